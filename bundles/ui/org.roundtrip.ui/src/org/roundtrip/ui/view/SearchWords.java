// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The words for which a person looks in a list. Immutable.
 *
 * @param words in lower case; none when everything is to be shown
 */
public record SearchWords(List<String> words) {
    /** Returns the words of a text, which spaces separate. */
    public static SearchWords of(String text) {
        return new SearchWords(Stream.of(text.toLowerCase(Locale.ROOT).split("\\s+")).filter(word -> !word.isEmpty())
                .toList());
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return words.isEmpty();
    }

    /** Whether a text contains every word, in any case. */
    public boolean in(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return words.stream().allMatch(lower::contains);
    }
}
