// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.timing.trace.Timeline;

/**
 * What the chart leaves out, and other remarks, while there is room. They stand right of the legend, or of the calls'
 * numbers without a legend.
 */
final class CornerNotes {
    private static final Texts TEXTS = Texts.of(CornerNotes.class);

    /** Only a few packets are worth a note: a person who has zoomed in knows that there are more. */
    private static final int MOST_BEYOND = 16;
    private static final String BETWEEN = "  \u00b7  ";

    private final TimingPen pen;
    private final Timeline timeline;
    private final String shared;
    private final PacketSelection passing;

    /**
     * Finds what is to be said.
     *
     * @param shared  says with what the chart shares its axes; empty for nothing
     * @param passing the packets that pass a filter; null without one
     */
    CornerNotes(TimingPen pen, Timeline timeline, String shared, PacketSelection passing) {
        this.pen = pen;
        this.timeline = timeline;
        this.shared = shared;
        this.passing = passing;
    }

    /**
     * Writes them. A legend gives way to the words on a filter; all else has what the legend leaves.
     *
     * @param least they begin behind the legend, or behind the numbers of calls without one, in pixels
     * @return where the notes begin, in pixels
     */
    double draw(double least) {
        List<String> notes = Stream.of(filtered(), beyond(pen, timeline), shared, clocks(timeline)).filter(note -> !note.isEmpty()).toList();
        boolean legend = pen.layout().hasRoomForLegend();
        double top = (legend ? pen.layout().legend() : pen.layout().notes()).getMinY();
        for (int count = notes.size(); count > 0; count--) {
            String line = String.join(BETWEEN, notes.subList(0, count));
            double x = pen.layout().latency().getMaxX() - pen.font().stringWidth(line);
            if (x >= (legend && count == 1 && passing != null ? pen.layout().legend().getMinX() : least)) {
                pen.g().setColor(pen.style().faint());
                pen.g().drawString(line, (float) x, (float) (top + pen.font().getAscent()));
                return x;
            }
        }
        return pen.layout().latency().getMaxX();
    }

    private String filtered() {
        return passing == null ? "" : TEXTS.text("passing", passing.size(), timeline.trace().size());
    }

    /** By how much the clocks of calls and packets may differ. */
    private static String clocks(Timeline now) {
        return now.captured().timed() && now.captured().errorNanos() > 0
                ? TEXTS.text("clocksAgree", Numbers.nanos(now.captured().errorNanos())) : "";
    }

    /** What the chart leaves out at its right while it begins where the capture does. */
    private static String beyond(TimingPen pen, Timeline now) {
        int beyond = pen.time().from() > now.start() || pen.time().to() >= now.end() ? 0 : now.trace().after(pen.time().to(), MOST_BEYOND);
        return beyond == 0 || beyond > MOST_BEYOND ? ""
                : beyond == 1 ? TEXTS.text("beyondOne", Numbers.nanos(now.trace().end()))
                : TEXTS.text("beyond", beyond, Numbers.nanos(now.trace().end()));
    }
}
