// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a table in Markdown, as GitHub has it. Any thread. */
public final class MarkdownTable {
    private static final Pattern MARKS = Pattern.compile("[\\\\|`*_<\\[]");
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

    private MarkdownTable() {
    }

    /** @param number whether the column with an index contains numbers, which are aligned right @return lines that each end with a break */
    public static String of(List<String> heads, IntPredicate number, List<List<String>> rows) {
        String marks = IntStream.range(0, heads.size()).mapToObj(column -> number.test(column) ? "---:" : ":---").collect(Collectors.joining(" | ", "| ", " |\n"));
        return line(heads) + marks + rows.stream().map(MarkdownTable::line).collect(Collectors.joining());
    }

    private static String line(List<String> cells) {
        return cells.stream().map(MarkdownTable::escaped).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    /** A text without anything that Markdown would take for a mark of its own. */
    public static String escaped(String text) {
        return MARKS.matcher(CONTROL.matcher(text).replaceAll(" ")).replaceAll("\\\\$0");
    }
}
