// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.io.IOException;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.FittedText;

/**
 * Draws a chart below lines that say of what it is, and how sure that is, which the window says beside it and a picture on a slide cannot.
 *
 * @param title one or more lines
 */
record TitledDrawer(ChartDrawer drawer, String title) implements ChartDrawer {

    /** The height of the lines in pixels. */
    int height(ChartStyle style) {
        return line(style) * (int) title.lines().count();
    }

    private static int line(ChartStyle style) {
        return Math.round(2 * style.font().getSize2D());
    }

    @Override
    public Viewport whole() {
        return drawer.whole();
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) throws IOException {
        int top = height(style);
        g.setColor(style.background());
        g.fillRect(0, 0, width, top);
        g.setFont(style.font());
        g.setColor(style.foreground());
        FontMetrics font = g.getFontMetrics();
        int line = line(style);
        int margin = line / 3;
        int baseline = (line + font.getAscent() - font.getDescent()) / 2;
        for (String words : title.lines().toList()) {
            g.drawString(FittedText.cut(words, width - 2.0 * margin, font), margin, baseline);
            baseline += line;
        }
        g.translate(0, top);
        try {
            return drawer.draw(g, width, height - top, view, style);
        } finally {
            g.translate(0, -top);
        }
    }
}
