// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.steady.ForkSteady;
import org.roundtrip.analysis.steady.SteadyState.Verdict;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

class KeptFiguresTest {
    private static final int CALLS = 2_000;
    @TempDir
    private Path temp;
    private Runs runs;

    /** Calls of the warm-up take twice as long as those measured; 10 more are captured. */
    @BeforeEach
    void measure() throws IOException {
        runs = new Runs(temp.resolve("run"), false, "socket")
                .done("socket", "ping", 1, CALLS, i -> 20_000 + i * 37 % 101, new Fork.Capture(10L, 1L, 1L, 0L, null));
    }

    @Test
    void aForkIsJudgedFromItsFirstCallToItsLastMeasuredOne() throws IOException {
        ForkSteady verdict = steadiness(runs.end(Run.Outcome.DONE)).orElseThrow();
        assertEquals(2, verdict.batch(), "4,001 calls");
        assertEquals(1 + CALLS / 2, verdict.measuredFrom());
        assertEquals(1 + CALLS, verdict.medians().n());
        assertEquals(Verdict.WARM_UP, verdict.medians().verdict());
        assertEquals(Verdict.WARM_UP, verdict.means().verdict());
        assertEquals(verdict.measuredFrom(), verdict.medians().steadyFrom());
        assertTrue(verdict.medians().steady());
    }

    @Test
    void theVerdictIsKeptBesideTheJournal() throws IOException {
        RunFolder folder = runs.end(Run.Outcome.DONE);
        Path file = folder.steady(folder.run().forks().getFirst());
        Optional<ForkSteady> computed = steadiness(folder);
        String kept = Files.readString(file);
        assertEquals(computed, steadiness(folder));
        Files.writeString(file, kept.replace("\"outliers\":0", "\"outliers\":4711"));
        assertEquals(4_711, steadiness(folder).orElseThrow().medians().outliers(), "it is read");
        for (String other : new String[] {"", "{", "[]", "{\"method\":1}", kept.replace("\"journalBytes\":", "\"journalBytes\":1"),
                kept.replace("\"method\":", "\"method\":9"), kept.replace("warm-up", "luke").replace("WARM_UP", "luke")}) {
            Files.writeString(file, other);
            assertEquals(computed, steadiness(folder), other);
            assertEquals(kept, Files.readString(file), "it is written again");
        }
    }

    @Test
    void figuresAreKeptBesideTheJournal() throws IOException {
        RunFolder folder = runs.end(Run.Outcome.DONE);
        Path file = folder.calls(folder.run().forks().getFirst());
        List<Result> computed = results(folder);
        String kept = Files.readString(file);
        assertEquals(computed, results(folder));
        Files.writeString(file, kept.replace("\"mostInFlight\":1", "\"mostInFlight\":4711"));
        assertNotEquals(computed, results(folder), "it is read");
        for (String other : new String[] {"", "{", kept.replace("\"journalBytes\":", "\"journalBytes\":1"), kept.replace("\"method\":", "\"method\":9"),
                kept.replace("\"counts\":[", "\"counts\":[7,")}) {
            Files.writeString(file, other);
            assertEquals(computed, results(folder), other);
            assertEquals(kept, Files.readString(file), "it is written again");
        }
    }

    private static List<Result> results(RunFolder folder) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(folder)) {
            return analysis.results();
        }
    }

    @Test
    void nothingIsJudgedWhileTheRunIsUnderWay() throws IOException {
        RunFolder folder = runs.end(Run.Outcome.RUNNING);
        assertEquals(Optional.empty(), steadiness(folder));
        assertFalse(Files.exists(folder.steady(folder.run().forks().getFirst())));
        assertFalse(Files.exists(folder.calls(folder.run().forks().getFirst())));
    }

    private static Optional<ForkSteady> steadiness(RunFolder folder) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(folder)) {
            return analysis.steadiness(analysis.run().forks().getFirst());
        }
    }
}
