// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds HTML and escapes every text that it gets. */
final class Html {
    private final StringBuilder out = new StringBuilder();

    /** How cells of a table look. */
    @FunctionalInterface
    interface Cells {
        /** Returns the class of a cell in the style sheet; empty for an ordinary one. */
        String look(int row, int column);
    }

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
        return table("table", head, rows, column -> column >= numbersFrom, (row, column) -> "");
    }

    /** Adds a table of texts, which are broken into lines where they are long. */
    Html textTable(List<String> head, List<List<String>> rows) {
        return table("table class=\"texts\"", head, rows, column -> false, (row, column) -> "");
    }

    /**
     * Adds a table whose first two columns, a provider and an operation, stay in sight while the others are scrolled.
     *
     * @param number whether the column with an index contains numbers, which are aligned right
     */
    Html resultTable(List<String> head, List<List<String>> rows, IntPredicate number) {
        return resultTable(head, rows, number, (row, column) -> "");
    }

    /** The same with cells that look in their own way. */
    Html resultTable(List<String> head, List<List<String>> rows, IntPredicate number, Cells cells) {
        return table("table class=\"frozen\"", head, rows, number, cells);
    }

    private Html table(String start, List<String> head, List<List<String>> rows, IntPredicate number, Cells cells) {
        raw("<div class=\"scroll\"><" + start + ">\n<thead>");
        row("th", head, number, column -> "");
        raw("</thead>\n<tbody>");
        for (int i = 0; i < rows.size(); i++) {
            int row = i;
            row("td", rows.get(row), number, column -> cells.look(row, column));
        }
        return raw("</tbody>\n</table></div>");
    }

    private void row(String cell, List<String> texts, IntPredicate number, IntFunction<String> look) {
        out.append("<tr>");
        for (int i = 0; i < texts.size(); i++) {
            String kinds = Stream.of(number.test(i) ? "n" : "", look.apply(i)).filter(kind -> !kind.isEmpty())
                    .collect(Collectors.joining(" "));
            out.append('<').append(cell).append(kinds.isEmpty() ? ">" : " class=\"" + kinds + "\">").append(escaped(texts.get(i)))
                    .append("</").append(cell).append('>');
        }
        out.append("</tr>\n");
    }

    @Override
    public String toString() {
        return out.toString();
    }

    /** Writes sentences as a list; nothing where there are none. */
    Html list(List<String> sentences) {
        if (!sentences.isEmpty()) {
            raw("<ul>");
            sentences.forEach(sentence -> element("li", sentence));
            raw("</ul>");
        }
        return this;
    }
}
