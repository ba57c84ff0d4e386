// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.analysis.calls.Curve.Axis;
import org.roundtrip.analysis.calls.Spread;
import org.roundtrip.analysis.calls.Stretch;

/**
 * A part of a curve as a chart draws it: for each pixel column the percentiles of its calls. Where a column is narrower than
 * the stretches of the curve, the calls are read again, up to {@value #MOST_CALLS_READ} of them. Callers must not change the
 * arrays.
 *
 * @param edges  where the columns begin on the axis, in ascending order, and where the last one ends
 * @param counts above 0 for a column with calls; 0 for one without, whose other values are 0 too
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

    /** Edges of {@code width} columns that have the same width on a logarithmic axis. @param from above 0 */
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

    /** The same for a curve of the fork that the caller already has. */
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
                fork.calls(curve.time(), from, to, columns);
                to = 0;
            }
            columns.accept(stretch, (Math.max(first, 0) + Math.min(last, edges.length - 2)) / 2);
        }
        if (to > 0) {
            fork.calls(curve.time(), from, to, columns);
        }
        return columns.toPixelColumns();
    }

    /**
     * Puts several forks together. Each fork counts alike in a column, however many calls it has there.
     *
     * @param forks at least one, all with the same edges
     */
    public static PixelColumns together(List<PixelColumns> forks) {
        int width = forks.getFirst().width();
        PixelColumns result = empty(forks.getFirst().edges);
        Spread spread = new Spread();
        for (int column = 0; column < width; column++) {
            spread.clear();
            long min = Long.MAX_VALUE;
            long max = 0;
            for (PixelColumns fork : forks) {
                if (fork.counts[column] > 0) {
                    spread.addSummary(fork.p10[column], fork.median[column], fork.p90[column]);
                    result.counts[column] += fork.counts[column];
                    min = Math.min(min, fork.min[column]);
                    max = Math.max(max, fork.max[column]);
                }
            }
            if (spread.count() > 0) {
                result.set(column, spread, min, max);
            }
        }
        return result;
    }

    private static PixelColumns empty(double[] edges) {
        int width = edges.length - 1;
        return new PixelColumns(edges, new int[width], new long[width], new long[width], new long[width],
                new long[width], new long[width]);
    }

    private void set(int column, Spread spread, long fastest, long slowest) {
        min[column] = fastest;
        p10[column] = spread.percentile(10);
        median[column] = spread.percentile(50);
        p90[column] = spread.percentile(90);
        max[column] = slowest;
    }

    /** Number of columns. */
    public int width() {
        return counts.length;
    }

    /** Sorts calls into columns. The calls come in order, so the calls of one column come one after the other. */
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
            result = empty(edges);
        }

        int first(Stretch stretch) {
            return column(axis == Axis.CALLS ? stretch.firstCall() : stretch.startNanos());
        }

        int last(Stretch stretch) {
            return column(axis == Axis.CALLS ? (double) stretch.firstCall() + stretch.count() - 1
                    : stretch.endNanos());
        }

        @Override
        public void accept(long number, long endNanos, long nanos) {
            if (enter(column(axis == Axis.CALLS ? number : endNanos))) {
                spread.add(nanos);
                min = Math.min(min, nanos);
                max = Math.max(max, nanos);
            }
        }

        /** Adds a stretch. The percentiles of a column are then near those of its stretches. */
        void accept(Stretch stretch, int column) {
            if (enter(column)) {
                spread.addSummary(stretch.p10Nanos(), stretch.medianNanos(), stretch.p90Nanos());
                min = Math.min(min, stretch.minNanos());
                max = Math.max(max, stretch.maxNanos());
            }
        }

        PixelColumns toPixelColumns() {
            leave();
            return result;
        }

        /** The column of a place on the axis. It is -1 when it is before the first, the width when it is after the last. */
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

        /** Computes the values of the current column. When a column is entered again later, it keeps its first values. */
        private void leave() {
            if (spread.count() > 0 && result.counts[current] == 0) {
                result.counts[current] = spread.count();
                result.set(current, spread, min, max);
            }
            spread.clear();
            min = Long.MAX_VALUE;
            max = 0;
        }
    }
}
