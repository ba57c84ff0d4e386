// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.model.Verdict;

/**
 * A hierarchical bootstrap over many blocks. Of n blocks n are drawn with replacement, and of each of their forks as many calls as it
 * has; the mean of the logarithms of their ratios is one draw of {@value #DRAWS}. An interval holds the middle draws.
 *
 * @param mean     logarithm of the ratio of the medians themselves
 * @param variance of the logarithms of the blocks' ratios
 * @param blocks   how many
 * @param sorted   the draws
 */
record BootstrapSample(double mean, double variance, int blocks, double[] sorted) implements RatioSample {
    private static final int DRAWS = 10_000;

    static BootstrapSample of(List<Histogram> ones, List<Histogram> others, long seed) {
        int blocks = ones.size();
        double[] logarithms = new double[blocks];
        DrawnMedian[][] pairs = new DrawnMedian[blocks][];
        for (int block = 0; block < blocks; block++) {
            logarithms[block] = RatioSample.logarithm(others.get(block)) - RatioSample.logarithm(ones.get(block));
            pairs[block] = new DrawnMedian[] {new DrawnMedian(ones.get(block)), new DrawnMedian(others.get(block))};
        }
        SplittableRandom random = new SplittableRandom(seed);
        double[] draws = new double[DRAWS];
        for (int draw = 0; draw < DRAWS; draw++) {
            double sum = 0;
            for (int i = 0; i < blocks; i++) {
                DrawnMedian[] pair = pairs[random.nextInt(blocks)];
                sum += pair[1].logarithm(random) - pair[0].logarithm(random);
            }
            draws[draw] = sum / blocks;
        }
        StudentSample all = StudentSample.of(logarithms);
        // Drawn blocks vary less than blocks do, by (n - 1) / n in variance.
        double wider = Math.sqrt(blocks / (blocks - 1.0));
        Arrays.setAll(draws, draw -> all.mean() + wider * (draws[draw] - all.mean()));
        Arrays.sort(draws);
        return new BootstrapSample(all.mean(), all.variance(), blocks, draws);
    }

    @Override
    public RatioEstimate at(double confidence) {
        int left = (int) Math.round(DRAWS * (1 - confidence) / 2);
        return new RatioEstimate(Math.exp(mean), Math.exp(sorted[Math.max(0, left - 1)]), Math.exp(sorted[Math.min(DRAWS - 1, DRAWS - left)]));
    }

    @Override
    public double significance() {
        double low = Math.log(Verdict.LEAST_SAME);
        double high = Math.log(Verdict.SAME);
        double below = upTo(low);
        double above = 1 - upTo(high);
        return Math.min(1, 2 * (mean > high ? 1 - above : mean < low ? 1 - below : Math.max(below, above)));
    }

    /** Which part of the draws lies at or below a value. */
    private double upTo(double value) {
        int at = Arrays.binarySearch(sorted, value);
        return (double) (at < 0 ? -at - 1 : at + 1) / DRAWS;
    }
}
