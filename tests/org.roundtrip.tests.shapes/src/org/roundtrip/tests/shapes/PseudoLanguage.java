// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A language for tests: each letter is written in its wide form, so that an ordinary letter which somebody reads did not come
 * from a message file.
 */
public final class PseudoLanguage {
    private static final int WIDE = 0xFEE0;
    /** What translators leave alone: places for values, formats and links. */
    private static final Pattern FIXED = Pattern.compile("\\{\\d+,choice,|\\{[^}]*}|%.|<[^>{]*>");
    /** The beginning of the keys whose texts become names in a design, which have the letters a to z only. */
    private static final String NAMES = "new.";
    private static final Pattern WORD = Pattern.compile("[A-Za-z][a-z]+");

    private PseudoLanguage() {
    }

    /** Returns a message file in this language. */
    public static byte[] translated(InputStream messages) throws IOException {
        Properties texts = new Properties();
        texts.load(messages);
        texts.replaceAll((key, text) -> ((String) key).startsWith(NAMES) ? text : wide((String) text));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        texts.store(bytes, null);
        return bytes.toByteArray();
    }

    /** Returns the words in texts that are not of this language. */
    public static Set<String> foreign(Collection<String> texts) {
        Set<String> words = new TreeSet<>();
        texts.forEach(text -> WORD.matcher(text).results().map(MatchResult::group).forEach(words::add));
        return words;
    }

    /** Whether a text has a letter of this language. */
    public static boolean spoken(String text) {
        return text.chars().anyMatch(letter -> letter > WIDE && Character.isLetter(letter - WIDE));
    }

    private static String wide(String text) {
        StringBuilder wide = new StringBuilder();
        int from = 0;
        Matcher fixed = FIXED.matcher(text);
        while (fixed.find()) {
            append(wide, text.substring(from, fixed.start()));
            wide.append(fixed.group());
            from = fixed.end();
        }
        append(wide, text.substring(from));
        return wide.toString();
    }

    private static void append(StringBuilder wide, String text) {
        text.chars().map(c -> c < 128 && Character.isLetter(c) ? c + WIDE : c).forEach(c -> wide.append((char) c));
    }
}
