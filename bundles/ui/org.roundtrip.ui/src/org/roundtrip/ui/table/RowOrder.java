// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.eclipse.swt.SWT;

/**
 * By which column a table is sorted, if by any. A click on a head sorts from small to large, a second click from large to
 * small, a third restores the order in which they were given. A table that is compared with another takes its order instead. User
 * interface's thread only.
 */
final class RowOrder<R> {
    private static final String DOWN = " down";
    private static final String UP = " up";

    private final Function<R, Object> key;
    private Column<R> by;
    private boolean ascending = true;
    private List<Object> followed = List.of();

    /** @param key identifies a row, also in other tables */
    RowOrder(Function<R, Object> key) {
        this.key = key;
    }

    /** The column, or null when rows keep the order in which they were given. */
    Column<R> by() {
        return by;
    }

    /** The direction of the arrow in the head, as SWT names it. */
    int direction() {
        return by == null ? SWT.NONE : ascending ? SWT.UP : SWT.DOWN;
    }

    /** A person clicked on the head of a column. */
    void clicked(Column<R> column) {
        if (column.order(true) == null) {
            return;
        }
        boolean again = by == column;
        by = again && !ascending ? null : column;
        ascending = !again || !ascending;
        followed = List.of();
    }

    /** Takes the order of another table. @param keys of its rows; none for the order in which rows are given @return whether that is new */
    boolean follow(List<Object> keys) {
        boolean same = by == null && keys.equals(followed);
        by = null;
        followed = List.copyOf(keys);
        return !same;
    }

    private int place(R row) {
        int place = followed.indexOf(key.apply(row));
        return place < 0 ? followed.size() : place;
    }

    /** Equal rows keep the order in which they were given. */
    List<R> sort(List<R> rows) {
        Comparator<R> order = by == null ? Comparator.comparingInt(this::place) : by.order(ascending);
        return order == null ? List.copyOf(rows) : rows.stream().sorted(order).toList();
    }

    /** As text, to be kept till the next start. */
    String save() {
        return by == null ? "" : by.name() + (ascending ? UP : DOWN);
    }

    /** Restores the order from the text of {@link #save}; none when no column has that name. */
    void restore(String saved, List<Column<R>> columns) {
        by = columns.stream().filter(column -> column.name().equals(saved.split(" ")[0])).findFirst().orElse(null);
        ascending = by == null || !saved.endsWith(DOWN);
    }
}
