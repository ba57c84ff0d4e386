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
import org.eclipse.osgi.util.NLS;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.report.chart.ProviderColours;
import org.roundtrip.report.chart.Scale;
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
    private static final int SELECTION_OPACITY = 28;
    /** Only a few packets are worth a note: a person who has zoomed in knows that there are more. */
    private static final int MOST_BEYOND = 16;
    private static final ProviderColours.Line PLAIN = new ProviderColours.Line(new Color(0x0072B2), 0);
    private volatile Timeline timeline;
    private volatile ChartOptions options = new ChartOptions(true, -1, -1);
    private volatile ProviderColours.Line line = PLAIN;

    /** Sets what is drawn from now on. @param other null for nothing */
    public void show(Timeline other, ChartOptions how) {
        timeline = other;
        options = how;
    }

    /** Sets the colour of the calls; null for a capture that is not of a run. */
    public void colour(ProviderColours.Line other) {
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
        Scale latency = LatencyAxis.scale(calls, how.logLatency(), box, style);
        if (now.calls().size() > 0) {
            LatencyAxis.draw(pen, latency);
        }
        Shape whole = g.getClip();
        g.clip(new Rectangle2D.Double(box.getMinX(), 0, box.getWidth(), layout.server().getMaxY()));
        drawCalls(pen, now, calls, latency);
        VisiblePackets packets = drawPackets(pen, now, how);
        if (calls.single() && packets.single()) {
            new ServerTimeArrows(pen).draw(now, calls.first(), calls.end());
        }
        g.setClip(whole);
        LaneBars.drawAxis(pen);
        drawClockNote(pen, now);
        drawBeyond(pen, now);
        if (!packets.single() && !calls.single() && layout.hasRoomForNotes()) {
            ColumnLegend.draw(pen, packets.columns().values());
        }
        return new TimingFrame(layout.inner(), layout, time, latency, now, calls, packets);
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

    private static VisiblePackets drawPackets(TimingPen pen, Timeline now, ChartOptions how) {
        double width = pen.layout().client().getWidth();
        int most = (int) Math.max(FEWEST_MARKS, width / (PIXELS_PER_PACKET * pen.style().scale()));
        int[] few = now.trace().atMost(most, pen.time().from(), pen.time().to()).orElse(null);
        if (few != null) {
            List<PacketMark> marks = new PacketMarkPainter(pen, now).draw(few, how.packet());
            new PacketLabels(pen).draw(marks, now);
            return new VisiblePackets(marks, Map.of());
        }
        Map<Lane, PacketColumns> columns = new EnumMap<>(Lane.class);
        for (Lane lane : Lane.values()) {
            columns.put(lane, PacketColumns.of(now.trace(), lane, pen.time().from(), pen.time().to(),
                    (int) Math.max(1, width)));
            PacketColumnPainter.draw(pen, lane, columns.get(lane));
        }
        return new VisiblePackets(null, columns);
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
        if (how.packet() >= 0 && how.packet() < now.trace().size()) {
            double x = time.place(now.trace().time(how.packet()));
            if (x >= inner.getMinX() && x <= inner.getMaxX()) {
                pen.hairline(pen.style().foreground(), x, inner.getMinY(), x, inner.getMaxY());
            }
        }
    }

    /** Writes by how much the clocks of calls and packets may differ. */
    private static void drawClockNote(TimingPen pen, Timeline now) {
        if (!now.captured().timed() || now.captured().errorNanos() <= 0) {
            return;
        }
        String note = NLS.bind(Messages.clocksAgree, Numbers.nanos(now.captured().errorNanos()));
        double width = pen.font().stringWidth(note);
        double x = pen.layout().latency().getMaxX() - width;
        double y = pen.layout().latency().getMinY();
        pen.fill(pen.style().background(), x - 2, y, width + 4, pen.font().getHeight());
        pen.g().setColor(pen.style().faint());
        pen.g().drawString(note, (float) x, (float) (y + pen.font().getAscent()));
    }

    /** Says what the chart leaves out at its right while it begins where the capture does. */
    private static void drawBeyond(TimingPen pen, Timeline now) {
        int beyond = pen.time().from() > 0 || pen.time().to() >= now.end() ? 0 : now.trace().after(pen.time().to(), MOST_BEYOND);
        if (beyond == 0 || beyond > MOST_BEYOND) {
            return;
        }
        String note = beyond == 1 ? NLS.bind(Messages.beyondOne, Numbers.nanos(now.trace().end()))
                : NLS.bind(Messages.beyond, beyond, Numbers.nanos(now.trace().end()));
        double width = pen.font().stringWidth(note);
        double x = pen.layout().latency().getMaxX() - width;
        double y = pen.layout().latency().getMinY() + pen.font().getHeight();
        pen.fill(pen.style().background(), x - 2, y, width + 4, pen.font().getHeight());
        pen.g().setColor(pen.style().faint());
        pen.g().drawString(note, (float) x, (float) (y + pen.font().getAscent()));
    }

    static Color withOpacity(Color colour, int opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), opacity);
    }
}
