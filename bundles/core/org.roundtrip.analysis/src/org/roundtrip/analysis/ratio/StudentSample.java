// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Arrays;
import org.roundtrip.model.Verdict;

/**
 * Student's t interval of the logarithms of the ratios of several blocks.
 *
 * @param mean     of the logarithms
 * @param variance of the logarithms
 * @param blocks   at least 2
 */
record StudentSample(double mean, double variance, int blocks) implements RatioSample {

    static StudentSample of(double... logarithms) {
        if (logarithms.length < 2) {
            throw new IllegalArgumentException("an interval over blocks needs two of them");
        }
        double mean = Arrays.stream(logarithms).average().orElseThrow();
        double squares = Arrays.stream(logarithms).map(each -> (each - mean) * (each - mean)).sum();
        return new StudentSample(mean, squares / (logarithms.length - 1), logarithms.length);
    }

    @Override
    public RatioEstimate at(double confidence) {
        return RatioEstimate.around(mean, Student.reach(variance / blocks, blocks - 1, confidence));
    }

    @Override
    public double significance() {
        return Student.significance(Verdict.distance(mean), variance / blocks, blocks - 1);
    }
}
