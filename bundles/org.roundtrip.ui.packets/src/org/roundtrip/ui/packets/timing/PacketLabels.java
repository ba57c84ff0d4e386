// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.packets.MessageRow;
import org.roundtrip.report.chart.ChartStyle;

/** Words beside the marks of packets, where nothing stands in their way. */
final class PacketLabels {
    private static final int MOST = 120;
    private final Graphics2D g;
    private final ChartStyle style;
    private final TimingLayout layout;
    private final List<Rectangle2D> taken = new ArrayList<>();

    PacketLabels(Graphics2D g, ChartStyle style, TimingLayout layout) {
        this.g = g;
        this.style = style;
        this.layout = layout;
    }

    /** Names the packets with data, those with the most room last in the list of what they may say. */
    void draw(List<LanePainter.Drawn> marks, Timeline timeline) {
        if (marks.size() > MOST || !layout.words(style)) {
            return;
        }
        marks.forEach(mark -> taken.add(mark.box()));
        for (LanePainter.Drawn mark : marks) {
            PacketTrace trace = timeline.trace();
            if (Mark.carries(trace.mark(mark.packet()))) {
                MessageRow message = timeline.messages().of(mark.packet()).orElse(null);
                boolean first = message != null && message.firstPacket() == mark.packet();
                int length = trace.length(mark.packet());
                if (!place(mark, Words.packet(length, message, first)) && first) {
                    place(mark, Words.packet(length, null, false));
                }
            }
        }
    }

    private boolean place(LanePainter.Drawn mark, String text) {
        FontMetrics font = g.getFontMetrics();
        double width = font.stringWidth(text);
        double height = font.getHeight();
        double gap = style.font().getSize2D() / 4;
        double y = mark.lane() == Lane.CLIENT ? mark.box().getMinY() - gap - height : mark.box().getMaxY() + gap;
        Rectangle2D lane = layout.lane(mark.lane());
        double centred = Math.clamp(mark.box().getCenterX() - width / 2, lane.getMinX(),
                Math.max(lane.getMinX(), lane.getMaxX() - width));
        for (double x : new double[] {centred, mark.box().getMinX(), mark.box().getMaxX() - width}) {
            Rectangle2D box = new Rectangle2D.Double(x, y, width, height);
            if (x >= lane.getMinX() && box.getMaxX() <= lane.getMaxX() && taken.stream().noneMatch(box::intersects)) {
                taken.add(box);
                g.setColor(style.foreground());
                g.drawString(text, (float) x, (float) (y + font.getAscent()));
                return true;
            }
        }
        return false;
    }
}
