// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.Fork;
import org.roundtrip.model.RowKey;

/**
 * The measured calls of two rows in the blocks in which the forks of both ended well. Where the calls of both were to be made at certain
 * moments, their response times are compared, since these are what callers see; else the service times, which all calls have.
 *
 * @param blocks the numbers of the blocks
 * @param ones   of the one row, for each block
 * @param others of the other row, in the same blocks
 * @param time   which of the calls' times is compared
 * @param seed   of the run
 */
record PairedForks(List<Integer> blocks, List<SteadyCalls> ones, List<SteadyCalls> others, CallTime time, long seed) {

    static PairedForks of(RunAnalysis analysis, RowKey one, RowKey other) {
        Map<Integer, SteadyCalls> first = steady(analysis, one);
        Map<Integer, SteadyCalls> second = steady(analysis, other);
        first.keySet().retainAll(second.keySet());
        second.keySet().retainAll(first.keySet());
        boolean responses = Stream.concat(first.values().stream(), second.values().stream()).allMatch(calls -> calls.response().count() > 0);
        return new PairedForks(List.copyOf(first.keySet()), new ArrayList<>(first.values()), new ArrayList<>(second.values()),
                responses ? CallTime.RESPONSE : CallTime.SERVICE, analysis.run().plan().protocol().seed());
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
        return enoughCalls(times(ones)) && enoughCalls(times(others));
    }

    private static boolean enoughCalls(List<Histogram> forks) {
        return Quantile.P50.hasEnough(forks.stream().mapToLong(Histogram::count).sum())
                && forks.stream().noneMatch(fork -> fork.count() == 0);
    }

    /** The median of the other row divided by that of the one. */
    RatioEstimate ratio() {
        return RatioEstimate.of(times(ones), times(others), seed);
    }

    /**
     * For each block the logarithm of the median of the other row divided by that of the one. A block without calls has
     * none.
     */
    Map<Integer, Double> logarithms() {
        Map<Integer, Double> logarithms = new TreeMap<>();
        for (int i = 0; i < blocks.size(); i++) {
            Double one = times(ones.get(i)).median();
            Double other = times(others.get(i)).median();
            if (one != null && other != null) {
                logarithms.put(blocks.get(i), Math.log(Math.max(1, other) / Math.max(1, one)));
            }
        }
        return logarithms;
    }

    private List<Histogram> times(List<SteadyCalls> forks) {
        return forks.stream().map(this::times).toList();
    }

    /** The times of a fork's calls that are compared. */
    Histogram times(SteadyCalls fork) {
        return time == CallTime.RESPONSE ? fork.response() : fork.service();
    }

    /** Forks of each row. */
    int count() {
        return ones.size();
    }
}
