// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.files.SimilarNames;

/**
 * Finds a name that a filter asks for and no message has. Such a filter lets nothing through: its name is mistyped, or from before the
 * message was named as the specification of its protocol does.
 */
public final class MessageNames {
    private static final String FIELD = "message.operation";
    private static final List<String> EQUAL = List.of("==", "eq");
    private static final int CHARACTERS_PER_SLIP = 6;
    private static final int MOST = 3;

    private MessageNames() {
    }

    /**
     * Looks for such a name among those that {@code message.operation} is to be equal to.
     *
     * @param names of all messages of a capture
     * @throws FilterException at the first one, or when the filter cannot be understood
     */
    public static void check(String filter, Collection<String> names) throws FilterException {
        List<Token> tokens = Lexer.tokens(filter);
        for (int i = 0; i + 2 < tokens.size(); i++) {
            Token value = tokens.get(i + 2);
            if (tokens.get(i).is(FIELD) && EQUAL.contains(tokens.get(i + 1).text()) && !names.contains(value.text())) {
                List<String> near = near(value.text(), names).stream().map(FilterLanguage::quote).toList();
                throw new FilterException(value.from(), near.isEmpty() ? Messages.text("names.unknown", value.text())
                        : Messages.text("names.near", value.text(), String.join(", ", near)), near.stream()
                        .map(name -> new Proposal(name, value.from(), value.to(), name)).toList());
            }
        }
    }

    /** The names that differ by a slip or two, or else those that have the most words of the one that is asked for. */
    private static List<String> near(String asked, Collection<String> names) {
        List<String> slips = SimilarNames.bySlips(asked, names, CHARACTERS_PER_SLIP);
        if (!slips.isEmpty()) {
            return slips.stream().limit(MOST).toList();
        }
        List<String> words = Arrays.stream(asked.toLowerCase(Locale.ROOT).split("\\W+")).filter(word -> !word.isEmpty()).toList();
        return names.stream().collect(Collectors.groupingBy(name -> shared(name, words))).entrySet().stream()
                .filter(group -> group.getKey() > 0).max(Map.Entry.comparingByKey())
                .map(group -> group.getValue().stream().limit(MOST).toList()).orElse(List.of());
    }

    private static long shared(String name, List<String> words) {
        String all = name.toLowerCase(Locale.ROOT);
        return words.stream().filter(all::contains).count();
    }
}
