// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.FittedText;

/**
 * Where the labels of {@link StackedBars} are: what a bar is called before it and its sum behind it, or both on a line above it,
 * where they would leave too little room for the bars. Lengths are in pixels.
 *
 * @param before from the left edge to the bars
 * @param behind from the bars to the right edge
 * @param line   height of the line above each bar; 0 when the labels stand beside the bars
 */
record BarLabels(ChartStyle style, double before, double behind, double line) {
    /** The least width of bars that have labels at both sides, the height of a line of labels, and the room at an edge, in sizes of the font. */
    private static final double LEAST_BARS = 11, LINE = 1.3, EDGE = 1.2;

    /** @param width of the whole drawing @param widths how wide texts are drawn; a screen may draw them wider than they are on paper */
    static BarLabels of(ChartStyle style, List<? extends StackedBar<?>> bars, double width, ToDoubleFunction<String> widths) {
        double em = style.font().getSize2D();
        double label = bars.stream().mapToDouble(bar -> widths.applyAsDouble(bar.label())).max().orElse(0);
        double end = bars.stream().mapToDouble(bar -> widths.applyAsDouble(bar.end())).max().orElse(0);
        BarLabels beside = new BarLabels(style, label + em, end + em, 0);
        return width - beside.before - beside.behind >= LEAST_BARS * em ? beside
                : new BarLabels(style, EDGE * em, EDGE * em, LINE * em);
    }

    /** Draws the labels of a bar. @param place of the bar and of the room behind it @param end where the bar ends */
    void draw(Graphics2D g, StackedBar<?> bar, Rectangle2D area, Rectangle2D place, double end, FontMetrics font) {
        double em = style.font().getSize2D();
        g.setColor(style.foreground());
        if (line == 0) {
            float base = baseline(place, font);
            String label = FittedText.cut(bar.label(), place.getMinX() - area.getMinX() - em, font);
            g.drawString(label, (float) (place.getMinX() - em / 2 - font.stringWidth(label)), base);
            g.drawString(bar.end(), (float) (end + em / 2), base);
        } else {
            float base = (float) (place.getMinY() - font.getDescent());
            int wide = font.stringWidth(bar.end());
            g.drawString(FittedText.cut(bar.label(), place.getWidth() - wide - em, font), (float) place.getMinX(), base);
            g.drawString(bar.end(), (float) (place.getMaxX() - wide), base);
        }
    }

    /** The line on which a text stands in the middle of a box. */
    static float baseline(Rectangle2D box, FontMetrics font) {
        return (float) (box.getCenterY() + (font.getAscent() - font.getDescent()) / 2.0);
    }
}
