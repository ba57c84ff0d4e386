// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.packets.calls.LongList;

/**
 * The anatomies of many calls, of one capture or of several, at quantiles of their durations. A quantile is divided as the calls
 * around it were: from its rank, half of the way to the nearer end of all calls on either side, which is the middle half of the calls
 * for the median. So the parts add up to the quantile, which medians of each part would not: the calls in the middle for one part are
 * others than those for the next. Immutable.
 *
 * @param calls  how many calls there are
 * @param median parts of the median
 * @param p99    parts of the 99th percentile; empty when there are too few calls, see {@link Quantile#hasEnough}
 * @param ways   how the ways to the server and back are known in all calls; where they are not, they belong to the server's part
 */
public record AnatomySummary(int calls, Parts median, Optional<Parts> p99, Ways ways) {

    /**
     * Parts of a call in nanoseconds, which add up to its duration.
     *
     * @param toServer 0 when the ways are no parts of their own, as {@code toClient}
     * @param duration of the whole call
     */
    public record Parts(long clientBefore, long connection, long requestOnWire, long toServer, long server, long toClient,
            long responseOnWire, long clientAfter, long duration) {
        /** The parts of one call. */
        public static Parts of(Anatomy anatomy) {
            return new Parts(anatomy.clientBefore(), anatomy.connection(), anatomy.requestOnWire(), anatomy.toServer(),
                    anatomy.server(), anatomy.toClient(), anatomy.responseOnWire(), anatomy.clientAfter(), anatomy.duration());
        }
    }

    /** Returns whether too few calls are there for a median. They may differ much. */
    public boolean fewCalls() {
        return !Quantile.P50.hasEnough(calls);
    }

    /** Collects the anatomies of calls. For one thread. */
    public static final class Pool {
        private static final List<ToLongFunction<Anatomy>> PARTS = List.of(Anatomy::clientBefore, Anatomy::connection, Anatomy::requestOnWire,
                Anatomy::toServer, Anatomy::server, Anatomy::toClient, Anatomy::responseOnWire, Anatomy::clientAfter);

        private final List<LongList> values = Stream.generate(LongList::new).limit(PARTS.size()).toList();
        private final LongList durations = new LongList();
        private Ways ways;

        /** Adds a call. */
        public void add(Anatomy anatomy) {
            take(anatomy.ways());
            durations.add(anatomy.duration());
            for (int part = 0; part < PARTS.size(); part++) {
                values.get(part).add(PARTS.get(part).applyAsLong(anatomy));
            }
        }

        /** Adds the calls of another pool. */
        public void add(Pool other) {
            if (other.ways != null) {
                take(other.ways);
            }
            durations.addAll(other.durations);
            for (int part = 0; part < PARTS.size(); part++) {
                values.get(part).addAll(other.values.get(part));
            }
        }

        private void take(Ways other) {
            ways = ways == null || ways == other ? other : Ways.UNKNOWN;
        }

        /** Summarizes all calls added so far; empty when there are none. */
        public Optional<AnatomySummary> summary() {
            int calls = durations.size();
            if (calls == 0) {
                return Optional.empty();
            }
            int[] order = durations.order();
            return Optional.of(new AnatomySummary(calls, parts(order, Quantile.P50),
                    Quantile.P99.hasEnough(calls) ? Optional.of(parts(order, Quantile.P99)) : Optional.empty(), ways));
        }

        private Parts parts(int[] order, Quantile quantile) {
            int at = (int) quantile.rank(order.length) - 1;
            int around = Math.min(at, order.length - 1 - at) / 2;
            int[] calls = Arrays.copyOfRange(order, at - around, at + around + 1);
            long duration = durations.at(order[at]);
            double whole = Arrays.stream(durations.at(calls)).sum();
            long[] parts = new long[PARTS.size()];
            double before = 0;
            for (int part = 0; part < parts.length && whole > 0; part++) {
                double after = before + Arrays.stream(values.get(part).at(calls)).sum();
                // Ends are rounded, not lengths, so that nothing is lost.
                parts[part] = Math.round(duration * (after / whole)) - Math.round(duration * (before / whole));
                before = after;
            }
            boolean apart = ways.apart();
            return new Parts(parts[0], parts[1], parts[2], apart ? parts[3] : 0, apart ? parts[4] : parts[3] + parts[4] + parts[5],
                    apart ? parts[5] : 0, parts[6], parts[7], duration);
        }
    }
}
