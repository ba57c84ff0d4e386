// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.roundtrip.files.SimilarNames;
import org.roundtrip.model.text.Texts;

/** Adds the names like the one that was typed to the sentence that refuses it. */
public final class DidYouMean {
    private static final Texts TEXTS = Texts.of(Context.class);

    /** More names are no help. */
    private static final int MOST = 3;
    private static final int CHARACTERS_PER_SLIP = 3;
    /** A shorter part of a name is in too many names. */
    private static final int SHORTEST_PART = 3;

    private DidYouMean() {
    }

    /**
     * Returns the sentence with names that are like what was typed, if there are any. They differ by a few slips, or
     * contain it.
     */
    public static String added(String sentence, String typed, Collection<String> names) {
        List<String> near = near(typed, names);
        return near.isEmpty() ? sentence : TEXTS.text("near", sentence, String.join(", ", near));
    }

    /**
     * Returns the names that differ by a few slips, else those that contain what was typed. There are none when no name
     * is like it.
     */
    public static List<String> near(String typed, Collection<String> names) {
        List<String> slips = SimilarNames.bySlips(typed, names, CHARACTERS_PER_SLIP);
        return (slips.isEmpty() ? containing(typed, names) : slips).stream().limit(MOST).toList();
    }

    private static List<String> containing(String typed, Collection<String> names) {
        String part = typed.toLowerCase(Locale.ROOT);
        return part.length() < SHORTEST_PART ? List.of() : names.stream().filter(name -> name.toLowerCase(Locale.ROOT).contains(part)).toList();
    }
}
