// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Scale;

/**
 * The facts that every painter of the chart needs: the graphics, the style, and the places of parts and times.
 *
 * @param g      draws in pixels
 * @param style  colours and sizes
 * @param layout the parts of the chart
 * @param time   places times along the horizontal axis
 */
record TimingPen(Graphics2D g, ChartStyle style, TimingLayout layout, Scale time) {

    /** Returns the size of the font in pixels. */
    double em() {
        return style.font().getSize2D();
    }

    FontMetrics font() {
        return g.getFontMetrics();
    }

    /** Draws a line one pixel wide. */
    void hairline(Color colour, double x1, double y1, double x2, double y2) {
        g.setColor(colour);
        g.setStroke(style.hairline());
        g.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    /** Draws a hairline through the latencies and all lanes. */
    void verticalGridLine(double x) {
        hairline(style.grid(), x, layout.latency().getMinY(), x, layout.server().getMaxY());
    }

    void fill(Color colour, double x, double y, double width, double height) {
        g.setColor(colour);
        g.fill(new Rectangle2D.Double(x, y, width, height));
    }

    /** Writes in the colour of the foreground. @param baseline of the text, in pixels from the top */
    void text(String text, double x, double baseline) {
        g.setColor(style.foreground());
        g.drawString(text, (float) x, (float) baseline);
    }

    /** Writes left of the chart, as labels of its vertical axes stand. @param y the middle of the text */
    void axisLabel(String text, double y) {
        text(text, layout.latency().getMinX() - font().stringWidth(text) - em() / 2, y + font().getAscent() * 0.4);
    }
}
