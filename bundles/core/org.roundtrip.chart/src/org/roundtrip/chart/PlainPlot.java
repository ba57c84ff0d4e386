// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYDataset;

/** A plot as all charts of lines have it: without a frame, with horizontal grid lines, and with labels at the lines' ends. */
final class PlainPlot {
    static final double GAP = 6;
    private final ChartStyle style;
    private final XYPlot plot;
    private final JFreeChart chart;

    PlainPlot(ChartStyle style, XYDataset points, ValueAxis x, ValueAxis y, XYItemRenderer renderer) {
        this.style = style;
        plot = new XYPlot(points, x, y, renderer);
        plot.setBackgroundPaint(null);
        plot.setOutlineVisible(false);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinePaint(style.grid());
        plot.setRangeGridlineStroke(style.hairline());
        plot.setRangeZeroBaselineVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        chart = new JFreeChart(null, style.font(), plot, false);
        chart.setBackgroundPaint(style.background());
        chart.setAntiAlias(true);
    }

    /**
     * Draws axes and lines, and leaves room for the rest.
     *
     * @param left   width of the labels of the vertical axis
     * @param above  height of what is written above the lines
     * @param labels what will stand at the lines' ends
     * @return where the lines are
     */
    Rectangle2D draw(Graphics2D g, Rectangle2D area, double left, double above, List<EndLabels.Label> labels) {
        g.setFont(style.font());
        FontMetrics font = g.getFontMetrics();
        AxisSpace beside = new AxisSpace();
        beside.add(Math.max(EndLabels.width(font, area.getWidth(), labels),
                Math.min(Axes.unitRoom(font, plot.getDomainAxis()), area.getWidth() * EndLabels.MOST_SHARE)), RectangleEdge.RIGHT);
        beside.add(left, RectangleEdge.LEFT);
        plot.setFixedRangeAxisSpace(beside);
        plot.setInsets(new RectangleInsets(GAP + above, GAP, GAP, GAP));
        ChartRenderingInfo info = new ChartRenderingInfo();
        chart.draw(g, area, info);
        return info.getPlotInfo().getDataArea();
    }

    ValueAxis x() {
        return plot.getDomainAxis();
    }

    ValueAxis y() {
        return plot.getRangeAxis();
    }
}
