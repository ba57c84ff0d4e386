// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.stream.IntStream;

/**
 * Which rows are selected, and which one is the caret, that is the row on which keys act. Selecting with Shift starts
 * from the anchor, the row that was selected last without it.
 */
final class RowSelection {
    /** No row. */
    static final int NONE = -1;

    private final RowRanges rows = new RowRanges();
    private int caret = NONE;
    private int anchor = NONE;

    /** The row at the caret, or {@link #NONE}. */
    int caret() {
        return caret;
    }

    boolean contains(int row) {
        return rows.contains(row);
    }

    int count() {
        return rows.count();
    }

    /** In their order. */
    IntStream rows() {
        return rows.rows();
    }

    void clear() {
        rows.clear();
        caret = NONE;
        anchor = NONE;
    }

    /** Selects one row alone. */
    void set(int row) {
        rows.clear();
        rows.add(row, row);
        caret = row;
        anchor = row;
    }

    /** Selects the rows from the anchor to this one, and no others. */
    void extendTo(int row) {
        int from = anchor == NONE ? row : anchor;
        rows.clear();
        rows.add(Math.min(from, row), Math.max(from, row));
        anchor = from;
        caret = row;
    }

    /** Selects a row beside the others, or no longer. */
    void toggle(int row) {
        if (rows.contains(row)) {
            rows.remove(row);
        } else {
            rows.add(row, row);
        }
        caret = row;
        anchor = row;
    }

    /** Selects all rows; the caret stays where it is. */
    void all(int count) {
        if (count > 0) {
            rows.add(0, count - 1);
            caret = caret == NONE ? 0 : caret;
            anchor = anchor == NONE ? caret : anchor;
        }
    }
}
