// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table of plain text with aligned columns. */
public final class TextTable {
    private static final String GAP = "  ";
    /** A column that is broken into lines is not narrower. */
    private static final int LEAST_BROKEN = 32;
    private final List<List<String>> rows = new ArrayList<>();
    private final IntPredicate number;
    /** The indices of those that are shown, in their order. */
    private List<Integer> columns;
    /** The column whose texts are broken into lines, and the room for them. */
    private int broken = -1;
    private int brokenWidth = Integer.MAX_VALUE;

    /**
     * What a table does not show because a line has no room for it.
     *
     * @param same the columns that say the same in every row, each as its head and what it says
     * @param left the heads of the other ones
     */
    public record Left(List<String> same, List<String> left) {
    }

    /** @param numbersFrom index of the first column that is aligned right */
    public TextTable(List<String> head, int numbersFrom) {
        this(head, index -> index >= numbersFrom);
    }

    /** @param number whether the column with an index contains numbers, which are aligned right */
    public TextTable(List<String> head, IntPredicate number) {
        rows.add(head);
        columns = IntStream.range(0, head.size()).boxed().toList();
        this.number = number;
    }

    public void add(List<String> row) {
        rows.add(row);
    }

    /** Names the column whose texts are broken into lines where there is little room. @param column -1 for none */
    public void breakTexts(int column) {
        broken = column;
    }

    /**
     * Makes the table as wide as a line, if it is wider: leaves out columns that say the same in every row, then those for which there
     * is no room.
     *
     * @param room         characters in a line
     * @param byImportance the indices of all columns; a column is left out when it does not fit beside those before it
     * @param always       how many of these are shown in any case
     */
    public Left fit(int room, List<Integer> byImportance, int always) {
        if (columns.stream().mapToInt(column -> GAP.length() + width(column)).sum() - GAP.length() <= room) {
            return new Left(List.of(), List.of());
        }
        List<Integer> same = byImportance.stream().skip(always).filter(this::same).sorted().toList();
        int taken = -GAP.length();
        Set<Integer> shown = new HashSet<>();
        for (int column : byImportance) {
            int needed = GAP.length() + (column == broken ? Math.min(width(column), LEAST_BROKEN) : width(column));
            if (shown.size() < always || !same.contains(column) && taken + needed <= room) {
                taken += needed;
                shown.add(column);
            }
        }
        if (shown.contains(broken)) {
            brokenWidth = Math.min(width(broken), LEAST_BROKEN) + Math.max(0, room - taken);
        }
        columns = columns.stream().filter(shown::contains).toList();
        List<String> heads = rows.getFirst();
        return new Left(same.stream().map(column -> heads.get(column) + ": " + safe(rows.getLast().get(column))).toList(),
                IntStream.range(0, heads.size()).filter(column -> !shown.contains(column) && !same.contains(column)).mapToObj(heads::get).toList());
    }

    /** Whether a column says the same in several rows, and in all. */
    private boolean same(int column) {
        return rows.size() > 2 && rows.stream().skip(1).map(row -> row.get(column)).distinct().count() == 1;
    }

    private int width(int column) {
        int whole = rows.stream().mapToInt(row -> safe(row.get(column)).length()).max().orElseThrow();
        return column == broken ? Math.min(whole, brokenWidth) : whole;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            List<String> lines = broken >= 0 ? Prose.lines(safe(row.get(broken)), brokenWidth) : List.of("");
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                boolean first = i == 0;
                text.append(columns.stream().map(column -> aligned(column, column == broken ? line : first ? safe(row.get(column)) : ""))
                        .collect(Collectors.joining(GAP)).stripTrailing()).append('\n');
            }
        }
        return text.toString();
    }

    private String aligned(int column, String cell) {
        String fill = " ".repeat(Math.max(0, width(column) - cell.length()));
        return number.test(column) ? fill + cell : cell + fill;
    }

    /** Replaces control characters, which a terminal would obey. */
    private static String safe(String cell) {
        return cell.replaceAll("\\p{Cntrl}", "?");
    }
}
