// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import org.roundtrip.model.Result;
import org.roundtrip.words.columns.ColumnHeads;

/**
 * What all rows of a table have in common. Immutable.
 *
 * @param heads         the heads above them
 * @param remarksInCell how many remarks a row has room for; their tip says all
 */
record AllRows(ColumnHeads heads, int remarksInCell) {
    /** A row in doubt may have many: all of them would push the figures behind out of sight. */
    private static final int USUAL = 2;
    static final AllRows NONE = of(List.of(), false);

    /** @param narrow whether the table has half of the usual width, as beside that of another run */
    static AllRows of(List<Result> rows, boolean narrow) {
        return new AllRows(ColumnHeads.of(rows), narrow ? 1 : USUAL);
    }
}
