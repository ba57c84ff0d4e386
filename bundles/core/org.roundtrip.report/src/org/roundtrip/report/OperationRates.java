// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jfree.chart.axis.ValueAxis;
import org.roundtrip.analysis.ForkReading;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Rates;
import org.roundtrip.chart.Axes;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.PhaseBands;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.RateChart;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * Draws the rate offered and the rate answered of one operation. It shows the last fork of each variant, without the
 * calls of the capture pass.
 */
final class OperationRates {
    private static final Texts TEXTS = Texts.of(OperationRates.class);

    private record Recorded(Result row, ProviderColours.Line line, List<Rates> phases) {
    }

    private final List<Recorded> recorded = new ArrayList<>();

    OperationRates(RunAnalysis analysis, List<Result> rows) throws IOException {
        ProviderColours colours = ProviderColours.of(analysis.run());
        for (Result row : rows) {
            for (Fork fork : analysis.forks(row.row()).reversed()) {
                List<Rates> phases = phases(analysis, fork);
                if (!phases.isEmpty()) {
                    recorded.add(new Recorded(row, colours.line(row.variant()), phases));
                    break;
                }
            }
        }
    }

    private static List<Rates> phases(RunAnalysis analysis, Fork fork) throws IOException {
        ForkReading reading = analysis.reading(fork).orElse(null);
        return reading == null ? List.of() : Rates.ofFork(reading.rates(), fork.droppedCalls()).stream()
                .filter(phase -> phase.phase() != Phase.CAPTURE).toList();
    }

    /** Whether there is anything to draw. */
    boolean empty() {
        return recorded.isEmpty();
    }

    /** The chart in one style. */
    RateChart draw(ChartStyle style) {
        double end = recorded.stream().flatMap(each -> each.phases().stream()).mapToDouble(Rates::endNanos).max().orElse(1);
        double step = RateChart.step(end, recorded.stream().flatMap(each -> each.phases().stream()).toList());
        List<RateChart.Series> series = recorded.stream()
                .map(each -> RateChart.Series.of(each.row().variant(), each.line(), each.phases(), step)).toList();
        ValueAxis time = Axes.nanos(false, style);
        time.setRange(0, end);
        return new RateChart(style, time, Axes.rates(style), RateChart.most(series, 0, end), series, PhaseBands.NONE, "");
    }

    /** Describes the chart in words, for readers who do not see it. */
    String summary() {
        return recorded.stream().map(each -> TEXTS.text("rates.summary", each.row().variant(),
                Numbers.perSecond(each.row().underLoad().offeredPerSecond()), Numbers.perSecond(each.row().underLoad().answeredPerSecond())))
                .collect(Collectors.joining("; "));
    }
}
