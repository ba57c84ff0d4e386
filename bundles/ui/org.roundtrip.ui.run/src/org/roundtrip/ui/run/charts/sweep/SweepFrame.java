// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.sweep;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roundtrip.chart.NamePlace;
import org.roundtrip.chart.SweepChart;
import org.roundtrip.chart.SweepChart.Point;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.words.Numbers;

/** The places of the points in a drawn chart of a sweep. A click on a point selects its row, as a {@link RowKey}. */
record SweepFrame(SweepChart.Drawn drawn, Viewport view) implements ChartFrame {
    private static final Texts TEXTS = Texts.of(SweepFrame.class);

    /** How far from a point its value is shown, as a share of the chart's width. */
    private static final double REACH = 0.04;

    @Override
    public Rectangle2D inner() {
        return drawn.inner();
    }

    @Override
    public String wholeKey() {
        return drawn.wholeKey();
    }

    @Override
    public List<NamePlace> names() {
        return drawn.names();
    }

    @Override
    public Optional<Pointed> at(double value, double y) {
        return IntStream.range(0, rows()).mapToObj(row -> on(row, value)).flatMap(Optional::stream)
                .min(Comparator.comparingDouble(each -> Math.abs(each.y() - y)));
    }

    @Override
    public int rows() {
        return drawn.rows().size();
    }

    @Override
    public Optional<Pointed> on(int row, double value) {
        return drawn.rows().get(row).stream().filter(point -> away(point, value) < REACH)
                .min(Comparator.comparingDouble(point -> away(point, value)))
                .map(point -> new Pointed(words(point), point.y(), key(point.result()), point.result().variant()));
    }

    private double away(Point point, double value) {
        return Math.abs(view.position(point.place()) - view.position(value));
    }

    private static RowKey key(Result row) {
        return new RowKey(row.variant(), row.operation(), row.step());
    }

    private static String words(Point point) {
        Double value = point.quantity().of(point.result());
        String words = switch (point.quantity()) {
            case P50 -> words("at_P50", point, Numbers.nanos(value));
            case P99 -> words("at_P99", point, Numbers.nanos(value));
            case ANSWERED -> words("at_ANSWERED", point, Numbers.digits(value, 1));
        };
        return point.knee() ? TEXTS.text("knee", words) : words;
    }

    private static String words(String key, Point point, String value) {
        return TEXTS.text(key, point.result().variant(), value, point.result().step().label());
    }
}
