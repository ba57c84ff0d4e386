// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One thing that differs, in words. Where there is little room it is said in fewer of them, of which what is new is the last to
 * stay: it tells runs of a plan apart. Immutable.
 *
 * @param text    all of it
 * @param shorter the same in fewer words, the longest first; empty when there are no fewer ones
 */
public record Difference(String text, List<String> shorter) {
    private static final int MOST_IN_SHORT = 2;
    private static final String CUT = "\u2026";

    /** Copies the list. */
    public Difference {
        shorter = List.copyOf(shorter);
    }

    /** What cannot be said in fewer words. */
    static Difference plain(String text) {
        return new Difference(text, List.of());
    }

    /** Something that has another value; what it was is left out first. @param words of a value */
    static Difference value(UnaryOperator<String> words, String now, String was) {
        return new Difference(words.apply(insteadOf(now, was)), List.of(words.apply(now), CUT + now));
    }

    /** The same, in other fewer words. */
    Difference in(List<String> fewer) {
        return new Difference(text, fewer);
    }

    /** Something at a place within a payload that is another one. What it was is left out first, then all of the path but its last name. */
    static Difference at(String place, String now, String was) {
        Stream<String> shorter = Stream.of(TypedTexts.text("valueOf", lastName(place), now), CUT + now, CUT + now.substring(Math.max(0, now.lastIndexOf('['))));
        return new Difference(TypedTexts.text("valueOf", place, insteadOf(now, was)), shorter.distinct().toList());
    }

    /** Something about a place within a payload, of which the last name of its path stays. @param words of a path */
    static Difference about(String place, UnaryOperator<String> words) {
        return new Difference(words.apply(place), List.of(words.apply(lastName(place))));
    }

    private static String lastName(String place) {
        return place.substring(place.lastIndexOf('.') + 1);
    }

    private static String insteadOf(String now, String was) {
        return TypedTexts.text("insteadOf", now, was);
    }

    /** Returns the first of some differences as one text, with the number of the others; empty if there are none. */
    public static String inShort(List<Difference> all) {
        return inShort(all, MOST_IN_SHORT, 0);
    }

    /** Returns the same text and shorter ones, of which somebody takes the first that has room; none if there are no differences. */
    public static List<String> forms(List<Difference> all) {
        return forms(all, 0);
    }

    /**
     * Returns the forms without what it was and without all of a path but its last name, for rows that are compared with each other: each
     * place has one name there, whatever room a row has.
     */
    public static List<String> labels(List<Difference> all) {
        return forms(all, 1);
    }

    private static List<String> forms(List<Difference> all, int first) {
        List<String> forms = new ArrayList<>();
        for (int shown = Math.min(MOST_IN_SHORT, all.size()); shown > 0; shown--) {
            int steps = all.stream().limit(shown).mapToInt(each -> each.shorter.size()).max().orElse(0);
            for (int step = Math.min(first, steps); step <= steps; step++) {
                forms.add(inShort(all, shown, step));
            }
        }
        if (all.size() > 1) {
            forms.add(TypedTexts.text("andMoreInShort", all.getFirst().shortened(Integer.MAX_VALUE), all.size() - 1));
        }
        return forms;
    }

    private static String inShort(List<Difference> all, int most, int step) {
        String first = all.stream().limit(most).map(each -> each.shortened(step)).collect(Collectors.joining(", "));
        return all.size() <= most ? first : TypedTexts.text("andMoreDifferences", first, all.size() - most);
    }

    private String shortened(int step) {
        return step == 0 || shorter.isEmpty() ? text : shorter.get(Math.min(step, shorter.size()) - 1);
    }
}
