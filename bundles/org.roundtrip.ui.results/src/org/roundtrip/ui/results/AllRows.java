// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import org.roundtrip.model.Result;
import org.roundtrip.report.columns.ColumnHeads;
import org.roundtrip.report.words.RunRemarks;

/** What all rows of a table have in common. Immutable. @param heads the heads above them @param remarks those on them */
record AllRows(ColumnHeads heads, RunRemarks remarks) {
    static final AllRows NONE = of(List.of());

    static AllRows of(List<Result> rows) {
        return new AllRows(ColumnHeads.of(rows), RunRemarks.of(rows));
    }
}
