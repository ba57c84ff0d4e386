// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Comparator;
import java.util.List;
import org.roundtrip.words.Numbers;

/**
 * A column of a table. Immutable, for any thread.
 *
 * @param <R> a row of the table
 */
public interface Column<R> {
    /** The name under which settings are saved; without spaces and equals signs, and different for each column. */
    String name();

    /** What stands above the cells. */
    ColumnHead head();

    /** The text of a cell. */
    String text(R row);

    /** The text of the head. */
    default String title() {
        return head().title();
    }

    /** A sentence that explains the column. */
    default String tip() {
        return head().tip();
    }

    /** Whether it contains numbers, which are aligned right. */
    default boolean number() {
        return head().number();
    }

    /** How wide it is at first, in characters of average width; 0 when its texts alone decide. */
    default int characters() {
        return head().characters();
    }

    /** Whether it is hidden until a person asks for it. */
    default boolean extra() {
        return false;
    }

    /** Whether it is always visible, since nothing else identifies a row. */
    default boolean fixed() {
        return false;
    }

    /** Whether it is left out, whatever the rows are. */
    default boolean absent() {
        return false;
    }

    /** Whether it is left out for these rows, since none has a value in it. */
    default boolean blank(List<R> rows) {
        return false;
    }

    /** The order of rows by this column, or null when it cannot be sorted. */
    default Comparator<R> order(boolean ascending) {
        return null;
    }

    /**
     * The cell as a spreadsheet reads it: a number has no commas between its thousands, what was not measured is empty, and
     * text has no tabs and line ends.
     */
    default String plain(R row) {
        String text = text(row);
        return text.equals(Numbers.NOT_MEASURED) ? "" : number() ? text.replace(",", "") : oneLine(text);
    }

    /** A text without tabs and line ends, which would divide a cell of a spreadsheet. */
    static String oneLine(String text) {
        return text.replaceAll("[\\t\\r\\n]", " ");
    }
}
