// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.util.Arrays;
import org.roundtrip.analysis.Curve.Axis;

/**
 * A part of a curve as a chart draws it: for each pixel column the spread of the calls in it. Where a column is narrower
 * than the stretches of the curve, the calls themselves are read again, as long as there are not too many. Immutable
 * unless its arrays are written to, which nobody should.
 *
 * @param edges  where the columns begin on the axis, ascending, and where the last of them ends
 * @param counts 0 for a column without calls, whose other values are 0 too; else something above 0
 * @param min    nanoseconds of the fastest call in each column
 * @param p10    the 10th percentile
 * @param median the median
 * @param p90    the 90th percentile
 * @param max    the slowest call
 */
public record PixelColumns(double[] edges, int[] counts, long[] min, long[] p10, long[] median, long[] p90,
        long[] max) {
    private static final long MOST_CALLS_READ = 1_000_000;
    private static final int FEWEST_SUMMED_UP = 16;

    /** Edges of {@code width} columns of the same width. */
    public static double[] linear(double from, double to, int width) {
        double[] edges = new double[width + 1];
        for (int i = 0; i <= width; i++) {
            edges[i] = from + (to - from) * i / width;
        }
        return edges;
    }

    /** Edges of {@code width} columns that look alike on a logarithmic axis. @param from above 0 */
    public static double[] logarithmic(double from, double to, int width) {
        double[] edges = linear(Math.log(from), Math.log(to), width);
        for (int i = 0; i <= width; i++) {
            edges[i] = Math.exp(edges[i]);
        }
        return edges;
    }

    /** Reads the columns of a fork. Takes time; not for a user interface's thread. */
    public static PixelColumns of(ForkReading fork, Axis axis, double[] edges) throws IOException {
        return of(fork, fork.curve(), axis, edges);
    }

    /** The same, of a curve of the fork that is at hand already. */
    public static PixelColumns of(ForkReading fork, Curve curve, Axis axis, double[] edges) throws IOException {
        Columns columns = new Columns(axis, edges);
        long readable = MOST_CALLS_READ;
        long from = 0;
        long to = 0;
        for (Stretch stretch : curve.stretches()) {
            int first = columns.first(stretch);
            int last = columns.last(stretch);
            if (last < 0 || first >= edges.length - 1) {
                continue;
            }
            boolean wide = last - first > 1 || stretch.count() < FEWEST_SUMMED_UP;
            if (wide && stretch.count() <= readable) {
                readable -= stretch.count();
                from = to == stretch.firstCall() ? from : stretch.firstCall();
                to = stretch.firstCall() + stretch.count();
                continue;
            }
            if (to > 0) {
                fork.calls(from, to, columns);
                to = 0;
            }
            columns.accept(stretch, (Math.max(first, 0) + Math.min(last, edges.length - 2)) / 2);
        }
        if (to > 0) {
            fork.calls(from, to, columns);
        }
        return columns.toPixelColumns();
    }

    /** Number of columns. */
    public int width() {
        return counts.length;
    }

    /** Sorts calls into columns. Calls of one column come one after the other, as time only goes forward. */
    private static final class Columns implements ForkReading.CallConsumer {
        private final Axis axis;
        private final double[] edges;
        private final int width;
        private final PixelColumns result;
        private final Spread spread = new Spread();
        private long min = Long.MAX_VALUE;
        private long max;
        private int current = -1;

        Columns(Axis axis, double[] edges) {
            this.axis = axis;
            this.edges = edges;
            width = edges.length - 1;
            result = new PixelColumns(edges, new int[width], new long[width], new long[width], new long[width],
                    new long[width], new long[width]);
        }

        int first(Stretch stretch) {
            return column(axis == Axis.CALLS ? stretch.firstCall() : stretch.startNanos() + stretch.minNanos());
        }

        int last(Stretch stretch) {
            return column(axis == Axis.CALLS ? (double) stretch.firstCall() + stretch.count() - 1
                    : stretch.endNanos());
        }

        @Override
        public void accept(long number, long startNanos, long nanos) {
            if (enter(column(axis == Axis.CALLS ? number : startNanos + nanos))) {
                spread.add(nanos);
                min = Math.min(min, nanos);
                max = Math.max(max, nanos);
            }
        }

        /** Three medians between a 10th and a 90th percentile: quantiles of the column come out as medians of theirs. */
        void accept(Stretch stretch, int column) {
            if (enter(column)) {
                spread.add(stretch.p10Nanos());
                spread.add(stretch.medianNanos());
                spread.add(stretch.medianNanos());
                spread.add(stretch.medianNanos());
                spread.add(stretch.p90Nanos());
                min = Math.min(min, stretch.minNanos());
                max = Math.max(max, stretch.maxNanos());
            }
        }

        PixelColumns toPixelColumns() {
            leave();
            return result;
        }

        /** The column of a place on the axis; -1 when it is before the first, the width when it is after the last. */
        int column(double place) {
            int found = Arrays.binarySearch(edges, place);
            return found >= 0 ? found : -found - 2;
        }

        private boolean enter(int column) {
            if (column != current) {
                leave();
                current = column;
            }
            return column >= 0 && column < width;
        }

        /** Sums up the current column. A column that was left and entered again keeps what it got first. */
        private void leave() {
            if (spread.count() > 0 && result.counts[current] == 0) {
                result.counts[current] = spread.count();
                result.min[current] = min;
                result.p10[current] = spread.percentile(10);
                result.median[current] = spread.percentile(50);
                result.p90[current] = spread.percentile(90);
                result.max[current] = max;
            }
            spread.clear();
            min = Long.MAX_VALUE;
            max = 0;
        }
    }
}
