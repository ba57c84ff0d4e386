// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Path2D;
import java.math.BigDecimal;
import java.util.List;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.LabelRoom;

/**
 * Draws the time below the lanes. When a short part far from zero is shown, the first tick has all digits and the
 * others have their distance from it, such as {@code +10 µs}.
 */
final class TimeAxis {
    private static final double FAR = 20;
    private static final double EMS_PER_TICK = 7;

    private TimeAxis() {
    }

    static void draw(TimingPen pen) {
        List<Double> ticks = pen.time().ticks(EMS_PER_TICK * pen.em());
        boolean close = Math.abs(pen.time().from()) > FAR * (pen.time().to() - pen.time().from());
        LabelRoom room = new LabelRoom(pen.em() / 2);
        for (int i = 0; i < ticks.size(); i++) {
            double tick = ticks.get(i);
            double x = pen.time().place(tick);
            pen.verticalGridLine(x);
            String label = !close ? Numbers.roundNanos(tick)
                    : i == 0 ? exact(tick) : "+" + Numbers.roundNanos(tick - ticks.getFirst());
            double width = pen.font().stringWidth(label);
            double left = Math.min(x - width / 2, pen.layout().axis().getMaxX() + pen.em() - width);
            if (room.take(left, left + width)) {
                pen.text(label, left, pen.layout().axis().getMinY() + pen.font().getAscent() + pen.em() * 0.3);
            }
        }
    }

    /** Points to what the axis goes on with beyond the edges of the chart. */
    static void drawBeyond(TimingPen pen, double start, double end) {
        double y = pen.layout().axis().getMinY();
        if (pen.time().from() > start) {
            point(pen, pen.layout().axis().getMinX(), y, -1);
        }
        if (pen.time().to() < end) {
            point(pen, pen.layout().axis().getMaxX(), y, 1);
        }
    }

    private static void point(TimingPen pen, double x, double y, int way) {
        double size = 0.45 * pen.em();
        Path2D head = new Path2D.Double();
        head.moveTo(x + way * 1.5 * size, y);
        head.lineTo(x + way * 0.2 * size, y - size);
        head.lineTo(x + way * 0.2 * size, y + size);
        head.closePath();
        pen.g().setColor(pen.style().foreground());
        pen.g().fill(head);
    }

    /** Returns a time with all its digits, such as {@code 1.2345678 s}. */
    static String exact(double nanos) {
        double size = Math.abs(nanos);
        int digits = size < 1e3 ? 0 : size < 1e6 ? 3 : size < 1e9 ? 6 : 9;
        String unit = switch (digits) {
            case 0 -> " ns";
            case 3 -> " µs";
            case 6 -> " ms";
            default -> " s";
        };
        BigDecimal exact = BigDecimal.valueOf(Math.round(nanos)).movePointLeft(digits).stripTrailingZeros();
        return exact.toPlainString() + unit;
    }
}
