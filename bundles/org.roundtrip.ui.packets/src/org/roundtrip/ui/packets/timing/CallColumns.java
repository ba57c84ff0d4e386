// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.Arrays;

/**
 * The latency of calls, brought down to pixel columns by when they began. Arrays are not to be changed.
 *
 * @param first  number of the first call of each column
 * @param counts calls of each column
 * @param min    their shortest
 * @param median their median
 * @param max    their longest
 */
record CallColumns(int[] first, int[] counts, long[] min, long[] median, long[] max) {

    /** The calls that begin between two times. */
    static CallColumns of(CallTimes calls, double from, double to, int columns) {
        CallColumns made = new CallColumns(new int[columns], new int[columns], new long[columns], new long[columns],
                new long[columns]);
        double width = (to - from) / columns;
        int call = calls.firstFrom(from);
        for (int column = 0; column < columns; column++) {
            double edge = column == columns - 1 ? Math.nextUp(to) : from + (column + 1) * width;
            int end = call < calls.size() && calls.start(call) < edge ? calls.firstFrom(edge) : call;
            made.fill(column, calls, call, end);
            call = end;
        }
        return made;
    }

    private void fill(int column, CallTimes calls, int from, int to) {
        first[column] = from;
        counts[column] = to - from;
        if (to > from) {
            long[] durations = new long[to - from];
            for (int i = 0; i < durations.length; i++) {
                durations[i] = calls.duration(from + i);
            }
            Arrays.sort(durations);
            min[column] = durations[0];
            median[column] = durations[(durations.length - 1) / 2];
            max[column] = durations[durations.length - 1];
        }
    }

    /** How many columns. */
    int width() {
        return counts.length;
    }

    /** The shortest call of all that takes time at all; 0 when there is none. */
    long shortest() {
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                shortest = Math.min(shortest, Math.max(1, min[i]));
            }
        }
        return shortest == Long.MAX_VALUE ? 0 : shortest;
    }

    /** The longest call of all; 0 when there is none. */
    long longest() {
        return Arrays.stream(max).max().orElse(0);
    }

    /** The column with calls that is nearest to one, within {@code reach}; -1 when there is none. */
    int near(int column, int reach) {
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
