// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.text.Texts;

/**
 * Where the entries of a chart's key stand: from left to right, line by line. Some may have no room, because they are long or
 * the last ones; then words behind the others say how many those are, and where all can be read if there is room for that: the tip above
 * the curves has them.
 *
 * @param shown the places of the entries that have room, in their order
 * @param more  the place of those words; null when no entry is missing, or when the words have no room either
 * @param words how many entries are missing; empty when none is
 */
public record KeyPlaces(List<Place> shown, Place more, String words) {
    private static final Texts TEXTS = Texts.of(KeyPlaces.class);

    /**
     * A place in the key.
     *
     * @param entry index of what stands there
     * @param line  from 0
     * @param x     pixels from the left
     */
    public record Place(int entry, int line, double x) {
    }

    /** A copy, which nobody changes. */
    public KeyPlaces {
        shown = List.copyOf(shown);
    }

    /**
     * Finds places.
     *
     * @param begin where the first entry begins
     * @param gap   pixels between entries
     * @param room  pixels in which an entry must end
     * @param lines how many there may be
     * @param font  of the words about missing entries
     * @param widths of all entries, in pixels
     */
    public static KeyPlaces of(Place begin, double gap, double room, int lines, FontMetrics font, List<Double> widths) {
        List<Place> places = new ArrayList<>();
        Place next = begin;
        List<Place> behind = new ArrayList<>(List.of(next));
        for (int entry = 0; entry < widths.size(); entry++) {
            Place place = place(next, entry, widths.get(entry), room, lines);
            if (place != null) {
                places.add(place);
                next = new Place(entry, place.line(), place.x() + widths.get(entry) + gap);
                behind.add(next);
            }
        }
        if (places.size() == widths.size()) {
            return new KeyPlaces(places, null, "");
        }
        for (int kept = places.size(); kept >= 0; kept--) {
            String words = more(widths.size() - kept, room, font);
            Place more = place(behind.get(kept), kept, font.stringWidth(words), room, lines);
            if (more != null) {
                return new KeyPlaces(places.subList(0, kept), more, words);
            }
        }
        return new KeyPlaces(places, null, more(widths.size() - places.size(), room, font));
    }

    private static String more(int missing, double room, FontMetrics font) {
        String words = TEXTS.text("key.more.tip", missing);
        return font.stringWidth(words) <= room ? words : TEXTS.text("key.more", missing);
    }

    private static Place place(Place next, int entry, double width, double room, int lines) {
        if (next.x() + width <= room) {
            return new Place(entry, next.line(), next.x());
        }
        return next.x() > 0 && width <= room && next.line() + 1 < lines ? new Place(entry, next.line() + 1, 0) : null;
    }

    /** How many lines there are. */
    public int lines() {
        int last = shown.isEmpty() ? 0 : shown.getLast().line();
        return 1 + (more == null ? last : Math.max(last, more.line()));
    }
}
