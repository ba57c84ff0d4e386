// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.columns.Part;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.RemarkWords;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnHead;

/**
 * A column of results in the window's table. It equals another of the same column, whatever rows that one stands above. User interface's
 * thread only.
 *
 * @param column which one
 * @param rows   what all rows that are shown at the moment have in common
 */
record WindowColumn(ResultColumn column, Supplier<AllRows> rows) implements NotedColumn {
    private static final Texts TEXTS = Texts.of(WindowColumn.class);
    private static final List<ResultColumn> SENT = List.of(ResultColumn.PACKETS, ResultColumn.WIRE);
    /** Their tips are the remarks, on the medians too. The column of remarks may be out of sight. */
    static final Set<ResultColumn> REMARKED = EnumSet.of(ResultColumn.REMARKS, ResultColumn.P50, ResultColumn.RESPONSE_P50);
    /** Few calls have no such figure. */
    private static final Set<ResultColumn> PERCENTILES = EnumSet.of(ResultColumn.P90, ResultColumn.P99, ResultColumn.P999,
            ResultColumn.P9999, ResultColumn.RESPONSE_P99, ResultColumn.RESPONSE_P999);
    /** Columns that are shown at first, of those that rows have a value in: they fit into a window. A person chooses others. */
    private static final Set<ResultColumn> FIRST = EnumSet.of(ResultColumn.PROVIDER, ResultColumn.OPERATION, ResultColumn.STEP,
            ResultColumn.SIDES, ResultColumn.P50, ResultColumn.TO_FLOOR, ResultColumn.PACKETS, ResultColumn.WIRE, ResultColumn.REMARKS,
            ResultColumn.P99, ResultColumn.RATE, ResultColumn.RESPONSE_P50, ResultColumn.RESPONSE_P99, ResultColumn.ANSWERED,
            ResultColumn.ERRORS, ResultColumn.EXCEPTIONS, ResultColumn.SERVER_P50);

    /** A column above no rows. */
    WindowColumn(ResultColumn column) {
        this(column, () -> AllRows.NONE);
    }

    /**
     * Returns all columns that the window offers, in their order. What a call sends explains its time, so it stands
     * right behind it, and remarks behind that, where a small window shows both. @param rows see {@link #rows}
     */
    static List<WindowColumn> all(Supplier<AllRows> rows) {
        List<ResultColumn> all = new ArrayList<>(List.of(ResultColumn.values()));
        all.removeAll(SENT);
        all.addAll(all.indexOf(ResultColumn.TO_FLOOR) + 1, SENT);
        all.remove(ResultColumn.CONTENT);
        all.add(all.indexOf(ResultColumn.REMARKS) + 1, ResultColumn.CONTENT);
        return all.stream().filter(column -> column.part() != Part.DATA).map(column -> new WindowColumn(column, rows)).toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WindowColumn same && same.column == column;
    }

    @Override
    public int hashCode() {
        return column.hashCode();
    }

    @Override
    public String name() {
        return column.name();
    }

    @Override
    public ColumnHead head() {
        return new ColumnHead(rows.get().heads().head(column), column.tip(), column.number(), 0);
    }

    @Override
    public boolean fixed() {
        return column.always();
    }

    @Override
    public boolean extra() {
        return !FIRST.contains(column);
    }

    @Override
    public boolean blank(List<Result> shown) {
        return !fixed() && column.blank(shown);
    }

    @Override
    public String text(Result row) {
        return column == ResultColumn.REMARKS ? RemarkWords.first(row, rows.get().remarksInCell()) : column.shown(row);
    }

    @Override
    public String plain(Result row) {
        return Column.oneLine(column.plain(row));
    }

    @Override
    public Comparator<Result> order(boolean ascending) {
        return column.order(ascending);
    }

    /** Returns the texts of a row, one a line: all but numbers. */
    static String words(Result row) {
        return all(() -> AllRows.NONE).stream().filter(column -> !column.number()).map(column -> column.plain(row))
                .collect(Collectors.joining("\n"));
    }

    @Override
    public String note(Result row) {
        if (REMARKED.contains(column) && !row.remarks().isEmpty()) {
            return String.join("\n", RemarkWords.sentences(row));
        }
        if (column == ResultColumn.TO_FLOOR) {
            return row.error() != null && row.ratioToFloor() == null ? row.error()
                    : RemarkWords.sentence(row, Remark.Kind.FLOOR).or(() -> RemarkWords.sentence(row, Remark.Kind.NOT_WARM)).orElse(null);
        }
        if (PERCENTILES.contains(column) && row.calls() > 0 && column.value(row) == null) {
            return TEXTS.text("tooFewForPercentile", row.calls());
        }
        return column.atLeast(row) || column == ResultColumn.CAPTURE && row.captureIncomplete() ? RemarkWords.sentence(row, Remark.Kind.LOST_PACKETS).orElse(null) : null;
    }
}
