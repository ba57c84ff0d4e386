// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Comparator;
import java.util.List;
import org.roundtrip.report.Numbers;

/**
 * A column of a table. Immutable, for any thread.
 *
 * @param <R> a row of the table
 */
public interface Column<R> {
    /** The name under which settings are saved; without spaces and equals signs, and different for each column. */
    String name();

    /** The text of the head, without a unit that depends on the rows. */
    String title();

    /** A sentence that explains the column. */
    String tip();

    /** Whether it contains numbers, which are aligned right. */
    boolean number();

    /** The text of a cell. */
    String text(R row);

    /** How wide it is at first, in characters of average width; 0 when its texts alone decide. */
    default int characters() {
        return 0;
    }

    /** Whether it is hidden until a person asks for it. */
    default boolean extra() {
        return false;
    }

    /** Whether it is always visible, since nothing else identifies a row. */
    default boolean fixed() {
        return false;
    }

    /** The text of the head for these rows, such as with their unit. */
    default String head(List<R> rows) {
        return title();
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
        return text.equals(Numbers.NOT_MEASURED) ? ""
                : number() ? text.replace(",", "") : text.replaceAll("[\\t\\r\\n]", " ");
    }
}
