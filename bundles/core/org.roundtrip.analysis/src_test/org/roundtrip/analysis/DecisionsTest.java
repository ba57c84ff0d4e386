// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.Verdict;

class DecisionsTest {
    @TempDir
    private Path temp;

    /** Of ping, rmi is clear of the floor and axis of rmi; jacorb is near rmi and swings by its last figure. */
    private Runs runs(int blocks, int swing) throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "socket", "rmi", "jacorb", "axis");
        for (int block = 1; block <= blocks; block++) {
            int jacorb = 2000 + swing * (block % 2 == 0 ? 1 : -1) + block;
            int noise = block;
            runs.done("socket", "ping", block, 1000, i -> 1000 + noise, null).done("rmi", "ping", block, 1000, i -> 2000 + noise, null)
                    .done("jacorb", "ping", block, 1000, i -> jacorb, null).done("axis", "ping", block, 1000, i -> 90_000 + noise, null);
        }
        return runs;
    }

    private Decisions decisions(Runs runs) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.RUNNING))) {
            return Decisions.of(analysis);
        }
    }

    @Test
    void eachRowIsComparedWithTheFloorAndTheFastestWithTheNext() throws IOException {
        Decisions found = decisions(runs(4, 1));
        assertEquals(new Decisions(4, 4), found);
        assertTrue(found.all());
    }

    @Test
    void aRatioWhoseBlocksDisagreeIsOpen() throws IOException {
        Decisions found = decisions(runs(4, 200));
        assertEquals(new Decisions(3, 4), found);
        assertFalse(found.all());
    }

    @Test
    void rowsThatFailedHaveNoRatio() throws IOException {
        assertEquals(new Decisions(3, 3), decisions(runs(4, 200).failed("jacorb", "ping", 5, "broken")));
    }

    @Test
    void aSecondBlockOpensNothingThatOneDecided() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "jacorb").done("rmi", "ping", 1, 1000, i -> 2000, null)
                .done("jacorb", "ping", 1, 1000, i -> 2600, null);
        assertEquals(new Decisions(1, 1), decisions(runs));
        assertEquals(new Decisions(1, 1), decisions(runs.done("rmi", "ping", 2, 1000, i -> 2000, null).done("jacorb", "ping", 2, 1000, i -> 2700, null)));
    }

    /** What a run knew of its machine decides on a single block: rmi and jacorb differ by 20 %. */
    @Test
    void singleForksGoByWhatTheRunKnew() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "jacorb").done("rmi", "ping", 1, 1000, i -> 2000, null)
                .done("jacorb", "ping", 1, 1000, i -> 2400, null);
        assertEquals(new Decisions(0, 1), decisions(runs));
        String little = new ForkSpread(0.01, 100).toString();
        assertEquals(new Decisions(1, 1), decisions(runs.fact("provider.rmi.spread", little).fact("provider.jacorb.spread", little)));
    }

    @Test
    void anOpenComparisonSaysHowManyBlocksWouldDecideIt() throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs(4, 200).end(Run.Outcome.DONE))) {
            List<Result> rows = analysis.results();
            assertEquals(Verdict.OPEN, Comparison.of(analysis, rows.get(1), rows.get(2)).orElseThrow().verdict());
            assertTrue(Comparison.more(analysis, rows.get(1), rows.get(2)).orElseThrow() > 0);
            assertEquals(Verdict.DIFFERS, Comparison.of(analysis, rows.get(0), rows.get(1)).orElseThrow().verdict());
            assertEquals(OptionalInt.of(0), Comparison.more(analysis, rows.get(0), rows.get(1)));
        }
    }
}
