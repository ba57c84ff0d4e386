// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

class ComparisonTest {
    @TempDir
    private Path temp;

    private Optional<Comparison> compare(Runs runs, int one, int other) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            List<Result> rows = analysis.results();
            return Comparison.of(analysis, rows.get(one), rows.get(other));
        }
    }

    private Runs runs(boolean quick, int forks) throws IOException {
        Runs runs = new Runs(temp.resolve("r"), quick, "rmi", "jacorb");
        for (int repetition = 1; repetition <= forks; repetition++) {
            int slow = 2000 + 20 * repetition;
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null)
                    .done("jacorb", "ping", repetition, 1000, i -> slow, null)
                    .done("rmi", "text", repetition, 1000, i -> 3 * slow, null);
        }
        return runs;
    }

    /** The same figures as the finding on the same two rows. */
    @Test
    void twoRowsOfAnOperationAreComparedAsAFindingDoes() throws IOException {
        Runs runs = runs(false, 5);
        Finding finding;
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            finding = Findings.of(analysis).getFirst();
        }
        Comparison found = compare(runs, 0, 1).orElseThrow();
        assertEquals("jacorb", found.slower().variant());
        assertEquals(finding.ratio(), found.ratio());
        assertEquals(Optional.empty(), found.rough());
        assertTrue(found.differs());
        Comparison swapped = compare(runs, 1, 0).orElseThrow();
        assertEquals("jacorb", swapped.slower().variant());
        assertEquals(found.ratio().ratio(), swapped.ratio().ratio(), 1e-9);
    }

    @Test
    void rowsOfDifferentOperationsAreComparedToo() throws IOException {
        Comparison found = compare(runs(false, 5), 2, 0).orElseThrow();
        assertEquals("text", found.slower().operation());
        assertEquals(6.2, found.ratio().ratio(), 0.1);
        assertTrue(found.ratio().low() < found.ratio().ratio() && found.ratio().ratio() < found.ratio().high());
    }

    @Test
    void aQuickRunIsAnIndication() throws IOException {
        Comparison found = compare(runs(true, 1), 0, 1).orElseThrow();
        assertEquals(Optional.of(Doubt.QUICK_RUN), found.rough());
    }

    @Test
    void aRowWithoutCallsCannotBeCompared() throws IOException {
        assertEquals(Optional.empty(), compare(runs(false, 3), 0, 3));
    }
}
