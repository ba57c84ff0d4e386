// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.Color;
import java.awt.geom.Line2D;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.LabelRoom;
import org.roundtrip.report.chart.Scale;
import org.roundtrip.ui.packets.timing.trace.CallTimes;

/** Draws few calls, each from its start to its end and as high as its latency. */
final class CallPainter {
    private static final int BODY_OPACITY = 45;
    /** How often its latency would fit beside a call that has it while others do not. */
    private static final double MUCH = 1.5;
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
        if (pen.layout().hasRoomForNotes()) {
            drawNumbers(calls, first, end);
        }
    }

    /** Draws a whisker at a call's start, as wide as the clocks may differ; none if it is too short to be seen. */
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

    /**
     * Writes the numbers of calls above them, all with their latencies or all without, where one has room; a number that has
     * none is left out. A call that is much longer than most has its latency all the same.
     */
    private void drawNumbers(CallTimes calls, int first, int end) {
        LabelRoom room = new LabelRoom(pen.em() / 2);
        boolean latencies = true;
        for (int call = first; call < end; call++) {
            latencies &= width(withLatency(call, calls)) <= visible(calls, call) || cut(calls, call);
        }
        for (int call = first; call < end; call++) {
            String number = Numbers.count(call + 1);
            String full = withLatency(call, calls);
            String text = width(full) <= visible(calls, call) / (latencies ? 1 : MUCH) ? full : number;
            double width = width(text);
            double x = (left(calls, call) + right(calls, call) - width) / 2;
            if (width <= visible(calls, call) && room.take(x, x + width)) {
                pen.text(text, x, baseline(pen));
            }
        }
    }

    /** Writes before the numbers what they count. */
    static void drawHead(TimingPen pen, VisibleCalls calls) {
        if (calls.end() > calls.first() && pen.layout().hasRoomForNotes()) {
            pen.axisLabel(TimingLabels.call(), baseline(pen) - pen.font().getAscent() * 0.4);
        }
    }

    private static String withLatency(int call, CallTimes calls) {
        return TimingLabels.callWithLatency(Numbers.count(call + 1), calls.duration(call));
    }

    private static double baseline(TimingPen pen) {
        return pen.layout().notes().getMaxY() - pen.font().getDescent();
    }

    private double width(String text) {
        return pen.font().stringWidth(text);
    }

    private double left(CallTimes calls, int call) {
        return Math.max(pen.time().place(calls.start(call)), pen.layout().latency().getMinX());
    }

    private double right(CallTimes calls, int call) {
        return Math.min(pen.time().place(calls.end(call)), pen.layout().latency().getMaxX());
    }

    private double visible(CallTimes calls, int call) {
        return right(calls, call) - left(calls, call);
    }

    /** Whether only a part of a call is visible. */
    private boolean cut(CallTimes calls, int call) {
        return calls.start(call) < pen.time().from() || calls.end(call) > pen.time().to();
    }
}
