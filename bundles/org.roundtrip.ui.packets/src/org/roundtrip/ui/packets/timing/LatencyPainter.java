// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.Scale;

/** Draws the calls: single ones from start to end as high as their latency, many as median, shortest and longest. */
final class LatencyPainter {
    private static final double LINES_PER_TICK = 2.2;
    /** Above the longest call there is room for a line of text. */
    private static final double HEADROOM = 1.4;
    private static final int RANGE_OPACITY = 90, BODY_OPACITY = 45;
    private final Graphics2D g;
    private final ChartStyle style;
    private final TimingLayout layout;
    private final Scale time;
    private final Scale latency;
    private final Color colour;

    LatencyPainter(Graphics2D g, ChartStyle style, TimingLayout layout, Scale time, Scale latency, Color colour) {
        this.g = g;
        this.style = style;
        this.layout = layout;
        this.time = time;
        this.latency = latency;
        this.colour = colour;
    }

    /** The scale that shows latencies from the shortest to the longest. */
    static Scale scale(long shortest, long longest, boolean logarithmic, Rectangle2D box, ChartStyle style) {
        double most = longest <= 0 ? 1e6 : longest;
        double top = Math.min(box.getMaxY() - 1, box.getMinY() + HEADROOM * style.font().getSize2D());
        if (!logarithmic) {
            return new Scale(0, most * 1.05, false, box.getMaxY(), top);
        }
        double least = Math.max(1, Math.min(shortest <= 0 ? 1e3 : shortest, most / 2));
        return new Scale(least / 1.6, most * 1.1, true, box.getMaxY(), top);
    }

    void drawAxis() {
        FontMetrics font = g.getFontMetrics();
        g.setStroke(style.hairline());
        g.setColor(style.faint());
        g.draw(new Line2D.Double(layout.latency().getMinX(), layout.latency().getMaxY(), layout.latency().getMaxX(),
                layout.latency().getMaxY()));
        double free = Double.POSITIVE_INFINITY;
        for (double tick : latency.ticks(LINES_PER_TICK * style.font().getSize2D())) {
            double y = latency.place(tick);
            if (y > free) {
                continue;
            }
            free = y - font.getHeight();
            g.setColor(style.grid());
            g.draw(new Line2D.Double(layout.latency().getMinX(), y, layout.latency().getMaxX(), y));
            String label = Numbers.roundNanos(tick);
            g.setColor(style.foreground());
            g.drawString(label, (float) (layout.latency().getMinX() - font.stringWidth(label)
                    - style.font().getSize2D() / 2), (float) (y + font.getAscent() * 0.4));
        }
    }

    void drawColumns(CallColumns columns, CallTimes calls) {
        double width = layout.latency().getWidth() / columns.width();
        Path2D line = new Path2D.Double();
        int before = -1;
        g.setStroke(new BasicStroke((float) Math.max(1, width), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        g.setColor(faint(RANGE_OPACITY));
        for (int i = 0; i < columns.width(); i++) {
            if (columns.counts()[i] > 0) {
                double x = layout.latency().getMinX() + (i + 0.5) * width;
                double top = latency.within(columns.max()[i]);
                double bottom = Math.max(top + style.scale(), latency.within(Math.max(1, columns.min()[i])));
                g.draw(new Line2D.Double(x, top, x, bottom));
                double y = latency.within(Math.max(1, columns.median()[i]));
                if (before < 0) {
                    line.moveTo(x, y);
                } else {
                    bridge(line, columns, calls, before, i, width);
                    line.lineTo(x, y);
                }
                before = i;
            }
        }
        if (before >= 0) {
            g.setColor(colour);
            g.setStroke(style.line(0));
            g.draw(line);
        }
    }

    /** Between two columns with none that begins: the call under way meanwhile, or nothing when there was a pause. */
    private void bridge(Path2D line, CallColumns columns, CallTimes calls, int from, int to, double width) {
        if (to - from > 1) {
            int underWay = columns.first()[from] + columns.counts()[from] - 1;
            double left = layout.latency().getMinX() + (from + 1) * width;
            double right = layout.latency().getMinX() + to * width;
            double y = latency.within(Math.max(1, calls.duration(underWay)));
            if (time.place(calls.end(underWay)) >= right - 2 * width) {
                line.lineTo(left, y);
                line.lineTo(right, y);
            } else {
                line.moveTo(right, latency.within(Math.max(1, columns.median()[to])));
            }
        }
    }

    /** Single calls, from the first that is seen to before {@code end}. @param errorNanos of the clocks */
    void drawCalls(CallTimes calls, int first, int end, long errorNanos) {
        FontMetrics font = g.getFontMetrics();
        double free = Double.NEGATIVE_INFINITY;
        for (int call = first; call < end; call++) {
            double left = time.place(calls.start(call));
            double right = Math.max(left + style.scale(), time.place(calls.end(call)));
            double top = latency.within(Math.max(1, calls.duration(call)));
            g.setColor(faint(BODY_OPACITY));
            g.fill(new Rectangle2D.Double(left, top, right - left, layout.latency().getMaxY() - top));
            g.setColor(colour);
            g.setStroke(style.line(0));
            g.draw(new Line2D.Double(left, top, right, top));
            drawBoundary(left);
            drawBoundary(right);
            drawError(left, top, errorNanos);
            free = drawNumber(call, calls, Math.max(left, layout.latency().getMinX()),
                    Math.min(right, layout.latency().getMaxX()), free, font);
        }
    }

    private void drawBoundary(double x) {
        g.setColor(style.grid());
        g.setStroke(style.hairline());
        g.draw(new Line2D.Double(x, layout.latency().getMinY(), x, layout.server().getMaxY()));
    }

    /** A whisker as wide as the clocks may differ, at where the call begins; none where it is too short to be seen. */
    private void drawError(double x, double y, long errorNanos) {
        double reach = errorNanos * (time.end() - time.begin()) / (time.to() - time.from());
        if (reach >= 1.5 * style.scale()) {
            double cap = 3 * style.scale();
            g.setColor(style.foreground());
            g.setStroke(style.hairline());
            g.draw(new Line2D.Double(x - reach, y, x + reach, y));
            g.draw(new Line2D.Double(x - reach, y - cap, x - reach, y + cap));
            g.draw(new Line2D.Double(x + reach, y - cap, x + reach, y + cap));
        }
    }

    private double drawNumber(int call, CallTimes calls, double left, double right, double free, FontMetrics font) {
        String number = Numbers.count(call + 1);
        for (String text : new String[] {Words.callWithLatency(number, calls.duration(call)), Words.call(number), number}) {
            double width = font.stringWidth(text);
            double x = (left + right) / 2 - width / 2;
            if (width <= right - left && x > free) {
                g.setColor(style.foreground());
                g.drawString(text, (float) x, (float) (layout.notes().getMaxY() - font.getDescent()));
                return x + width + style.font().getSize2D() / 2;
            }
        }
        return free;
    }

    private Color faint(int opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), opacity);
    }
}
