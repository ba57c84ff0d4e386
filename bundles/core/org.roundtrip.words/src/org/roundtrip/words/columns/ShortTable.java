// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.load.UnderLoad;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** The eight columns that answer what a call costs, and the step of a sweep. Immutable; any thread. */
public final class ShortTable {
    private static final Texts TEXTS = Texts.of(ShortTable.class);
    private static final List<ResultColumn> COLUMNS = List.of(ResultColumn.PROVIDER, ResultColumn.OPERATION, ResultColumn.STEP, ResultColumn.P50,
            ResultColumn.AGAINST, ResultColumn.P99, ResultColumn.WIRE, ResultColumn.PACKETS, ResultColumn.STATE);
    private final List<Result> rows;
    private final Map<String, String> facts;
    private final List<ResultColumn> columns;

    private ShortTable(List<Result> rows, Map<String, String> facts) {
        this.rows = List.copyOf(rows);
        this.facts = facts;
        columns = COLUMNS.stream().filter(column -> column.always() || !column.blank(rows)).toList();
    }

    /** The table of some rows. Columns in which no row has a value are left out. @param facts of their run */
    public static ShortTable of(List<Result> rows, Map<String, String> facts) {
        return new ShortTable(rows, facts);
    }

    /** The names of the columns with their units. */
    public List<String> heads() {
        ColumnHeads heads = ColumnHeads.of(rows);
        return columns.stream().map(column -> column == ResultColumn.P50 && heads.responses() ? ResultColumn.RESPONSE_P50.head()
                : column == ResultColumn.P99 && heads.responses() ? ResultColumn.RESPONSE_P99.head() : heads.head(column)).toList();
    }

    /** The texts of the rows. */
    public List<List<String>> rows() {
        return rows.stream().map(row -> columns.stream().map(column -> text(column, row)).toList()).toList();
    }

    /** Whether a column contains numbers. */
    public boolean number(int column) {
        return columns.get(column).number();
    }

    /** How many columns identify a row. */
    public int ofRow() {
        return (int) columns.stream().filter(column -> column.part() == Part.ROW).count();
    }

    /** The columns, the ones that say most first: where there is little room the last ones are left out. */
    public List<Integer> byImportance() {
        return Stream.of(ResultColumn.PROVIDER, ResultColumn.OPERATION, ResultColumn.STEP, ResultColumn.P50, ResultColumn.AGAINST, ResultColumn.STATE,
                ResultColumn.WIRE, ResultColumn.P99, ResultColumn.PACKETS).map(columns::indexOf).filter(index -> index >= 0).toList();
    }

    private String text(ResultColumn column, Result row) {
        return switch (column) {
            case P50 -> median(row, facts);
            case P99 -> ColumnKind.TIME.shown(row.seen(UnderLoad::responseP99Nanos, row.p99Nanos()));
            default -> column.shown(row);
        };
    }

    /** The median that callers see, with how far its interval over forks reaches. @param facts of the row's run */
    public static String median(Result row, Map<String, String> facts) {
        String median = ColumnKind.TIME.shown(row.medianNanos());
        Optional<MedianInterval> interval = row.is(RowState.FEW) ? Optional.empty()
                : MedianInterval.of(row.forkMediansNanos(), ForkSpread.of(facts, row.variant()));
        return interval.map(each -> TEXTS.text("median", median, Math.round(100 * (Math.sqrt(each.high() / each.low()) - 1)))).orElse(median);
    }
}
