// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Remark.Kind;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;

class ChangeTest {
    private static Result row(long calls, List<Remark> remarks, Double... medians) {
        return row(medians.length == 0 ? null : medians[0], calls, remarks, medians);
    }

    private static Result row(Double ofAllCalls, long calls, List<Remark> remarks, Double... medians) {
        return new Result(ProviderChoice.of("rmi"), "ping", "void", medians.length, calls, null, null, null, ofAllCalls, null, null, null, null,
                null, null, null, null, null, null, null, null, null, null, null, Arrays.asList(medians), null, remarks);
    }

    private static Result row(Double... medians) {
        return row(9000, List.of(), medians);
    }

    private static List<Doubt> doubts(Kind kind) {
        Result doubtful = remarked(kind);
        List<Doubt> found = Change.of(row(1000.0, 1100.0), doubtful, false).orElseThrow().doubts();
        assertEquals(found, Change.of(doubtful, row(1000.0, 1100.0), false).orElseThrow().doubts(), "either run");
        return found;
    }

    private static Result remarked(Kind... kinds) {
        return row(9000, Arrays.stream(kinds).map(kind -> new Remark(kind, 0.5)).toList(), 1000.0, 1100.0);
    }

    /** Checked against Welch's test by hand: with equal spreads of four forks each it has six degrees of freedom. */
    @Test
    void forksThatDifferGiveAnInterval() {
        Change found = Change.of(row(2000.0, 2100.0, 2200.0, 2300.0), row(1000.0, 1050.0, 1100.0, 1150.0), false).orElseThrow();
        assertEquals(2, found.ratio(), 1e-9);
        double spread = spread(1000, 1050, 1100, 1150);
        double reach = 2.446912 * Math.sqrt(2 * spread * spread / 4);
        assertEquals(2 * Math.exp(-reach), found.low(), 1e-5);
        assertEquals(2 * Math.exp(reach), found.high(), 1e-5);
        assertEquals(Verdict.DIFFERS, found.verdict());
        assertEquals(List.of(), found.doubts());
    }

    private static double spread(double... medians) {
        double mean = Arrays.stream(medians).map(Math::log).average().orElseThrow();
        return Math.sqrt(Arrays.stream(medians).map(each -> Math.pow(Math.log(each) - mean, 2)).sum() / (medians.length - 1));
    }

    @Test
    void runsWhoseForksOverlapDoNotDiffer() {
        Change found = Change.of(row(1000.0, 1300.0, 900.0), row(1100.0, 950.0, 1250.0), false).orElseThrow();
        assertEquals(Verdict.OPEN, found.verdict());
        assertTrue(found.low() < 1 && found.high() > 1, found.toString());
    }

    @Test
    void forksThatAreEqualHaveAnIntervalWithoutWidth() {
        assertEquals(new Change(0.5, 0.5, 0.5, List.of()),
                Change.of(row(500.0, 500.0), row(1000.0, 1000.0), false).map(ChangeTest::rounded).orElseThrow());
    }

    private static Change rounded(Change change) {
        return new Change(Math.round(change.ratio() * 1e6) / 1e6, Math.round(change.low() * 1e6) / 1e6,
                Math.round(change.high() * 1e6) / 1e6, change.doubts());
    }

    @Test
    void whatIsInDoubtIsAnIndication() {
        Change single = Change.of(row(2000.0), row(1000.0, 1100.0), false).orElseThrow();
        assertEquals(List.of(Doubt.ONE_FORK), single.doubts());
        assertNull(single.low());
        assertEquals(Verdict.DIFFERS, single.verdict());
        assertEquals(Verdict.OPEN, Change.of(row(1090.0), row(1000.0), true).orElseThrow().verdict());
        assertEquals(List.of(Doubt.QUICK_RUN),
                Change.of(row(1000.0, 1100.0), row(1000.0, 1100.0), true).orElseThrow().doubts());
        assertEquals(List.of(Doubt.BUSY), doubts(Kind.BUSY));
        assertEquals(List.of(Doubt.NOT_WARM), doubts(Kind.NOT_WARM));
        assertEquals(List.of(), doubts(Kind.FLOOR), "a remark on the floor is about the ratio to the floor");
    }

    /** A reader saw "perhaps much faster" where the earlier run had been slowed down, and with ten times the content. */
    @Test
    void theLargerMedianMayBeTheLargerOneBecauseItWasSlowedDown() {
        for (Kind kind : List.of(Kind.NOT_WARM, Kind.SLOWED)) {
            Result slowed = row(9000, List.of(new Remark(kind, 0.5)), 3000.0);
            assertEquals(Verdict.OPEN, Change.of(row(1000.0), slowed, true).orElseThrow().verdict(), kind.toString());
            assertEquals(Verdict.OPEN, Change.of(slowed, row(1000.0), true).orElseThrow().verdict(), kind.toString());
            assertEquals(Verdict.DIFFERS, Change.of(row(9000.0), slowed, true).orElseThrow().verdict(), "it would be smaller yet");
        }
        Result busy = row(9000, List.of(new Remark(Kind.BUSY, 0.5)), 3000.0);
        assertEquals(Verdict.DIFFERS, Change.of(row(1000.0), busy, true).orElseThrow().verdict());
    }

    /** A reader divided the medians of both tables by each other, and found less than what is told from single forks. */
    @Test
    void withASingleForkTheRatioIsThatOfTheMediansInTheTables() {
        Change found = Change.of(row(1470.0, 9000, List.of(), 1400.0, 1650.0), row(1000.0), false).orElseThrow();
        assertEquals(1.47, found.ratio(), 1e-9);
        assertEquals(Verdict.OPEN, found.verdict());
    }

    /** As a finding on two rows of one run is: what makes the figures doubtful decides, before how they were measured. */
    @Test
    void theGravestDoubtOfBothRunsComesFirst() {
        assertEquals(List.of(Doubt.NOT_HELD, Doubt.NOT_WARM, Doubt.BUSY),
                Change.of(remarked(Kind.NOT_WARM, Kind.BUSY), remarked(Kind.NOT_HELD, Kind.BUSY), false).orElseThrow().doubts());
        assertEquals(List.of(Doubt.LOST_CALLS, Doubt.ONE_FORK),
                Change.of(remarked(Kind.LOST_CALLS), row(1000.0), false).orElseThrow().doubts());
    }

    @Test
    void tooFewCallsAreNotCompared() {
        assertEquals(Optional.empty(), Change.of(row(15, List.of(), 1000.0, 1000.0), row(1000.0, 1000.0), false));
        assertEquals(Optional.empty(), Change.of(row(1000.0, 1000.0), row(0, List.of()), false));
    }
}
