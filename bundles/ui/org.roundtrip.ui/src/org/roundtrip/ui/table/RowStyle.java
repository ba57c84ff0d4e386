// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;

/**
 * Properties of a table's rows, beside the texts of their cells. Called on the user interface's thread.
 *
 * @param <R> a row
 */
@FunctionalInterface
public interface RowStyle<R> {
    /** Identifies a row. An updated row has the same key, so it stays selected. */
    Object key(R row);

    /** The colour of a row's text, or null for the table's own. */
    default Color foreground(R row) {
        return null;
    }

    /** The colour of a cell's text, or null for that of its row. */
    default Color foreground(R row, Column<R> column) {
        return null;
    }

    /** A picture before the text of a cell, or null. The table does not dispose of it. */
    default Image image(R row, Column<R> column) {
        return null;
    }

    /** The tool tip of a cell, or null. */
    default String tip(R row, Column<R> column) {
        return null;
    }

    /** Whether columns become as wide as this row's texts. */
    default boolean widens(R row) {
        return true;
    }
}
