// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.Arrays;

/**
 * The latency at each percentile of some calls, as a line for a logarithmic axis: a place on it is 1 / (1 - p), so that 10 is the 90th
 * percentile, 100 the 99th and 1,000 the 99.9th. The line begins at 1, the fastest call, and ends at the number of calls, the
 * slowest one. Immutable.
 *
 * @param places in rising order; not changed by anybody
 * @param nanos  as many: the nearest rank at each place, see {@link Quantile}; not changed by anybody
 * @param calls  how many calls there were
 */
public record Percentiles(double[] places, double[] nanos, long calls) {
    private static final int POINTS = 300;
    private static final long LEAST_BEYOND = 10;

    /** The line of some calls; without points when there is none. */
    public static Percentiles of(Histogram histogram) {
        long calls = histogram.count();
        int points = calls == 0 ? 0 : calls == 1 ? 1 : POINTS;
        double[] places = new double[points];
        double[] nanos = new double[points];
        long[] durations = histogram.durations();
        long[] counts = histogram.counts();
        long before = 0;
        int cell = 0;
        for (int i = 0; i < points; i++) {
            boolean last = i == points - 1;
            places[i] = last ? calls : Math.pow(calls, i / (POINTS - 1.0));
            long rank = last ? calls : rank(places[i], calls);
            while (before + counts[cell] < rank) {
                before += counts[cell++];
            }
            nanos[i] = last ? histogram.maxNanos() : durations[cell];
        }
        return new Percentiles(places, nanos, calls);
    }

    /** The rank of the call at a place, from 1. */
    private static long rank(double place, long calls) {
        return Math.clamp((long) Math.ceil(calls - calls / place), 1, calls);
    }

    /** The percentile at a place, from 0 to 100. */
    public static double percent(double place) {
        return 100 - 100 / place;
    }

    /** How many calls lie beyond a place. */
    public long beyond(double place) {
        return calls - rank(place, calls);
    }

    /** From here on fewer than ten calls lie beyond, so that the line shows single calls and no percentile, see {@link Quantile}. */
    public double certain() {
        return Math.max(1, (double) calls / LEAST_BEYOND);
    }

    /** The latency at a place between both ends. */
    public double at(double place) {
        int found = Arrays.binarySearch(places, place);
        return nanos[Math.clamp(found >= 0 ? found : -found - 1, 0, nanos.length - 1)];
    }
}
