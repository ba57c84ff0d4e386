// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.packets.calls.LongList;

/**
 * Quantiles of the anatomies of many calls, of one capture or of several. Each part is sorted on its own, so the medians
 * of the parts do not add up exactly to the median of the whole call. Immutable.
 *
 * @param calls  how many calls there are
 * @param median of each part
 * @param p99    of each part; empty when there are too few calls, see {@link Quantile#hasEnough}
 * @param ways   how the ways to the server and back are known in all calls; where they are not, they belong to the server's part
 */
public record AnatomySummary(int calls, Parts median, Optional<Parts> p99, Ways ways) {

    /**
     * Parts of a call in nanoseconds, each with its own quantile.
     *
     * @param toServer 0 when the ways are no parts of their own, as {@code toClient}
     * @param duration of the whole call
     */
    public record Parts(long clientBefore, long requestOnWire, long toServer, long server, long toClient,
            long responseOnWire, long clientAfter, long duration) {
        /** The parts of one call. */
        public static Parts of(Anatomy anatomy) {
            return new Parts(anatomy.clientBefore(), anatomy.requestOnWire(), anatomy.toServer(), anatomy.server(),
                    anatomy.toClient(), anatomy.responseOnWire(), anatomy.clientAfter(), anatomy.duration());
        }
    }

    /** Collects the anatomies of calls. For one thread. */
    public static final class Pool {
        private static final List<ToLongFunction<Anatomy>> PARTS = List.of(Anatomy::clientBefore,
                Anatomy::requestOnWire, Anatomy::toServer, Anatomy::server, Anatomy::toClient, Anatomy::responseOnWire,
                Anatomy::clientAfter, Anatomy::duration, Anatomy::beyond);

        private final List<LongList> values = new ArrayList<>();
        private Ways ways;

        /** Begins an empty pool. */
        public Pool() {
            PARTS.forEach(part -> values.add(new LongList()));
        }

        /** Adds a call. */
        public void add(Anatomy anatomy) {
            take(anatomy.ways());
            for (int part = 0; part < PARTS.size(); part++) {
                values.get(part).add(PARTS.get(part).applyAsLong(anatomy));
            }
        }

        /** Adds the calls of another pool. */
        public void add(Pool other) {
            if (other.ways != null) {
                take(other.ways);
            }
            for (int part = 0; part < PARTS.size(); part++) {
                for (long value : other.values.get(part).toArray()) {
                    values.get(part).add(value);
                }
            }
        }

        private void take(Ways other) {
            ways = ways == null || ways == other ? other : Ways.UNKNOWN;
        }

        /** Summarizes all calls added so far; empty when there are none. */
        public Optional<AnatomySummary> summary() {
            int calls = values.getFirst().size();
            if (calls == 0) {
                return Optional.empty();
            }
            List<long[]> sorted = values.stream().map(LongList::toArray).toList();
            sorted.forEach(Arrays::sort);
            return Optional.of(new AnatomySummary(calls, parts(sorted, Quantile.P50),
                    Quantile.P99.hasEnough(calls) ? Optional.of(parts(sorted, Quantile.P99)) : Optional.empty(), ways));
        }

        private Parts parts(List<long[]> sorted, Quantile quantile) {
            boolean apart = ways.apart();
            int at = (int) quantile.rank(sorted.getFirst().length) - 1;
            return new Parts(sorted.get(0)[at], sorted.get(1)[at], apart ? sorted.get(2)[at] : 0,
                    sorted.get(apart ? 3 : 8)[at], apart ? sorted.get(4)[at] : 0, sorted.get(5)[at], sorted.get(6)[at],
                    sorted.get(7)[at]);
        }
    }
}
