// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.Optional;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.timing.draw.ChartOptions;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/**
 * A part of the time axis, such as that of the selected call, and the viewports that show it.
 *
 * @param from in nanoseconds since the zero of the axis
 * @param to   not before {@code from}
 */
record TimeSpan(double from, double to) {
    private static final double MARGIN = 0.08;
    private static final double AROUND_PACKET_NANOS = 100_000;

    /**
     * Returns the span of the selected call, extended to the selected packet. Without a call it is 0.1 ms on both sides
     * of the packet; empty without a selection.
     */
    static Optional<TimeSpan> ofSelection(Timeline timeline, ChartOptions options) {
        boolean packet = options.packet() >= 0 && options.packet() < timeline.trace().size();
        if (options.call() >= 0 && options.call() < timeline.calls().size()) {
            double start = timeline.calls().start(options.call());
            double end = timeline.calls().end(options.call());
            double at = packet ? timeline.trace().time(options.packet()) : start;
            return Optional.of(new TimeSpan(Math.min(start, at), Math.max(end, at)));
        }
        if (packet) {
            double at = timeline.trace().time(options.packet());
            return Optional.of(new TimeSpan(at - AROUND_PACKET_NANOS, at + AROUND_PACKET_NANOS));
        }
        return Optional.empty();
    }

    /** Returns the time of the selected packet, or the span of the selected call if no packet is selected. */
    static Optional<TimeSpan> ofPacketOrCall(Timeline timeline, ChartOptions options) {
        if (options.packet() < 0 || options.packet() >= timeline.trace().size()) {
            return ofSelection(timeline, options);
        }
        double at = timeline.trace().time(options.packet());
        return Optional.of(new TimeSpan(at, at));
    }

    /**
     * Returns the same viewport if it shows some of this span. Otherwise it is one of the same width with this in its
     * middle.
     */
    Viewport broughtInto(Viewport view) {
        if (to >= view.from() && from <= view.to()) {
            return view;
        }
        double span = view.to() - view.from();
        double begin = Math.clamp((from + to - span) / 2, view.least(), Math.max(view.least(), view.most() - span));
        return view.seeing(begin, begin + span);
    }

    /** Returns a viewport that this span fills, but for a small margin on both sides. */
    Viewport filling(Viewport view) {
        double margin = MARGIN * (to - from);
        return view.seeing(from - margin, to + margin);
    }
}
