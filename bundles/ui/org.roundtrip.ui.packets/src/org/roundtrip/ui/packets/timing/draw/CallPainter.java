// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.Color;
import java.awt.geom.Line2D;
import org.roundtrip.chart.Scale;
import org.roundtrip.ui.packets.timing.trace.CallTimes;

/** Draws few calls, each from its start to its end and as high as its latency. */
final class CallPainter {
    private static final int BODY_OPACITY = 45;
    private final TimingPen pen;
    private final Scale latency;
    private final Color colour;

    CallPainter(TimingPen pen, Scale latency, Color colour) {
        this.pen = pen;
        this.latency = latency;
        this.colour = colour;
    }

    /** Draws the calls from {@code first} to before {@code end}. @param errorNanos by how much the clocks may differ */
    void draw(CallTimes calls, int first, int end, long errorNanos) {
        for (int call = first; call < end; call++) {
            double left = pen.time().place(calls.start(call));
            double right = Math.max(left + pen.style().scale(), pen.time().place(calls.end(call)));
            double top = latency.within(Math.max(1, calls.duration(call)));
            pen.fill(TimingDrawer.withOpacity(colour, BODY_OPACITY), left, top, right - left,
                    pen.layout().latency().getMaxY() - top);
            pen.g().setColor(colour);
            pen.g().setStroke(pen.style().line(0));
            pen.g().draw(new Line2D.Double(left, top, right, top));
            pen.verticalGridLine(left);
            pen.verticalGridLine(right);
            drawError(left, top, errorNanos);
        }
    }

    /**
     * Draws a whisker at a call's start that shows how much the clocks may differ. There is none if it is too short to
     * be seen.
     */
    private void drawError(double x, double y, long errorNanos) {
        Scale time = pen.time();
        double reach = errorNanos * (time.end() - time.begin()) / (time.to() - time.from());
        if (reach >= 1.5 * pen.style().scale()) {
            double cap = 3 * pen.style().scale();
            Color dark = pen.style().foreground();
            pen.hairline(dark, x - reach, y, x + reach, y);
            pen.hairline(dark, x - reach, y - cap, x - reach, y + cap);
            pen.hairline(dark, x + reach, y - cap, x + reach, y + cap);
        }
    }
}
