// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.jfree.data.xy.DefaultXYDataset;
import org.roundtrip.analysis.calls.Curve.Axis;
import org.roundtrip.analysis.calls.Curve.Span;
import org.roundtrip.analysis.calls.Rates.Step;
import org.roundtrip.analysis.calls.Rates;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * A chart of the offered and the answered rate of an open load over the time of a fork. The offered one has dots between
 * dashes. Both are constant within a step. Draws on any Graphics2D. For one thread.
 */
public final class RateChart {
    private static final Texts TEXTS = Texts.of(RateChart.class);
    private static final double SECOND = 1e9;
    /** So many steps are told from each other across a chart. */
    private static final double STEPS = 160;
    /** With fewer calls in a step their number would jump from one to the next. */
    private static final double LEAST_CALLS = 50;
    private static final double ROOM = 1.15;
    private static final Range NOTHING = new Range(0, 1);
    private final ChartStyle style;
    private final List<Series> series;
    private final PhaseBands phases;
    private final PlainPlot plot;
    private final CurveKey key;
    private List<NamePlace> names = List.of();

    /**
     * What is drawn of one fork.
     *
     * @param name     of its variant
     * @param line     how the rate answered is drawn
     * @param offered  in the order of time
     * @param answered in the order of time
     * @param named    the phase whose means its label says: that of the measured calls, or the last one before there are any
     */
    public record Series(String name, ProviderColours.Line line, List<Step> offered, List<Step> answered, Rates named) {
        /** The rates of the phases of a fork. @param nanos about how long a step is, see {@link RateChart#step} */
        public static Series of(String name, ProviderColours.Line line, List<Rates> phases, double nanos) {
            return new Series(name, line, phases.stream().flatMap(phase -> phase.offered(nanos).stream()).toList(),
                    phases.stream().flatMap(phase -> phase.answered(nanos).stream()).toList(),
                    phases.stream().filter(phase -> phase.phase() == Phase.STEADY).findFirst().orElse(phases.getLast()));
        }
    }

    /**
     * A chart.
     *
     * @param x      the horizontal axis, see {@link Axes}; its range is what is shown
     * @param y      the vertical axis; gets a range
     * @param most   the greatest rate for which there is room, see {@link #most}
     * @param phases those of one of the forks
     * @param note   stands above the lines; may be empty
     */
    public RateChart(ChartStyle style, ValueAxis x, ValueAxis y, double most, List<Series> series, PhaseBands phases, String note) {
        this.style = style;
        this.series = List.copyOf(series);
        this.phases = phases;
        key = new CurveKey(style);
        key.note(note);
        key.dashes(series.stream().flatMap(each -> Stream.of(each.line(), each.line().second())).toList(), "key.offered");
        key.words(TEXTS.text(series.stream().allMatch(each -> each.named().phase() == Phase.STEADY) ? "rate.mean" : "rate.mean.so.far"));
        DefaultXYDataset points = new DefaultXYDataset();
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
        // Else dashes would begin anew at each point.
        renderer.setDrawSeriesLineAsPath(true);
        for (Series each : series) {
            add(points, renderer, each.answered(), each.line());
            add(points, renderer, each.offered(), each.line().second());
        }
        y.setRange(most > 0 ? new Range(0, most * ROOM) : NOTHING, true, false);
        plot = new PlainPlot(style, points, x, y, renderer);
    }

    private void add(DefaultXYDataset points, XYLineAndShapeRenderer renderer, List<Step> steps, ProviderColours.Line line) {
        List<double[]> corners = new ArrayList<>();
        for (Step step : steps) {
            if (!corners.isEmpty() && corners.getLast()[0] < step.fromNanos()) {
                // A path goes on at the next point, so the time between two phases is left out by a point that is none.
                corners.add(new double[] {step.fromNanos(), Double.NaN});
            }
            corners.add(new double[] {step.fromNanos(), step.perSecond()});
            corners.add(new double[] {step.toNanos(), step.perSecond()});
        }
        int index = points.getSeriesCount();
        points.addSeries(index, new double[][] {corners.stream().mapToDouble(corner -> corner[0]).toArray(),
            corners.stream().mapToDouble(corner -> corner[1]).toArray()});
        renderer.setSeriesPaint(index, line.in(style));
        renderer.setSeriesStroke(index, style.line(line.dash()));
    }

    /** About how long a step is in nanoseconds, so that it is seen and has enough calls. @param visible what the axis shows, in nanoseconds */
    public static double step(double visible, List<Rates> phases) {
        double slowest = phases.stream().mapToDouble(Rates::meanOffered).filter(rate -> rate > 0).min().orElse(SECOND);
        return Math.max(visible / STEPS, LEAST_CALLS * SECOND / slowest);
    }

    /** The greatest rate between two places of the axis; 0 when there is none. */
    public static double most(List<Series> series, double from, double to) {
        return series.stream().flatMap(each -> Stream.concat(each.offered().stream(), each.answered().stream()))
                .filter(step -> step.toNanos() > from && step.fromNanos() < to).mapToDouble(Step::perSecond).max().orElse(0);
    }

    /** Draws the chart. @return where the lines are, without axes and names */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area) {
        FontMetrics font = g.getFontMetrics(style.font());
        double beside = font.stringWidth("500 k/s") + 2 * PlainPlot.GAP;
        double above = key.height(font, area.getWidth() - beside - 2 * PlainPlot.GAP, area.getHeight(), series.size());
        List<EndLabels.Label> labels = new ArrayList<>();
        for (Series each : series) {
            labels.add(label(each));
        }
        Rectangle2D inner = plot.draw(g, area, beside, above, labels);
        key.draw(g, inner.getMinX(), area.getMaxX() - PlainPlot.GAP, area.getMinY() + PlainPlot.GAP / 2, above);
        phases.draw(g, style, inner, Axis.TIME, plot.x());
        names = EndLabels.draw(g, inner, area.getWidth(), labels, label -> plot.y().valueToJava2D(label.y(), inner, RectangleEdge.LEFT));
        return inner;
    }

    /** Where the names of the lines are. After {@link #draw} only. */
    public List<NamePlace> names() {
        return names;
    }

    /** All that the lines above the chart explain, where it was drawn with too little room for that; else empty. */
    public String wholeKey() {
        return key.whole();
    }

    /** Names a line with the means of a phase: in a single step there are few calls. */
    private EndLabels.Label label(Series each) {
        double answered = each.named().meanAnswered();
        return new EndLabels.Label(each.name(), TEXTS.text("rate.end", each.name(), Numbers.perSecond(answered),
                Numbers.perSecond(each.named().meanOffered())), "", each.line().text(style), answered);
    }

    /** The phases of a fork that are drawn as bands. @param spans all of it @param rates of some of its phases */
    public static List<Span> shown(List<Span> spans, List<Rates> rates) {
        return spans.stream().filter(span -> rates.stream().anyMatch(each -> each.phase() == span.phase())).toList();
    }
}
