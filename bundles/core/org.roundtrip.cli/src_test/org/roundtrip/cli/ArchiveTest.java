// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.cli.terminal.Status;

/** A run in one file: written by one command, read by the others. */
class ArchiveTest {
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void archive() throws IOException {
        terminal = new Terminal(folder);
        MadeRun.of(terminal.plan("a.plan.json", "\"byte\"", "\"calls\": 500"), false, folder.resolve("one"));
        assertEquals(Status.DONE, terminal.type("report", "one", "--to", "x.zip"), terminal.err);
    }

    @Test
    void commandsReadAnArchiveAsTheRunThatItWas() throws Exception {
        assertEquals(Status.DONE, terminal.type("report", "one", "--json"), terminal.err);
        JsonNode before = new ObjectMapper().readTree(terminal.out);
        assertEquals(Status.DONE, terminal.type("report", "x.zip", "--json"), terminal.err);
        assertEquals(before, new ObjectMapper().readTree(terminal.out));
        assertEquals(Status.DONE, terminal.type("compare", "one", "x.zip"), terminal.err);
        assertEquals(Status.DONE, terminal.type("report", "one", "--json"), terminal.err);
        assertEquals(List.of("one"), runs(), "one run, however often it is read");
        assertEquals(Status.DONE, terminal.type("plan", "x.zip"), terminal.err);
    }

    @Tag("process")
    @Test
    void theRunInAnArchiveIsMeasuredOnceMore() throws Exception {
        assertEquals(Status.DONE, terminal.type("run", "x.zip", "--no-wait"), terminal.err);
        assertEquals(2, runs().size(), terminal.err);
        assertTrue(terminal.err.contains("one"), terminal.err);
    }

    @Test
    void aDamagedArchiveIsRefused() throws Exception {
        byte[] bytes = Files.readAllBytes(folder.resolve("x.zip"));
        bytes[bytes.length / 3] ^= 0x55;
        Files.write(folder.resolve("y.zip"), bytes);
        assertEquals(Status.REFUSED, terminal.type("report", "y.zip"), terminal.err);
        assertTrue(terminal.err.startsWith("y.zip: "), terminal.err);
        assertEquals(List.of(), runs());
    }

    @Test
    void anArchiveHidesNoHosts() {
        assertEquals(Status.REFUSED, terminal.type("report", "one", "--to", "z.zip", "--hide-hosts"));
        assertFalse(Files.exists(folder.resolve("z.zip")));
    }

    @Test
    void theFigureOfAReportForLatexIsNotReplacedUnasked() throws Exception {
        Files.writeString(folder.resolve("t-answer.pdf"), "mine");
        assertEquals(Status.REFUSED, terminal.type("report", "one", "--to", "t.tex"));
        assertEquals("mine", Files.readString(folder.resolve("t-answer.pdf")));
        assertEquals(Status.DONE, terminal.type("report", "one", "--to", "t.tex", "--force"), terminal.err);
    }

    private List<String> runs() throws IOException {
        Path runs = folder.resolve("home/runs");
        if (!Files.exists(runs)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(runs)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
