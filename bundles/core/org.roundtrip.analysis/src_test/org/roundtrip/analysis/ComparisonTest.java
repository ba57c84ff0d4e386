// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Against;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.Verdict;

class ComparisonTest {
    @TempDir
    private Path temp;

    private Runs runs(int forks) throws IOException {
        Runs runs = new Runs(Files.createTempDirectory(temp, "run").resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= forks; repetition++) {
            int slow = 2000 + 20 * repetition;
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null).done("jacorb", "ping", repetition, 1000, i -> slow, null)
                    .done("rmi", "text", repetition, 1000, i -> 3 * slow, null);
        }
        return runs;
    }

    /** Of rmi and jacorb with ping, then with text, which jacorb lacks. @param kinds of evidence of the row and of the reference */
    private Optional<Against> compare(int row, int reference, List<Evidence.Kind> kinds, List<Evidence.Kind> others) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs(5).end(Run.Outcome.DONE))) {
            List<Result> rows = analysis.results();
            return Comparison.of(analysis, with(rows.get(row), kinds), with(rows.get(reference), others));
        }
    }

    private static Result with(Result row, List<Evidence.Kind> kinds) {
        return row.with(kinds.stream().map(kind -> new Evidence(kind, 1, 0)).toList(), null);
    }

    @Test
    void aRatioIsThatOfTheRowToTheReference() throws IOException {
        Against found = compare(1, 0, List.of(), List.of()).orElseThrow();
        assertEquals("rmi", found.reference());
        assertEquals(2.06, found.ratio(), 0.01);
        assertEquals(Verdict.DIFFERS, found.verdict());
        Against swapped = compare(0, 1, List.of(), List.of()).orElseThrow();
        assertEquals(1 / found.ratio(), swapped.ratio(), 1e-9);
        assertEquals(Verdict.DIFFERS, swapped.verdict());
    }

    /** The four ratios are 1.08 to 1.15. Their interval of 95 % lies above 1.05, that of 99 % does not. */
    @Test
    void whileBlocksMayBeAddedTheVerdictAsksForMoreThanTheIntervalThatIsShown() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 4; repetition++) {
            long slow = Math.round(10_000 * Math.exp(0.06 + 0.02 * repetition));
            runs.done("rmi", "ping", repetition, 1000, i -> 10_000, null).done("jacorb", "ping", repetition, 1000, i -> slow, null);
        }
        for (Forks forks : List.of(Forks.fixed(4), new Forks(4, 16))) {
            try (RunAnalysis analysis = RunAnalysis.of(runs.forks(forks).end(Run.Outcome.DONE))) {
                List<Result> rows = analysis.results();
                Against found = Comparison.of(analysis, rows.get(1), rows.get(0)).orElseThrow();
                assertTrue(found.low() > Verdict.SAME, found.toString());
                assertEquals(forks.most() == 4 ? Verdict.DIFFERS : Verdict.OPEN, found.verdict());
            }
        }
    }

    @Test
    void rowsOfDifferentOperationsAreComparedToo() throws IOException {
        Against found = compare(2, 0, List.of(), List.of()).orElseThrow();
        assertEquals(6.2, found.ratio(), 0.1);
        assertTrue(found.low() < found.ratio() && found.ratio() < found.high());
    }

    @Test
    void aRowThatIsWarmingHasAnUpperBoundAndAReferenceThatIsNone() throws IOException {
        Against found = compare(1, 0, List.of(Evidence.Kind.UNSTEADY_FORKS), List.of()).orElseThrow();
        assertTrue(found.atMost());
        assertEquals(Verdict.OPEN, found.verdict());
        assertEquals(Optional.empty(), compare(1, 0, List.of(), List.of(Evidence.Kind.COLD_FORKS)));
    }

    @Test
    void whatFailedOrHasFewCallsHasNoRatio() throws IOException {
        for (Evidence.Kind kind : List.of(Evidence.Kind.LOST_CALLS, Evidence.Kind.FEW_CALLS, Evidence.Kind.SHORT_FORKS)) {
            assertEquals(Optional.empty(), compare(1, 0, List.of(kind), List.of()), kind.name());
            assertEquals(Optional.empty(), compare(1, 0, List.of(), List.of(kind)), kind.name());
        }
        assertEquals(Optional.empty(), compare(0, 3, List.of(), List.of()), "it has no calls");
    }

    @Test
    void whatOthersDisturbedStaysOpenAndWhatIsScatteredIsJudged() throws IOException {
        assertEquals(Verdict.OPEN, compare(1, 0, List.of(Evidence.Kind.BUSY), List.of()).orElseThrow().verdict());
        assertEquals(Verdict.OPEN, compare(1, 0, List.of(), List.of(Evidence.Kind.BUSY)).orElseThrow().verdict());
        assertEquals(Verdict.DIFFERS, compare(1, 0, List.of(Evidence.Kind.FORKS_APART), List.of()).orElseThrow().verdict());
    }
}
