// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Result;

/**
 * A row of the table. Immutable.
 *
 * @param units one for each column, the same in all rows, so that numbers below each other compare at a glance
 */
record ResultRow(Result result, Map<ResultColumn, Unit> units) {
    /** Identifies a row among those of a run. */
    record Key(String variant, String operation) {
    }

    /** A row for each result, in the same order. */
    static List<ResultRow> of(List<Result> results) {
        Map<ResultColumn, Unit> units = new EnumMap<>(ResultColumn.class);
        for (ResultColumn column : ResultColumn.values()) {
            units.put(column, column.unit(results));
        }
        return results.stream().map(result -> new ResultRow(result, units)).toList();
    }

    Key key() {
        return new Key(result.variant(), result.operation());
    }
}
