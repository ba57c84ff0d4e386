// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The program tcpdump, listening on the loopback device. */
final class Tcpdump implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;
    private static final int QUIET_MILLIS = 500;
    private final Process process;
    private final Path file;

    /** Listens to those ports; the test is skipped where that is not possible. */
    Tcpdump(Path file, Collection<Integer> ports) throws IOException {
        this.file = file;
        assumeTrue(installed("tcpdump"), "tcpdump is not installed, so there are no packets to look at");
        String filter = ports.stream().map(port -> "tcp port " + port).collect(Collectors.joining(" or "));
        process = new ProcessBuilder("tcpdump", "-i", "lo", "-s", "0", "-B", "65536", "-U", "--immediate-mode", "-Z",
                System.getProperty("user.name"), "-w", file.toString(), filter).redirectErrorStream(true).start();
        BufferedReader said = process.inputReader();
        String line = said.readLine();
        while (line != null && !line.contains("listening on")) {
            line = said.readLine();
        }
        String last = line;
        assumeTrue(last != null, "tcpdump may not capture here");
    }

    /** Whether a program is there. */
    static boolean installed(String name) {
        return Stream.of("/usr/sbin", "/usr/bin", "/sbin", "/bin").map(folder -> Path.of(folder, name))
                .anyMatch(Files::isExecutable);
    }

    /** Runs a program and returns its standard output. @throws IOException when its exit status is not 0 */
    static List<String> lines(String... command) throws IOException, InterruptedException {
        Process program = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines = program.inputReader().lines().toList();
        if (program.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + " ended with " + program.exitValue());
        }
        return lines;
    }

    /** Waits until no more packets arrive, and ends the program. */
    @Override
    public void close() throws IOException, InterruptedException {
        long size = -1;
        while (Files.size(file) > size) {
            size = Files.size(file);
            TimeUnit.MILLISECONDS.sleep(QUIET_MILLIS);
        }
        process.destroy();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
    }
}
