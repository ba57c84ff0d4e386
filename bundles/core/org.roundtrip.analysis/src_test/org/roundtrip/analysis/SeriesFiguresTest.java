// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.calls.SeriesFigures;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.SeriesFigure;
import org.roundtrip.model.study.Summary;

class SeriesFiguresTest {
    private static final Series LONG = new Series(5_000, 2, Summary.MEAN), SHORT = new Series(2, 3, Summary.TRIMMED);

    @TempDir
    private Path folder;

    @Test
    void repetitionsAreReadFromTheJournalAlsoBeyondABlock() throws Exception {
        try (ForkReading fork = ForkReading.open(journal(true))) {
            List<double[]> read = fork.study(List.of(LONG, SHORT)).series();
            assertArrayEquals(new double[] {100, 200}, read.get(0));
            assertArrayEquals(new double[] {10, 20, 60}, read.get(1));
            assertTrue(fork.study(List.of(LONG)).series().isEmpty(), "other series than the plan's");
            assertEquals(0, fork.steady().count(), "they are no measured calls");
        }
    }

    @Test
    void aForkThatHasNotMadeAllGivesNoFigure() throws Exception {
        try (ForkReading fork = ForkReading.open(journal(false))) {
            assertTrue(fork.study(List.of(LONG, SHORT)).series().isEmpty());
        }
    }

    @Test
    void theFigureIsTheMedianOverForksOfTheirSummaries() {
        List<double[]> one = List.of(new double[] {10, 20, 60});
        List<double[]> other = List.of(new double[] {30, 40, 50});
        SeriesFigure figure = SeriesFigures.of(List.of(SHORT), List.of(one, other)).getFirst();
        assertEquals(30, figure.nanos(), "between 20 and 40");
        assertEquals(10, figure.lowestNanos());
        assertEquals(60, figure.highestNanos());
        assertEquals(Math.sqrt(350), figure.deviationNanos(), 1e-9, "of 10, 20, 30, 40, 50, 60");
        assertEquals(List.of(), SeriesFigures.of(List.of(SHORT), List.of()));
    }

    private Path journal(boolean whole) throws Exception {
        Path file = folder.resolve("client.journal");
        try (JournalWriter writer = JournalWriter.create(file)) {
            CallJournal journal = writer.of(0, 0);
            repetition(journal, LONG.calls(), 100);
            repetition(journal, LONG.calls(), 200);
            repetition(journal, SHORT.calls(), 10);
            repetition(journal, SHORT.calls(), 20);
            repetition(journal, whole ? SHORT.calls() : 1, 60);
        }
        return file;
    }

    private static void repetition(CallJournal journal, int calls, long nanos) throws Exception {
        for (int call = 0; call < calls; call++) {
            if (call % JournalFormat.SEQUENCE_CALLS == 0) {
                journal.beginSequence(Phase.SERIES, call);
                journal.start(1_000);
            }
            journal.add(nanos, 0);
        }
        journal.end();
    }
}
