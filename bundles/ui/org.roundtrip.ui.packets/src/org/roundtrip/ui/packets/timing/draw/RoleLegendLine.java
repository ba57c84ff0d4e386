// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.chart.KeyPlaces;
import org.roundtrip.chart.bars.RoleColours;

/**
 * Names the colours of packets in one line above the chart. It stands beside the notes, after the words on what their
 * sizes are. Roles that have no room are counted, and the words give way to them first.
 */
final class RoleLegendLine {
    private static final Texts TEXTS = Texts.of(RoleLegendLine.class);
    private static final double BEHIND_WORDS = 0.8, BETWEEN = 1.1, BEFORE_LABEL = 1.3;

    /** A colour, by the role that has it, and what it stands for. */
    private record Entry(ByteRole role, String label) {
    }

    private RoleLegendLine() {
    }

    /**
     * Draws it.
     *
     * @param end where the line must end, in pixels
     * @return all that it says, one thing a line, when some of it has no room; else empty
     */
    static String draw(TimingPen pen, VisiblePackets packets, double end) {
        double y = pen.layout().legend().getMinY() + 0.1 * pen.em();
        double x = pen.layout().legend().getMinX();
        List<Entry> entries = entries(packets);
        double em = pen.em();
        double words = end(pen, packets) - BETWEEN * em <= end ? words(pen) : 0;
        if (entries.isEmpty()) {
            return "";
        }
        if (words > 0) {
            pen.text(TEXTS.text("onTheWire"), x, y + 0.9 * em);
        }
        KeyPlaces places = KeyPlaces.of(new KeyPlaces.Place(0, 0, words), BETWEEN * em, end - x, 1, pen.font(),
                entries.stream().map(each -> width(pen, each)).toList());
        places.shown().forEach(place -> draw(pen, x + place.x(), y, entries.get(place.entry())));
        if (places.more() != null) {
            pen.text(places.words(), x + places.more().x(), y + 0.9 * em);
        }
        return words > 0 && places.shown().size() == entries.size() ? "" : whole(packets);
    }

    /** All that the line says where it has room, one thing a line. */
    static String whole(VisiblePackets packets) {
        List<Entry> entries = entries(packets);
        return entries.isEmpty() ? "" : Stream.concat(Stream.of(TEXTS.text("onTheWire")), entries.stream().map(Entry::label))
                .collect(Collectors.joining("\n"));
    }

    /** Where the line ends if all colours have room, in pixels. */
    static double end(TimingPen pen, VisiblePackets packets) {
        List<Entry> entries = entries(packets);
        return pen.layout().legend().getMinX() + (entries.isEmpty() ? 0
                : words(pen) + entries.stream().mapToDouble(each -> width(pen, each) + BETWEEN * pen.em()).sum());
    }

    private static double words(TimingPen pen) {
        return pen.font().stringWidth(TEXTS.text("onTheWire")) + BEHIND_WORDS * pen.em();
    }

    private static double width(TimingPen pen, Entry entry) {
        return BEFORE_LABEL * pen.em() + pen.font().stringWidth(entry.label());
    }

    private static List<Entry> entries(VisiblePackets packets) {
        return RoleColours.order().stream().filter(packets::contains).map(role -> new Entry(role, TimingLabels.role(role))).toList();
    }

    private static void draw(TimingPen pen, double x, double y, Entry entry) {
        double em = pen.em();
        RoleColours.in(pen.style()).fill(pen.g(), new Rectangle2D.Double(x, y + 0.1 * em, 0.9 * em, 0.9 * em),
                entry.role());
        pen.text(entry.label(), x + BEFORE_LABEL * em, y + 0.9 * em);
    }
}
