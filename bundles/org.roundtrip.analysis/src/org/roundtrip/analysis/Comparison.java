// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.model.Fork;
import org.roundtrip.model.sweep.Called;
import org.roundtrip.model.sweep.RowKey;
import org.roundtrip.model.sweep.Step;

/**
 * The ratio of the median calls of two variants, for one operation, see {@link RatioEstimate}.
 *
 * @param faster    the variant with the smaller median
 * @param slower    the other
 * @param operation the operation's name
 * @param step      the step of a sweep at which both were measured; null without one
 * @param ratio     median of the slower divided by median of the faster, at least 1
 * @param low       lower end of the 95 % interval, or null with a single fork
 * @param high      upper end of the 95 % interval, or null with a single fork
 * @param forks     forks of each variant that were compared
 */
public record Comparison(String faster, String slower, String operation, Step step, double ratio, Double low, Double high,
        int forks) {
    /** Ratios up to this one count as equal. */
    static final double SAME = 1.05;
    /** An interval that goes beyond this one does not show that two are alike. */
    private static final double ALIKE = 1.2;

    /** The operation, with the step where there is one. */
    public String called() {
        return new Called(operation, step).words();
    }

    /** Whether the two differ: the whole interval, or without one the ratio, lies above {@value #SAME}. */
    public boolean differs() {
        return (low == null ? ratio : low) > SAME;
    }

    /** Whether the two may differ and may be alike: the interval is too wide to say. */
    public boolean unclear() {
        return unclear(low, high);
    }

    static boolean unclear(Double low, Double high) {
        return low != null && low <= SAME && (high > ALIKE || low < 1 / ALIKE);
    }

    /**
     * Compares two rows of the same operation and step by the blocks in which the forks of both ended well.
     *
     * @return null when there is no such block, or too few calls for a median
     */
    static Comparison of(RunAnalysis analysis, RowKey one, RowKey other) {
        PairedForks forks = PairedForks.of(analysis, one, other);
        if (!forks.comparable()) {
            return null;
        }
        RatioEstimate found = forks.ratio();
        boolean swapped = found.ratio() < 1;
        RatioEstimate shown = swapped ? found.inverse() : found;
        return new Comparison((swapped ? other : one).variant(), (swapped ? one : other).variant(), one.operation(), one.step(), shown.ratio(), shown.low(),
                shown.high(), forks.count());
    }

    /**
     * The measured calls of two rows in the blocks in which the forks of both ended well.
     *
     * @param ones   of the one row, for each block
     * @param others of the other row, in the same blocks
     * @param seed   of the run
     */
    record PairedForks(List<Histogram> ones, List<Histogram> others, long seed) {

        static PairedForks of(RunAnalysis analysis, RowKey one, RowKey other) {
            Map<Integer, Histogram> first = steady(analysis, one);
            Map<Integer, Histogram> second = steady(analysis, other);
            first.keySet().retainAll(second.keySet());
            second.keySet().retainAll(first.keySet());
            return new PairedForks(new ArrayList<>(first.values()), new ArrayList<>(second.values()),
                    analysis.run().plan().protocol().seed());
        }

        private static Map<Integer, Histogram> steady(RunAnalysis analysis, RowKey row) {
            Map<Integer, Histogram> forks = new TreeMap<>();
            for (Fork fork : analysis.forks(row)) {
                if (fork.state() == Fork.State.DONE) {
                    forks.put(fork.repetition(), analysis.steady(fork));
                }
            }
            return forks;
        }

        /** Whether there is a block, and enough calls of both for a median. */
        boolean comparable() {
            return enoughCalls(ones) && enoughCalls(others);
        }

        private static boolean enoughCalls(List<Histogram> forks) {
            return Quantile.P50.hasEnough(forks.stream().mapToLong(Histogram::count).sum())
                    && forks.stream().noneMatch(fork -> fork.count() == 0);
        }

        /** The median of the other row divided by that of the one. */
        RatioEstimate ratio() {
            return RatioEstimate.of(ones, others, seed);
        }

        /** Forks of each row. */
        int count() {
            return ones.size();
        }
    }
}
