// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.trend;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roundtrip.chart.TrendChart;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnHead;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.columns.ShortTable;

/**
 * A column of the table of a trend. Immutable.
 *
 * @param kind     what it says
 * @param provider whose median or version it has; empty for other kinds
 */
record TrendColumn(Kind kind, String provider) implements Column<Trend.Entry> {
    private static final Texts TEXTS = Texts.of(TrendColumn.class);

    /** What a column says. */
    enum Kind {
        WHEN, VERSION, MEDIAN, CHANGED
    }

    /** The columns of a trend: one for each provider. */
    static List<TrendColumn> all(Trend trend) {
        List<TrendColumn> all = new ArrayList<>(List.of(new TrendColumn(Kind.WHEN, ""), new TrendColumn(Kind.VERSION, trend.versioned())));
        trend.providers().forEach(provider -> all.add(new TrendColumn(Kind.MEDIAN, provider)));
        all.add(new TrendColumn(Kind.CHANGED, ""));
        return all;
    }

    @Override
    public String name() {
        return kind == Kind.VERSION ? kind.name() : kind + "-" + provider.replaceAll("[\\s=]", "_");
    }

    @Override
    public ColumnHead head() {
        return new ColumnHead(TEXTS.text("head." + kind, provider), TEXTS.text("tip." + kind, provider), kind == Kind.MEDIAN, 0);
    }

    @Override
    public boolean fixed() {
        return kind == Kind.WHEN;
    }

    @Override
    public boolean blank(List<Trend.Entry> rows) {
        return kind == Kind.CHANGED && rows.stream().allMatch(row -> text(row).isEmpty());
    }

    @Override
    public String text(Trend.Entry entry) {
        return switch (kind) {
            case WHEN -> entry.when();
            case VERSION -> entry.version();
            case CHANGED -> entry.moment().changed();
            case MEDIAN -> row(entry).map(row -> (ShortTable.median(row, entry.measured().run().environment()) + " " + StateWords.brief(row)).strip()).orElse(Numbers.NOT_MEASURED);
        };
    }

    @Override
    public String plain(Trend.Entry entry) {
        return kind == Kind.MEDIAN ? row(entry).map(Result::medianNanos).map(String::valueOf).orElse("") : Column.super.plain(entry);
    }

    private Optional<Result> row(Trend.Entry entry) {
        return Optional.ofNullable(entry.moment().values().get(provider)).map(TrendChart.Value::row);
    }

    @Override
    public Comparator<Trend.Entry> order(boolean ascending) {
        if (kind == Kind.MEDIAN) {
            Comparator<Double> medians = ascending ? Comparator.naturalOrder() : Comparator.reverseOrder();
            return Comparator.comparing(entry -> row(entry).map(Result::medianNanos).orElse(null), Comparator.nullsLast(medians));
        }
        Comparator<Trend.Entry> order = switch (kind) {
            case WHEN -> Comparator.comparing(entry -> entry.measured().run().started());
            case VERSION -> Comparator.comparing(Trend.Entry::version, Trend::compareVersions);
            default -> Comparator.comparing(this::text);
        };
        return ascending ? order : order.reversed();
    }
}
