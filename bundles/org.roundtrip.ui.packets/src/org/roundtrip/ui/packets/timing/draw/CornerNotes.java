// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/** What the chart leaves out, and other remarks, as many as have room: right of the legend, or of the calls' numbers without a legend. */
final class CornerNotes {
    /** Only a few packets are worth a note: a person who has zoomed in knows that there are more. */
    private static final int MOST_BEYOND = 16;
    private static final String BETWEEN = "  \u00b7  ";

    private CornerNotes() {
    }

    /**
     * Writes them.
     *
     * @param shared  says with what the chart shares its axes; empty for nothing
     * @param least   they begin behind the legend, or behind the numbers of calls without one, in pixels
     * @return where the notes begin, in pixels
     */
    static double draw(TimingPen pen, Timeline now, String shared, double least) {
        List<String> notes = Stream.of(beyond(pen, now), shared, clocks(now)).filter(note -> !note.isEmpty()).toList();
        boolean legend = pen.layout().hasRoomForLegend();
        double top = (legend ? pen.layout().legend() : pen.layout().notes()).getMinY();
        for (int count = notes.size(); count > 0; count--) {
            String line = String.join(BETWEEN, notes.subList(0, count));
            double x = pen.layout().latency().getMaxX() - pen.font().stringWidth(line);
            if (x >= least) {
                pen.g().setColor(pen.style().faint());
                pen.g().drawString(line, (float) x, (float) (top + pen.font().getAscent()));
                return x;
            }
        }
        return pen.layout().latency().getMaxX();
    }

    /** By how much the clocks of calls and packets may differ. */
    private static String clocks(Timeline now) {
        return now.captured().timed() && now.captured().errorNanos() > 0
                ? NLS.bind(Messages.clocksAgree, Numbers.nanos(now.captured().errorNanos())) : "";
    }

    /** What the chart leaves out at its right while it begins where the capture does. */
    private static String beyond(TimingPen pen, Timeline now) {
        int beyond = pen.time().from() > 0 || pen.time().to() >= now.end() ? 0 : now.trace().after(pen.time().to(), MOST_BEYOND);
        return beyond == 0 || beyond > MOST_BEYOND ? ""
                : beyond == 1 ? NLS.bind(Messages.beyondOne, Numbers.nanos(now.trace().end()))
                : NLS.bind(Messages.beyond, beyond, Numbers.nanos(now.trace().end()));
    }
}
