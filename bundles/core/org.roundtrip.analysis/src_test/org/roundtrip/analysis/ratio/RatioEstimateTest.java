// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.analysis.calls.Histogram;

class RatioEstimateTest {
    private static final double TRUE_RATIO = 1.9;

    /** The interval must hold the true ratio in 95 of 100 runs, for as few blocks as a run may have. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 10, 19})
    void fewBlocksAreCoveredAsOftenAsClaimed(int blocks) {
        Random random = new Random(blocks);
        assertEquals(0.95, coverage(4000, run -> RatioEstimate.paired(IntStream.range(0, blocks)
                .mapToDouble(block -> Math.log(TRUE_RATIO) + 0.2 * random.nextGaussian()).toArray())), 0.012);
    }

    /** Blocks that are disturbed as a whole do not widen the interval, because both sides of a pair are in one block. */
    @Test
    void disturbedBlocksCancelOut() {
        List<Histogram> fast = IntStream.range(0, 10).mapToObj(block -> calls(10_000 * (1 + block))).toList();
        List<Histogram> slow = IntStream.range(0, 10).mapToObj(block -> calls(19_000 * (1 + block))).toList();
        RatioEstimate found = RatioEstimate.of(fast, slow, 1);
        assertEquals(TRUE_RATIO, found.ratio(), 0.002);
        assertTrue(found.high() - found.low() < 0.01, found.toString());
    }

    @Test
    void manyBlocksAreCoveredAsOftenAsABootstrapCan() {
        Random random = new Random(7);
        double coverage = coverage(60, run -> RatioEstimate.of(noisy(random, 10_000), noisy(random, 19_000), run));
        assertTrue(coverage >= 0.85, "covered in " + coverage + " of all runs");
    }

    @Test
    void oneBlockHasNoInterval() {
        RatioEstimate found = RatioEstimate.paired(Math.log(3));
        assertEquals(3, found.ratio(), 1e-9);
        assertNull(found.low());
        assertNull(found.high());
    }

    @Test
    void theReversedRatioHasTheReversedInterval() {
        RatioEstimate found = RatioEstimate.paired(0.1, 0.2, 0.4);
        RatioEstimate reversed = RatioEstimate.paired(-0.1, -0.2, -0.4);
        assertEquals(reversed.ratio(), found.inverse().ratio(), 1e-12);
        assertEquals(reversed.low(), found.inverse().low(), 1e-12);
        assertEquals(reversed.high(), found.inverse().high(), 1e-12);
    }

    private static double coverage(int runs, IntFunction<RatioEstimate> run) {
        return IntStream.range(0, runs).mapToObj(run)
                .filter(found -> found.low() <= TRUE_RATIO && TRUE_RATIO <= found.high()).count() / (double) runs;
    }

    private static List<Histogram> noisy(Random random, long median) {
        return IntStream.range(0, RatioEstimate.FEWEST_FOR_BOOTSTRAP)
                .mapToObj(block -> calls(Math.round(median * Math.exp(0.1 * random.nextGaussian())))).toList();
    }

    private static Histogram calls(long median) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (int i = 0; i < 41; i++) {
            recorder.add(median - 200 + 10L * i);
        }
        return recorder.toHistogram();
    }
}
