// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.analysis.calls.Rates;
import org.roundtrip.analysis.calls.Rates.Step;
import org.roundtrip.chart.NamePlace;
import org.roundtrip.chart.PhaseNames;
import org.roundtrip.chart.RateChart.Series;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.words.Numbers;

/**
 * The places of rates in a drawn chart.
 *
 * @param rates  of the variants
 * @param series what is drawn of each
 */
record RateFrame(Rectangle2D inner, String wholeKey, List<NamePlace> names, ValueAxis rate, List<VariantRates> rates, List<Series> series) implements ChartFrame {
    private static final Texts TEXTS = Texts.of(RateFrame.class);

    @Override
    public Optional<Pointed> at(double value, double y) {
        return IntStream.range(0, series.size()).boxed().flatMap(row -> Stream.of(series.get(row).answered(), series.get(row).offered())
                .flatMap(steps -> at(steps, value).stream()).flatMap(step -> pointed(row, value, y(step)).stream()))
                .min(Comparator.comparingDouble(pointed -> Math.abs(pointed.y() - y)));
    }

    @Override
    public int rows() {
        return series.size();
    }

    @Override
    public Optional<Pointed> on(int row, double value) {
        return at(series.get(row).answered(), value).flatMap(step -> pointed(row, value, y(step)));
    }

    private static Optional<Step> at(List<Step> steps, double value) {
        return steps.stream().filter(step -> value >= step.fromNanos() && value <= step.toNanos()).findFirst();
    }

    private double y(Step step) {
        return rate.valueToJava2D(step.perSecond(), inner, RectangleEdge.LEFT);
    }

    private static String perSecond(List<Step> steps, double value) {
        return Numbers.perSecond(at(steps, value).map(Step::perSecond).orElse(null));
    }

    private Optional<Pointed> pointed(int row, double value, double y) {
        VariantRates each = rates.get(row);
        Series drawn = series.get(row);
        Rates phase = each.phases().stream().filter(one -> value >= one.startNanos() && value <= one.endNanos()).findFirst().orElse(null);
        if (phase == null) {
            return Optional.empty();
        }
        String both = TEXTS.text("offeredAnswered", new Object[] {each.variant(), perSecond(drawn.offered(), value),
            perSecond(drawn.answered(), value)});
        long failed = at(drawn.answered(), value).map(step -> phase.failed(step.fromNanos(), step.toNanos())).orElse(0L);
        String where = TEXTS.text("atTime", Numbers.nanos(value)) + ", " + PhaseNames.of(phase.phase()) + ", "
                + TEXTS.text("ofFork", each.fork().repetition());
        return Optional.of(new Pointed((failed == 0 ? both : TEXTS.text("withErrors", both, failed)) + "\n" + where, y,
                new WarmUpFrame.Target(each.variant(), each.fork(), phase.phase(), -1), each.variant()));
    }
}
