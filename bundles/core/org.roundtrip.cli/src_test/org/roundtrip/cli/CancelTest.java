// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Run;

@Tag("process")
@EnabledOnOs({OS.LINUX, OS.MAC})
class CancelTest {
    @TempDir
    private Path folder;

    @Test
    void theSystemEndsTheRunAndItsFolderIsWhole() throws Exception {
        end("TERM", 143);
    }

    @Tag("night")
    @Test
    void ctrlCEndsTheRunAndItsFolderIsWhole() throws Exception {
        assumeFalse(ignoresInterrupts(), "started in the background of a shell, without Ctrl+C");
        end("INT", 130);
    }

    private void end(String signal, int status) throws Exception {
        new Terminal(folder).plan("long.plan.json", "\"byte\"", "\"seconds\": 600");
        Process process = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(),
                "-Djava.awt.headless=true", "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
                CancelMain.class.getName(), "run", "long.plan.json", "--out", "run").directory(folder.toFile())
                .redirectErrorStream(true).start();
        try (BufferedReader output = process.inputReader()) {
            String begun;
            do {
                begun = output.readLine();
                assertNotNull(begun, "it ended before it measured");
            } while (!begun.startsWith("[0/1] ") || !begun.contains("ping"));
            anotherRunIsRefused();
            assertEquals(0, new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor());
            String printed = output.lines().collect(Collectors.joining("\n"));
            assertEquals(status, process.waitFor(), printed);
            assertTrue(printed.contains("Cancelling ..."), printed);
            assertTrue(printed.contains("Cancelled; what was recorded until then is kept."), printed);
            assertTrue(printed.contains("byte "), printed);
        } finally {
            process.destroyForcibly();
        }
        RunFolder run = RunFolder.open(folder.resolve("run"));
        assertEquals(Run.Outcome.CANCELLED, run.run().outcome());
        assertTrue(Files.exists(run.folder().resolve("report.html")));
        assertEquals(List.of(), ProcessHandle.allProcesses().filter(each -> each.info().commandLine().orElse("")
                .contains(folder.toString())).toList(), "a process is left");
    }

    private void anotherRunIsRefused() {
        Terminal terminal = new Terminal(folder);
        assertEquals(3, terminal.type("run", "long.plan.json", "--out", "other"));
        assertEquals("Another Roundtrip is measuring the run run; both would disturb each other.",
                terminal.err.lines().findFirst().orElse(""));
        assertTrue(Files.notExists(folder.resolve("other")), "nothing was begun");
    }

    /** Returns whether this process, and so each process that it starts, ignores SIGINT (signal 2). */
    private static boolean ignoresInterrupts() throws IOException {
        Path status = Path.of("/proc/self/status");
        return Files.exists(status) && Files.readAllLines(status).stream().filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
    }
}
