// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;

/**
 * The heads of columns above certain rows. Where rows have response times, which lead there, the others say that they are service times.
 * Immutable.
 *
 * @param responses whether a row has response times
 */
public record ColumnHeads(boolean responses) {
    private static final Texts TEXTS = Texts.of(ColumnHeads.class);

    /** Of service times, and the ratio, which is then one of response times. */
    private static final Set<ResultColumn> NAMED = EnumSet.of(ResultColumn.P50, ResultColumn.P90, ResultColumn.P99, ResultColumn.P999,
            ResultColumn.P9999, ResultColumn.MAX, ResultColumn.TO_FLOOR);

    /** The heads above these rows. */
    public static ColumnHeads of(List<Result> rows) {
        return new ColumnHeads(rows.stream().anyMatch(Result::hasResponses));
    }

    /** The name of a column with its unit. */
    public String head(ResultColumn column) {
        return responses && NAMED.contains(column) ? column.kind().head(TEXTS.text("column." + column.field() + ".open")) : column.head();
    }
}
