// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.ProviderColours;
import org.roundtrip.report.chart.Scale;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.Viewport;

/** Draws calls and packets on one time axis: each of them when few are seen, pixel columns when there are many. */
final class TimingDrawer implements ChartDrawer {
    private static final double PIXELS_PER_CALL = 6, PIXELS_PER_PACKET = 6;
    private static final ProviderColours.Line PLAIN = new ProviderColours.Line(new Color(0x0072B2), 0);
    private volatile Timeline timeline;
    private volatile Seen seen = new Seen(true, -1, -1);
    private volatile ProviderColours.Line line = PLAIN;

    /** What is drawn from now on. Any thread. */
    void show(Timeline other, Seen how) {
        timeline = other;
        seen = how;
    }

    /** In which colour the calls are drawn; null for a file from elsewhere. */
    void colour(ProviderColours.Line other) {
        line = other == null ? PLAIN : other;
    }

    @Override
    public Viewport whole() {
        Timeline now = timeline;
        return now == null || now.empty() ? null : Viewport.whole(0, now.end(), false);
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Timeline now = timeline;
        Seen how = seen;
        TimingLayout layout = TimingLayout.of(width, height, style);
        Scale time = Scale.linear(view.from(), view.to(), layout.latency().getMinX(), layout.latency().getMaxX());
        g.setColor(style.background());
        g.fill(new Rectangle2D.Double(0, 0, width, height));
        g.setFont(style.font());
        TimeAxis.draw(g, style, layout, time);
        drawSelection(g, style, layout, time, now, how);
        Shown calls = calls(now, view, layout, style);
        Scale latency = LatencyPainter.scale(calls.shortest(), calls.longest(), how.logLatency(), layout.latency(),
                style);
        LatencyPainter painter = new LatencyPainter(g, style, layout, time, latency, line.in(style));
        if (now.calls().size() > 0) {
            painter.drawAxis();
        }
        Shape whole = g.getClip();
        g.clip(new Rectangle2D.Double(layout.latency().getMinX(), 0, layout.latency().getWidth(),
                layout.server().getMaxY()));
        if (calls.columns() == null) {
            painter.drawCalls(now.calls(), calls.first(), calls.end(), now.captured().errorNanos());
        } else {
            painter.drawColumns(calls.columns(), now.calls());
        }
        Packets packets = drawPackets(g, style, layout, time, now, how);
        if (calls.columns() == null && packets.marks() != null) {
            new Links(g, style, layout, time).draw(now, calls.first(), calls.end());
        }
        g.setClip(whole);
        new LanePainter(g, style, layout, time).drawAxis();
        drawNotes(g, style, layout, now);
        if (packets.marks() == null && calls.columns() != null) {
            Legend.draw(g, style, layout, packets.columns().values());
        }
        return new TimingFrame(layout.inner(), layout, time, latency, now, calls, packets);
    }

    /**
     * The calls that are seen: single ones from {@code first} to before {@code end} when columns is null.
     *
     * @param shortest latency of them, 0 when there is none
     * @param longest  the same
     */
    record Shown(int first, int end, CallColumns columns, long shortest, long longest) {
    }

    /** The packets that are seen: marks of single ones, or when that is null columns of each lane. */
    record Packets(List<LanePainter.Drawn> marks, Map<Lane, PacketColumns> columns) {
    }

    private static Shown calls(Timeline now, Viewport view, TimingLayout layout, ChartStyle style) {
        int first = now.calls().firstSeen(view.from());
        int end = now.calls().firstFrom(Math.nextUp(view.to()));
        if (end - first > layout.latency().getWidth() / (PIXELS_PER_CALL * style.scale())) {
            CallColumns columns = CallColumns.of(now.calls(), view.from(), view.to(), (int) layout.latency().getWidth());
            return new Shown(first, end, columns, columns.shortest(), columns.longest());
        }
        long shortest = Long.MAX_VALUE;
        long longest = 0;
        for (int call = first; call < end; call++) {
            shortest = Math.min(shortest, now.calls().duration(call));
            longest = Math.max(longest, now.calls().duration(call));
        }
        return new Shown(first, end, null, first == end ? 0 : Math.max(1, shortest), longest);
    }

    private static Packets drawPackets(Graphics2D g, ChartStyle style, TimingLayout layout, Scale time, Timeline now,
            Seen how) {
        LanePainter painter = new LanePainter(g, style, layout, time);
        int most = (int) Math.max(8, layout.client().getWidth() / (PIXELS_PER_PACKET * style.scale()));
        int[] few = now.trace().few(time.from(), time.to(), most);
        if (few != null) {
            List<LanePainter.Drawn> marks = painter.drawMarks(now, few, how.packet());
            new PacketLabels(g, style, layout).draw(marks, now);
            return new Packets(marks, Map.of());
        }
        Map<Lane, PacketColumns> columns = new EnumMap<>(Lane.class);
        for (Lane lane : Lane.values()) {
            columns.put(lane, PacketColumns.of(now.trace(), lane, time.from(), time.to(),
                    (int) Math.max(1, layout.client().getWidth())));
            painter.drawColumns(lane, columns.get(lane));
        }
        return new Packets(null, columns);
    }

    private static void drawSelection(Graphics2D g, ChartStyle style, TimingLayout layout, Scale time, Timeline now,
            Seen how) {
        Rectangle2D inner = layout.inner();
        if (how.call() >= 0 && how.call() < now.calls().size()) {
            double left = time.within(now.calls().start(how.call()));
            double right = time.within(now.calls().end(how.call()));
            if (now.calls().end(how.call()) >= time.from() && now.calls().start(how.call()) <= time.to()) {
                Color marked = style.foreground();
                g.setColor(new Color(marked.getRed(), marked.getGreen(), marked.getBlue(), 28));
                double width = Math.max(2 * style.scale(), right - left);
                g.fill(new Rectangle2D.Double(left, inner.getMinY(), width, inner.getHeight()));
            }
        }
        if (how.packet() >= 0 && how.packet() < now.trace().size()) {
            double x = time.place(now.trace().time(how.packet()));
            if (x >= inner.getMinX() && x <= inner.getMaxX()) {
                g.setColor(style.foreground());
                g.setStroke(style.hairline());
                g.draw(new Line2D.Double(x, inner.getMinY(), x, inner.getMaxY()));
            }
        }
    }

    /** How far clocks may be apart. */
    private static void drawNotes(Graphics2D g, ChartStyle style, TimingLayout layout, Timeline now) {
        if (!now.captured().timed() || now.captured().errorNanos() <= 0) {
            return;
        }
        FontMetrics font = g.getFontMetrics();
        String note = NLS.bind(Messages.clocksAgree, Numbers.nanos(now.captured().errorNanos()));
        double x = layout.latency().getMaxX() - font.stringWidth(note);
        double y = layout.latency().getMinY() + font.getAscent();
        g.setColor(style.background());
        g.fill(new Rectangle2D.Double(x - 2, layout.latency().getMinY(), font.stringWidth(note) + 4, font.getHeight()));
        g.setColor(style.faint());
        g.drawString(note, (float) x, (float) y);
    }
}
