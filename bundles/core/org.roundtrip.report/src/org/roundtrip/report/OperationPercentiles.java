// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Percentiles;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.chart.Axes;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.PercentileChart.Series;
import org.roundtrip.chart.PercentileChart;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Called;

/**
 * The latency by percentile of the measured calls of one operation, at one step of a sweep. There is a line for each
 * variant, of all forks together. Where calls were to be made at certain moments, the response time is a line of its own
 * beside the service time, which has dots between its dashes.
 */
public final class OperationPercentiles {
    private static final Texts TEXTS = Texts.of(OperationPercentiles.class);
    private static final double LEAST_PLACE = 10;

    private OperationPercentiles() {
    }

    /** Returns the lines of the variants that have calls, in the plan's order. Takes time. */
    public static List<Series> of(RunAnalysis analysis, Called called) {
        ProviderColours colours = ProviderColours.of(analysis.run());
        List<Series> series = new ArrayList<>();
        for (ProviderChoice choice : analysis.run().plan().providers()) {
            String variant = choice.variant();
            SteadyCalls calls = analysis.steady(called.of(variant));
            ProviderColours.Line line = colours.line(variant);
            if (calls.service().count() == 0) {
                continue;
            }
            if (calls.response().count() == 0) {
                series.add(new Series(variant, line, Percentiles.of(calls.service())));
            } else {
                series.add(new Series(TEXTS.text("percentiles.response", variant), line, Percentiles.of(calls.response())));
                series.add(new Series(TEXTS.text("percentiles.service", variant), line.second(), Percentiles.of(calls.service())));
            }
        }
        return series;
    }

    /** Returns where the axis of these lines ends. */
    public static double end(List<Series> series) {
        return Math.max(LEAST_PLACE, series.stream().mapToDouble(each -> each.percentiles().calls()).max().orElse(0));
    }

    /** Draws lines from one place of the axis to another. @param note stands above the lines; may be empty */
    public static PercentileChart chart(List<Series> series, double from, double to, ValueAxis y, String note, ChartStyle style) {
        return chart(series, List.of(), from, to, y, note, style);
    }

    /** The same. @param beside the lines of charts that are compared with this one, see {@link PercentileChart} */
    public static PercentileChart chart(List<Series> series, List<Series> beside, double from, double to, ValueAxis y, String note,
            ChartStyle style) {
        ValueAxis x = Axes.percentiles(style);
        x.setRange(from, to);
        return new PercentileChart(style, x, y, series, beside, note);
    }
}
