// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.text;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Shortens names in their middle, because names that are alike mostly differ at their end, and sentences at their end. Any thread. */
public final class ShortText {
    private static final String CUT = "\u2026";
    private static final String ASIDE = " \\([^()]*\\)";

    private ShortText() {
    }

    /** Leaves out the middle of a text, unless the whole has no more characters. @param most at least 1 */
    public static String middle(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int begin = (most - 1) / 2;
        int end = text.length() - (most - 1 - begin);
        if (begin > 0 && Character.isHighSurrogate(text.charAt(begin - 1))) {
            begin--;
        }
        if (end < text.length() && Character.isLowSurrogate(text.charAt(end))) {
            end++;
        }
        return text.substring(0, begin).stripTrailing() + CUT + text.substring(end).stripLeading();
    }

    /** Leaves out the end of a text. @param length of what stays */
    public static String beginning(String text, int length) {
        return text.substring(0, length).stripTrailing() + CUT;
    }

    /**
     * Shortens a sentence: first by what it says in brackets, then at its end.
     *
     * @param fits whether there is room for a text
     */
    public static String sentence(String text, Predicate<String> fits) {
        String whole = fits.test(text) ? text : plain(text);
        String tried = whole;
        for (int length = whole.length() - 1; length > 0 && !fits.test(tried); length--) {
            tried = beginning(whole, length);
        }
        return tried;
    }

    private static String plain(String text) {
        return text.replaceAll(ASIDE, "");
    }

    /**
     * Leaves out words at the end of a text, and the middle of a single word, such as an address.
     *
     * @param fits whether there is room for a text
     */
    public static String words(String text, Predicate<String> fits) {
        if (fits.test(text)) {
            return text;
        }
        int[] ends = IntStream.range(1, text.length()).filter(i -> text.charAt(i) == ' ').toArray();
        if (ends.length == 0) {
            return fitting(text, 1, fits);
        }
        int fitting = longest(ends.length, i -> fits.test(beginning(text, ends[i])));
        return fitting >= 0 ? beginning(text, ends[fitting])
                : beginning(text, 1 + Math.max(0, longest(ends[0] - 1, length -> fits.test(beginning(text, 1 + length)))));
    }

    /** Returns the last of the numbers that fit, from 0; -1 when none does. Where one does not fit, no greater one does. */
    private static int longest(int numbers, IntPredicate fits) {
        int fitting = -1;
        int tooLong = numbers;
        while (tooLong - fitting > 1) {
            int tried = (fitting + tooLong) / 2;
            if (fits.test(tried)) {
                fitting = tried;
            } else {
                tooLong = tried;
            }
        }
        return fitting;
    }

    /**
     * Chooses among several forms of a sentence: the first that has room, else the last without its end.
     *
     * @param forms the longest first, at least one
     * @param fits  whether there is room for a text
     */
    public static String form(List<String> forms, Predicate<String> fits) {
        return forms.stream().filter(fits).findFirst().orElseGet(() -> sentence(forms.getLast(), fits));
    }

    /**
     * Shortens the path of a file. The first folders go first, then the middle of the file's name.
     *
     * @param least so many characters stay in any case
     * @param fits  whether there is room for a text
     */
    public static String path(String path, int least, Predicate<String> fits) {
        String tried = path;
        for (int i = 1; i < path.length(); i++) {
            if ((path.charAt(i) == '/' || path.charAt(i) == '\\') && !fits.test(tried)) {
                tried = CUT + path.substring(i);
            }
        }
        String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        return fits.test(tried) ? tried : fitting(name, least, fits);
    }

    /**
     * Leaves out as little of the middle of a text as possible.
     *
     * @param least so many characters stay in any case
     * @param fits  whether there is room for a text
     */
    public static String fitting(String text, int least, Predicate<String> fits) {
        if (text.length() <= least || fits.test(text)) {
            return text;
        }
        int more = longest(text.length() - least, characters -> fits.test(middle(text, least + characters)));
        return middle(text, least + Math.max(0, more));
    }
}
