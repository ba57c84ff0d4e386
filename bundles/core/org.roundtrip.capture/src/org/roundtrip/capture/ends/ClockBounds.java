// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import org.roundtrip.model.ClockDifference;

/**
 * Bounds of the offset of the server's clock to the client's. Each was true at a certain time. Between these the offset
 * is taken to be a straight line, as clocks of computers run differently but evenly: by at most {@link #MOST_DRIFT}.
 * When no such line is possible, one of the clocks was set in between. Packets that contradict each other by little were
 * written down late, as happens where both ends are on one machine; their limits are then taken for so much less
 * certain.
 */
public final class ClockBounds {
    /** The most that clocks of computers run apart, corrections by network time included. */
    public static final double MOST_DRIFT = 200e-6;
    /** Some captures have times in steps of this. */
    private static final long STEP_NANOS = 1000;
    /** Of the packets within this time only those that say most are kept. */
    private static final long KEPT_NANOS = 10_000_000;
    private static final int HALVINGS = 60;
    /** A kernel that is busy may write down a packet so much late. More than that is no lateness. */
    private static final long MOST_LATE_NANOS = 1_000_000;

    private record Limit(long at, long offset) {
    }

    private final List<Limit> most = new ArrayList<>();
    private final List<Limit> least = new ArrayList<>();
    private final Map<Long, Limit> mostOfPackets = new HashMap<>();
    private final Map<Long, Limit> leastOfPackets = new HashMap<>();

    /** Knows nothing yet. */
    public ClockBounds() {
    }

    /** Knows what packets say there. */
    public ClockBounds(ClockBounds packets) {
        mostOfPackets.putAll(packets.mostOfPackets);
        leastOfPackets.putAll(packets.leastOfPackets);
    }

    /** Adds an exchange: at a time of the client's clock the offset was this one, give or take the bound. Nanoseconds. */
    public void exchange(long at, long offset, long bound) {
        most.add(new Limit(at, offset + bound));
        least.add(new Limit(at, offset - bound));
    }

    /** Adds that a packet from the client arrived, when the clocks differed by this at most. */
    void atMost(long at, long offset) {
        mostOfPackets.merge(at / KEPT_NANOS, new Limit(at, offset + STEP_NANOS),
                (one, other) -> one.offset <= other.offset ? one : other);
    }

    /** Adds that a packet arrived at the client at that time, so that the clocks differed by this at least. */
    void atLeast(long at, long offset) {
        leastOfPackets.merge(at / KEPT_NANOS, new Limit(at, offset - STEP_NANOS),
                (one, other) -> one.offset >= other.offset ? one : other);
    }

    /**
     * Finds the difference from what is known.
     *
     * @param from when the capture began, on the client's clock, in nanoseconds since 1970
     * @param to   when it ended
     * @return empty when no even clocks could be like that, or when there is no limit on one side
     */
    public Optional<ClockDifference> difference(long from, long to) {
        Optional<ClockDifference> byExchanges = fit(most, least, from, to, ClockDifference.By.EXCHANGES);
        if (mostOfPackets.isEmpty() && leastOfPackets.isEmpty()) {
            return byExchanges;
        }
        for (long late = 0; late <= MOST_LATE_NANOS; late = Math.max(STEP_NANOS, 2 * late)) {
            // Twice what is needed, so that the one packet that was the latest does not decide alone.
            long allowed = 2 * late;
            Optional<ClockDifference> byAll = fit(with(most, mostOfPackets, allowed), with(least, leastOfPackets, -allowed),
                    from, to, ClockDifference.By.PACKETS).map(line -> line.lessCertain(allowed));
            if (byAll.isPresent()) {
                return byExchanges.isPresent() && byExchanges.get().boundNanos() <= byAll.get().boundNanos()
                        ? byExchanges : byAll;
            }
        }
        return Optional.empty();
    }

    private static List<Limit> with(List<Limit> exchanges, Map<Long, Limit> packets, long moved) {
        List<Limit> all = new ArrayList<>(exchanges);
        packets.values().forEach(limit -> all.add(new Limit(limit.at, limit.offset + moved)));
        return all;
    }

    private static Optional<ClockDifference> fit(List<Limit> most, List<Limit> least, long from, long to,
            ClockDifference.By by) {
        return most.isEmpty() || least.isEmpty() ? Optional.empty() : new Fit(most, least, from + (to - from) / 2).line(from, to, by);
    }

    /** Lines below all upper and above all lower limits. Numbers are relative to one limit and one time, so they are small. */
    private record Fit(List<Limit> most, List<Limit> least, long at) {

        Optional<ClockDifference> line(long from, long to, ClockDifference.By by) {
            double widest = highest(drift -> upper(drift, at) - lower(drift, at), -MOST_DRIFT, MOST_DRIFT);
            if (gap(widest) < 0) {
                return Optional.empty();
            }
            double slowest = edge(widest, -MOST_DRIFT);
            double fastest = edge(widest, MOST_DRIFT);
            double drift = (slowest + fastest) / 2;
            double offset = (upper(drift, at) + lower(drift, at)) / 2;
            double bound = 0;
            for (long end : new long[] {from, to}) {
                double here = offset + drift * (end - at);
                double high = upper(highest(each -> upper(each, end), slowest, fastest), end);
                double low = lower(highest(each -> -lower(each, end), slowest, fastest), end);
                bound = Math.max(bound, Math.max(high - here, here - low));
            }
            return Optional.of(new ClockDifference(at, zero() + Math.round(offset), drift, (long) Math.ceil(bound), by));
        }

        private long zero() {
            return most.getFirst().offset;
        }

        /** The highest offset at a time that the upper limits allow with a drift. */
        private double upper(double drift, long time) {
            double lowest = Double.POSITIVE_INFINITY;
            for (Limit limit : most) {
                lowest = Math.min(lowest, limit.offset - zero() - drift * (limit.at - time));
            }
            return lowest;
        }

        private double lower(double drift, long time) {
            double highest = Double.NEGATIVE_INFINITY;
            for (Limit limit : least) {
                highest = Math.max(highest, limit.offset - zero() - drift * (limit.at - time));
            }
            return highest;
        }

        private double gap(double drift) {
            return upper(drift, at) - lower(drift, at);
        }

        /** The drift next to {@code outside} with which a line is still possible. */
        private double edge(double inside, double outside) {
            double possible = inside;
            double tried = outside;
            for (int i = 0; i < HALVINGS && gap(tried) < 0; i++) {
                double between = (possible + tried) / 2;
                if (gap(between) < 0) {
                    tried = between;
                } else {
                    possible = between;
                }
            }
            return gap(tried) < 0 ? possible : tried;
        }

        /** Where a function that bends downwards everywhere is highest. */
        private static double highest(DoubleUnaryOperator function, double from, double to) {
            double low = from;
            double high = to;
            for (int i = 0; i < 2 * HALVINGS; i++) {
                double left = low + (high - low) / 3;
                double right = high - (high - low) / 3;
                if (function.applyAsDouble(left) < function.applyAsDouble(right)) {
                    low = left;
                } else if (function.applyAsDouble(left) > function.applyAsDouble(right)) {
                    high = right;
                } else {
                    low = left;
                    high = right;
                }
            }
            return (low + high) / 2;
        }
    }
}
