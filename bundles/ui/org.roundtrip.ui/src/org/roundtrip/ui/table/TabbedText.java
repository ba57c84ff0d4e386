// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Rows as text for a spreadsheet: a line of heads, then a line for each row, cells separated by tabs. Not for several
 * threads.
 *
 * @param <R> a row
 */
public final class TabbedText<R> {
    private final List<Column<R>> columns;
    private final StringBuilder text = new StringBuilder();

    /** The heads alone. */
    public TabbedText(List<Column<R>> columns) {
        this.columns = columns;
        line(Column::title);
    }

    /** Adds a row. */
    public void add(R row) {
        line(column -> column.plain(row));
    }

    private void line(Function<Column<R>, String> cell) {
        text.append(columns.stream().map(cell).collect(Collectors.joining("\t", "", "\n")));
    }

    /** All lines so far. */
    @Override
    public String toString() {
        return text.toString();
    }
}
