// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.steady.SteadyState.Segment;
import org.roundtrip.analysis.steady.SteadyState.Verdict;

class SteadyStateTest {
    private static final int N = 1_200;

    @Test
    void aSeriesThatStaysIsFlat() {
        SteadyState state = bare(i -> 100);
        assertEquals(Verdict.FLAT, state.verdict());
        assertEquals(0, state.steadyFrom());
        assertEquals(List.of(), state.changepoints());
        assertEquals(100, state.segments().getFirst().mean(), 1);
    }

    @Test
    void slowerBeforeIsAWarmUpAndFasterASlowDown() {
        SteadyState warm = bare(i -> i < 300 ? 150 : 100);
        assertEquals(Verdict.WARM_UP, warm.verdict());
        assertEquals(List.of(300), warm.changepoints());
        assertEquals(300, warm.steadyFrom());
        assertEquals(List.of(300, N), warm.segments().stream().map(Segment::to).toList());
        assertEquals(Verdict.SLOW_DOWN, bare(i -> i < 300 ? 100 : 120).verdict());
        assertEquals(Verdict.SLOW_DOWN, bare(i -> i < 100 ? 300 : i < 500 ? 100 : 120).verdict(), "part of it was faster");
    }

    @Test
    void segmentsWithinFivePerCentAreJoined() {
        SteadyState near = bare(i -> i < 300 ? 103 : 100);
        assertEquals(List.of(300), near.changepoints());
        assertEquals(Verdict.FLAT, near.verdict());
        assertEquals(0, near.steadyFrom());
        SteadyState after = bare(i -> i < 200 ? 150 : i < 700 ? 103 : 100);
        assertEquals(Verdict.WARM_UP, after.verdict());
        assertEquals(200, after.steadyFrom());
    }

    @Test
    void aBareSeriesMustBeSteadyBeforeFiveSixths() {
        assertEquals(980, bare(i -> i < 980 ? 150 : 100).steadyFrom());
        SteadyState late = bare(i -> i < 1_020 ? 150 : 100);
        assertEquals(Verdict.NO_STEADY_STATE, late.verdict());
        assertEquals(List.of(1_020), late.changepoints());
        assertFalse(late.steady());
    }

    @Test
    void aMeasuredPhaseMustBeSteadyBeforeItsFirstSixthEnds() {
        double[] series = series(N, i -> i < 660 ? 150 : 100);
        assertTrue(SteadyState.of(series, 600, 0).steady(), "it has until 700");
        assertEquals(Verdict.NO_STEADY_STATE, SteadyState.of(series, 500, 0).verdict(), "it has until 616");
        assertEquals(Verdict.WARM_UP, SteadyState.of(series, SteadyState.BARE, 0).verdict());
    }

    @Test
    void outliersAreLeftOutOfTheSearchAndNotOfMeans() {
        SteadyState state = bare(i -> i % 150 == 149 ? 500 : 100);
        assertEquals(8, state.outliers());
        assertEquals(Verdict.FLAT, state.verdict());
        assertEquals(100 + 400 * 8.0 / N, state.segments().getFirst().mean(), 0.3);
        assertEquals(0, bare(i -> i == 99 ? 500 : 100).outliers(), "the first 100 points are no outliers");
    }

    @Test
    void changesCountOutliersToo() {
        SteadyState state = bare(i -> i == 250 || i == 350 ? 900 : i < 600 ? 150 : 100);
        assertEquals(2, state.outliers());
        assertEquals(List.of(600), state.changepoints());
    }

    /** Two points do not say how much they vary. */
    @Test
    void twoSlowPointsAreNoWarmUp() {
        SteadyState state = bare(i -> i == 40 || i == 41 ? 600 : 100);
        assertEquals(List.of(40, 42), state.changepoints());
        assertEquals(Verdict.FLAT, state.verdict());
    }

    @Test
    void fewPointsSayNothing() {
        SteadyState few = SteadyState.of(series(199, i -> i < 100 ? 200 : 100), SteadyState.BARE, 0);
        assertEquals(new SteadyState(199, 0, List.of(), List.of(), Verdict.TOO_FEW, SteadyState.NEVER), few);
        assertEquals(Verdict.WARM_UP, SteadyState.of(series(200, i -> i < 100 ? 200 : 100), SteadyState.BARE, 0).verdict());
        assertEquals(Verdict.TOO_FEW, SteadyState.of(new double[0], SteadyState.BARE, 0).verdict());
    }

    @Test
    void zerosAreFlat() {
        assertEquals(Verdict.FLAT, SteadyState.of(new double[300], SteadyState.BARE, 0).verdict());
    }

    private static SteadyState bare(IntToDoubleFunction level) {
        return SteadyState.of(series(N, level), SteadyState.BARE, 0);
    }

    private static double[] series(int n, IntToDoubleFunction level) {
        Random random = new Random(2017);
        double[] series = new double[n];
        for (int i = 0; i < n; i++) {
            series[i] = level.applyAsDouble(i) * (1 + 0.01 * random.nextGaussian());
        }
        return series;
    }
}
