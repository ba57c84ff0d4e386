// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roundtrip.files.Excerpt;
import org.roundtrip.model.text.Texts;

/** Collects notes, each once; places with the same remark share a sentence. Used by one thread. */
public final class Notes {
    private static final int MOST_PLACES = 12;
    private static final int MOST_SENTENCES = 200;
    private static final Texts TEXTS = Texts.of(Notes.class);
    private final Map<String, Set<String>> remarks = new LinkedHashMap<>();
    private final Set<String> sentences = new LinkedHashSet<>();

    /** Adds a sentence. */
    public void add(String sentence) {
        sentences.add(sentence);
    }

    /** Adds what is to be said of a place. @param remark in words that follow a colon, with a full stop */
    public void add(String place, String remark) {
        remarks.computeIfAbsent(remark, key -> new LinkedHashSet<>()).add(Excerpt.clip(place));
    }

    /** Returns the sentences. */
    public List<String> list() {
        List<String> all = new ArrayList<>(sentences);
        remarks.forEach((remark, places) -> all.add(joined(places) + ": " + remark));
        return all.size() <= MOST_SENTENCES ? all : cut(all);
    }

    private static List<String> cut(List<String> all) {
        List<String> cut = new ArrayList<>(all.subList(0, MOST_SENTENCES));
        cut.add(TEXTS.text("more.notes", all.size() - MOST_SENTENCES));
        return cut;
    }

    private static String joined(Set<String> places) {
        String first = String.join(", ", places.stream().limit(MOST_PLACES).toList());
        return places.size() <= MOST_PLACES ? first : TEXTS.text("more.places", first, places.size() - MOST_PLACES);
    }
}
