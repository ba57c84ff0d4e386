// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import org.roundtrip.report.chart.Scale;
import org.roundtrip.ui.packets.timing.trace.CallColumns;
import org.roundtrip.ui.packets.timing.trace.CallTimes;

/** Draws many calls: a line through the medians of the pixel columns, over bars from the shortest to the longest call. */
final class CallColumnPainter {
    private static final int RANGE_OPACITY = 90;
    private final TimingPen pen;
    private final Scale latency;
    private final CallColumns columns;
    private final CallTimes calls;
    private final double width;

    CallColumnPainter(TimingPen pen, Scale latency, CallColumns columns, CallTimes calls) {
        this.pen = pen;
        this.latency = latency;
        this.columns = columns;
        this.calls = calls;
        width = pen.layout().latency().getWidth() / columns.width();
    }

    void draw(Color colour) {
        Path2D line = new Path2D.Double();
        int before = -1;
        pen.g().setStroke(new BasicStroke((float) Math.max(1, width), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        pen.g().setColor(TimingDrawer.withOpacity(colour, RANGE_OPACITY));
        for (int i = 0; i < columns.width(); i++) {
            if (columns.counts()[i] > 0) {
                double x = pen.layout().latency().getMinX() + (i + 0.5) * width;
                double top = latency.within(columns.max()[i]);
                double bottom = Math.max(top + pen.style().scale(), latency.within(Math.max(1, columns.min()[i])));
                pen.g().draw(new Line2D.Double(x, top, x, bottom));
                double y = latency.within(Math.max(1, columns.median()[i]));
                if (before < 0) {
                    line.moveTo(x, y);
                } else {
                    bridge(line, before, i);
                    line.lineTo(x, y);
                }
                before = i;
            }
        }
        if (before >= 0) {
            pen.g().setColor(colour);
            pen.g().setStroke(pen.style().line(0));
            pen.g().draw(line);
        }
    }

    /** Continues the line over columns in which no call starts: along the call still running, or with a gap if none is. */
    private void bridge(Path2D line, int from, int to) {
        if (to - from > 1) {
            int running = columns.first()[from] + columns.counts()[from] - 1;
            double left = pen.layout().latency().getMinX() + (from + 1) * width;
            double right = pen.layout().latency().getMinX() + to * width;
            double y = latency.within(Math.max(1, calls.duration(running)));
            if (pen.time().place(calls.end(running)) >= right - 2 * width) {
                line.lineTo(left, y);
                line.lineTo(right, y);
            } else {
                line.moveTo(right, latency.within(Math.max(1, columns.median()[to])));
            }
        }
    }
}
