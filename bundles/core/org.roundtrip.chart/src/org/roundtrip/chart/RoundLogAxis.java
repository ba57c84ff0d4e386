// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.ui.RectangleEdge;

/** An axis with few round ticks, on which equal distances are equal ratios. */
final class RoundLogAxis extends LogAxis implements Labelled {
    private static final long serialVersionUID = 1L;
    private final transient AxisLabels labels;

    RoundLogAxis(AxisLabels labels) {
        this.labels = labels;
        setSmallestValue(1e-3);
    }

    @Override
    public AxisLabels labels() {
        return labels;
    }

    @Override
    public List<NumberTick> refreshTicks(Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
        return labels.ticks(g, this, area, edge);
    }

    @Override
    public AxisState draw(Graphics2D g, double cursor, Rectangle2D whole, Rectangle2D inner, RectangleEdge edge, PlotRenderingInfo plot) {
        AxisState drawn = super.draw(g, cursor, whole, inner, edge, plot);
        labels.drawUnit(g, this, cursor, whole, inner, drawn);
        return drawn;
    }
}
