// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The latency at each percentile of some calls, as a line for a logarithmic axis. A place on it is 1 / (1 - p), so that
 * 10 is the 90th percentile, 100 the 99th and 1,000 the 99.9th. The line begins at 1, the fastest call, and ends at the
 * number of calls, the slowest one. Immutable.
 *
 * @param places    of the line's points, in rising order, among them those that people name, such as 2 and 10; not changed by anybody
 * @param nanos     as many: the nearest rank at each place, see {@link Quantile}; not changed by anybody
 * @param calls     how many calls there were
 * @param histogram the calls themselves
 */
public record Percentiles(double[] places, double[] nanos, long calls, Histogram histogram) {
    private static final int POINTS = 300;
    /** The place of the median. */
    public static final double MEDIAN = 2;
    private static final double NINES = 10;
    private static final long LEAST_BEYOND = 10;

    /** The line of some calls; without points when there is none. */
    public static Percentiles of(Histogram histogram) {
        long calls = histogram.count();
        double[] places = calls == 0 ? new double[0] : DoubleStream.concat(IntStream.range(0, POINTS)
                .mapToDouble(i -> i == POINTS - 1 ? calls : Math.pow(calls, i / (POINTS - 1.0))), named(calls)).sorted().distinct().toArray();
        return new Percentiles(places, nanos(histogram, calls, places), calls, histogram);
    }

    /** The nearest ranks at places in rising order, in one pass over the calls. */
    private static double[] nanos(Histogram histogram, long calls, double[] places) {
        double[] nanos = new double[places.length];
        long[] durations = histogram.durations();
        long[] counts = histogram.counts();
        long before = 0;
        int cell = 0;
        for (int i = 0; i < places.length; i++) {
            long rank = rank(places[i], calls);
            while (before + counts[cell] < rank) {
                before += counts[cell++];
            }
            nanos[i] = places[i] >= calls ? histogram.maxNanos() : Math.min(durations[cell], histogram.maxNanos());
        }
        return nanos;
    }

    /**
     * The places up to an end that people name, in rising order. They are the median, then the 90th, 99th, 99.9th
     * percentile and so on.
     */
    public static DoubleStream named(double end) {
        return DoubleStream.concat(DoubleStream.of(MEDIAN), DoubleStream.iterate(NINES, place -> NINES * place)).takeWhile(place -> place <= end);
    }

    /** The rank of the call at a place, from 1. At the end of the line it is that of the slowest one. */
    private static long rank(double place, long calls) {
        return place >= calls ? calls : Math.clamp((long) Math.ceil(calls - calls / place), 1, calls);
    }

    /** The percentile at a place, from 0 to 100. */
    public static double percent(double place) {
        return 100 - 100 / place;
    }

    /** How many calls lie beyond a place. */
    public long beyond(double place) {
        return calls - rank(place, calls);
    }

    /**
     * From here on fewer than ten calls lie beyond. The line then shows single calls and no percentile, see {@link
     * Quantile}.
     */
    public double certain() {
        return Math.max(1, (double) calls / LEAST_BEYOND);
    }

    /** The latency at a place between both ends. */
    public double at(double place) {
        return place >= calls ? histogram.maxNanos() : histogram.atRank(rank(place, calls));
    }
}
