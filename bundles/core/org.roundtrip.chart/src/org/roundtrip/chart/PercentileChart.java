// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.jfree.data.xy.DefaultXYDataset;
import org.roundtrip.analysis.calls.Percentiles;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * A chart of latency by percentile, as users of HdrHistogram know it. Where fewer than ten calls lie beyond a percentile the line is
 * dotted. Names at the right stand at a percentile that all lines have, which is marked: the ends of lines, their slowest calls, rank
 * how many calls there were as much as how fast they were. Draws on any Graphics2D. For one thread.
 */
public final class PercentileChart {
    private static final Texts TEXTS = Texts.of(PercentileChart.class);
    private static final double IN_TABLES = 100;
    private static final Range NOTHING = new Range(1e3, 1e6);
    private final ChartStyle style;
    private final List<Series> series;
    /** The lines of this chart and of those beside it. */
    private final List<Series> all;
    /** The place at which lines are compared; NaN when all that they have in common is out of sight. */
    private final double compared;
    private final PlainPlot plot;
    private final CurveKey key;
    private List<NamePlace> names = List.of();

    /**
     * The calls of one row.
     *
     * @param name stands at the line's end
     * @param line how it is drawn
     */
    public record Series(String name, ProviderColours.Line line, Percentiles percentiles) {
    }

    /**
     * A chart.
     *
     * @param x      the horizontal axis, see {@link Axes#percentiles}; its range is what is shown
     * @param y      the vertical axis; gets a range that shows all that is visible
     * @param beside the lines of charts that are compared with this one: they are not drawn, but axes, diamonds and the room for names
     *               are such that all charts have the same
     * @param note   stands above the lines; may be empty
     */
    public PercentileChart(ChartStyle style, ValueAxis x, ValueAxis y, List<Series> series, List<Series> beside, String note) {
        this.style = style;
        this.series = series.stream().filter(each -> each.percentiles().calls() > 0).toList();
        all = Stream.concat(this.series.stream(), beside.stream().filter(each -> each.percentiles().calls() > 0)).toList();
        key = new CurveKey(style);
        key.note(note);
        compared = compared(all, x.getRange());
        if (!Double.isNaN(compared)) {
            key.filled(CurveMarks.diamond(0, 0, style), TEXTS.text("key.compared", Numbers.percentile(compared)));
        }
        key.dashes(this.series.stream().map(Series::line).toList(), "key.service");
        DefaultXYDataset points = new DefaultXYDataset();
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
        // Else dashes would begin anew at each point.
        renderer.setDrawSeriesLineAsPath(true);
        for (Series each : this.series) {
            double certain = each.percentiles().certain();
            add(points, renderer, each, x.getLowerBound(), Math.min(certain, x.getUpperBound()), false);
            add(points, renderer, each, Math.max(certain, x.getLowerBound()), x.getUpperBound(), true);
        }
        y.setRange(range(all, x.getRange()), true, false);
        plot = new PlainPlot(style, points, x, y, renderer);
    }

    /** Adds the part of a line between two places, with a point at each of both. */
    private void add(DefaultXYDataset points, XYLineAndShapeRenderer renderer, Series each, double from, double to, boolean uncertain) {
        Percentiles line = each.percentiles();
        double end = Math.min(to, line.calls());
        if (from >= end) {
            return;
        }
        List<double[]> part = new ArrayList<>();
        part.add(new double[] {from, line.at(from)});
        for (int i = 0; i < line.places().length; i++) {
            if (line.places()[i] > from && line.places()[i] < end) {
                part.add(new double[] {line.places()[i], line.nanos()[i]});
            }
        }
        part.add(new double[] {end, line.at(end)});
        int index = points.getSeriesCount();
        points.addSeries(index, new double[][] {part.stream().mapToDouble(point -> point[0]).toArray(),
            part.stream().mapToDouble(point -> point[1]).toArray()});
        renderer.setSeriesPaint(index, each.line().in(style));
        renderer.setSeriesStroke(index, uncertain ? style.dotted() : style.line(each.line().dash()));
    }

    /** Where the names of the lines are. After {@link #draw} only. */
    public List<NamePlace> names() {
        return names;
    }

    /** All that the lines above the chart explain, where it was drawn with too little room for that; else empty. */
    public String wholeKey() {
        return key.whole();
    }

    /**
     * The 99th percentile, which tables show too, so that charts of other operations and runs name the same one. Where it is out of sight,
     * or a line that has ten calls beyond the median has fewer beyond it, the highest in sight for which this does not hold.
     */
    private static double compared(List<Series> lines, Range visible) {
        double most = lines.stream().mapToDouble(each -> each.percentiles().certain()).filter(certain -> certain >= Percentiles.MEDIAN).min().orElse(0);
        double[] places = Percentiles.named(Math.min(most, visible.getUpperBound())).filter(place -> place >= visible.getLowerBound()).toArray();
        return places.length == 0 ? Double.NaN : DoubleStream.of(places).anyMatch(place -> place == IN_TABLES) ? IN_TABLES : places[places.length - 1];
    }

    /** The range that shows the visible parts of lines, which only rise. */
    private static Range range(List<Series> lines, Range visible) {
        double low = Double.MAX_VALUE;
        double high = 0;
        for (Series each : lines) {
            double end = Math.min(visible.getUpperBound(), each.percentiles().calls());
            if (visible.getLowerBound() < end) {
                low = Math.min(low, Math.max(1, each.percentiles().at(visible.getLowerBound())));
                high = Math.max(high, each.percentiles().at(end));
            }
        }
        return high == 0 ? NOTHING : new Range(low / 1.25, Math.max(high, low) * 1.25);
    }

    /** Draws the chart. @return where the lines are, without axes and names */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area) {
        FontMetrics font = g.getFontMetrics(style.font());
        double beside = font.stringWidth("500 µs") + 2 * PlainPlot.GAP;
        List<EndLabels.Label> labels = series.stream().map(this::label).toList();
        double above = key.height(font, area.getWidth() - beside - 2 * PlainPlot.GAP, area.getHeight(), labels.size());
        List<EndLabels.Label> room = all.stream().map(this::label).toList();
        Rectangle2D inner = plot.draw(g, area, beside, above, room);
        key.draw(g, inner.getMinX(), area.getMaxX() - PlainPlot.GAP, area.getMinY() + PlainPlot.GAP / 2, above);
        if (!Double.isNaN(compared)) {
            double middle = plot.x().valueToJava2D(compared, inner, RectangleEdge.BOTTOM);
            series.stream().filter(this::isCompared).forEach(each -> CurveMarks.diamond(g, style,
                    CurveMarks.diamond(middle, y(inner, each.percentiles().at(compared)), style), each.line().in(style)));
        }
        names = EndLabels.draw(g, inner, area.getWidth(), labels, room, label -> y(inner, label.y()));
        return inner;
    }

    private boolean isCompared(Series each) {
        return each.percentiles().certain() >= compared;
    }

    private double y(Rectangle2D inner, double nanos) {
        return plot.y().valueToJava2D(nanos, inner, RectangleEdge.LEFT);
    }

    /**
     * Names a line and its value where lines are compared. At the line's end it is the name alone, or that it has too
     * few calls for that.
     */
    private EndLabels.Label label(Series each) {
        Color colour = each.line().text(style);
        if (!isCompared(each)) {
            String name = Double.isNaN(compared) ? each.name() : TEXTS.text("end.few", each.name());
            return new EndLabels.Label(each.name(), name, "", colour,
                    each.percentiles().at(Math.min(plot.x().getUpperBound(), each.percentiles().calls())));
        }
        double nanos = each.percentiles().at(compared);
        return new EndLabels.Label(each.name(), TEXTS.text("end.percentile", each.name(), Numbers.percentile(compared), Numbers.nanos(nanos)), "",
                colour, nanos);
    }
}
