// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.util.regex.Pattern;
import org.roundtrip.model.text.Texts;

/** Prepares text from files for messages: short and on one line, whatever the file contains. Any thread. */
public final class Excerpt {
    private static final int LONGEST = 60;
    private static final int LONGEST_SAID = 200;
    /** What parsers write before their words: classes of exceptions, and codes of XML's rules. */
    private static final Pattern BEFORE_WORDS = Pattern.compile("^(?:[\\w.$]*(?:Exception|Error): |faultCode=\\w+: |(?:JAXP\\d+|(?:cvc|src|s4s|cos|ct)-[\\w.-]+): )+");
    /** What only those who wrote the parser understand. */
    private static final Pattern CODE = Pattern.compile(
            "\\b(?:java|javax|org\\.(?:apache|jacorb|w3c|xml|eclipse)|com\\.(?:sun|ibm))\\.[\\w.]+|^null$|^Cannot invoke|out of bounds for length");

    private Excerpt() {
    }

    /** The text in quotes, cut when it is long, with control characters shown as question marks. */
    public static String quote(String text) {
        return '"' + clip(text) + '"';
    }

    /** The text cut when it is long, with control characters shown as question marks. */
    public static String clip(String text) {
        return printable(text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...");
    }

    /** Words of someone else's parser: their first line, without names of classes and codes, not cut within a word. */
    public static String said(String message) {
        String line = String.valueOf(message).strip().lines().findFirst().orElse("");
        String words = BEFORE_WORDS.matcher(line).replaceFirst("").strip();
        if (words.isEmpty() || CODE.matcher(words).find()) {
            return Texts.of(Excerpt.class).text("parser.silent");
        }
        int end = words.length() <= LONGEST_SAID ? words.length() : words.lastIndexOf(' ', LONGEST_SAID);
        return printable(end == words.length() ? words : words.substring(0, end < 0 ? LONGEST_SAID : end) + " ...");
    }

    private static String printable(String text) {
        return text.codePoints().map(c -> Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE
                || Character.getType(c) == Character.FORMAT ? '?' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }
}
