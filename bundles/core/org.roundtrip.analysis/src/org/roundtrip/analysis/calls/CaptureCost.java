// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * How much longer the captured calls of a row took than its measured ones, which were never captured. Immutable.
 *
 * @param ratio    p50 of the captured calls of a fork divided by p50 of its measured ones, the median over forks; null when no fork has
 *                 enough of both for a median. Each fork has its own ratio, because calls of one fork resemble each other more than calls
 *                 of other forks.
 * @param rough    the same of forks with a handful of both: too few for a cost, and enough to say that one kind was far slower; null for none
 * @param captured captured calls of all forks
 * @param inFork   those of the fork that has most of them
 * @param measured measured calls of all forks
 */
public record CaptureCost(Double ratio, Double rough, long captured, long inFork, long measured) {
    /**
     * With 100 calls whose times vary by half of their mean, the median's standard error is about 6 %. What capturing
     * adds is often less, so that of fewer calls a cost would be chance.
     */
    private static final long ENOUGH = 100;
    /** Capturing takes time, so a cost below 1 is an error of measurement. Up to 5 % no difference can be told from none. */
    private static final double PLAUSIBLE = 0.95;
    /** Capturing adds less than half to a call as a rule. */
    private static final double SLOWER = 1.5;
    /** Captured calls cost more than others. They are that much faster only if the measured ones were still warming up. */
    private static final double NOT_WARM = 0.7;
    /** Medians of a handful of calls differ by chance, but hardly by more than a factor of two. */
    private static final double NOT_WARM_OF_FEW = 0.5;
    private static final long HANDFUL = 5;

    /** The ratio of some forks. @param measured the measured calls of each @param captured its captured ones, in the same order */
    public static CaptureCost of(List<Histogram> measured, List<Histogram> captured) {
        return new CaptureCost(ratio(measured, captured, Quantile.P50::hasEnough), ratio(measured, captured, count -> count >= HANDFUL),
                sum(captured), captured.stream().mapToLong(Histogram::count).max().orElse(0), sum(measured));
    }

    /** @param enough how many calls of a fork are */
    private static Double ratio(List<Histogram> measured, List<Histogram> captured, LongPredicate enough) {
        List<Double> ratios = new ArrayList<>();
        for (int fork = 0; fork < measured.size(); fork++) {
            Histogram of = measured.get(fork);
            Histogram with = captured.get(fork);
            if (enough.test(of.count()) && enough.test(with.count()) && of.median() > 0) {
                ratios.add(with.median() / of.median());
            }
        }
        return middle(ratios.stream().sorted().toList());
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

    /**
     * The ratio where it shows that the measured calls were not warm; else null. The captured ones were then much
     * faster.
     */
    public Double ofCold() {
        return ratio != null ? (ratio < NOT_WARM ? ratio : null) : rough != null && rough < NOT_WARM_OF_FEW ? rough : null;
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
