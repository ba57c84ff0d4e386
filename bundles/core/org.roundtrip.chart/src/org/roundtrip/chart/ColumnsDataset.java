// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.util.List;
import java.util.stream.IntStream;
import org.jfree.data.xy.AbstractIntervalXYDataset;
import org.roundtrip.analysis.PixelColumns;

/** Adapts pixel columns to JFreeChart: a point for each column with calls, with p10, median and p90. */
final class ColumnsDataset extends AbstractIntervalXYDataset {
    private static final long serialVersionUID = 1L;

    /**
     * A part of a curve that is drawn in one way.
     *
     * @param series   its curve
     * @param from     index of its first column
     * @param to       index of the column after its last
     * @param captured whether it holds captured calls only
     */
    record Part(ChartSeries series, int from, int to, boolean captured) {
        /** The two parts of a curve, of which each may be empty. */
        static List<Part> of(ChartSeries series) {
            int captured = series.firstCaptured();
            return List.of(new Part(series, 0, captured, false),
                    new Part(series, captured, series.columns().width(), true));
        }
    }

    private final transient List<Part> parts;
    private final int[][] filled;

    ColumnsDataset(List<Part> parts) {
        this.parts = List.copyOf(parts);
        filled = new int[parts.size()][];
        for (int p = 0; p < filled.length; p++) {
            int[] counts = columns(p).counts();
            filled[p] = IntStream.range(parts.get(p).from(), parts.get(p).to()).filter(i -> counts[i] > 0).toArray();
        }
    }

    @Override
    public int getSeriesCount() {
        return parts.size();
    }

    @Override
    public Comparable<?> getSeriesKey(int index) {
        return index;
    }

    @Override
    public int getItemCount(int index) {
        return filled[index].length;
    }

    @Override
    public double getXValue(int index, int item) {
        double[] edges = columns(index).edges();
        int column = filled[index][item];
        return (edges[column] + edges[column + 1]) / 2;
    }

    @Override
    public double getYValue(int index, int item) {
        return columns(index).median()[filled[index][item]];
    }

    @Override
    public double getStartYValue(int index, int item) {
        return columns(index).p10()[filled[index][item]];
    }

    @Override
    public double getEndYValue(int index, int item) {
        return columns(index).p90()[filled[index][item]];
    }

    @Override
    public double getStartXValue(int index, int item) {
        return getXValue(index, item);
    }

    @Override
    public double getEndXValue(int index, int item) {
        return getXValue(index, item);
    }

    @Override
    public Number getX(int index, int item) {
        return getXValue(index, item);
    }

    @Override
    public Number getY(int index, int item) {
        return getYValue(index, item);
    }

    @Override
    public Number getStartX(int index, int item) {
        return getXValue(index, item);
    }

    @Override
    public Number getEndX(int index, int item) {
        return getXValue(index, item);
    }

    @Override
    public Number getStartY(int index, int item) {
        return getStartYValue(index, item);
    }

    @Override
    public Number getEndY(int index, int item) {
        return getEndYValue(index, item);
    }

    private PixelColumns columns(int index) {
        return parts.get(index).series().columns();
    }
}
