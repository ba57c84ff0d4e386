// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import org.roundtrip.model.Verdict;

/**
 * The ratio of two variants that share few blocks. Its error is that of forks on this machine; degrees of freedom are those of
 * Welch and Satterthwaite. Because of {@link ForkSpread#LEAST} a single block never shows that two are equal.
 *
 * @param mean   logarithm of the ratio
 * @param one    of the one variant
 * @param ones   its forks, at least 1
 * @param other  of the other variant
 * @param others its forks, at least 1
 */
record SpreadSample(double mean, ForkSpread one, int ones, ForkSpread other, int others) implements RatioSample {

    @Override
    public RatioEstimate at(double confidence) {
        return RatioEstimate.around(mean, Student.reach(squaredError(), degrees(), confidence));
    }

    @Override
    public double significance() {
        return Student.significance(Verdict.distance(mean), squaredError(), degrees());
    }

    @Override
    public int blocks() {
        return Math.min(ones, others);
    }

    @Override
    public double variance() {
        return one.variance() + other.variance();
    }

    private double squaredError() {
        return one.variance() / ones + other.variance() / others;
    }

    private double degrees() {
        return squaredError() * squaredError() / (part(one, ones) + part(other, others));
    }

    private static double part(ForkSpread spread, int forks) {
        double squared = spread.variance() / forks;
        return squared * squared / spread.degrees();
    }
}
