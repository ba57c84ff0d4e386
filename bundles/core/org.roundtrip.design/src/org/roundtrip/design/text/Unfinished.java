// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Outline;

/**
 * Texts that a person has typed and a design cannot have yet. An example is the empty name on the way from one name to
 * another.
 *
 * @param texts by their places, in the order in which they were begun
 */
public record Unfinished(Map<TextPlace, String> texts) {
    /** Nothing is unfinished. */
    public static final Unfinished NONE = new Unfinished(Map.of());

    /** Copies the map. */
    public Unfinished {
        texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    }

    /** Returns whether there is nothing. */
    public boolean isEmpty() {
        return texts.isEmpty();
    }

    /** Returns what was typed at a place, if that is unfinished. */
    public Optional<String> at(TextPlace place) {
        return Optional.ofNullable(texts.get(place));
    }

    /** Returns these with a text at a place in addition. */
    public Unfinished with(TextPlace place, String text) {
        Map<TextPlace, String> more = new LinkedHashMap<>(texts);
        more.put(place, text);
        return new Unfinished(more);
    }

    /** Returns these without that at a place. */
    public Unfinished without(TextPlace place) {
        if (!texts.containsKey(place)) {
            return this;
        }
        Map<TextPlace, String> fewer = new LinkedHashMap<>(texts);
        fewer.remove(place);
        return new Unfinished(fewer);
    }

    /** Returns why a design cannot have each of them, by their places. */
    public Map<TextPlace, String> objections(Design design) {
        Map<TextPlace, String> objections = new LinkedHashMap<>();
        texts.forEach((place, text) -> {
            if (place.edit(design, text) instanceof Edited.Refused refused) {
                objections.put(place, refused.reason());
            }
        });
        return objections;
    }

    /** Returns those whose places a design still has. */
    public Unfinished in(Outline outline) {
        Unfinished left = this;
        for (TextPlace place : texts.keySet()) {
            left = place.text(outline).isPresent() ? left : left.without(place);
        }
        return left;
    }
}
