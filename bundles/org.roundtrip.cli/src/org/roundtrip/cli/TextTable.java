// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

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
    private final List<List<String>> rows = new ArrayList<>();
    private final IntPredicate number;
    /** The indices of those that are shown, in their order. */
    private List<Integer> columns;

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

    /**
     * Leaves out the columns for which a line has no room.
     *
     * @param room         characters in a line
     * @param byImportance the indices of all columns; a column is left out when it does not fit beside those before it
     * @param always       how many of these are shown in any case
     * @return the heads of the columns that are left out
     */
    List<String> fit(int room, List<Integer> byImportance, int always) {
        int taken = -GAP.length();
        Set<Integer> shown = new HashSet<>();
        for (int column : byImportance) {
            int needed = GAP.length() + width(column);
            if (shown.size() < always || taken + needed <= room) {
                taken += needed;
                shown.add(column);
            }
        }
        columns = columns.stream().filter(shown::contains).toList();
        List<String> heads = rows.getFirst();
        return IntStream.range(0, heads.size()).filter(column -> !shown.contains(column)).mapToObj(heads::get).toList();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> safe(row.get(column)).length()).max().orElseThrow();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            text.append(columns.stream().map(column -> cell(row, column)).collect(Collectors.joining(GAP)).stripTrailing())
                    .append('\n');
        }
        return text.toString();
    }

    private String cell(List<String> row, int column) {
        String cell = safe(row.get(column));
        String fill = " ".repeat(width(column) - cell.length());
        return number.test(column) ? fill + cell : cell + fill;
    }

    /** Replaces control characters, which a terminal would obey. */
    private static String safe(String cell) {
        return cell.replaceAll("\\p{Cntrl}", "?");
    }
}
