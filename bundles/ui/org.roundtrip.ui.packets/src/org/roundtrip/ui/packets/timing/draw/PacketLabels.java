// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketKind;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/** Writes words beside the marks of packets, where they cover no other words and it is clear whose they are. */
final class PacketLabels {
    private static final int MOST = 120;
    /** Words that stand above more other marks than these say nothing about one of them. */
    private static final int MOST_BESIDE = 2;
    private final TimingPen pen;
    private final IntPredicate wanted;
    private final List<Rectangle2D> taken = new ArrayList<>();

    /** @param wanted which packets have words; others have too little weight */
    PacketLabels(TimingPen pen, IntPredicate wanted) {
        this.pen = pen;
        this.wanted = wanted;
    }

    /** Labels the packets with data; none of them if there are too many marks. */
    void draw(List<PacketMark> marks, Timeline timeline) {
        if (marks.size() > MOST || !pen.layout().hasRoomForLabels(pen.style())) {
            return;
        }
        marks.forEach(mark -> taken.add(mark.box()));
        List<PacketMark> withData = marks.stream()
                .filter(mark -> PacketKind.carriesData(timeline.trace().kind(mark.packet()))).toList();
        for (PacketMark mark : marks) {
            if (wanted.test(mark.packet()) && PacketKind.carriesData(timeline.trace().kind(mark.packet()))) {
                MessageRow message = timeline.messages().of(mark.packet()).orElse(null);
                boolean first = message != null && message.firstPacket() == mark.packet();
                int length = timeline.trace().length(mark.packet());
                if (!place(mark, withData, TimingLabels.packet(length, message, first)) && first) {
                    place(mark, withData, TimingLabels.packet(length, null, false));
                }
            }
        }
    }

    /** Writes a text beside a mark. @return false if there is no room for it */
    private boolean place(PacketMark mark, List<PacketMark> withData, String text) {
        double width = pen.font().stringWidth(text);
        double height = pen.font().getHeight();
        double gap = pen.em() / 4;
        double y = mark.lane() == Lane.CLIENT ? mark.box().getMinY() - gap - height : mark.box().getMaxY() + gap;
        Rectangle2D lane = pen.layout().lane(mark.lane());
        double centred = Math.clamp(mark.box().getCenterX() - width / 2, lane.getMinX(),
                Math.max(lane.getMinX(), lane.getMaxX() - width));
        for (double x : new double[] {centred, mark.box().getMinX(), mark.box().getMaxX() - width}) {
            Rectangle2D box = new Rectangle2D.Double(x, y, width, height);
            if (x >= lane.getMinX() && box.getMaxX() <= lane.getMaxX() && taken.stream().noneMatch(box::intersects)
                    && withData.stream().filter(other -> other != mark && beside(box, other, mark.lane())).count() <= MOST_BESIDE) {
                taken.add(new Rectangle2D.Double(x - 2 * gap, y, width + 4 * gap, height));
                pen.text(text, x, y + pen.font().getAscent());
                return true;
            }
        }
        return false;
    }

    /** Whether words would stand above or below another mark of the same lane, as if they were its own. */
    private static boolean beside(Rectangle2D words, PacketMark other, Lane lane) {
        return other.lane() == lane && other.box().getMaxX() > words.getMinX() && other.box().getMinX() < words.getMaxX();
    }
}
