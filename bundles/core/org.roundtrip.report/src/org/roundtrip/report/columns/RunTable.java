// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.columns;

import java.util.List;
import org.roundtrip.model.Result;
import org.roundtrip.report.words.RunRemarks;

/**
 * The table of a run: its figures show the doubts of their rows, also those that the words above the table say of all rows; the column of
 * remarks has what distinguishes a row. Immutable.
 *
 * @param remarks the remarks on its rows
 */
public record RunTable(RunRemarks remarks) {
    /** Returns the columns of some parts that have something to show, and those that identify a row. */
    public List<ResultColumn> columns(Part... parts) {
        return ColumnChoice.filled(remarks.all(), parts).stream()
                .filter(column -> column != ResultColumn.REMARKS || !column.blank(remarks.rows())).toList();
    }

    /** Returns what a cell shows, see {@link ResultColumn#shown}. */
    public String shown(ResultColumn column, Result row) {
        return column.shown(of(column, row));
    }

    /** Whether what a cell shows is in doubt, see {@link ResultColumn#inDoubt}. */
    public boolean inDoubt(ResultColumn column, Result row) {
        return column.inDoubt(of(column, row));
    }

    /** Returns what its cells mean, see {@link CellLegend}. */
    public List<String> legend(Part... parts) {
        return CellLegend.of(columns(parts), remarks.all());
    }

    private Result of(ResultColumn column, Result row) {
        return column == ResultColumn.REMARKS ? remarks.distinguished(row) : row;
    }
}
