// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;

/**
 * The ratio of the medians of two variants, with a 95 % interval over blocks. A block has one fork of each variant, so
 * a disturbance during a block affects both sides of its ratio.
 *
 * <p>For fewer than {@value #FEWEST_FOR_BOOTSTRAP} blocks the estimate is the geometric mean of their ratios, and the
 * interval is Student's t interval of the logarithms of these paired ratios. A bootstrap would cover too little: with
 * ten blocks about 90 % where 95 % are claimed.
 *
 * <p>From there on it is the ratio of the medians over all calls, with a hierarchical bootstrap: of n blocks, n are drawn
 * with replacement, the calls of their forks are pooled for each variant, and the ratio of the two medians is computed.
 * This is done {@value #DRAWS} times, and the interval holds the middle 95 % of the ratios. Calls within a fork are not
 * drawn: there are thousands of them, so they add little to the differences between forks.
 *
 * @param ratio the estimate
 * @param low   lower end of the interval, or null with a single block
 * @param high  upper end of the interval, or null with a single block
 */
public record RatioEstimate(double ratio, Double low, Double high) {
    static final int FEWEST_FOR_BOOTSTRAP = 20;
    private static final int DRAWS = 10_000;
    private static final double TAIL = 0.025;

    /**
     * Estimates the median of {@code others} divided by that of {@code ones}.
     *
     * @param ones   calls of one variant for each block, none of them empty
     * @param others calls of the other variant in the same blocks
     */
    public static RatioEstimate of(List<Histogram> ones, List<Histogram> others, long seed) {
        return ones.size() < FEWEST_FOR_BOOTSTRAP
                ? paired(IntStream.range(0, ones.size())
                        .mapToDouble(block -> Math.log(median(others.get(block)) / median(ones.get(block)))).toArray())
                : bootstrap(new PooledMedian(ones), new PooledMedian(others), ones.size(), seed);
    }

    /** The estimate from the logarithms of one ratio for each block. */
    public static RatioEstimate paired(double... logarithms) {
        int blocks = logarithms.length;
        double mean = Arrays.stream(logarithms).average().orElseThrow();
        if (blocks == 1) {
            return new RatioEstimate(Math.exp(mean), null, null);
        }
        double squares = Arrays.stream(logarithms).map(each -> (each - mean) * (each - mean)).sum();
        double reach = reach(squares / (blocks - 1) / blocks, blocks - 1);
        return new RatioEstimate(Math.exp(mean), Math.exp(mean - reach), Math.exp(mean + reach));
    }

    /** How far a 95 % interval of Student's t reaches to either side. @param squaredError of the mean @param degrees of freedom */
    public static double reach(double squaredError, double degrees) {
        return TDistribution.of(degrees).inverseSurvivalProbability(TAIL) * Math.sqrt(squaredError);
    }

    private static RatioEstimate bootstrap(PooledMedian ones, PooledMedian others, int blocks, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] ratios = new double[DRAWS];
        int[] drawn = new int[blocks];
        for (int draw = 0; draw < DRAWS; draw++) {
            Arrays.setAll(drawn, i -> random.nextInt(blocks));
            ratios[draw] = others.of(drawn) / ones.of(drawn);
        }
        Arrays.sort(ratios);
        int[] all = IntStream.range(0, blocks).toArray();
        return new RatioEstimate(others.of(all) / ones.of(all), ratios[DRAWS / 40 - 1], ratios[DRAWS - DRAWS / 40 - 1]);
    }

    /** The same for the reversed ratio. */
    public RatioEstimate inverse() {
        return new RatioEstimate(1 / ratio, high == null ? null : (Double) (1 / high), low == null ? null : (Double) (1 / low));
    }

    /** What it says of the two, whichever of them is the slower. */
    public Verdict verdict() {
        return Verdict.of(this);
    }

    private static double median(Histogram calls) {
        return Math.max(1, calls.atRank(Quantile.P50.rank(calls.count())));
    }
}
