// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.examples.Examples;
import org.roundtrip.examples.RecordedRuns;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;

/** The run that comes with Roundtrip is beyond doubt, and says wherever it is named that it was recorded. */
class RecordedRunTest {
    private static final String NAME = RecordedRuns.names().getFirst();
    private static final String MARK = "First look (recorded)";
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void begin() {
        terminal = new Terminal(folder);
    }

    @Test
    void eachRowIsSteadyAndHasPackets() throws IOException {
        RunFolder recorded = RunFolder.open(RecordedRuns.in(folder, NAME));
        Run run = recorded.run();
        assertEquals(Run.Outcome.DONE, run.outcome());
        assertEquals(NAME, run.id());
        assertTrue(run.quick() && run.recorded().isPresent());
        assertEquals(PlanFiles.parse(Examples.read("first-look"), "").contract(), run.plan().contract());
        try (RunAnalysis analysis = RunAnalysis.of(recorded)) {
            List<Result> rows = analysis.results();
            assertFalse(rows.isEmpty());
            rows.forEach(row -> {
                assertEquals(RowState.STEADY, row.state(), row.row().toString());
                assertTrue(row.calls() > 0, row.row().toString());
            });
        }
        run.forks().forEach(fork -> assertTrue(Files.exists(recorded.capture(fork)), fork.toString()));
    }

    @Test
    void itTellsNothingOfThePersonWhoRecordedIt() throws IOException {
        try (Stream<Path> files = Files.walk(RecordedRuns.in(folder, NAME))) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(json|log|csv)")).toList()) {
                String text = Files.readString(file);
                assertFalse(text.contains("/home/") || text.contains("/root/") || text.contains("/tmp/"), file.toString());
            }
        }
    }

    @Test
    void itIsUnpackedOnce() throws IOException {
        Path run = RecordedRuns.in(folder, NAME);
        Path mark = Files.writeString(run.resolve("label.json.kept"), "");
        assertEquals(run, RecordedRuns.in(folder, NAME));
        assertTrue(Files.exists(mark));
        Files.writeString(run.resolve("run.json"), "{}");
        RecordedRuns.in(folder, NAME);
        assertFalse(Files.exists(mark), "another version was there");
        assertEquals(Run.Outcome.DONE, RunFolder.open(run).run().outcome());
    }

    @Test
    void listsAndReportsNameItWithItsMark() {
        assertEquals(0, terminal.type("runs"));
        assertTrue(terminal.out.contains(NAME) && terminal.out.contains(MARK), terminal.out);
        assertEquals(0, terminal.type("report", NAME, "--md"));
        assertTrue(terminal.out.contains("Recorded on "), terminal.out);
        for (String file : List.of("r.html", "r.md", "r.tex")) {
            assertEquals(0, terminal.type("report", "first-look", "--to", file), terminal.err);
            assertTrue(read(folder.resolve(file)).contains(MARK), file);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
