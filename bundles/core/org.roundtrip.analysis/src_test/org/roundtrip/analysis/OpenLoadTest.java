// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.OfferedRate;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;
import org.roundtrip.model.load.Load;

/** Where calls arrive at a rate, what their callers see leads, and that a middleware does not keep up is said first. */
class OpenLoadTest {
    private static final long GAP = 1_000_000;
    private static final Load.Open THOUSAND = new Load.Open(1000, new Load.Constant(), 1, false);
    @TempDir
    private Path temp;

    /** A user read "48.1 ms is 700 x slower" of a middleware that answered 48 of 1,000 calls a second. */
    @Test
    void whoDoesNotHoldTheRateHasFailedAndHasNoRatio() throws IOException {
        Runs runs = Runs.open(temp.resolve("r"), THOUSAND, "socket", "rmi", "slow");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.arrived("socket", repetition, 1000, GAP, 10_000, 0).arrived("rmi", repetition, 1000, GAP, 40_000, 0)
                    .arrived("slow", repetition, 1000, GAP, 20_800_000, 0);
        }
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            Result slow = row(analysis, "slow");
            assertEquals(RowState.FAILED, slow.state());
            assertEquals(0.048, slow.evidence(Evidence.Kind.NOT_HELD).orElseThrow().value(), 0.0005);
            assertNull(slow.against());
            assertNotNull(row(analysis, "rmi").against());
            assertTrue(Findings.of(analysis, analysis.results()).stream().noneMatch(found -> found.row().variant().equals("slow")));
        }
    }

    @Test
    void dividedByTheFloorAndComparedAreResponses() throws IOException {
        Runs runs = Runs.open(temp.resolve("r"), THOUSAND, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 2; repetition++) {
            runs.arrived("rmi", repetition, 1000, GAP, 40_000, 0).arrived("jacorb", repetition, 1000, GAP, 80_000 + repetition, 0);
        }
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            Result rmi = row(analysis, "rmi");
            assertEquals(rmi.underLoad().responseP50Nanos(), rmi.medianNanos());
            assertEquals(2, rmi.forkMediansNanos().size());
            assertEquals(2, Comparison.of(analysis, row(analysis, "jacorb"), rmi).orElseThrow().ratio(), 0.01);
            assertEquals(CallTime.RESPONSE, PairedForks.of(analysis, rmi.row(), row(analysis, "jacorb").row()).time());
        }
    }

    @Test
    void callsThatNobodyMadeCountAsNotAnswered() throws IOException {
        Runs runs = Runs.open(temp.resolve("r"), THOUSAND, "rmi").arrived("rmi", 1, 900, GAP * 10 / 9, 40_000, 100);
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            assertEquals(List.of(new Evidence(Evidence.Kind.LOST_CALLS, 100, 0), new Evidence(Evidence.Kind.NOT_HELD, 0.9, OfferedRate.HELD)),
                    row(analysis, "rmi").evidence().stream().limit(2).toList());
        }
    }

    private static Result row(RunAnalysis analysis, String variant) {
        return analysis.results().stream().filter(row -> row.variant().equals(variant)).findFirst().orElseThrow();
    }
}
