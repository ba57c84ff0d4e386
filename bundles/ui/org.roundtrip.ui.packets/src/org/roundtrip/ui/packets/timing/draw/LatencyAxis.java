// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Rectangle2D;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Scale;
import org.roundtrip.chart.LabelRoom;

/** The vertical axis of latencies: its scale, and its lines and labels. */
final class LatencyAxis {
    private static final double LINES_PER_TICK = 2.2;
    /** Room above the longest call, in sizes of the font. */
    private static final double HEADROOM = 0.3;

    private LatencyAxis() {
    }

    /** Returns the scale that shows all latencies of some calls, in nanoseconds. */
    static Scale scale(VisibleCalls calls, boolean logarithmic, Rectangle2D box, ChartStyle style) {
        double most = calls.longest() <= 0 ? 1e6 : calls.longest();
        double top = Math.min(box.getMaxY() - 1, box.getMinY() + HEADROOM * style.font().getSize2D());
        if (!logarithmic) {
            return new Scale(0, most * 1.05, false, box.getMaxY(), top);
        }
        double least = Math.max(1, Math.min(calls.shortest() <= 0 ? 1e3 : calls.shortest(), most / 2));
        return new Scale(least / 1.6, most * 1.1, true, box.getMaxY(), top);
    }

    static void draw(TimingPen pen, Scale latency) {
        Rectangle2D box = pen.layout().latency();
        pen.hairline(pen.style().faint(), box.getMinX(), box.getMaxY(), box.getMaxX(), box.getMaxY());
        LabelRoom room = new LabelRoom(0);
        double half = pen.font().getHeight() / 2.0;
        for (double tick : latency.ticks(LINES_PER_TICK * pen.em())) {
            double y = latency.place(tick);
            pen.hairline(pen.style().grid(), box.getMinX(), y, box.getMaxX(), y);
            if (room.take(y - half, y + half)) {
                pen.axisLabel(Numbers.roundNanos(tick), y);
            }
        }
    }
}
