// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.model.Fork;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Run;

/**
 * The measured calls of two rows, and the blocks in which the forks of both ended well. Where the calls of both were to be made at certain
 * moments, their response times are compared, since these are what callers see; else the service times, which all calls have.
 *
 * @param ones   of the one row, by block
 * @param others of the other row, by block
 * @param time   which of the calls' times is compared
 * @param blocks those of both, in order
 * @param one    how much forks of the one row differ on this machine
 * @param other  the same of the other row
 * @param seed   of the run
 */
record PairedForks(Map<Integer, Histogram> ones, Map<Integer, Histogram> others, CallTime time, Set<Integer> blocks, ForkSpread one, ForkSpread other,
        long seed) {

    static PairedForks of(RunAnalysis analysis, RowKey one, RowKey other) {
        Map<Integer, SteadyCalls> first = steady(analysis, one);
        Map<Integer, SteadyCalls> second = steady(analysis, other);
        boolean responses = Stream.concat(first.values().stream(), second.values().stream()).allMatch(calls -> calls.response().count() > 0);
        CallTime time = responses ? CallTime.RESPONSE : CallTime.SERVICE;
        Set<Integer> both = new TreeSet<>(first.keySet());
        both.retainAll(second.keySet());
        return new PairedForks(times(first, time), times(second, time), time, both, spread(analysis.run(), one), spread(analysis.run(), other),
                analysis.run().plan().protocol().seed());
    }

    private static ForkSpread spread(Run run, RowKey row) {
        return ForkSpread.of(run.environment(), row.variant());
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

    private static Map<Integer, Histogram> times(Map<Integer, SteadyCalls> forks, CallTime time) {
        Map<Integer, Histogram> times = new TreeMap<>();
        forks.forEach((block, calls) -> times.put(block, time == CallTime.RESPONSE ? calls.response() : calls.service()));
        return times;
    }

    /** Whether there is a block, and enough calls of both for a median. */
    boolean comparable() {
        return !blocks.isEmpty() && enoughCalls(ones.values()) && enoughCalls(others.values());
    }

    private static boolean enoughCalls(Collection<Histogram> forks) {
        return Quantile.P50.hasEnough(forks.stream().mapToLong(Histogram::count).sum())
                && forks.stream().noneMatch(fork -> fork.count() == 0);
    }

    /** The median of the other row divided by that of the one, of rows that are {@link #comparable}. */
    RatioSample ratio() {
        return blocks.size() >= RatioSample.FEWEST_TO_PAIR ? RatioSample.of(paired(ones), paired(others), seed)
                : RatioSample.of(logarithms(ones), one, logarithms(others), other);
    }

    private List<Histogram> paired(Map<Integer, Histogram> forks) {
        return blocks.stream().map(forks::get).toList();
    }

    /** Of all forks of a row: too few to be paired. */
    private static double[] logarithms(Map<Integer, Histogram> forks) {
        return forks.values().stream().mapToDouble(RatioSample::logarithm).toArray();
    }
}
