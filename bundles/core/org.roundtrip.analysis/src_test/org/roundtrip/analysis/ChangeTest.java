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
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Evidence.Kind;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Verdict;

class ChangeTest {
    private static Result row(List<Evidence> evidence, Double... medians) {
        return new Result(ProviderChoice.of("rmi"), "ping", "void", medians.length, 9000, null, null, null, medians.length == 0 ? null : medians[0],
                null, null, null, null, null, null, null, null, null, null, null, null, null, Arrays.asList(medians), null, evidence, null);
    }

    private static Result row(Double... medians) {
        return row(List.of(), medians);
    }

    private static Result row(Kind kind) {
        return row(List.of(new Evidence(kind, 1, 0)), 3000.0, 3001.0, 3002.0);
    }

    /** Checked against Welch's test by hand: with equal spreads of four forks each it has six degrees of freedom. */
    @Test
    void forksThatDifferGiveAnInterval() {
        Change found = Change.of(row(2000.0, 2100.0, 2200.0, 2300.0), row(1000.0, 1050.0, 1100.0, 1150.0)).orElseThrow();
        assertEquals(2, found.ratio(), 1e-9);
        double spread = spread(1000, 1050, 1100, 1150);
        double reach = 2.446912 * Math.sqrt(2 * spread * spread / 4);
        assertEquals(2 * Math.exp(-reach), found.low(), 1e-5);
        assertEquals(2 * Math.exp(reach), found.high(), 1e-5);
        assertEquals(Verdict.DIFFERS, found.verdict());
    }

    private static double spread(double... medians) {
        double mean = Arrays.stream(medians).map(Math::log).average().orElseThrow();
        return Math.sqrt(Arrays.stream(medians).map(each -> Math.pow(Math.log(each) - mean, 2)).sum() / (medians.length - 1));
    }

    @Test
    void runsWhoseForksOverlapDoNotDiffer() {
        Change found = Change.of(row(1000.0, 1300.0, 900.0), row(1100.0, 950.0, 1250.0)).orElseThrow();
        assertEquals(Verdict.OPEN, found.verdict());
        assertTrue(found.low() < 1 && found.high() > 1, found.toString());
    }

    @Test
    void forksThatAreEqualHaveAnIntervalWithoutWidth() {
        assertEquals(new Change(0.5, 0.5, 0.5, Verdict.DIFFERS),
                Change.of(row(500.0, 500.0, 500.0), row(1000.0, 1000.0, 1000.0)).map(ChangeTest::rounded).orElseThrow());
    }

    private static Change rounded(Change change) {
        return new Change(Math.round(change.ratio() * 1e6) / 1e6, Math.round(change.low() * 1e6) / 1e6,
                Math.round(change.high() * 1e6) / 1e6, change.verdict());
    }

    @Test
    void oneOrTwoForksDecideNothing() {
        Change single = Change.of(row(2000.0), row(1000.0, 1100.0)).orElseThrow();
        assertEquals(2, single.ratio(), 1e-9);
        assertNull(single.low());
        assertEquals(Verdict.OPEN, single.verdict());
    }

    @Test
    void onlyRowsThatTellTheirTimesAreCompared() {
        Result steady = row(1000.0, 1001.0, 1002.0);
        for (Kind kind : List.of(Kind.LOST_CALLS, Kind.FEW_CALLS, Kind.COLD_FORKS)) {
            assertEquals(Optional.empty(), Change.of(steady, row(kind)), kind.name());
            assertEquals(Optional.empty(), Change.of(row(kind), steady), kind.name());
        }
        assertEquals(Verdict.OPEN, Change.of(steady, row(Kind.BUSY)).orElseThrow().verdict());
        assertEquals(Verdict.DIFFERS, Change.of(steady, row(Kind.KEPT_SERVER)).orElseThrow().verdict());
        assertEquals(Optional.empty(), Change.of(steady, row()));
    }
}
