// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.Optional;
import org.roundtrip.ui.chart.Viewport;

/**
 * The time that something takes on the axis, such as what is selected, and how to look at it.
 *
 * @param from in nanoseconds since the origin
 * @param to   not before that
 */
record Stretch(double from, double to) {
    private static final double MARGIN = 0.08;
    private static final double AROUND_PACKET_NANOS = 100_000;

    /** From when to when the selected call is, or around the packet that belongs to none. */
    static Optional<Stretch> selected(Timeline timeline, Seen seen) {
        boolean packet = seen.packet() >= 0 && seen.packet() < timeline.trace().size();
        if (seen.call() >= 0 && seen.call() < timeline.calls().size()) {
            double start = timeline.calls().start(seen.call());
            double end = timeline.calls().end(seen.call());
            double at = packet ? timeline.trace().time(seen.packet()) : start;
            return Optional.of(new Stretch(Math.min(start, at), Math.max(end, at)));
        }
        if (packet) {
            double at = timeline.trace().time(seen.packet());
            return Optional.of(new Stretch(at - AROUND_PACKET_NANOS, at + AROUND_PACKET_NANOS));
        }
        return Optional.empty();
    }

    /** Where the selected packet is, or without one the selected call. */
    static Optional<Stretch> pointedOut(Timeline timeline, Seen seen) {
        if (seen.packet() < 0 || seen.packet() >= timeline.trace().size()) {
            return selected(timeline, seen);
        }
        double at = timeline.trace().time(seen.packet());
        return Optional.of(new Stretch(at, at));
    }

    /** The same view when something of this is seen, else one as wide with this in its middle. */
    Viewport broughtInto(Viewport view) {
        if (to >= view.from() && from <= view.to()) {
            return view;
        }
        double span = view.to() - view.from();
        double begin = Math.clamp((from + to - span) / 2, view.least(), Math.max(view.least(), view.most() - span));
        return view.seeing(begin, begin + span);
    }

    /** A view with nothing but this and a little on both sides. */
    Viewport filling(Viewport view) {
        double margin = MARGIN * (to - from);
        return view.seeing(from - margin, to + margin);
    }
}
