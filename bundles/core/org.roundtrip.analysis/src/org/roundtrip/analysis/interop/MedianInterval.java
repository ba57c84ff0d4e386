// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.interop;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.RatioSample;

/**
 * The 95 % interval of a median over forks. It is Student's t interval of the logarithms of the forks' medians, see
 * {@link RatioSample} for ratios.
 *
 * @param low  its lower end in nanoseconds
 * @param high its upper end in nanoseconds
 */
public record MedianInterval(double low, double high) {

    /** Computes it. @param medians in nanoseconds, one of each fork, above 0 @return empty for fewer than two forks */
    public static Optional<MedianInterval> of(List<Double> medians) {
        if (medians.size() < 2) {
            return Optional.empty();
        }
        RatioEstimate estimate = RatioSample.paired(medians.stream().mapToDouble(Math::log).toArray()).at(RatioSample.USUAL);
        return Optional.of(new MedianInterval(estimate.low(), estimate.high()));
    }

    /** The same, but of few forks by how much forks differ on their machine. @return empty without forks */
    public static Optional<MedianInterval> of(List<Double> medians, ForkSpread spread) {
        if (medians.isEmpty() || medians.size() >= RatioSample.FEWEST_TO_PAIR) {
            return of(medians);
        }
        double[] logarithms = medians.stream().mapToDouble(Math::log).toArray();
        double mean = Arrays.stream(logarithms).average().orElseThrow();
        double reach = spread.reach(logarithms);
        return Optional.of(new MedianInterval(Math.exp(mean - reach), Math.exp(mean + reach)));
    }
}
