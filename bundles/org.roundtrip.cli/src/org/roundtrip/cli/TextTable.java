// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** A table of plain text with aligned columns. */
final class TextTable {
    private static final String GAP = "  ";
    private final List<List<String>> rows = new ArrayList<>();
    private final IntPredicate number;

    /** @param numbersFrom index of the first column that is aligned right */
    TextTable(List<String> head, int numbersFrom) {
        this(head, index -> index >= numbersFrom);
    }

    /** @param number whether the column with an index contains numbers, which are aligned right */
    TextTable(List<String> head, IntPredicate number) {
        rows.add(head);
        this.number = number;
    }

    void add(List<String> row) {
        rows.add(row);
    }

    @Override
    public String toString() {
        int[] widths = new int[rows.getFirst().size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], safe(row.get(i)).length());
            }
        }
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String cell = safe(row.get(i));
                String fill = " ".repeat(widths[i] - cell.length());
                line.append(i == 0 ? "" : GAP).append(number.test(i) ? fill + cell : cell + fill);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    /** Replaces control characters, which a terminal would obey. */
    private static String safe(String cell) {
        return cell.replaceAll("\\p{Cntrl}", "?");
    }
}
