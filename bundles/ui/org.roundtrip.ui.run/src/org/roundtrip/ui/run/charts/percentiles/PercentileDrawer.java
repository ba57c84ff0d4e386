// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.percentiles;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.roundtrip.analysis.calls.Percentiles;
import org.roundtrip.chart.Axes;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.PercentileChart;
import org.roundtrip.chart.PercentileChart.Series;
import org.roundtrip.model.Called;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.OperationPercentiles;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.OneLine;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.open.OpenRun;

/** Draws the chart of latency by percentile. Any thread may set what is drawn. */
final class PercentileDrawer implements ChartDrawer {
    private static final Texts TEXTS = Texts.of(PercentileDrawer.class);

    private final OneLine line = new OneLine();
    private volatile Shown shown = new Shown(null, new Called("", null), true, List.of(), "");

    /**
     * What is drawn.
     *
     * @param run        null for none
     * @param logLatency whether the vertical axis is logarithmic
     * @param beside     the runs of charts that are compared with this one, which have the same axes
     * @param words      says that, or why they have not; empty when there are no others
     */
    record Shown(OpenRun run, Called called, boolean logLatency, List<OpenRun> beside, String words) {
    }

    @Override
    public OneLine line() {
        return line;
    }

    void show(Shown other) {
        shown = other;
    }

    private List<Series> series(Shown what) {
        return what.run() == null ? List.of() : line.of(series(what.run(), what.called()), Series::name);
    }

    private static List<Series> series(OpenRun run, Called called) {
        return run.analysis().map(analysis -> OperationPercentiles.of(analysis, called)).orElse(List.of());
    }

    private static List<Series> beside(Shown what) {
        return what.beside().stream().flatMap(run -> series(run, what.called()).stream()).toList();
    }

    @Override
    public Viewport whole() {
        Shown what = shown;
        List<Series> series = series(what);
        return series.isEmpty() ? null
                : Viewport.whole(1, OperationPercentiles.end(Stream.concat(series.stream(), beside(what).stream()).toList()), true);
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Shown what = shown;
        List<Series> series = series(what);
        ValueAxis y = Axes.nanos(what.logLatency(), style);
        PercentileChart chart = OperationPercentiles.chart(series, beside(what), view.from(), view.to(), y,
                what.words().isEmpty() ? TEXTS.text("note") : TEXTS.text("noteBeside", what.words(), TEXTS.text("note")), style);
        Rectangle2D inner = chart.draw(g, new Rectangle2D.Double(0, 0, width, height));
        return new PercentileFrame(inner, chart.wholeKey(), chart.names(), y, series);
    }

    /** The visible part as a table: a line for each point of each row. Takes time. */
    String table(Viewport view) {
        StringBuilder table = new StringBuilder("row,percentile,nanos,callsBeyond\n");
        for (Series each : series(shown)) {
            double[] places = each.percentiles().places();
            for (int i = 0; i < places.length; i++) {
                if (places[i] >= view.from() && places[i] <= view.to()) {
                    table.append('"').append(each.name().replace("\"", "\"\"")).append("\",").append(Percentiles.percent(places[i]))
                            .append(',').append(each.percentiles().nanos()[i]).append(',').append(each.percentiles().beyond(places[i]))
                            .append('\n');
                }
            }
        }
        return table.toString();
    }
}
