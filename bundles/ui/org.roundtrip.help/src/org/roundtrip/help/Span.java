// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help;

/**
 * A piece of text within a block.
 *
 * @param text   without line breaks
 * @param style  how it is shown
 * @param target id of the page that it links to; null if it is no link
 */
public record Span(String text, Style style, String target) {

    /** Returns text without style or link. */
    public static Span plain(String text) {
        return new Span(text, Style.PLAIN, null);
    }
}
