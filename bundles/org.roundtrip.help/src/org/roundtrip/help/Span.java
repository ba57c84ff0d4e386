// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

/**
 * A stretch of text within a block.
 *
 * @param text   without line breaks
 * @param style  how it is meant
 * @param target id of the page that it leads to, or null when it is no link
 */
public record Span(String text, Style style, String target) {

    /** Text as it is. */
    public static Span plain(String text) {
        return new Span(text, Style.PLAIN, null);
    }
}
