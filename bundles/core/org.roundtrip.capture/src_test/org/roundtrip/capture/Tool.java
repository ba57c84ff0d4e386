// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Runs installed programs with whose output tests compare ours. */
public final class Tool {
    private Tool() {
    }

    /** Skips the test when a program is not installed. */
    public static void need(String name) {
        assumeTrue(Stream.of("/usr/sbin", "/usr/bin", "/sbin", "/bin").map(folder -> Path.of(folder, name))
                .anyMatch(Files::isExecutable), name + " is not installed, so there is nothing to compare with");
    }

    /** Returns the lines that a program prints. @throws IOException when it fails */
    public static List<String> lines(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines = process.inputReader().lines().toList();
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + " ended with " + process.exitValue());
        }
        return lines;
    }
}
