// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.BasicStroke;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketKind;
import org.roundtrip.ui.packets.timing.trace.PacketTrace;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/**
 * Draws few packets, each with a bar of its own. It has its headers, then the roles of the bytes of the message that it
 * carries.
 */
final class PacketMarkPainter {
    private static final double ROOM_FOR_LABEL = 1.5;
    private static final double WIDEST = 14, NARROWEST = 2;
    private static final double SHARE_OF_GAP = 0.7;
    private final TimingPen pen;
    private final LaneBars bars;
    private final LaneBars faded;
    private final IntPredicate passes;
    private final Timeline timeline;
    private final PacketTrace trace;
    private final Set<ByteRole> roles = EnumSet.noneOf(ByteRole.class);

    /** @param passes which packets are not faded */
    PacketMarkPainter(TimingPen pen, Timeline timeline, IntPredicate passes) {
        this.pen = pen;
        this.timeline = timeline;
        this.passes = passes;
        bars = new LaneBars(pen, false);
        faded = new LaneBars(pen, true);
        trace = timeline.trace();
    }

    /** Draws the packets. @param selected the packet to be outlined, or -1 @return where they were drawn */
    List<PacketMark> draw(int[] packets, int selected) {
        int most = longest(packets);
        List<PacketMark> drawn = new ArrayList<>();
        for (int i = 0; i < packets.length; i++) {
            byte kind = trace.kind(packets[i]);
            for (Lane lane : Lane.values()) {
                if (PacketKind.isIn(kind, lane)) {
                    double width = width(packets, i, PacketKind.carriesData(kind));
                    double size = PacketKind.carriesData(kind) ? LaneBars.size(trace.length(packets[i]), most) : 0;
                    double free = lane != Lane.OTHER && pen.layout().hasRoomForLabels(pen.style()) ? ROOM_FOR_LABEL : 0;
                    double height = bars.height(lane, size, free);
                    double base = pen.layout().base(lane);
                    Rectangle2D box = new Rectangle2D.Double(pen.time().place(trace.time(packets[i])) - width / 2,
                            lane == Lane.SERVER ? base : base - height, width, height);
                    fill(lane, box, packets[i]);
                    outline(box, kind, packets[i] == selected);
                    drawn.add(new PacketMark(packets[i], lane, box));
                }
            }
        }
        return drawn;
    }

    /** The roles of bytes in the packets that were drawn. */
    Set<ByteRole> roles() {
        return roles;
    }

    private void fill(Lane lane, Rectangle2D box, int packet) {
        Map<ByteRole, Long> bytes = timeline.bytes().of(packet);
        (passes.test(packet) ? bars : faded).draw(lane, box.getMinX(), box.getWidth(), box.getHeight(), role -> bytes.getOrDefault(role, 0L), trace.length(packet));
        roles.addAll(bytes.keySet());
    }

    private void outline(Rectangle2D box, byte kind, boolean selected) {
        float pixel = (float) pen.style().scale();
        pen.g().setColor(pen.style().foreground());
        if (PacketKind.isRetransmission(kind)) {
            pen.g().setStroke(new BasicStroke(1.2f * pixel, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 2,
                    new float[] {2 * pixel}, 0));
            pen.g().draw(grown(box, 1.5 * pixel));
        }
        if (selected) {
            pen.g().setStroke(new BasicStroke(2 * pixel));
            pen.g().draw(grown(box, 2.5 * pixel));
        }
    }

    private static Rectangle2D grown(Rectangle2D box, double by) {
        return new Rectangle2D.Double(box.getMinX() - by, box.getMinY() - by, box.getWidth() + 2 * by,
                box.getHeight() + 2 * by);
    }

    /** Returns the width of a mark, which leaves a gap to the nearest neighbour. */
    private double width(int[] packets, int at, boolean carriesData) {
        double x = pen.time().place(trace.time(packets[at]));
        double room = Double.MAX_VALUE;
        for (int other : new int[] {at - 1, at + 1}) {
            if (other >= 0 && other < packets.length) {
                room = Math.min(room, Math.abs(pen.time().place(trace.time(packets[other])) - x) * SHARE_OF_GAP);
            }
        }
        double widest = (carriesData ? WIDEST : WIDEST / 2) * pen.style().scale();
        return Math.clamp(room, NARROWEST * pen.style().scale(), widest);
    }

    private int longest(int[] packets) {
        int most = 1;
        for (int packet : packets) {
            most = Math.max(most, trace.length(packet));
        }
        return most;
    }
}
