// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Run;

class FindingTest {
    @TempDir
    private Path temp;

    @Test
    void theFastestIsComparedWithTheNextButNotWithTheFloor() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "socket", "axis", "rmi", "jacorb");
        for (int repetition = 1; repetition <= 4; repetition++) {
            int noise = 10 * repetition;
            runs.done("socket", "ping", repetition, 1000, i -> 1000, null)
                    .done("rmi", "ping", repetition, 1000, i -> 2000 + noise, null)
                    .done("jacorb", "ping", repetition, 1000, i -> 3800 - noise, null)
                    .done("axis", "ping", repetition, 1000, i -> 9000, null);
        }
        assertEquals("rmi is 1.9 x faster than jacorb on ping; 95 % 1.8 to 1.9.",
                Finding.of(runs.end(Run.Outcome.DONE)));
    }

    @Test
    void variantsThatDoNotDifferAreNotRanked() throws IOException {
        Random random = new Random(1);
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 5; repetition++) {
            long rmi = 2000 + random.nextInt(400);
            long jacorb = 2000 + random.nextInt(400);
            runs.done("rmi", "ping", repetition, 1000, i -> rmi, null)
                    .done("jacorb", "ping", repetition, 1000, i -> jacorb, null);
        }
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            Comparison found = Comparison.of(analysis, "rmi", "jacorb", "ping");
            assertFalse(found.differs());
            assertTrue(found.low() < found.ratio() && found.ratio() < found.high(), found.toString());
            assertTrue(Finding.of(analysis).contains("cannot be told apart on ping"), Finding.of(analysis));
            assertEquals(found, Comparison.of(analysis, "rmi", "jacorb", "ping"), "the same seed, the same draws");
        }
    }

    @Test
    void onlyBlocksWithBothSidesCount() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb").done("rmi", "ping", 1, 1000, i -> 2000, null)
                .failed("jacorb", "ping", 1, "It died.").done("jacorb", "ping", 2, 1000, i -> 4000, null)
                .done("rmi", "ping", 2, 1000, i -> 1000, null);
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.FAILED))) {
            Comparison found = Comparison.of(analysis, "jacorb", "rmi", "ping");
            assertEquals("rmi", found.faster());
            assertEquals(4, found.ratio(), 0.004);
            assertNull(found.low());
            assertEquals(1, found.forks());
            assertNull(Comparison.of(analysis, "jacorb", "rmi", "text"));
            assertEquals(List.of("rmi is 4.0 x faster than jacorb on ping (one fork, an indication only)."),
                    Finding.all(analysis));
        }
    }

    @Test
    void aQuickRunIsMarkedAndASingleMiddlewareIsComparedWithTheFloor() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "socket", "rmi").done("rmi", "text", 1, 1000, i -> 30_000, null)
                .done("socket", "text", 1, 1000, i -> 1500, null);
        assertEquals("socket is 20 x faster than rmi on text (quick run, an indication only).",
                Finding.of(runs.end(Run.Outcome.DONE)));
    }

    @Test
    void aSingleForkDoesNotRankNearlyEqualVariants() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb").done("rmi", "ping", 1, 1000, i -> 1020, null)
                .done("jacorb", "ping", 1, 1000, i -> 1000, null);
        assertEquals("jacorb and rmi cannot be told apart on ping: 1.02 x (one fork, an indication only).",
                Finding.of(runs.end(Run.Outcome.DONE)));
    }

    @Test
    void withoutCallsThereIsNoFinding() throws IOException {
        assertEquals("", Finding.of(new Runs(temp.resolve("r"), false, "socket", "rmi").end(Run.Outcome.CANCELLED)));
    }
}
