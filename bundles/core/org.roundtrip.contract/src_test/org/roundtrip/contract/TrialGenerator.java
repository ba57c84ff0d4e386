// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.roundtrip.provider.CompileSetting;

/**
 * A generator for tests: {@code write|fail|hang LOG}. It writes a class, fails with a message, or hangs with a child
 * process.
 */
public final class TrialGenerator {
    private TrialGenerator() {
    }

    /** Returns a recipe that uses it. */
    static Recipe recipe(String what, Path log) {
        return new Recipe("trial", "1", java.util.Map.of("idl/trial.txt", "of no use to Java"), List.of(
                new Generator("The trial generator", TrialGenerator.class.getName(),
                        BundleClassPath.of(TrialGenerator.class), List.of(), List.of(what, log.toString()))),
                List.of(), CompileSetting.NEWEST);
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path log = Path.of(arguments[1]);
        Files.writeString(log, ProcessHandle.current().pid() + "\n",
                StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        switch (arguments[0]) {
            case "write" -> {
                Files.createDirectories(Path.of("made"));
                Files.writeString(Path.of("made/Made.java"), "package made; public class Made { }");
                Files.writeString(Path.of("made/made.properties"), "made=true");
            }
            case "wrong" -> {
                Files.createDirectories(Path.of("made"));
                Files.writeString(Path.of("made/Made.java"), "package made; public class Made extends Missing { }");
            }
            case "hang" -> {
                Process child = new ProcessBuilder("sleep", "600").start();
                Files.writeString(log, child.pid() + "\n", StandardOpenOption.APPEND);
                Thread.sleep(600_000);
            }
            default -> {
                System.err.println("line 7: unexpected 'struct'");
                System.exit(3);
            }
        }
    }
}
