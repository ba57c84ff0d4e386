// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.packets.MessageRow;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.Contrast;
import org.roundtrip.report.chart.RoleColours;
import org.roundtrip.report.chart.Scale;

/**
 * Draws the packets of both directions: few of them each as a mark as high as the logarithm of its length, many as the
 * bytes of each pixel column. Colours tell what the data is there for: of a mark its headers and what the message consists
 * of that it carries, in a column what most of each packet's data is there for.
 */
final class LanePainter {
    private static final double SMALLEST = 40;
    private static final double PATTERN_SHARE = 0.4;
    private static final double LEAST_SHARE = 0.14;
    private static final double LABEL = 1.5;
    private static final double WIDEST = 14, NARROWEST = 2;
    private final Graphics2D g;
    private final ChartStyle style;
    private final TimingLayout layout;
    private final Scale time;
    private final RoleColours colours;

    /** A packet that was drawn. */
    record Drawn(int packet, Lane lane, Rectangle2D box) {
    }

    LanePainter(Graphics2D g, ChartStyle style, TimingLayout layout, Scale time) {
        this.g = g;
        this.style = style;
        this.layout = layout;
        this.time = time;
        colours = RoleColours.in(style);
    }

    /** The middle line of each lane and who sends along it. */
    void drawAxis() {
        FontMetrics font = g.getFontMetrics();
        for (Lane lane : new Lane[] {Lane.CLIENT, Lane.SERVER}) {
            Rectangle2D box = layout.lane(lane);
            g.setColor(style.faint());
            g.setStroke(style.hairline());
            g.draw(new Line2D.Double(box.getMinX(), layout.base(lane), box.getMaxX(), layout.base(lane)));
            String name = lane == Lane.CLIENT ? Words.client() : Words.server();
            g.setColor(style.foreground());
            g.drawString(name, (float) (box.getMinX() - font.stringWidth(name) - style.font().getSize2D() / 2),
                    (float) (box.getCenterY() + font.getAscent() * 0.4));
        }
    }

    void drawColumns(Lane lane, PacketColumns columns) {
        double most = Math.log1p(columns.most() / SMALLEST);
        double width = layout.lane(lane).getWidth() / columns.width();
        for (int i = 0; i < columns.width(); i++) {
            long total = columns.total(i);
            if (total > 0) {
                double height = height(lane, Math.log1p(total / SMALLEST) / most, 0);
                double x = layout.lane(lane).getMinX() + i * width;
                double from = 0;
                for (ByteRole role : RoleColours.order()) {
                    from = drawPart(lane, x, width, height, from, columns.of(i, role) / (double) total,
                            colour(role));
                }
                drawPart(lane, x, width, height, from, columns.of(i, null) / (double) total,
                        colours.fill(ByteRole.TCP_HEADER));
            }
        }
    }

    /** The colour of a role, strong enough for lines of a pixel, where no pattern is seen. */
    private Color colour(ByteRole role) {
        return RoleColours.pattern(role) == RoleColours.Pattern.PLAIN ? colours.fill(role)
                : Contrast.mix(colours.fill(role), colours.lines(), PATTERN_SHARE);
    }

    /** A part of a column from one share of its height on. @return where the next begins */
    private double drawPart(Lane lane, double x, double width, double height, double from, double share, Color colour) {
        if (share > 0) {
            g.setColor(colour);
            double near = layout.base(lane) + TimingLayout.outwards(lane) * height * from;
            double far = layout.base(lane) + TimingLayout.outwards(lane) * height * (from + share);
            g.fill(new Rectangle2D.Double(x, Math.min(near, far), Math.max(width, 1), Math.abs(far - near)));
        }
        return from + share;
    }

    /** Each packet as a mark. @param selected the packet that is selected, or -1 */
    List<Drawn> drawMarks(Timeline timeline, int[] packets, int selected) {
        PacketTrace trace = timeline.trace();
        double most = Math.log1p(mostLength(trace, packets) / SMALLEST);
        List<Drawn> drawn = new ArrayList<>();
        for (int i = 0; i < packets.length; i++) {
            byte mark = trace.mark(packets[i]);
            for (Lane lane : Lane.values()) {
                if (Mark.in(mark, lane)) {
                    double width = width(trace, packets, i, Mark.carries(mark));
                    double share = Mark.carries(mark) ? Math.log1p(trace.length(packets[i]) / SMALLEST) / most : 0;
                    double height = height(lane, share, lane != Lane.OTHER && layout.words(style) ? LABEL : 0);
                    Rectangle2D box = new Rectangle2D.Double(time.place(trace.time(packets[i])) - width / 2,
                            lane == Lane.SERVER ? layout.base(lane) : layout.base(lane) - height, width, height);
                    fill(lane, box, timeline, packets[i]);
                    outline(box, mark, packets[i] == selected);
                    drawn.add(new Drawn(packets[i], lane, box));
                }
            }
        }
        return drawn;
    }

    /** From the base outwards the headers, then what the message consists of. */
    private void fill(Lane lane, Rectangle2D box, Timeline timeline, int packet) {
        double length = timeline.trace().length(packet);
        double carried = timeline.carried().applyAsInt(packet) / length;
        double from = drawPart(lane, box.getMinX(), box.getWidth(), box.getHeight(), 0, 1 - carried,
                colours.fill(ByteRole.TCP_HEADER));
        MessageRow message = carried <= 0 ? null : timeline.messages().of(packet).orElse(null);
        if (message == null || message.length() <= 0) {
            drawPart(lane, box.getMinX(), box.getWidth(), box.getHeight(), from, carried, colour(ByteRole.UNKNOWN));
            return;
        }
        for (ByteRole role : RoleColours.order()) {
            double share = carried * message.bytesByRole().getOrDefault(role, 0L) / message.length();
            from = drawPart(lane, box.getMinX(), box.getWidth(), box.getHeight(), from, share, colour(role));
        }
    }

    private void outline(Rectangle2D box, byte mark, boolean selected) {
        if (Mark.again(mark)) {
            g.setColor(style.foreground());
            g.setStroke(new BasicStroke((float) (1.2 * style.scale()), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 2,
                    new float[] {(float) (2 * style.scale())}, 0));
            g.draw(grown(box, 1.5 * style.scale()));
        }
        if (selected) {
            g.setColor(style.foreground());
            g.setStroke(new BasicStroke((float) (2 * style.scale())));
            g.draw(grown(box, 2.5 * style.scale()));
        }
    }

    private static Rectangle2D grown(Rectangle2D box, double by) {
        return new Rectangle2D.Double(box.getMinX() - by, box.getMinY() - by, box.getWidth() + 2 * by,
                box.getHeight() + 2 * by);
    }

    /** As wide as the nearest neighbour leaves room for. */
    private double width(PacketTrace trace, int[] packets, int at, boolean carries) {
        double x = time.place(trace.time(packets[at]));
        double room = Double.MAX_VALUE;
        for (int other : new int[] {at - 1, at + 1}) {
            if (other >= 0 && other < packets.length) {
                room = Math.min(room, Math.abs(time.place(trace.time(packets[other])) - x) * 0.7);
            }
        }
        double widest = (carries ? WIDEST : WIDEST / 2) * style.scale();
        return Math.clamp(room, NARROWEST * style.scale(), widest);
    }

    /** @param share of what the largest has, from 0 to 1 @param left free for words, in sizes of the font */
    private double height(Lane lane, double share, double left) {
        double room = layout.lane(lane).getHeight() - left * style.font().getSize2D();
        return Math.max(3 * style.scale(), room * (LEAST_SHARE + (1 - LEAST_SHARE) * share));
    }

    private static int mostLength(PacketTrace trace, int[] packets) {
        int most = 1;
        for (int packet : packets) {
            most = Math.max(most, trace.length(packet));
        }
        return most;
    }
}
