// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.percentiles;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.chart.NamePlace;
import org.roundtrip.chart.PercentileChart.Series;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.words.Numbers;

/** The places of the lines in a drawn chart of latency by percentile. */
record PercentileFrame(Rectangle2D inner, String wholeKey, List<NamePlace> names, ValueAxis latency, List<Series> series) implements ChartFrame {
    private static final Texts TEXTS = Texts.of(PercentileFrame.class);

    @Override
    public Optional<Pointed> at(double value, double y) {
        return IntStream.range(0, series.size()).mapToObj(row -> on(row, value)).flatMap(Optional::stream)
                .min((one, other) -> Double.compare(Math.abs(one.y() - y), Math.abs(other.y() - y)));
    }

    @Override
    public int rows() {
        return series.size();
    }

    @Override
    public Optional<Pointed> on(int row, double value) {
        Series each = series.get(row);
        if (value > each.percentiles().calls()) {
            return Optional.empty();
        }
        double nanos = each.percentiles().at(value);
        return Optional.of(new Pointed(TEXTS.text("at", new Object[] {each.name(), Numbers.nanos(nanos), Numbers.percentile(value),
            Numbers.count(each.percentiles().beyond(value))}), latency.valueToJava2D(nanos, inner, RectangleEdge.LEFT), null, each.name()));
    }
}
