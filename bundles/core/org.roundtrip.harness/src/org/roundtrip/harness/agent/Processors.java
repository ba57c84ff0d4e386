// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Frequency;

/**
 * What Linux says of its processors, see proc_stat(5) and proc_pid_stat(5). The agent's own processes are those of its
 * session.
 */
final class Processors {
    /** The kernel reports in ticks of 1/100 s, whatever its own clock is. */
    private static final int TICK_MILLIS = 10;
    /**
     * Fields of a process behind its name, which is in brackets. They are its session, then user and system time of it
     * and its ended children.
     */
    private static final int SESSION = 3;
    private static final int FIRST_TIME = 11;
    private static final int LAST_TIME = 14;

    private Processors() {
    }

    /**
     * Adds {@code machine}, the first line of {@code stat}, and {@code ownMillis} to an answer; nothing on other systems.
     *
     * @param proc the folder {@code /proc}
     */
    static ControlLine describe(ControlLine answer, Path proc) {
        try {
            String session = fields(proc.resolve("self"))[SESSION];
            ControlLine known = Frequency.megahertz().isPresent() ? answer.with("megahertz", Frequency.megahertz().get()) : answer;
            return known.with("machine", text(proc.resolve("sys/kernel/random/boot_id")).trim())
                    .with("stat", text(proc.resolve("stat")).split("\n")[0]).with("ownMillis", ticks(proc, session) * TICK_MILLIS);
        } catch (IOException unknown) {
            return answer;
        }
    }

    private static long ticks(Path proc, String session) throws IOException {
        long ticks = 0;
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(proc, "[0-9]*")) {
            for (Path process : processes) {
                try {
                    String[] fields = fields(process);
                    for (int i = FIRST_TIME; fields[SESSION].equals(session) && i <= LAST_TIME; i++) {
                        ticks += Long.parseLong(fields[i]);
                    }
                } catch (IOException ended) {
                    // its time is that of its parent now
                }
            }
        }
        return ticks;
    }

    private static String[] fields(Path process) throws IOException {
        String stat = text(process.resolve("stat"));
        return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }
}
