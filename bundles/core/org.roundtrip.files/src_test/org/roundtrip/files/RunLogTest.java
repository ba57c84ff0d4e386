// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLogTest {
    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("run.log");
    }

    @Test
    void aReaderFollowsTheLogFromBeforeItsFirstLine() throws Exception {
        RunLogReader reader = new RunLogReader(file);
        assertEquals(List.of(), reader.next());
        RunLog log = new RunLog(file);
        log.append("First.");
        assertEquals(List.of("First."), reader.next());
        assertEquals(List.of(), reader.next());
        log.append("Grüße, 日本.");
        log.append("Third.");
        assertEquals(List.of("Grüße, 日本.", "Third."), reader.next());
        assertEquals(List.of("First.", "Grüße, 日本.", "Third."), new RunLogReader(file).next());
    }

    @Test
    void eachLineIsATimeAndOneSentence() throws Exception {
        new RunLog(file).append(" While starting,\nthe server failed. ");
        String text = Files.readString(file);
        assertTrue(text.matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3})?Z"
                + " While starting, the server failed\\.\n"), text);
    }

    @Test
    void anIncompleteLineIsReadWhenItIsComplete() throws Exception {
        RunLogReader reader = new RunLogReader(file);
        write("2026-01-01T00:00:00Z One.\n2026-01-01T00:00:00.5Z Tw");
        assertEquals(List.of("One."), reader.next());
        write("o.\n");
        assertEquals(List.of("Two."), reader.next());
    }

    @Test
    void linesWithoutATimeAreReadAsTheyAre() throws Exception {
        write("no time\n\n2026 neither\n");
        assertEquals(List.of("no time", "", "2026 neither"), new RunLogReader(file).next());
    }

    @Test
    void aLogHasABound() throws Exception {
        RunLog log = new RunLog(file);
        String sentence = "x".repeat(100_000);
        for (int i = 0; i < 50; i++) {
            log.append(sentence);
        }
        List<String> lines = new RunLogReader(file).next();
        assertEquals("This log is full; further lines are left out.", lines.getLast());
        assertEquals(RunLog.MOST_BYTES / 100_026 + 1, lines.size());
        assertTrue(Files.size(file) <= RunLog.MOST_BYTES + 100, "bytes: " + Files.size(file));
    }

    @Test
    void anInterruptLosesNoLine() throws Exception {
        RunLog log = new RunLog(file);
        Thread.currentThread().interrupt();
        try {
            log.append("Cancelled.");
        } finally {
            assertTrue(Thread.interrupted());
        }
        assertEquals(List.of("Cancelled."), new RunLogReader(file).next());
    }

    private void write(String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
