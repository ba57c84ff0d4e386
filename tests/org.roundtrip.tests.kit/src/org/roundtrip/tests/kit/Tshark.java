// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Wireshark's program for the command line, with which our numbers are compared. */
final class Tshark {
    private static final String PROGRAM = "tshark";

    private Tshark() {
    }

    /** Prints fields of the packets of a capture, a line each. Where the program is missing, the test is skipped. */
    static List<String> fields(Path capture, List<String> options, List<String> fields) throws IOException, InterruptedException {
        boolean installed = Stream.of("/usr/bin", "/usr/local/bin").map(folder -> Path.of(folder, PROGRAM)).anyMatch(Files::isExecutable);
        Assumptions.assumeTrue(installed, "tshark is not installed, so there is nothing to compare with");
        List<String> command = new ArrayList<>(List.of(PROGRAM, "-n", "-r", capture.toString(), "-T", "fields"));
        command.addAll(options);
        fields.forEach(field -> command.addAll(List.of("-e", field)));
        Process program = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines = program.inputReader().lines().toList();
        if (program.waitFor() != 0) {
            throw new IOException(command + " ended with " + program.exitValue());
        }
        return lines;
    }
}
