// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.io.IOException;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.FittedText;

/** Draws a chart below a line that says of what it is, which the window says beside it and a picture on a slide cannot. */
record TitledDrawer(ChartDrawer drawer, String title) implements ChartDrawer {

    /** The height of the line in pixels. */
    static int height(ChartStyle style) {
        return Math.round(2 * style.font().getSize2D());
    }

    @Override
    public Viewport whole() {
        return drawer.whole();
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) throws IOException {
        int line = height(style);
        g.setColor(style.background());
        g.fillRect(0, 0, width, line);
        g.setFont(style.font());
        g.setColor(style.foreground());
        FontMetrics font = g.getFontMetrics();
        int margin = line / 3;
        g.drawString(FittedText.cut(title, width - 2.0 * margin, font), margin, (line + font.getAscent() - font.getDescent()) / 2);
        g.translate(0, line);
        try {
            return drawer.draw(g, width, height - line, view, style);
        } finally {
            g.translate(0, -line);
        }
    }
}
