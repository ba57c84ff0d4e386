// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.math.BigDecimal;
import java.util.List;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.Scale;

/** The time below the lanes; where one looks closely, the first tick tells all digits and the others what they add. */
final class TimeAxis {
    private static final double FAR = 20;
    private static final double PIXELS_PER_TICK = 7;

    private TimeAxis() {
    }

    static void draw(Graphics2D g, ChartStyle style, TimingLayout layout, Scale time) {
        FontMetrics font = g.getFontMetrics();
        List<Double> ticks = time.ticks(PIXELS_PER_TICK * style.font().getSize2D());
        boolean close = time.from() > FAR * (time.to() - time.from());
        double free = Double.NEGATIVE_INFINITY;
        g.setStroke(style.hairline());
        for (int i = 0; i < ticks.size(); i++) {
            double tick = ticks.get(i);
            double x = time.place(tick);
            g.setColor(style.grid());
            g.draw(new Line2D.Double(x, layout.latency().getMinY(), x, layout.server().getMaxY()));
            String label = !close ? Numbers.roundNanos(tick)
                    : i == 0 ? exact(tick) : "+" + Numbers.roundNanos(tick - ticks.getFirst());
            double left = Math.min(x - font.stringWidth(label) / 2.0,
                    layout.axis().getMaxX() + style.font().getSize2D() - font.stringWidth(label));
            if (left > free) {
                g.setColor(style.foreground());
                g.drawString(label, (float) left, (float) (layout.axis().getMinY() + font.getAscent()
                        + style.font().getSize2D() * 0.3));
                free = left + font.stringWidth(label) + style.font().getSize2D() / 2;
            }
        }
    }

    /** A time with all the digits that it has, such as {@code 1.2345678 s}. */
    static String exact(double nanos) {
        double size = Math.abs(nanos);
        int digits = size < 1e3 ? 0 : size < 1e6 ? 3 : size < 1e9 ? 6 : 9;
        String unit = switch (digits) {
            case 0 -> " ns";
            case 3 -> " us";
            case 6 -> " ms";
            default -> " s";
        };
        BigDecimal exact = BigDecimal.valueOf(Math.round(nanos)).movePointLeft(digits).stripTrailingZeros();
        return exact.toPlainString() + unit;
    }
}
