// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.ArrayList;
import java.util.List;

/**
 * How much longer the captured calls of a row took than its measured ones, which were never captured. Immutable.
 *
 * @param ratio    p50 of the captured calls of a fork divided by p50 of its measured ones, the median over forks; null when no fork has
 *                 enough of both for a median. Each fork has its own ratio, because calls of one fork resemble each other more than calls
 *                 of other forks.
 * @param captured captured calls of all forks
 * @param inFork   those of the fork that has most of them
 * @param measured measured calls of all forks
 */
public record CaptureCost(Double ratio, long captured, long inFork, long measured) {
    /**
     * With 100 calls whose times vary by half of their mean, the standard error of the median is about 6 %. What capturing adds is often
     * less, so that of fewer calls a cost would be chance.
     */
    private static final long ENOUGH = 100;
    /** Capturing takes time, so a cost below 1 is an error of measurement. Up to 5 % no difference can be told from none. */
    private static final double PLAUSIBLE = 0.95;
    /** Capturing adds less than half to a call as a rule. */
    private static final double SLOWER = 1.5;

    /** The ratio of some forks. @param measured the measured calls of each @param captured its captured ones, in the same order */
    public static CaptureCost of(List<Histogram> measured, List<Histogram> captured) {
        List<Double> ratios = new ArrayList<>();
        for (int fork = 0; fork < measured.size(); fork++) {
            Double of = measured.get(fork).nanos(Quantile.P50);
            Double with = captured.get(fork).nanos(Quantile.P50);
            if (of != null && with != null && of > 0) {
                ratios.add(with / of);
            }
        }
        return new CaptureCost(middle(ratios.stream().sorted().toList()), sum(captured),
                captured.stream().mapToLong(Histogram::count).max().orElse(0), sum(measured));
    }

    private static Double middle(List<Double> sorted) {
        int middle = sorted.size() / 2;
        return sorted.isEmpty() ? null : sorted.size() % 2 == 1 ? sorted.get(middle)
                : (Double) ((sorted.get(middle - 1) + sorted.get(middle)) / 2);
    }

    private static long sum(List<Histogram> calls) {
        return calls.stream().mapToLong(Histogram::count).sum();
    }

    /** Whether calls were captured, but too few to say what that costs, in all or in each fork. */
    public boolean few() {
        return captured > 0 && (captured < ENOUGH || !Quantile.P50.hasEnough(inFork));
    }

    /** Whether the captured calls were slower than the measured ones by more than capturing makes them. */
    public boolean slower() {
        return ratio != null && ratio > SLOWER;
    }

    /** Whether the captured calls were faster than the measured ones, which no capturing makes them. */
    public boolean implausible() {
        return ratio != null && ratio < PLAUSIBLE;
    }

    /** The ratio where it says what capturing costs, else null. */
    public Double shown() {
        return few() || ratio == null || measured < ENOUGH || implausible() ? null : ratio;
    }
}
