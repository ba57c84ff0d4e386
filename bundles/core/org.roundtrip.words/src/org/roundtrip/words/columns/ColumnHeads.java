// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.roundtrip.model.Against;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;

/**
 * The heads of columns above certain rows. Where rows have response times, which lead there, the others say that they are service times.
 * Immutable.
 *
 * @param responses whether a row has response times
 * @param reference what rows are compared with; empty for nothing
 */
public record ColumnHeads(boolean responses, String reference) {
    private static final Texts TEXTS = Texts.of(ColumnHeads.class);

    /** Of service times. */
    private static final Set<ResultColumn> NAMED = EnumSet.of(ResultColumn.P50, ResultColumn.P90, ResultColumn.P99, ResultColumn.P999,
            ResultColumn.P9999, ResultColumn.MAX);

    /** The heads above these rows. */
    public static ColumnHeads of(List<Result> rows) {
        return new ColumnHeads(rows.stream().anyMatch(Result::hasResponses), rows.stream().map(Result::against).filter(Objects::nonNull)
                .map(Against::reference).findFirst().orElse(""));
    }

    /** The name of a column with its unit. */
    public String head(ResultColumn column) {
        return column == ResultColumn.AGAINST && !reference.isEmpty() ? TEXTS.text("column.against.ratio.named", reference) : responses && NAMED.contains(column) ? column.kind().head(TEXTS.text("column." + column.field() + ".open")) : column.head();
    }
}
