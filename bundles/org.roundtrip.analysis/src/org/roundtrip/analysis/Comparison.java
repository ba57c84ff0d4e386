// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.model.Fork;

/**
 * The ratio of the median calls of two variants, for one operation, see {@link RatioEstimate}.
 *
 * @param faster    the variant with the smaller median
 * @param slower    the other
 * @param operation the operation's name
 * @param ratio     median of the slower divided by median of the faster, at least 1
 * @param low       lower end of the 95 % interval, or null with a single fork
 * @param high      upper end of the 95 % interval, or null with a single fork
 * @param forks     forks of each variant that were compared
 */
public record Comparison(String faster, String slower, String operation, double ratio, Double low, Double high,
        int forks) {
    /** Ratios up to this one count as equal. */
    static final double SAME = 1.05;

    /** Whether the two differ: the whole interval, or without one the ratio, lies above {@value #SAME}. */
    public boolean differs() {
        return (low == null ? ratio : low) > SAME;
    }

    /**
     * Compares two variants by the blocks in which the forks of both ended well.
     *
     * @return null when there is no such block, or too few calls for a median
     */
    static Comparison of(RunAnalysis analysis, String one, String other, String operation) {
        Map<Integer, Histogram> first = steady(analysis, one, operation);
        Map<Integer, Histogram> second = steady(analysis, other, operation);
        first.keySet().retainAll(second.keySet());
        second.keySet().retainAll(first.keySet());
        List<Histogram> ones = new ArrayList<>(first.values());
        List<Histogram> others = new ArrayList<>(second.values());
        if (!enoughCalls(ones) || !enoughCalls(others)) {
            return null;
        }
        RatioEstimate found = RatioEstimate.of(ones, others, analysis.run().plan().protocol().seed());
        boolean swapped = found.ratio() < 1;
        RatioEstimate shown = swapped ? found.inverse() : found;
        return new Comparison(swapped ? other : one, swapped ? one : other, operation, shown.ratio(), shown.low(),
                shown.high(), ones.size());
    }

    private static boolean enoughCalls(List<Histogram> forks) {
        return Quantile.P50.hasEnough(forks.stream().mapToLong(Histogram::count).sum())
                && forks.stream().noneMatch(fork -> fork.count() == 0);
    }

    private static Map<Integer, Histogram> steady(RunAnalysis analysis, String variant, String operation) {
        Map<Integer, Histogram> forks = new TreeMap<>();
        for (Fork fork : analysis.forks(variant, operation)) {
            if (fork.state() == Fork.State.DONE) {
                forks.put(fork.repetition(), analysis.steady(fork));
            }
        }
        return forks;
    }
}
