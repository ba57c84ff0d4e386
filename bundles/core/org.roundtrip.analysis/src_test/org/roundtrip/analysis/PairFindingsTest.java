// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.interop.Cell;
import org.roundtrip.analysis.interop.Pair;
import org.roundtrip.model.Run;
import org.roundtrip.model.sweep.RowKey;

/** What a run of every client with every server shows. */
class PairFindingsTest {
    private static final List<String> ROWS = List.of("A", "A to B", "B to A", "B");
    @TempDir
    private Path temp;

    private static List<Finding> findings(Runs runs) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            return Findings.of(analysis);
        }
    }

    /** Each row takes longer than the one before it. */
    private Runs measured(boolean quick, String operation, int forks) throws IOException {
        Runs runs = Runs.everyPair(temp.resolve("r"), quick, "A", "B");
        for (int repetition = 1; repetition <= forks; repetition++) {
            int noise = repetition;
            for (String row : ROWS) {
                long nanos = 1000 * (1 + ROWS.indexOf(row));
                runs.done(row, operation, repetition, 1000, call -> nanos + noise, null);
            }
        }
        return runs;
    }

    @Test
    void aRunOfPairsIsSummedUpInsteadOfItsCells() throws IOException {
        Runs runs = measured(false, "ping", 3);
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("A", "text", repetition, 1000, call -> 2000, null).done("B", "text", repetition, 1000, call -> 16_000, null);
            runs.refused("A to B", "text", repetition, "B cannot carry text.").failed("B to A", "text", repetition, "Another value.");
        }
        List<Finding> found = findings(runs);
        assertEquals(4, found.size(), found.toString());
        assertEquals(new PairFinding.Working(4, 2, 2, 0, 2), found.get(0));
        PairFinding.Hindered failed = assertInstanceOf(PairFinding.Hindered.class, found.get(1), "failures come before refusals");
        assertEquals(Cell.State.FAILED, failed.obstacle().state());
        assertEquals(List.of(new Pair("B", "A")), failed.obstacle().pairs());
        assertEquals(List.of("text"), failed.obstacle().operations());
        assertEquals(List.of("Another value."), failed.obstacle().reasons());
        assertEquals(new RowKey("B to A", "text"), failed.row());
        assertEquals(Cell.State.REFUSED, assertInstanceOf(PairFinding.Hindered.class, found.get(2)).obstacle().state());
        PairFinding.Extremes extremes = assertInstanceOf(PairFinding.Extremes.class, found.get(3));
        assertEquals(1, extremes.operations(), "all that work carry ping alone");
        assertEquals(new Pair("A", "A"), extremes.fastest());
        assertEquals(new Pair("B", "B"), extremes.slowest());
        assertEquals(4, extremes.ratio(), 0.02);
        assertTrue(extremes.low() > 3.9 && extremes.doubt().isEmpty(), extremes.toString());
    }

    @Test
    void theRatioOfTwoPairsIsTheGeometricMeanOverAllOperations() throws IOException {
        Runs runs = measured(false, "ping", 3);
        for (int repetition = 1; repetition <= 3; repetition++) {
            for (String row : ROWS) {
                runs.done(row, "text", repetition, 1000, call -> row.equals("B") ? 16_000 : 1000, null);
            }
        }
        PairFinding.Extremes extremes = assertInstanceOf(PairFinding.Extremes.class, findings(runs).getLast());
        assertEquals(2, extremes.operations());
        assertEquals(8, extremes.ratio(), 0.05, "of 4 and 16");
        assertEquals(new RowKey("B", "text"), extremes.row(), "there they differ most");
    }

    @Test
    void aQuickRunOrOneForkGivesAnIndicationOnly() throws IOException {
        assertEquals(Optional.of(Doubt.QUICK_RUN), findings(measured(true, "ping", 1)).getLast().doubt());
        Runs one = Runs.everyPair(temp.resolve("one"), false, "A", "B");
        for (String row : ROWS) {
            one.done(row, "ping", 1, 1000, call -> row.equals("B") ? 4000 : 1000, null);
        }
        assertEquals(Optional.of(Doubt.ONE_FORK), findings(one).getLast().doubt());
    }

    @Test
    void pairsThatDoNotDifferHaveNoFastest() throws IOException {
        Runs runs = Runs.everyPair(temp.resolve("r"), false, "A", "B");
        for (int repetition = 1; repetition <= 3; repetition++) {
            for (String row : ROWS) {
                runs.done(row, "ping", repetition, 1000, call -> 1000, null);
            }
        }
        List<Finding> found = findings(runs);
        assertEquals(List.of(new PairFinding.Working(4, 0, 0, 0, 2)), found, "text was not measured");
        assertEquals(4, ((PairFinding.Working) found.getFirst()).open());
    }

    @Test
    void theFloorIsNoPairThatIsCompared() throws IOException {
        Runs runs = Runs.everyPair(temp.resolve("r"), false, "socket", "B");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("socket", "ping", repetition, 1000, call -> 1000, null).done("B", "ping", repetition, 1000, call -> 9000, null);
        }
        assertEquals(1, findings(runs).size(), "one pair is left, which is compared with nothing");
    }
}
