// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.trend;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.NamePlace;
import org.roundtrip.chart.TrendChart;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.OneLine;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StateWords;

/** Draws the chart of a trend. Any thread may set what is drawn. */
final class TrendDrawer implements ChartDrawer {
    private static final Texts TEXTS = Texts.of(TrendDrawer.class);
    /** How far from a point its value is shown, as a share of the chart's width. */
    private static final double REACH = 0.04;
    private final OneLine line = new OneLine();
    private volatile Shown shown = new Shown(Trend.NOTHING, true);

    /** What is drawn. @param logarithmic whether the axis of times is */
    record Shown(Trend trend, boolean logarithmic) {
    }

    @Override
    public OneLine line() {
        return line;
    }

    void show(Shown other) {
        shown = other;
    }

    Trend trend() {
        return shown.trend;
    }

    @Override
    public Viewport whole() {
        Trend now = shown.trend;
        return now.providers().isEmpty() ? null : Viewport.whole(TrendChart.from(), TrendChart.to(now.entries().size()), false);
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Shown now = shown;
        return new Frame(new TrendChart(style, now.trend.colours(), now.trend.moments(line), now.logarithmic)
                .draw(g, new Rectangle2D.Double(0, 0, width, height), view.from(), view.to()), now.trend, view);
    }

    /** The places of the medians. A click on one opens its run, as a {@link Trend.Entry}. */
    private record Frame(TrendChart.Drawn drawn, Trend trend, Viewport view) implements ChartFrame {
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
            return IntStream.range(0, rows()).mapToObj(row -> on(row, value)).flatMap(Optional::stream).min(Comparator.comparingDouble(each -> Math.abs(each.y() - y)));
        }

        @Override
        public int rows() {
            return drawn.rows().size();
        }

        @Override
        public Optional<Pointed> on(int row, double value) {
            return drawn.rows().get(row).stream().filter(point -> away(point, value) < REACH).min(Comparator.comparingDouble(point -> away(point, value)))
                    .map(point -> new Pointed(words(point), point.y(), trend.entries().get(point.moment()), point.row().variant()));
        }

        private double away(TrendChart.Point point, double value) {
            return Math.abs(view.position(point.moment()) - view.position(value));
        }

        private String words(TrendChart.Point point) {
            Trend.Entry entry = trend.entries().get(point.moment());
            String words = TEXTS.text("at", point.row().variant(), Numbers.nanos(point.row().medianNanos()), entry.when(), entry.version());
            return String.join("\n", Stream.of(words + " " + StateWords.brief(point.row()), entry.moment().changed()).map(String::strip).filter(line -> !line.isEmpty()).toList());
        }
    }
}
