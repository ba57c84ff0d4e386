// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.Paint;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.util.List;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;

/** Draws lines through points, of which some are hollow. */
final class PointsRenderer extends XYLineAndShapeRenderer {
    private static final long serialVersionUID = 1L;
    private static final double MARK = 5;
    private static final double HOLLOW = 8;
    private final transient ChartStyle style;
    private final transient List<PointsChart.Series> series;

    PointsRenderer(ChartStyle style, List<PointsChart.Series> series) {
        super(true, true);
        this.style = style;
        this.series = series;
        setUseFillPaint(true);
    }

    @Override
    public Paint getItemFillPaint(int row, int column) {
        return isHollow(row, column) ? style.background() : getItemPaint(row, column);
    }

    @Override
    public Shape getItemShape(int row, int column) {
        return isHollow(row, column) ? hollow(style) : mark(MARK, style);
    }

    private boolean isHollow(int row, int column) {
        return series.get(row).hollow().contains(column);
    }

    /** The mark of a point that is not to be quoted, about the point (0, 0). */
    static Shape hollow(ChartStyle style) {
        return mark(HOLLOW, style);
    }

    /** A circle about the point (0, 0). */
    static Shape mark(double diameter, ChartStyle style) {
        double size = diameter * style.scale();
        return new Ellipse2D.Double(-size / 2, -size / 2, size, size);
    }
}
