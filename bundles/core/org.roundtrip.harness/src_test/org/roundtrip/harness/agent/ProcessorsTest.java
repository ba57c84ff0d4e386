// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.control.ControlLine;

class ProcessorsTest {
    @TempDir
    private Path proc;

    @Test
    void theTimeOfItsSessionIsItsOwn() throws IOException {
        write("sys/kernel/random/boot_id", "one-boot\n");
        write("stat", "cpu  1 2 3 4 5 6 7 8 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n");
        write("self/stat", process("java", 700, 1, 2, 3, 4));
        write("701/stat", process("java", 700, 1, 2, 3, 4));
        write("702/stat", process("of (a) kind", 700, 10, 0, 0, 0));
        write("703/stat", process("java", 1, 1000, 1000, 1000, 1000));
        Files.createDirectories(proc.resolve("704"));
        ControlLine answer = Processors.describe(ControlLine.of("done"), proc);
        assertEquals("one-boot", answer.text("machine"));
        assertEquals("cpu  1 2 3 4 5 6 7 8 0 0", answer.text("stat"));
        assertEquals(200, answer.number("ownMillis"));
    }

    @Test
    void elsewhereNothingIsSaid() {
        assertEquals(ControlLine.of("done").toString(), Processors.describe(ControlLine.of("done"), proc).toString());
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(proc.resolve(file).getParent());
        Files.writeString(proc.resolve(file), text);
    }

    private static String process(String name, int session, int... times) {
        return "1 (" + name + ") S 2 3 " + session + " 0 -1 4194560 1 2 3 4 " + times[0] + " " + times[1] + " " + times[2] + " "
                + times[3] + " 20 0 1 0\n";
    }
}
