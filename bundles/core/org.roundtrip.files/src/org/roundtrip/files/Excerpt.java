// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

/** Prepares text from files for messages: short and on one line, whatever the file contains. Any thread. */
public final class Excerpt {
    private static final int LONGEST = 60;

    private Excerpt() {
    }

    /** The text in quotes, cut when it is long, with control characters shown as question marks. */
    public static String quote(String text) {
        return '"' + clip(text) + '"';
    }

    /** The text cut when it is long, with control characters shown as question marks. */
    public static String clip(String text) {
        String cut = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
        return cut.codePoints().map(c -> Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE
                || Character.getType(c) == Character.FORMAT ? '?' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }
}
