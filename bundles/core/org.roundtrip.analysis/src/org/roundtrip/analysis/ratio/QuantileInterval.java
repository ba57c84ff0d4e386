// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;

/**
 * The 95 % interval of a quantile over the calls of several forks. Of n forks n are drawn with replacement, {@value #DRAWS} times, their
 * calls are pooled, and the interval holds the middle of the quantiles.
 *
 * @param low  in nanoseconds
 * @param high in nanoseconds
 */
public record QuantileInterval(double low, double high) {
    private static final int DRAWS = 2_000;

    /** Computes it. @param seed of the draws @return empty with fewer than two forks, or too few calls for the quantile */
    public static Optional<QuantileInterval> of(List<Histogram> forks, Quantile quantile, long seed) {
        if (forks.size() < 2 || !quantile.hasEnough(forks.stream().mapToLong(Histogram::count).sum())) {
            return Optional.empty();
        }
        PooledQuantile pooled = new PooledQuantile(forks, quantile);
        SplittableRandom random = new SplittableRandom(seed);
        double[] draws = new double[DRAWS];
        int[] drawn = new int[forks.size()];
        for (int draw = 0; draw < DRAWS; draw++) {
            Arrays.setAll(drawn, i -> random.nextInt(drawn.length));
            draws[draw] = pooled.of(drawn);
        }
        Arrays.sort(draws);
        return Optional.of(new QuantileInterval(draws[DRAWS / 40 - 1], draws[DRAWS - DRAWS / 40]));
    }
}
