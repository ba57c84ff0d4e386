// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import org.roundtrip.chart.Scale;
import org.roundtrip.ui.packets.timing.trace.CallColumns;
import org.roundtrip.ui.packets.timing.trace.CallTimes;

/**
 * Draws many calls. A line goes through the medians of the pixel columns, over bars from the shortest to the longest
 * call.
 */
final class CallColumnPainter {
    private static final int RANGE_OPACITY = 90;
    /** Columns from one with a call to the next between which the line has no gap. */
    private static final int GAP = 3;
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
        pen.g().setStroke(new BasicStroke((float) Math.max(1, width), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        pen.g().setColor(TimingDrawer.withOpacity(colour, RANGE_OPACITY));
        for (int i = 0; i < columns.width(); i++) {
            if (columns.counts()[i] > 0) {
                double x = left(i) + 0.5 * width;
                double top = latency.within(columns.max()[i]);
                double bottom = Math.max(top + pen.style().scale(), place(columns.min()[i]));
                pen.g().draw(new Line2D.Double(x, top, x, bottom));
            }
        }
        pen.g().setColor(colour);
        pen.g().setStroke(pen.style().line(0));
        pen.g().draw(line());
    }

    /**
     * The line through the medians and along calls that last over columns. It has a gap where none runs for some
     * columns.
     */
    private Path2D line() {
        Path2D line = new Path2D.Double();
        int before = -GAP - 1;
        for (int i = 0; i < columns.width(); i++) {
            boolean start = columns.counts()[i] > 0;
            if (start || columns.lasting()[i] >= 0) {
                double y = place(start ? columns.median()[i] : calls.duration(columns.lasting()[i]));
                double x = start ? left(i) + 0.5 * width : left(i);
                if (i - before > GAP) {
                    line.moveTo(x, y);
                } else {
                    line.lineTo(x, y);
                }
                if (!start) {
                    line.lineTo(left(i + 1), y);
                }
                before = i;
            }
        }
        return line;
    }

    private double left(int column) {
        return pen.layout().latency().getMinX() + column * width;
    }

    private double place(long nanos) {
        return latency.within(Math.max(1, nanos));
    }
}
