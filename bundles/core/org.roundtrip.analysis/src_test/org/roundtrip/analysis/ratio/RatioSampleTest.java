// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Verdict;

class RatioSampleTest {
    private static final double TRUE_RATIO = 1.9;

    /** The interval must hold the true ratio as often as it claims, for as few blocks as a run may have. */
    @ParameterizedTest
    @CsvSource({"2,0.95", "3,0.95", "5,0.95", "10,0.95", "19,0.95", "4,0.99"})
    void fewBlocksAreCoveredAsOftenAsClaimed(int blocks, double confidence) {
        Random random = new Random(blocks);
        assertEquals(confidence, coverage(4000, run -> RatioSample.paired(IntStream.range(0, blocks)
                .mapToDouble(block -> Math.log(TRUE_RATIO) + 0.2 * random.nextGaussian()).toArray()).at(confidence)), 0.012);
    }

    /** Blocks that are disturbed as a whole do not widen the interval, because both sides of a pair are in one block. */
    @ParameterizedTest
    @ValueSource(ints = {10, 25})
    void disturbedBlocksCancelOut(int blocks) {
        RatioEstimate found = RatioSample.of(blocks(blocks, block -> calls(10_000 * (1 + block))), blocks(blocks, block -> calls(19_000 * (1 + block))), 1)
                .at(0.95);
        assertEquals(TRUE_RATIO, found.ratio(), 0.002);
        assertTrue(found.high() - found.low() < 0.02, found.toString());
    }

    /** A fork of many calls would else outvote the others. */
    @ParameterizedTest
    @ValueSource(ints = {2, 20})
    void forksWeighTheSameHoweverManyCallsTheyMade(int blocks) {
        List<Histogram> ones = blocks(blocks, block -> calls(10_000));
        List<Histogram> others = blocks(blocks, block -> block % 2 == 0 ? calls(10_000) : Histogram.merged(Collections.nCopies(50, calls(40_000))));
        assertEquals(2, RatioSample.of(ones, others, 1).at(0.95).ratio(), 0.01);
    }

    @Test
    void manyBlocksAreCoveredAsOftenAsABootstrapCan() {
        Random random = new Random(7);
        double coverage = coverage(200, run -> RatioSample.of(noisy(random, 10_000), noisy(random, 19_000), run).at(0.95));
        assertTrue(coverage >= 0.88 && coverage < 1, "covered in " + coverage + " of all runs");
    }

    @Test
    void theSameSeedDrawsTheSame() {
        List<Histogram> ones = noisy(new Random(1), 10_000);
        List<Histogram> others = noisy(new Random(2), 19_000);
        assertEquals(RatioSample.of(ones, others, 5).at(0.95), RatioSample.of(ones, others, 5).at(0.95));
    }

    /** 5 % a side make about 14 % of their ratio. */
    @Test
    void aSingleBlockGoesByHowMuchForksDiffer() {
        RatioEstimate found = single(1.19, ForkSpread.STANDARD);
        assertEquals(1.19, found.ratio(), 1e-9);
        assertEquals(0.139, Math.log(found.high() / found.ratio()), 0.001);
        assertEquals(Verdict.OPEN, found.verdict());
        assertEquals(Verdict.DIFFERS, single(1.22, ForkSpread.STANDARD).verdict());
        assertEquals(Verdict.DIFFERS, single(0.82, ForkSpread.STANDARD).verdict());
    }

    @Test
    void aSingleBlockNeverShowsThatTwoAreEqual() {
        ForkSpread none = new ForkSpread(0, 1000);
        RatioSample sample = RatioSample.of(new double[] {7, 7}, none, new double[] {7}, none);
        assertEquals(Verdict.OPEN, sample.at(0.95).verdict());
        assertTrue(sample.significance() > 0.05);
        assertEquals(1, sample.blocks());
    }

    /** Two blocks would else open what one has decided: by t alone the interval would reach from 0.8 to 2.2. */
    @Test
    void fewBlocksGoByHowMuchForksDifferToo() {
        RatioSample two = RatioSample.of(new double[] {5, 5}, ForkSpread.STANDARD, new double[] {5.24, 5.32}, ForkSpread.STANDARD);
        assertEquals(Verdict.DIFFERS, two.at(0.95).verdict());
        assertEquals(2, two.blocks());
        RatioSample apart = RatioSample.of(new double[] {5, 5}, ForkSpread.STANDARD, new double[] {5.0, 5.56}, ForkSpread.STANDARD);
        assertEquals(Verdict.OPEN, apart.at(0.95).verdict(), "these forks differ more than was known");
    }

    @Test
    void aSpreadOfFewForksIsTrustedLess() {
        RatioEstimate few = single(1.5, new ForkSpread(0.05, 6));
        RatioEstimate many = single(1.5, new ForkSpread(0.05, 600));
        assertTrue(few.high() > many.high(), few + " " + many);
    }

    @Test
    void theReversedRatioHasTheReversedInterval() {
        RatioEstimate found = RatioSample.paired(0.1, 0.2, 0.4).at(0.95);
        RatioEstimate reversed = RatioSample.paired(-0.1, -0.2, -0.4).at(0.95);
        assertEquals(reversed.ratio(), 1 / found.ratio(), 1e-12);
        assertEquals(reversed.low(), 1 / found.high(), 1e-12);
        assertEquals(reversed.high(), 1 / found.low(), 1e-12);
        assertThrows(IllegalArgumentException.class, () -> RatioSample.paired(0.1));
    }

    /** Whatever the verdict is, just less confidence than 1 - p has it, and just more has not. */
    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.1, 0, -0.02, -0.3})
    void theSignificanceIsWhereTheVerdictOpens(double logarithm) {
        RatioSample few = RatioSample.paired(logarithm + 0.03, logarithm - 0.02, logarithm - 0.01, logarithm + 0.01);
        Random random = new Random(3);
        RatioSample many = RatioSample.of(noisy(random, 10_000), noisy(random, Math.round(10_000 * Math.exp(logarithm))), 4);
        for (RatioSample sample : List.of(few, many)) {
            double p = sample.significance();
            // Fewer draws than that tell no confidences apart.
            if (p > 0.001) {
                assertEquals(Verdict.OPEN, sample.at(1 - p * 0.9 + 0.0003).verdict(), "p " + p);
            }
            if (p < 0.9) {
                assertTrue(sample.at(1 - p * 1.1 - 0.0003).verdict() != Verdict.OPEN, "p " + p);
            }
        }
    }

    /** The number of blocks that decides is one at which an interval of the same variance is decided, and the one before is not. */
    @Test
    void theBlocksThatDecideAreCounted() {
        Looks looks = Looks.of(new Forks(4, 16));
        RatioSample open = RatioSample.paired(0.02, 0.10, 0.16, 0.20);
        assertEquals(Verdict.OPEN, open.at(0.99).verdict());
        int needed = open.blocksToDecide(looks).orElseThrow();
        double distance = 0.12 - Math.log(1.05);
        assertTrue(reach(open, needed, looks) < distance && reach(open, needed - 1, looks) >= distance, "blocks " + needed);
        assertEquals(OptionalInt.empty(), RatioSample.paired(0.02, 0.078, Math.log(1.05) * 3 - 0.098).blocksToDecide(looks), "it lies at the very end");
        assertEquals(3, RatioSample.paired(1, 1.01, 1.02).blocksToDecide(Looks.of(Forks.fixed(3))).orElseThrow(), "it is decided");
    }

    private static double reach(RatioSample sample, int blocks, Looks looks) {
        return Student.reach(sample.variance() / blocks, blocks - 1, looks.confidence(blocks));
    }

    private static RatioEstimate single(double ratio, ForkSpread spread) {
        return RatioSample.of(new double[] {5}, spread, new double[] {5 + Math.log(ratio)}, spread).at(0.95);
    }

    private static double coverage(int runs, IntFunction<RatioEstimate> run) {
        return IntStream.range(0, runs).mapToObj(run)
                .filter(found -> found.low() <= TRUE_RATIO && TRUE_RATIO <= found.high()).count() / (double) runs;
    }

    private static List<Histogram> blocks(int count, IntFunction<Histogram> fork) {
        return IntStream.range(0, count).mapToObj(fork).toList();
    }

    private static List<Histogram> noisy(Random random, long median) {
        return blocks(RatioSample.FEWEST_FOR_BOOTSTRAP, block -> calls(Math.round(median * Math.exp(0.1 * random.nextGaussian()))));
    }

    private static Histogram calls(long median) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (int i = 0; i < 41; i++) {
            recorder.add(median - 200 + 10L * i);
        }
        return recorder.toHistogram();
    }
}
