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
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
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
    void whoDoesNotHoldTheRateIsSaidFirstAndHasNoRatio() throws IOException {
        Runs runs = Runs.open(temp.resolve("r"), THOUSAND, "socket", "rmi", "slow");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.arrived("socket", repetition, 1000, GAP, 10_000, 0).arrived("rmi", repetition, 1000, GAP, 40_000, 0)
                    .arrived("slow", repetition, 1000, GAP, 20_800_000, 0);
        }
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            List<Finding> found = Findings.of(analysis);
            Finding first = found.getFirst();
            assertEquals(Finding.Kind.RATE, first.kind());
            assertEquals("slow", first.subject());
            assertEquals(0.048, first.ratio().ratio(), 0.0005);
            assertEquals(Optional.empty(), first.rough(), "it is what happened");
            assertEquals(1, found.stream().filter(each -> each.kind() == Finding.Kind.RATE).count(), "the others held the rate");
            assertTrue(found.stream().skip(1).filter(each -> each.subject().equals("slow") || each.object().equals("slow"))
                    .allMatch(each -> each.rough().equals(Optional.of(Doubt.NOT_HELD))), found.toString());
            Result slow = row(analysis, "slow");
            assertNull(slow.ratioToFloor());
            assertNotNull(row(analysis, "rmi").ratioToFloor());
            assertEquals(new Remark(Remark.Kind.NOT_HELD, slow.underLoad().answeredPerSecond(), 1000L), slow.remarks().getFirst());
        }
    }

    @Test
    void dividedByTheFloorAndComparedAreResponses() throws IOException {
        Runs runs = Runs.open(temp.resolve("r"), THOUSAND, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 2; repetition++) {
            runs.arrived("rmi", repetition, 1000, GAP, 40_000, 0).arrived("jacorb", repetition, 1000, GAP, 80_000 + repetition, 0);
        }
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            assertEquals(2, Findings.of(analysis).getFirst().ratio().ratio(), 0.01);
            Result rmi = row(analysis, "rmi");
            assertEquals(rmi.underLoad().responseP50Nanos(), rmi.medianNanos());
            assertEquals(2, rmi.forkMediansNanos().size());
            assertEquals(CallTime.RESPONSE, Comparison.of(analysis, rmi, row(analysis, "jacorb")).orElseThrow().time());
        }
    }

    @Test
    void callsThatNobodyMadeCountAsNotAnswered() throws IOException {
        Runs runs = Runs.open(temp.resolve("r"), THOUSAND, "rmi").arrived("rmi", 1, 900, GAP * 10 / 9, 40_000, 100);
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            assertEquals(List.of(Remark.Kind.NOT_HELD, Remark.Kind.LOST_CALLS, Remark.Kind.FEW_CALLS),
                    row(analysis, "rmi").remarks().stream().map(Remark::kind).limit(3).toList());
            assertEquals(900, row(analysis, "rmi").remarks().getFirst().value(), 1);
        }
    }

    private static Result row(RunAnalysis analysis, String variant) {
        return analysis.results().stream().filter(row -> row.variant().equals(variant)).findFirst().orElseThrow();
    }
}
