// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.Arrays;

/**
 * Latencies of calls, reduced to pixel columns. A call counts in the column in which it starts, and lasts over those
 * after it in which no other starts. Latencies are in nanoseconds. Callers do not change the arrays.
 *
 * @param first  number of the first call of each column
 * @param counts calls of each column
 * @param min    their shortest latency
 * @param median their median latency, by nearest rank
 * @param max    their longest latency
 * @param lasting number of the call that lasts over each column in which none starts: the one that started last, or where it has
 *               ended the one that ends last; -1 where there is none, and where calls start
 */
public record CallColumns(int[] first, int[] counts, long[] min, long[] median, long[] max, int[] lasting) {

    /** Reduces the calls that start between two times to {@code columns} columns of equal width. */
    public static CallColumns of(CallTimes calls, double from, double to, int columns) {
        CallColumns made = new CallColumns(new int[columns], new int[columns], new long[columns], new long[columns],
                new long[columns], new int[columns]);
        double width = (to - from) / columns;
        int call = calls.firstStartingFrom(from);
        int started = call - 1;
        int latest = calls.runningAt(from);
        for (int column = 0; column < columns; column++) {
            double edge = column == columns - 1 ? Math.nextUp(to) : from + (column + 1) * width;
            int end = call < calls.size() && calls.start(call) < edge ? calls.firstStartingFrom(edge) : call;
            latest = made.fill(column, calls, call, end, latest);
            started = end > call ? end - 1 : started;
            made.lasting[column] = end > call ? -1 : lasting(calls, from + column * width, started, latest);
            call = end;
        }
        return made;
    }

    /** Returns the first of two calls that still runs at a time, or -1. */
    private static int lasting(CallTimes calls, double nanos, int one, int other) {
        return one >= 0 && calls.end(one) > nanos ? one : other >= 0 && calls.end(other) > nanos ? other : -1;
    }

    /** @return the call that ends last: {@code latest}, or one of these */
    private int fill(int column, CallTimes calls, int from, int to, int latest) {
        int last = latest;
        first[column] = from;
        counts[column] = to - from;
        if (to > from) {
            long[] durations = new long[to - from];
            for (int i = 0; i < durations.length; i++) {
                durations[i] = calls.duration(from + i);
                last = last < 0 || calls.end(from + i) >= calls.end(last) ? from + i : last;
            }
            Arrays.sort(durations);
            min[column] = durations[0];
            median[column] = durations[(durations.length - 1) / 2];
            max[column] = durations[durations.length - 1];
        }
        return last;
    }

    /** Returns the number of columns. */
    public int width() {
        return counts.length;
    }

    /** Returns the shortest latency, at least 1 ns, because a logarithmic axis has no zero; 0 without calls. */
    public long shortest() {
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                shortest = Math.min(shortest, Math.max(1, min[i]));
            }
        }
        return shortest == Long.MAX_VALUE ? 0 : shortest;
    }

    /** Returns the longest latency; 0 without calls. */
    public long longest() {
        return Arrays.stream(max).max().orElse(0);
    }

    /** Returns the column with calls that is nearest to {@code column}, at most {@code reach} away; -1 if there is none. */
    public int nearest(int column, int reach) {
        for (int step = 0; step <= reach; step++) {
            for (int at : new int[] {column - step, column + step}) {
                if (at >= 0 && at < width() && counts[at] > 0) {
                    return at;
                }
            }
        }
        return -1;
    }
}
