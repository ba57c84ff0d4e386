// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;

/** Explains what the cells of a table show, for whoever has no more than the table. */
public final class CellLegend {
    private static final Texts TEXTS = Texts.of(CellLegend.class);

    private CellLegend() {
    }

    /**
     * A sentence each on the ratio to the floor, its signs, what is red, and dashes. It explains only what the table
     * has.
     */
    public static List<String> of(List<ResultColumn> columns, List<Result> rows) {
        List<Cell> cells = columns.stream().flatMap(column -> rows.stream().map(row -> new Cell(column, row))).toList();
        return Stream.of(
                where(cells, cell -> cell.column() == ResultColumn.TO_FLOOR, ColumnHeads.of(rows).responses() ? "legend.toFloor.open" : "legend.toFloor"),
                where(cells, Cell::about, "legend.about"),
                where(cells, Cell::atMost, "legend.atMost"),
                where(cells, Cell::doubtfulMedian, "legend.doubt"),
                where(cells, cell -> cell.row().error() != null, "legend.failed"),
                where(cells, Cell::dash, "legend.dash")).flatMap(Optional::stream).toList();
    }

    private static Optional<String> where(List<Cell> cells, Predicate<Cell> explained, String key) {
        return cells.stream().anyMatch(explained) ? Optional.of(TEXTS.text(key, Verdict.SINGLE)) : Optional.empty();
    }
}
