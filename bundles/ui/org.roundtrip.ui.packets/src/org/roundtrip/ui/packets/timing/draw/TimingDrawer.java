// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.Scale;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/** Draws calls and packets on one time axis. One thread draws; any thread may change what is drawn next. */
public final class TimingDrawer implements ChartDrawer {
    private static final double PIXELS_PER_CALL = 6, PIXELS_PER_PACKET = 6;
    private static final int FEWEST_MARKS = 8;
    /** The calls of other charts are looked through for the shortest and the longest. */
    private static final int SHARED_COLUMNS = 400, MOST_SHARED = 100;
    private static final int SELECTION_OPACITY = 28;
    private static final ProviderColours.Line PLAIN = new ProviderColours.Line(new Color(0x0072B2), 0);
    private volatile Timeline timeline;
    private volatile ChartOptions options = new ChartOptions(true, -1, -1);
    private volatile ProviderColours.Line line = PLAIN;
    private volatile List<Timeline> beside = List.of();
    private volatile String note = "";
    private volatile PacketSelection passing;

    /** Sets what is drawn from now on. @param other null for nothing */
    public void show(Timeline other, ChartOptions how) {
        timeline = other;
        options = how;
    }

    /** Sets the charts with which this one shares its axes. Any thread. @param words say so; empty for none */
    public void share(List<Timeline> others, String words) {
        beside = List.copyOf(others);
        note = words;
    }

    /** Sets which packets are drawn in full, because they pass a filter; the others are faded. Any thread. @param packets null for all */
    public void filter(PacketSelection packets) {
        passing = packets;
    }

    /** Sets the colour of the calls; null for a capture that is not of a run. */
    public void colour(ProviderColours.Line other) {
        line = other == null ? PLAIN : other;
    }

    @Override
    public Viewport whole() {
        Timeline now = timeline;
        List<Timeline> others = beside;
        return now == null || now.empty() ? null : Viewport.whole(
                Math.min(now.start(), others.stream().mapToDouble(Timeline::start).min().orElse(0)),
                Math.max(now.end(), others.stream().mapToDouble(Timeline::end).max().orElse(0)), false);
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Timeline now = timeline;
        ChartOptions how = options;
        TimingLayout layout = TimingLayout.of(width, height, style);
        Rectangle2D box = layout.latency();
        Scale time = Scale.linear(view.from(), view.to(), box.getMinX(), box.getMaxX());
        TimingPen pen = new TimingPen(g, style, layout, time);
        g.setFont(style.font());
        pen.fill(style.background(), 0, 0, width, height);
        TimeAxis.draw(pen);
        drawSelection(pen, now, how);
        VisibleCalls calls = VisibleCalls.of(now.calls(), view, (int) box.getWidth(),
                box.getWidth() / (PIXELS_PER_CALL * style.scale()));
        VisibleCalls all = calls;
        for (Timeline other : beside) {
            all = all.together(VisibleCalls.of(other.calls(), view, SHARED_COLUMNS, MOST_SHARED));
        }
        Scale latency = LatencyAxis.scale(all, how.logLatency(), box, style);
        if (now.calls().size() > 0) {
            LatencyAxis.draw(pen, latency);
        }
        Shape whole = g.getClip();
        g.clip(new Rectangle2D.Double(box.getMinX(), 0, box.getWidth(), layout.server().getMaxY()));
        drawCalls(pen, now, calls, latency);
        double numbers = layout.hasRoomForNotes() ? new CallNumbers(pen, now.calls()).draw(calls) : box.getMaxX();
        PacketSelection passed = passing;
        VisiblePackets packets = drawPackets(pen, now, how, passed);
        if (calls.single() && packets.single()) {
            // The arrows have one row, so those of calls that overlap would lie on each other.
            boolean chosen = now.captured().overlap();
            new ServerTimeArrows(pen).draw(now, chosen ? Math.max(0, how.call()) : calls.first(),
                    chosen ? how.call() + 1 : calls.end());
        }
        g.setClip(whole);
        LaneBars.drawAxis(pen);
        TimeAxis.drawBeyond(pen, view.least(), view.most());
        if (layout.hasRoomForNotes()) {
            CallNumbers.drawHead(pen, calls);
        }
        // Without the names of its colours a chart cannot be read; notes have what these leave.
        double left = layout.hasRoomForLegend() ? RoleLegendLine.end(pen, packets) : numbers;
        double notes = new CornerNotes(pen, now, note, passed).draw(left + pen.em());
        String wholeKey = layout.hasRoomForLegend() ? RoleLegendLine.draw(pen, packets, notes - pen.em()) : RoleLegendLine.whole(packets);
        return new TimingFrame(layout.inner(), wholeKey, layout, time, latency, now, calls, packets);
    }

    private void drawCalls(TimingPen pen, Timeline now, VisibleCalls calls, Scale latency) {
        Color colour = line.in(pen.style());
        if (calls.single()) {
            new CallPainter(pen, latency, colour).draw(now.calls(), calls.first(), calls.end(),
                    now.captured().errorNanos());
        } else {
            new CallColumnPainter(pen, latency, calls.columns(), now.calls()).draw(colour);
        }
    }

    private static VisiblePackets drawPackets(TimingPen pen, Timeline now, ChartOptions how, PacketSelection passed) {
        IntPredicate passes = passed == null ? packet -> true : packet -> passed.indexOf(packet) >= 0;
        double width = pen.layout().client().getWidth();
        int most = (int) Math.max(FEWEST_MARKS, width / (PIXELS_PER_PACKET * pen.style().scale()));
        int[] few = now.trace().atMost(most, pen.time().from(), pen.time().to()).orElse(null);
        if (few != null) {
            PacketMarkPainter painter = new PacketMarkPainter(pen, now, passes);
            List<PacketMark> marks = painter.draw(few, how.packet());
            new PacketLabels(pen, passes).draw(marks, now);
            return new VisiblePackets(marks, Map.of(), painter.roles());
        }
        Map<Lane, PacketColumns> columns = new EnumMap<>(Lane.class);
        for (Lane lane : Lane.values()) {
            PacketColumns all = PacketColumns.of(now, lane, pen.time().from(), pen.time().to(), (int) Math.max(1, width));
            columns.put(lane, all);
            if (passed == null) {
                PacketColumnPainter.draw(pen, lane, all);
            } else {
                PacketColumnPainter.draw(pen, lane, all, PacketColumns.of(now, lane, pen.time().from(), pen.time().to(), all.width(), passes));
            }
        }
        drawPacketLine(pen, now, how, pen.layout().latency().getMaxY(), pen.layout().inner().getMaxY());
        return new VisiblePackets(null, columns, Set.of());
    }

    /** Draws a band over the selected call and a line at the selected packet. */
    private static void drawSelection(TimingPen pen, Timeline now, ChartOptions how) {
        Rectangle2D inner = pen.layout().inner();
        Scale time = pen.time();
        if (how.call() >= 0 && how.call() < now.calls().size() && now.calls().end(how.call()) >= time.from()
                && now.calls().start(how.call()) <= time.to()) {
            double left = time.within(now.calls().start(how.call()));
            double right = time.within(now.calls().end(how.call()));
            pen.fill(withOpacity(pen.style().foreground(), SELECTION_OPACITY), left, inner.getMinY(),
                    Math.max(2 * pen.style().scale(), right - left), inner.getHeight());
        }
        drawPacketLine(pen, now, how, inner.getMinY(), pen.layout().latency().getMaxY());
    }

    /** Draws a line at the selected packet, if it is visible. Marks that are drawn one by one have a frame and words instead. */
    private static void drawPacketLine(TimingPen pen, Timeline now, ChartOptions how, double top, double bottom) {
        if (how.packet() >= 0 && how.packet() < now.trace().size()) {
            double x = pen.time().place(now.trace().time(how.packet()));
            if (x >= pen.layout().inner().getMinX() && x <= pen.layout().inner().getMaxX()) {
                pen.hairline(pen.style().foreground(), x, top, x, bottom);
            }
        }
    }

    static Color withOpacity(Color colour, int opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), opacity);
    }
}
