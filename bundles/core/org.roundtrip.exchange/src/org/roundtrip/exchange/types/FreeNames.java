// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.HashSet;
import java.util.Set;
import org.roundtrip.model.Names;
import org.roundtrip.model.text.Texts;

/** Turns names of a source into names that are valid and free in one scope. Used by one thread. */
final class FreeNames {
    private static final int LONGEST = 60;
    private static final Texts TEXTS = Texts.of(FreeNames.class);
    private final Set<String> taken = new HashSet<>();
    private final Notes notes;

    /** @param notes says which names are other ones now @param taken which are not free */
    FreeNames(Notes notes, Set<String> taken) {
        this.notes = notes;
        this.taken.addAll(taken);
    }

    /** @param notes says which names are other ones now */
    FreeNames(Notes notes) {
        this(notes, Set.of());
    }

    /** Returns a name for one of the source and takes it. @param place what a note calls it */
    String take(String name, String place) {
        String valid = name.replaceAll("[^A-Za-z0-9_]", "_").replaceFirst("^_+", "");
        if (!valid.matches("[A-Za-z].*")) {
            valid = "n" + valid;
        }
        String stem = valid.substring(0, Math.min(LONGEST, valid.length()));
        String free = stem;
        for (int number = 2; !taken.add(free); number++) {
            String ending = "_" + number;
            free = stem.substring(0, Math.min(stem.length(), LONGEST - ending.length())) + ending;
        }
        if (!free.equals(name)) {
            notes.add(place, TEXTS.text("name", Names.require(free)));
        }
        return free;
    }
}
