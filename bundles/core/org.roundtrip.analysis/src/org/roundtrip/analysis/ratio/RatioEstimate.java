// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import org.roundtrip.model.Verdict;

/**
 * The ratio of two figures with its interval, see {@link RatioSample}.
 *
 * @param ratio the estimate
 * @param low   lower end of the interval, or null without one
 * @param high  upper end of the interval, or null without one
 */
public record RatioEstimate(double ratio, Double low, Double high) {

    /** The estimate whose logarithm reaches equally far to either side. */
    static RatioEstimate around(double logarithm, double reach) {
        return new RatioEstimate(Math.exp(logarithm), Math.exp(logarithm - reach), Math.exp(logarithm + reach));
    }

    /** What it says of the two. */
    public Verdict verdict() {
        return Verdict.of(low, high);
    }
}
