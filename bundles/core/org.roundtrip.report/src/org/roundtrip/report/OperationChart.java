// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.roundtrip.analysis.FirstCall;
import org.roundtrip.analysis.ForkReading;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.chart.Axes;
import org.roundtrip.chart.ChartSeries;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.CurveChart;
import org.roundtrip.chart.PhaseBands;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * Draws the curves of one operation. They are of the last fork of each variant, as the window shows at first, without
 * the calls of the capture pass. Calls of an open load have a line for the response time and one for the service time.
 * Of a sweep it draws one variant, with a line for each step.
 */
final class OperationChart {
    private static final Texts TEXTS = Texts.of(OperationChart.class);
    private static final int COLUMNS = 420;

    /** @param name stands at the line's end, before the median @param doubtful whether the row's median is not to be quoted */
    private record Recorded(String name, ProviderColours.Line line, ForkReading fork, Curve curve, Double medianNanos, boolean doubtful) {
    }

    private final List<Result> rows;
    private final List<Recorded> recorded = new ArrayList<>();

    /** The curves of the variants. @param rows of one operation */
    OperationChart(RunAnalysis analysis, List<Result> rows) throws IOException {
        this.rows = rows;
        ProviderColours colours = ProviderColours.of(analysis.run());
        for (Result row : rows) {
            Fork fork = last(analysis, row);
            if (fork != null) {
                add(row, colours.line(row.variant()), analysis.reading(fork).orElseThrow(), analysis.steady(fork, CallTime.RESPONSE), analysis.counts(fork));
            }
        }
    }

    /** The curves of the steps of one variant: the response time where there is one. */
    OperationChart(RunAnalysis analysis, StepLines steps) throws IOException {
        rows = steps.rows();
        for (Result row : rows) {
            Fork fork = last(analysis, row);
            if (fork != null) {
                ForkReading reading = analysis.reading(fork).orElseThrow();
                Histogram response = analysis.steady(fork, CallTime.RESPONSE);
                boolean open = response.count() > 0;
                recorded.add(new Recorded(row.step().label(), steps.line(row), reading,
                        reading.curve(open ? CallTime.RESPONSE : CallTime.SERVICE).without(Phase.CAPTURE),
                        median(open ? response : reading.steady(), analysis.counts(fork)), row.state() != RowState.STEADY));
            }
        }
    }

    /** The last fork of a row that has calls; null when none has. */
    private static Fork last(RunAnalysis analysis, Result row) {
        return analysis.forks(row.row()).reversed().stream()
                .filter(fork -> analysis.reading(fork).filter(calls -> calls.calls() > 0).isPresent()).findFirst().orElse(null);
    }

    /** Adds the service time, and the response time where there is one. */
    private void add(Result row, ProviderColours.Line line, ForkReading reading, Histogram response, boolean counts) throws IOException {
        Curve service = reading.curve().without(Phase.CAPTURE);
        if (response.count() == 0) {
            recorded.add(new Recorded(row.variant(), line, reading, service, median(reading.steady(), counts), row.state() != RowState.STEADY));
            return;
        }
        recorded.add(new Recorded(TEXTS.text("percentiles.response", row.variant()), line, reading,
                reading.curve(CallTime.RESPONSE).without(Phase.CAPTURE), median(response, counts), row.state() != RowState.STEADY));
        recorded.add(new Recorded(TEXTS.text("percentiles.service", row.variant()), line.second(), reading, service,
                median(reading.steady(), counts), row.state() != RowState.STEADY));
    }

    /** None of a fork that was cancelled, whose calls are in no result. */
    private static Double median(Histogram measured, boolean counts) {
        return counts ? measured.median() : null;
    }

    /** Whether there is anything to draw. */
    boolean empty() {
        return recorded.isEmpty();
    }

    /** The chart in one style. */
    CurveChart draw(ChartStyle style) throws IOException {
        double end = recorded.stream().mapToDouble(each -> each.curve().end(Curve.Axis.CALLS)).max().orElse(2);
        double[] edges = PixelColumns.logarithmic(1, Math.max(2, end), COLUMNS);
        List<ChartSeries> series = new ArrayList<>();
        for (Recorded each : recorded) {
            series.add(new ChartSeries(each.name(), each.line(), PixelColumns.of(each.fork(), each.curve(), Curve.Axis.CALLS, edges),
                    ChartSeries.Marks.of(each.curve(), Curve.Axis.CALLS, each.medianNanos(), each.doubtful(), null, FirstCall.of(each.fork(), each.curve()))));
        }
        ValueAxis calls = Axes.calls(true, style);
        calls.setRange(edges[0], edges[COLUMNS]);
        return new CurveChart(style, Curve.Axis.CALLS, calls, Axes.nanos(true, style), null, series, PhaseBands.NONE);
    }

    /** Describes the chart in words, for readers who do not see it. */
    String summary() {
        List<String> medians = rows.stream().filter(row -> row.medianNanos() != null)
                .map(row -> TEXTS.text(row.hasResponses() ? "curve.summary.open" : "curve.summary", row.step() == null ? row.variant() : row.step().label(), Numbers.nanos(row.medianNanos()))).toList();
        return String.join("; ", medians);
    }
}
