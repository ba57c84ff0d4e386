// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import org.roundtrip.model.Result;
import org.roundtrip.ui.table.Column;

/** A column of results whose cells may have remarks. */
interface NotedColumn extends Column<Result> {
    /** Returns a remark on a row's cell, or null. */
    String note(Result row);
}
