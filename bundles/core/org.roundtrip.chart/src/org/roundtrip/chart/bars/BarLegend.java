// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roundtrip.chart.ChartStyle;

/** The legend of {@link StackedBars}: the name of each part beside its colour, in as many lines as needed. */
final class BarLegend<K> {
    /** Height of a line, in sizes of the font. */
    static final double LINE = 1.6;
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
    private final ChartStyle style;
    private final BarLook<K> look;
    private final List<K> parts;
    private final double em;

    BarLegend(ChartStyle style, BarLook<K> look, List<K> parts) {
        this.style = style;
        this.look = look;
        this.parts = parts;
        em = style.font().getSize2D();
    }

    /** How many lines the legend takes. */
    int lines(double width) {
        double x = 0;
        int lines = parts.isEmpty() ? 0 : 1;
        for (K part : parts) {
            if (x > 0 && x + width(part) > width) {
                x = 0;
                lines++;
            }
            x += width(part);
        }
        return lines;
    }

    /** Draws the legend. @return its height */
    double draw(Graphics2D g, double left, double top, double width) {
        double x = 0;
        double y = top;
        for (K part : parts) {
            if (x > 0 && x + width(part) > width) {
                x = 0;
                y += LINE * em;
            }
            look.fill(g, new Rectangle2D.Double(left + x, y + 0.2 * em, em, em), part);
            g.setColor(style.foreground());
            g.drawString(look.words().label(part), (float) (left + x + 1.4 * em), (float) (y + 1.05 * em));
            x += width(part);
        }
        return lines(width) * LINE * em;
    }

    private double width(K part) {
        return 1.4 * em + widths(style).applyAsDouble(look.words().label(part)) + 1.2 * em;
    }

    /** Returns how wide a text is in the font of a style, in pixels. */
    static ToDoubleFunction<String> widths(ChartStyle style) {
        return text -> style.font().getStringBounds(text, CONTEXT).getWidth();
    }
}
