// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.Scale;

/** Arrows between the lanes, from the last packet of a request to the first of its response: the time of the server. */
final class Links {
    private static final int MOST = 60;
    private final Graphics2D g;
    private final ChartStyle style;
    private final TimingLayout layout;
    private final Scale time;

    Links(Graphics2D g, ChartStyle style, TimingLayout layout, Scale time) {
        this.g = g;
        this.style = style;
        this.layout = layout;
        this.time = time;
    }

    void draw(Timeline timeline, int first, int end) {
        for (int call = first; call < end && end - first <= MOST; call++) {
            PacketTrace trace = timeline.trace();
            int[] ends = {-1, -1};
            timeline.captured().packets(call).filter(packet -> packet < trace.size()).forEach(packet -> {
                byte mark = trace.mark(packet);
                if (Mark.carries(mark) && Mark.in(mark, Lane.CLIENT) && ends[1] < 0) {
                    ends[0] = packet;
                } else if (Mark.carries(mark) && Mark.in(mark, Lane.SERVER) && ends[0] >= 0 && ends[1] < 0) {
                    ends[1] = packet;
                }
            });
            if (ends[1] >= 0) {
                draw(trace.time(ends[0]), trace.time(ends[1]));
            }
        }
    }

    private void draw(long from, long to) {
        double left = time.place(from);
        double right = time.place(to);
        double em = style.font().getSize2D();
        double head = 0.35 * em;
        if (right - left < 2 * head || right < layout.middle().getMinX() || left > layout.middle().getMaxX()) {
            return;
        }
        double y = layout.middle().getCenterY();
        g.setColor(style.faint());
        g.setStroke(style.hairline());
        Path2D line = new Path2D.Double();
        line.moveTo(left, layout.middle().getMinY());
        line.lineTo(left, y);
        line.lineTo(right, y);
        line.lineTo(right, layout.middle().getMaxY());
        g.draw(line);
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(right, layout.middle().getMaxY());
        arrow.lineTo(right - head / 2, layout.middle().getMaxY() - head);
        arrow.lineTo(right + head / 2, layout.middle().getMaxY() - head);
        arrow.closePath();
        g.fill(arrow);
        name(NLS.bind(Messages.serverTook, Numbers.nanos(to - from)), Math.max(left, layout.middle().getMinX()),
                Math.min(right, layout.middle().getMaxX()), y);
    }

    private void name(String text, double left, double right, double y) {
        FontMetrics font = g.getFontMetrics();
        double width = font.stringWidth(text);
        double gap = style.font().getSize2D() / 2;
        if (width + 3 * gap <= right - left) {
            double x = (left + right - width) / 2;
            g.setColor(style.background());
            g.fill(new Rectangle2D.Double(x - gap / 2, layout.middle().getMinY() + 1, width + gap,
                    layout.middle().getHeight() - 2));
            g.setColor(style.foreground());
            g.drawString(text, (float) x, (float) (y + (font.getAscent() - font.getDescent()) / 2.0));
        } else if (right - left > gap) {
            g.draw(new Line2D.Double(left, y, right, y));
        }
    }
}
