// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.Change;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnHead;
import org.roundtrip.words.ChangeWords;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.columns.ResultColumn;
import org.roundtrip.words.columns.ShortTable;
import org.roundtrip.words.difference.RunComparison;

/**
 * A column of the table of runs that are compared. Immutable.
 *
 * @param kind what it says
 * @param run  index of the run that it is about
 */
record ComparedColumn(RunComparison runs, Kind kind, int run) implements Column<RowKey> {
    private static final Texts TEXTS = Texts.of(ComparedColumn.class);

    /** What a column says. */
    enum Kind {
        PROVIDER, OPERATION, MEDIAN, CHANGE, WIRE, PACKETS, STATE
    }

    /** All columns: figures of the same kind stand beside each other. */
    static List<ComparedColumn> all(RunComparison runs) {
        List<ComparedColumn> all = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            int first = kind == Kind.CHANGE ? 1 : 0, last = kind == Kind.PROVIDER || kind == Kind.OPERATION ? 1 : runs.sides().size();
            for (int run = first; run < last; run++) {
                all.add(new ComparedColumn(runs, kind, run));
            }
        }
        return all;
    }

    @Override
    public String name() {
        return kind + "-" + run;
    }

    @Override
    public ColumnHead head() {
        boolean number = kind == Kind.MEDIAN || kind == Kind.CHANGE || kind == Kind.WIRE || kind == Kind.PACKETS;
        return new ColumnHead(TEXTS.text("head." + kind, Answer.mark(run)), TEXTS.text("tip." + kind, Answer.mark(run)), number, 0);
    }

    @Override
    public boolean fixed() {
        return kind == Kind.PROVIDER || kind == Kind.OPERATION;
    }

    @Override
    public boolean blank(List<RowKey> rows) {
        return kind == Kind.STATE && rows.stream().allMatch(row -> text(row).isEmpty());
    }

    @Override
    public String text(RowKey row) {
        return switch (kind) {
            case PROVIDER -> row.variant();
            case OPERATION -> row.called();
            case MEDIAN -> here(row).map(each -> ShortTable.median(each, runs.sides().get(run).run().environment())).orElse(Numbers.NOT_MEASURED);
            case CHANGE -> runs.change(run, row).map(ChangeWords::brief).orElse(Numbers.NOT_MEASURED);
            case WIRE, PACKETS -> here(row).map(each -> amount().shown(each)).orElse(Numbers.NOT_MEASURED) + more(row).map(more -> " " + more).orElse("");
            case STATE -> here(row).map(StateWords::brief).orElse("");
        };
    }

    @Override
    public String plain(RowKey row) {
        return kind == Kind.WIRE || kind == Kind.PACKETS ? here(row).map(amount()::plain).orElse("") : Column.super.plain(row);
    }

    private ResultColumn amount() {
        return kind == Kind.WIRE ? ResultColumn.WIRE : ResultColumn.PACKETS;
    }

    /** By how much bytes or packets differ from those of the first run. Empty where they do not, or one of both is unknown. */
    private Optional<String> more(RowKey row) {
        Double now = here(row).map(this::figure).orElse(null), then = runs.row(0, row).map(this::figure).orElse(null);
        return run == 0 || now == null || then == null || now.equals(then) ? Optional.empty()
                : Optional.of(TEXTS.text(now > then ? "more" : "less", Numbers.wholeOrMean(Math.abs(now - then))));
    }

    private Double figure(Result row) {
        return switch (kind) {
            case MEDIAN -> row.medianNanos();
            case WIRE -> row.wireBytesPerCall();
            case PACKETS -> row.packetsPerCall();
            default -> null;
        };
    }

    private Optional<Result> here(RowKey row) {
        return runs.row(run, row);
    }

    @Override
    public Comparator<RowKey> order(boolean ascending) {
        if (kind == Kind.PROVIDER || kind == Kind.OPERATION || kind == Kind.STATE) {
            Comparator<RowKey> words = Comparator.comparing(this::text, String.CASE_INSENSITIVE_ORDER);
            return ascending ? words : words.reversed();
        }
        Comparator<Double> numbers = ascending ? Comparator.naturalOrder() : Comparator.reverseOrder();
        return Comparator.comparing(this::number, Comparator.nullsLast(numbers));
    }

    private Double number(RowKey row) {
        return kind == Kind.CHANGE ? runs.change(run, row).map(Change::ratio).orElse(null) : here(row).map(this::figure).orElse(null);
    }

    /** More about a cell; null when there is nothing more. */
    String note(RowKey row) {
        return switch (kind) {
            case CHANGE -> runs.change(run, row).map(ChangeWords::sentence).orElseGet(() -> TEXTS.text(
                    here(row).isEmpty() || runs.row(0, row).isEmpty() ? "missing" : runs.timesCompare(run) ? "noRatio" : "apart"));
            case MEDIAN, STATE -> here(row).filter(each -> !StateWords.brief(each).isEmpty()).map(each -> Stream.of(each.error())
                    .filter(Objects::nonNull).findFirst().orElseGet(() -> String.join("\n", StateWords.sentences(each)))).orElse(null);
            default -> null;
        };
    }
}
