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
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.columns.ColumnHeads;
import org.roundtrip.words.columns.Part;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.StateWords;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnHead;

/**
 * A column of results in the window's table. It equals another of the same column, whatever rows that one stands above. User interface's
 * thread only.
 *
 * @param column which one
 * @param heads  the heads above the rows that are shown at the moment
 */
record WindowColumn(ResultColumn column, Supplier<ColumnHeads> heads) implements NotedColumn {
    private static final Texts TEXTS = Texts.of(WindowColumn.class);
    private static final List<ResultColumn> SENT = List.of(ResultColumn.PACKETS, ResultColumn.WIRE);
    /** Their tips are what is behind the state, on the medians too. The column of states may be out of sight. */
    static final Set<ResultColumn> JUDGED = EnumSet.of(ResultColumn.STATE, ResultColumn.AGAINST, ResultColumn.P50, ResultColumn.RESPONSE_P50);
    /** Few calls have no such figure. */
    private static final Set<ResultColumn> PERCENTILES = EnumSet.of(ResultColumn.P90, ResultColumn.P99, ResultColumn.P999,
            ResultColumn.P9999, ResultColumn.RESPONSE_P99, ResultColumn.RESPONSE_P999);
    /** Columns that are shown at first, of those that rows have a value in: they fit into a window. A person chooses others. */
    private static final Set<ResultColumn> FIRST = EnumSet.of(ResultColumn.PROVIDER, ResultColumn.OPERATION, ResultColumn.STEP,
            ResultColumn.SIDES, ResultColumn.P50, ResultColumn.AGAINST, ResultColumn.PACKETS, ResultColumn.WIRE, ResultColumn.STATE,
            ResultColumn.P99, ResultColumn.RATE, ResultColumn.RESPONSE_P50, ResultColumn.RESPONSE_P99, ResultColumn.ANSWERED,
            ResultColumn.ERRORS, ResultColumn.EXCEPTIONS, ResultColumn.SERVER_P50);

    private static final ColumnHeads NONE = ColumnHeads.of(List.of());

    /** A column above no rows. */
    WindowColumn(ResultColumn column) {
        this(column, () -> NONE);
    }

    /**
     * Returns all columns that the window offers, in their order. What a call sends explains its time, so it stands
     * right behind it, and the state behind that, where a small window shows both. @param heads see {@link #heads}
     */
    static List<WindowColumn> all(Supplier<ColumnHeads> heads) {
        List<ResultColumn> all = new ArrayList<>(List.of(ResultColumn.values()));
        all.removeAll(SENT);
        all.addAll(all.indexOf(ResultColumn.AGAINST) + 1, SENT);
        all.remove(ResultColumn.CONTENT);
        all.add(all.indexOf(ResultColumn.STATE) + 1, ResultColumn.CONTENT);
        return all.stream().filter(column -> column.part() != Part.DATA).map(column -> new WindowColumn(column, heads)).toList();
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
        return new ColumnHead(heads.get().head(column), column.tip(), column.number(), 0);
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
        return column.shown(row);
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
        return all(() -> NONE).stream().filter(column -> !column.number()).map(column -> column.plain(row))
                .collect(Collectors.joining("\n"));
    }

    @Override
    public String note(Result row) {
        if (JUDGED.contains(column) && row.state() != RowState.STEADY) {
            return row.error() != null && column == ResultColumn.AGAINST ? row.error() : String.join("\n", StateWords.sentences(row));
        }
        if (PERCENTILES.contains(column) && row.calls() > 0 && column.value(row) == null) {
            return TEXTS.text("tooFewForPercentile", row.calls());
        }
        return column.atLeast(row) || column == ResultColumn.CAPTURE && row.captureIncomplete() ? StateWords.sentence(row, Evidence.Kind.LOST_PACKETS).orElse(null) : null;
    }
}
