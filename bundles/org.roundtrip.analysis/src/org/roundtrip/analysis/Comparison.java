// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
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
 * @param contrary  a figure that tells the two apart the other way round; empty when there is none, or their medians do not differ
 */
public record Comparison(String faster, String slower, String operation, Step step, double ratio, Double low, Double high,
        int forks, Optional<Contrary> contrary) {
    /** Ratios up to this one count as equal. */
    static final double SAME = 1.05;
    /** An interval that goes beyond this one does not show that two are alike. */
    static final double ALIKE = 1.2;

    /** A comparison in which no figure says the contrary. */
    public Comparison(String faster, String slower, String operation, Step step, double ratio, Double low, Double high, int forks) {
        this(faster, slower, operation, step, ratio, low, high, forks, Optional.empty());
    }

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
    static Comparison of(RunAnalysis analysis, Result one, Result other) {
        PairedForks forks = PairedForks.of(analysis, one.row(), other.row());
        if (!forks.comparable()) {
            return null;
        }
        RatioEstimate found = forks.ratio();
        if (found.ratio() < 1) {
            return of(forks.swapped(), found.inverse(), other, one);
        }
        return of(forks, found, one, other);
    }

    private static Comparison of(PairedForks forks, RatioEstimate found, Result faster, Result slower) {
        Comparison medians = new Comparison(faster.variant(), slower.variant(), faster.operation(), faster.step(), found.ratio(),
                found.low(), found.high(), forks.count());
        return !medians.differs() ? medians : new Comparison(medians.faster, medians.slower, medians.operation, medians.step,
                medians.ratio, medians.low, medians.high, medians.forks, Contrary.of(forks, faster, slower));
    }

    /**
     * The measured calls of two rows in the blocks in which the forks of both ended well.
     *
     * @param ones   of the one row, for each block
     * @param others of the other row, in the same blocks
     * @param seed   of the run
     */
    record PairedForks(List<SteadyCalls> ones, List<SteadyCalls> others, long seed) {

        static PairedForks of(RunAnalysis analysis, RowKey one, RowKey other) {
            Map<Integer, SteadyCalls> first = steady(analysis, one);
            Map<Integer, SteadyCalls> second = steady(analysis, other);
            first.keySet().retainAll(second.keySet());
            second.keySet().retainAll(first.keySet());
            return new PairedForks(new ArrayList<>(first.values()), new ArrayList<>(second.values()),
                    analysis.run().plan().protocol().seed());
        }

        private static Map<Integer, SteadyCalls> steady(RunAnalysis analysis, RowKey row) {
            Map<Integer, SteadyCalls> forks = new TreeMap<>();
            for (Fork fork : analysis.forks(row)) {
                if (fork.state() == Fork.State.DONE) {
                    forks.put(fork.repetition(), analysis.steadyCalls(fork));
                }
            }
            return forks;
        }

        /** Whether there is a block, and enough calls of both for a median. */
        boolean comparable() {
            return enoughCalls(services(ones)) && enoughCalls(services(others));
        }

        private static boolean enoughCalls(List<Histogram> forks) {
            return Quantile.P50.hasEnough(forks.stream().mapToLong(Histogram::count).sum())
                    && forks.stream().noneMatch(fork -> fork.count() == 0);
        }

        /** The median of the other row divided by that of the one. */
        RatioEstimate ratio() {
            return RatioEstimate.of(services(ones), services(others), seed);
        }

        private static List<Histogram> services(List<SteadyCalls> forks) {
            return forks.stream().map(SteadyCalls::service).toList();
        }

        /** The same of another figure, by the ratios within each block. @param figure of a fork, or null @return empty when a fork has none */
        Optional<RatioEstimate> ratio(Function<SteadyCalls, Double> figure) {
            double[] logarithms = new double[ones.size()];
            for (int i = 0; i < logarithms.length; i++) {
                Double one = figure.apply(ones.get(i));
                Double other = figure.apply(others.get(i));
                if (one == null || other == null || one <= 0 || other <= 0) {
                    return Optional.empty();
                }
                logarithms[i] = Math.log(other / one);
            }
            return Optional.of(RatioEstimate.paired(logarithms));
        }

        /** The same forks with the rows exchanged. */
        PairedForks swapped() {
            return new PairedForks(others, ones, seed);
        }

        /** Forks of each row. */
        int count() {
            return ones.size();
        }
    }
}
