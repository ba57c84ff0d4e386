// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.roundtrip.provider.CompileSetting;

/**
 * A generator for tests: {@code write|fail|hang LOG}. It writes a class, fails with a message, or hangs with a child
 * process.
 */
public final class TrialGenerator {
    private TrialGenerator() {
    }

    /** What needs no JVM is done by a shell, which starts sooner. */
    private static final Map<String, String> SCRIPTS = Map.of(
            "write", "echo $$ >>\"$1\"; mkdir made; echo 'package made; public class Made { }' >made/Made.java; printf made=true >made/made.properties",
            "wrong", "echo $$ >>\"$1\"; mkdir made; echo 'package made; public class Made extends Missing { }' >made/Made.java",
            "fail", "echo $$ >>\"$1\"; echo \"line 7: unexpected 'struct'\" >&2; exit 3");

    /** Returns a recipe that uses it. */
    static Recipe recipe(String what, Path log) {
        BuildStep step = SCRIPTS.containsKey(what)
                ? new BuildStep.Program("The trial generator", List.of("sh", "-c", SCRIPTS.get(what), "sh", log.toString()), Map.of(), Duration.ofMinutes(5))
                : new Generator("The trial generator", TrialGenerator.class.getName(), BundleClassPath.of(TrialGenerator.class), List.of(),
                        List.of(what, log.toString()));
        return new Recipe("trial", "1", Map.of("idl/trial.txt", "of no use to Java"), List.of(step), List.of(), CompileSetting.NEWEST);
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path log = Path.of(arguments[1]);
        Files.writeString(log, ProcessHandle.current().pid() + "\n",
                StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        switch (arguments[0]) {
            case "write in Java" -> {
                Files.createDirectories(Path.of("made"));
                Files.writeString(Path.of("made/Made.java"), "package made; public class Made { }");
                Files.writeString(Path.of("made/made.properties"), "made=true");
            }
            case "hang" -> {
                Process child = new ProcessBuilder("sleep", "600").start();
                Files.writeString(log, child.pid() + "\n", StandardOpenOption.APPEND);
                Thread.sleep(600_000);
            }
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }
}
