// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jfree.chart.axis.ValueAxis;
import org.roundtrip.analysis.calls.Rates;
import org.roundtrip.chart.Axes;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.PhaseBands;
import org.roundtrip.chart.PhaseNames;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.RateChart;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.OneLine;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.open.OpenRun;

/**
 * Draws the rates of one operation over time. Both axes are linear: a rate is calls divided by time, and where nothing is answered it is 0,
 * which has no place on a logarithmic axis. Any thread.
 *
 * @param run   whose
 * @param how   what of it
 * @param rates of its variants
 * @param other those of the charts with which this one is compared
 */
record RateDrawing(OpenRun run, WarmUpSettings how, List<VariantRates> rates, List<VariantRates> other) {
    private static final Texts TEXTS = Texts.of(RateDrawing.class);

    /** Reads what is drawn. Takes time. @param line which variant is drawn alone */
    static RateDrawing of(OpenRun run, WarmUpSettings how, List<WarmUpDrawer.Beside> beside, OneLine line) {
        List<VariantRates> others = new ArrayList<>();
        for (WarmUpDrawer.Beside each : beside) {
            if (each.how().rates(each.run().run().plan())) {
                others.addAll(VariantRates.of(each.run(), each.how()));
            }
        }
        return new RateDrawing(run, how, line.of(VariantRates.of(run, how), VariantRates::variant), others);
    }

    /** The whole axis; null when there is nothing to draw. */
    Viewport whole() {
        return rates.isEmpty() ? null : Viewport.whole(0, all().stream().mapToDouble(VariantRates::end).max().orElseThrow(), false);
    }

    private List<VariantRates> all() {
        List<VariantRates> all = new ArrayList<>(rates);
        all.addAll(other);
        return all;
    }

    /** About how long a step is, the same in all charts that are compared. */
    private double step(Viewport view) {
        return RateChart.step(view.to() - view.from(), all().stream().flatMap(each -> each.phases().stream()).toList());
    }

    private static List<RateChart.Series> series(List<VariantRates> rates, ProviderColours colours, double step) {
        return rates.stream().map(each -> RateChart.Series.of(each.variant(), colours.line(each.variant()), each.phases(), step)).toList();
    }

    /** Draws the chart. @param note stands above it with what the load is; may be empty */
    ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style, String note) {
        ProviderColours colours = ProviderColours.of(run.run());
        double step = step(view);
        List<RateChart.Series> series = series(rates, colours, step);
        ValueAxis x = Axes.nanos(false, style);
        x.setRange(view.from(), view.to());
        ValueAxis y = Axes.rates(style);
        String dropped = rates.stream().map(VariantRates::fork).filter(fork -> Objects.requireNonNullElse(fork.droppedCalls(), 0L) > 0)
                .map(RateDrawing::dropped).collect(Collectors.joining(". "));
        String words = LoadNote.of(run.run().plan(), how, dropped.isEmpty() || note.isEmpty() ? dropped + note : dropped + ". " + note);
        double most = RateChart.most(series(all(), colours, step), view.from(), view.to());
        RateChart chart = new RateChart(style, x, y, most, series, phases(colours), words);
        Rectangle2D inner = chart.draw(g, new Rectangle2D.Double(0, 0, width, height));
        return new RateFrame(inner, chart.wholeKey(), chart.names(), y, rates, series);
    }

    private static String dropped(Fork fork) {
        return TEXTS.text("dropped", fork.variant(), fork.droppedCalls());
    }

    /** The phases of the chosen variant, or of the only one. */
    private PhaseBands phases(ProviderColours colours) {
        return rates.stream().filter(each -> rates.size() == 1 || each.variant().equals(how.variant())).findFirst()
                .map(each -> new PhaseBands(each.variant(), colours.line(each.variant()), each.spans())).orElse(PhaseBands.NONE);
    }

    /** The visible part as a table: a line for each step of each variant. */
    String table(Viewport view) {
        StringBuilder table = new StringBuilder("variant,fork,phase,quantity,fromNanos,toNanos,callsPerSecond\n");
        for (VariantRates each : rates) {
            for (Rates phase : each.phases()) {
                lines(table, each, phase, "offered", phase.offered(step(view)), view);
                lines(table, each, phase, "answered", phase.answered(step(view)), view);
            }
        }
        return table.toString();
    }

    private static void lines(StringBuilder table, VariantRates each, Rates phase, String quantity, List<Rates.Step> steps, Viewport view) {
        steps.stream().filter(step -> step.toNanos() > view.from() && step.fromNanos() < view.to()).forEach(step -> table.append('"')
                .append(each.variant().replace("\"", "\"\"")).append("\",").append(each.fork().repetition()).append(',').append(PhaseNames.of(phase.phase()))
                .append(',').append(quantity).append(',').append(step.fromNanos()).append(',').append(step.toNanos()).append(',')
                .append(step.perSecond()).append('\n'));
    }
}
