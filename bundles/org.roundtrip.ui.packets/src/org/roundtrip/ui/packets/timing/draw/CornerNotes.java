// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import org.eclipse.osgi.util.NLS;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/** The sentences in the upper right corner of the chart, one below the other, as many as the calls leave room for. */
final class CornerNotes {
    /** Only a few packets are worth a note: a person who has zoomed in knows that there are more. */
    private static final int MOST_BEYOND = 16;
    private final TimingPen pen;
    private double free;

    CornerNotes(TimingPen pen) {
        this.pen = pen;
        free = pen.layout().latency().getMinY();
    }

    /** Writes by how much the clocks of calls and packets may differ, what is left out, and with what the axes are shared. */
    void draw(Timeline now, String shared) {
        if (now.captured().timed() && now.captured().errorNanos() > 0) {
            write(NLS.bind(Messages.clocksAgree, Numbers.nanos(now.captured().errorNanos())));
        }
        int beyond = pen.time().from() > 0 || pen.time().to() >= now.end() ? 0 : now.trace().after(pen.time().to(), MOST_BEYOND);
        if (beyond == 1) {
            write(NLS.bind(Messages.beyondOne, Numbers.nanos(now.trace().end())));
        } else if (beyond > 0 && beyond <= MOST_BEYOND) {
            write(NLS.bind(Messages.beyond, beyond, Numbers.nanos(now.trace().end())));
        }
        if (!shared.isEmpty()) {
            write(shared);
        }
    }

    private void write(String note) {
        double width = pen.font().stringWidth(note);
        double height = pen.font().getHeight();
        double x = pen.layout().latency().getMaxX() - width;
        if (free + height > pen.layout().latency().getMaxY() || x < pen.layout().latency().getMinX()) {
            return;
        }
        pen.fill(pen.style().background(), x - 2, free, width + 4, height);
        pen.g().setColor(pen.style().faint());
        pen.g().drawString(note, (float) x, (float) (free + pen.font().getAscent()));
        free += height;
    }
}
