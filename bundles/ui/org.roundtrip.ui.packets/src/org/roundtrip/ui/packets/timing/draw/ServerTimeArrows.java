// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketKind;
import org.roundtrip.ui.packets.timing.trace.PacketTrace;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/**
 * Draws for each call an arrow from the last packet of its request to the first of its response. It is the time of the
 * server, and that of the network where there may be one. What both say of their connection in between is neither.
 */
final class ServerTimeArrows {
    private static final Texts TEXTS = Texts.of(ServerTimeArrows.class);
    private static final int MOST = 60;
    private final TimingPen pen;
    private final Rectangle2D box;

    ServerTimeArrows(TimingPen pen) {
        this.pen = pen;
        box = pen.layout().middle();
    }

    /** Draws the arrows of the calls from {@code first} to before {@code end}; none if they are too many. */
    void draw(Timeline timeline, int first, int end) {
        for (int call = first; call < end && end - first <= MOST; call++) {
            draw(timeline, call);
        }
    }

    private void draw(Timeline timeline, int call) {
        PacketTrace trace = timeline.trace();
        CapturedCalls calls = timeline.captured();
        int[] ends = {-1, -1};
        calls.packets(call).filter(packet -> packet < trace.size() && !calls.ofConnection(call, packet)).forEach(packet -> {
            byte kind = trace.kind(packet);
            if (PacketKind.carriesData(kind) && PacketKind.isIn(kind, Lane.CLIENT) && ends[1] < 0) {
                ends[0] = packet;
            } else if (PacketKind.carriesData(kind) && PacketKind.isIn(kind, Lane.SERVER) && ends[0] >= 0 && ends[1] < 0) {
                ends[1] = packet;
            }
        });
        if (ends[1] >= 0) {
            draw(trace.time(ends[0]), trace.time(ends[1]), timeline.ways());
        }
    }

    private void draw(long from, long to, Ways ways) {
        double left = pen.time().place(from);
        double right = pen.time().place(to);
        double head = 0.35 * pen.em();
        if (right - left < 2 * head || right < box.getMinX() || left > box.getMaxX()) {
            return;
        }
        double y = box.getCenterY();
        pen.g().setColor(pen.style().faint());
        pen.g().setStroke(pen.style().hairline());
        Path2D line = new Path2D.Double();
        line.moveTo(left, box.getMinY());
        line.lineTo(left, y);
        line.lineTo(right, y);
        line.lineTo(right, box.getMaxY());
        pen.g().draw(line);
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(right, box.getMaxY());
        arrow.lineTo(right - head / 2, box.getMaxY() - head);
        arrow.lineTo(right + head / 2, box.getMaxY() - head);
        arrow.closePath();
        pen.g().fill(arrow);
        label(TEXTS.text(ways == Ways.NONE ? "serverTook" : "networkAndServerTook", Numbers.nanos(to - from)), Math.max(left, box.getMinX()),
                Math.min(right, box.getMaxX()), y);
    }

    /** Writes on the line between two places; without room for the words, it draws the line. */
    private void label(String text, double left, double right, double y) {
        double width = pen.font().stringWidth(text);
        double gap = pen.em() / 2;
        if (width + 3 * gap <= right - left) {
            double x = (left + right - width) / 2;
            pen.fill(pen.style().background(), x - gap / 2, box.getMinY() + 1, width + gap, box.getHeight() - 2);
            pen.text(text, x, y + (pen.font().getAscent() - pen.font().getDescent()) / 2.0);
        } else if (right - left > gap) {
            pen.g().draw(new Line2D.Double(left, y, right, y));
        }
    }
}
