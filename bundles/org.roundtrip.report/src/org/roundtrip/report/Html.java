// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.List;

/** Builds HTML and escapes every text that it gets. */
final class Html {
    private final StringBuilder out = new StringBuilder();

    /** Returns a text in which all markup is escaped. */
    static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(c == '\n' || c == '\t' || !Character.isISOControl(c) ? c : 0xFFFD);
            }
        });
        return safe.toString();
    }

    /** Adds an element with a text. @param start name and attributes, which are not escaped */
    Html element(String start, String text) {
        out.append('<').append(start).append('>').append(escaped(text)).append("</").append(start.split(" ")[0])
                .append(">\n");
        return this;
    }

    /** Adds markup without escaping it. */
    Html raw(String markup) {
        out.append(markup).append('\n');
        return this;
    }

    /** Adds a table. @param numbersFrom index of the first column of numbers, which are aligned right */
    Html table(List<String> head, List<List<String>> rows, int numbersFrom) {
        raw("<div class=\"scroll\"><table>");
        row("th", head, numbersFrom);
        rows.forEach(row -> row("td", row, numbersFrom));
        return raw("</table></div>");
    }

    private void row(String cell, List<String> texts, int numbersFrom) {
        out.append("<tr>");
        for (int i = 0; i < texts.size(); i++) {
            out.append('<').append(cell).append(i >= numbersFrom ? " class=\"n\">" : ">").append(escaped(texts.get(i)))
                    .append("</").append(cell).append('>');
        }
        out.append("</tr>\n");
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
