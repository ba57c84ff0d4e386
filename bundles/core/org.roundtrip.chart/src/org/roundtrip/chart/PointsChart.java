// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.DefaultXYDataset;

/**
 * A chart of a few measured points of several lines, each named at its end. The name is at the right edge, or within the
 * chart where a line ends long before the others, because names at the edge are read as a ranking there. Draws on any
 * Graphics2D. For one thread.
 */
public final class PointsChart {
    /** What a horizontal axis with a label takes: its ticks, the label and gaps. */
    private static final double LINES_BELOW = 3;
    /** Where names lack room, the name of the solid line of its colour tells a dotted line. */
    private static final Comparator<Series> SOLID_FIRST = Comparator.comparing(Series::dotted);
    private static final Rectangle2D UNIT = new Rectangle2D.Double(0, 0, 1, 1);
    private final ChartStyle style;
    private final List<Series> series;
    private final PlainPlot plot;
    /** Where the line ends that goes furthest. */
    private final double longest;
    private final List<NamePlace> names = new ArrayList<>();

    /**
     * A line through measured points.
     *
     * @param name   stands at its end
     * @param whole  the name with the value of the last point, for which there may be room
     * @param line   how it is drawn
     * @param dotted whether dots take the place of that, for another quantity of a line's calls
     * @param x      in rising order; not changed by anybody
     * @param y      as many; not changed by anybody. The line is broken where one is not a number, which the first and the last one are
     * @param hollow the indices of points that are not to be quoted
     */
    public record Series(String name, String whole, ProviderColours.Line line, boolean dotted, double[] x, double[] y, Set<Integer> hollow) {
        /** A line without values. */
        public Series(String name, ProviderColours.Line line, double[] x, double[] y) {
            this(name, name, line, false, x, y, Set.of());
        }
    }

    /**
     * A chart.
     *
     * @param x the horizontal axis, see {@link Axes}; its range is what is shown
     * @param y the vertical axis with its range
     */
    public PointsChart(ChartStyle style, ValueAxis x, ValueAxis y, List<Series> series) {
        this.style = style;
        this.series = List.copyOf(series);
        longest = series.stream().filter(each -> each.x.length > 0).mapToDouble(each -> each.x[each.x.length - 1]).max().orElse(0);
        DefaultXYDataset points = new DefaultXYDataset();
        PointsRenderer renderer = new PointsRenderer(style, this.series);
        for (int i = 0; i < series.size(); i++) {
            Series each = series.get(i);
            // Two providers may have the same name.
            points.addSeries(i, new double[][] {each.x, each.y});
            renderer.setSeriesPaint(i, each.line.in(style));
            renderer.setSeriesStroke(i, each.dotted ? style.dotted() : style.line(each.line.dash()));
        }
        plot = new PlainPlot(style, points, x, y, renderer);
    }

    /** Draws the chart. @return where the lines are, without axes and names */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area) {
        return draw(g, area, List.of(), axisWidth(g, area.getHeight(), plot.y()), 0);
    }

    /** The room for a vertical axis with its labels and its title. @param height of the chart */
    static double axisWidth(Graphics2D g, double height, ValueAxis y) {
        return Axes.width(g, y, height) + g.getFontMetrics(y.getLabelFont()).getHeight() + 4 * PlainPlot.GAP;
    }

    /**
     * The same with room for names of other charts. Charts one above the other then have the same horizontal axis.
     *
     * @param left  the room for the vertical axis
     * @param above that for what is written above the lines
     */
    Rectangle2D draw(Graphics2D g, Rectangle2D area, List<Series> others, double left, double above) {
        FontMetrics font = g.getFontMetrics(style.font());
        double below = plot.x().getLabel() == null ? 0 : LINES_BELOW * font.getHeight();
        if (plot.y().getLabel() != null && font.stringWidth(plot.y().getLabel()) > area.getHeight() - above - below) {
            // Half of a word says less than none.
            plot.y().setLabel(null);
        }
        List<EndLabels.Label> labels = labels(series);
        List<EndLabels.Label> all = Stream.concat(labels.stream(), labels(others).stream()).toList();
        Rectangle2D inner = plot.draw(g, area, left, above, all);
        boolean values = EndLabels.fit(font, area.getWidth(), all);
        Map<Boolean, List<Series>> early = series.stream().filter(each -> each.y.length > 0).sorted(SOLID_FIRST)
                .collect(Collectors.partitioningBy(each -> endsEarly(each, inner, font.stringWidth(values ? each.whole : each.name))));
        names.addAll(EndLabels.draw(g, inner, area.getWidth(), labels(early.get(false)), all, name -> plot.y().valueToJava2D(name.y(), inner, RectangleEdge.LEFT)));
        InnerNames within = new InnerNames(inner, series.stream().map(each -> points(each, inner)).toList());
        early.get(true).forEach(each -> within.draw(g, values ? each.whole : each.name, each.line.text(style), points(each, inner).getLast())
                .ifPresent(place -> names.add(new NamePlace(each.name, place))));
        return inner;
    }

    /** Where the names of the lines are. After {@link #draw} only. */
    public List<NamePlace> names() {
        return List.copyOf(names);
    }

    /**
     * Returns whether the name of a line stands behind its last point, not at the right edge. It would reach the edge
     * from there otherwise.
     */
    private boolean endsEarly(Series line, Rectangle2D inner, double width) {
        double end = plot.x().valueToJava2D(line.x[line.x.length - 1], inner, RectangleEdge.BOTTOM);
        return longest > line.x[line.x.length - 1] && end >= inner.getMinX() && end + width + 2 * PlainPlot.GAP < inner.getMaxX();
    }

    private List<Point2D> points(Series line, Rectangle2D inner) {
        return IntStream.range(0, line.x.length).<Point2D>mapToObj(i -> new Point2D.Double(plot.x().valueToJava2D(line.x[i], inner, RectangleEdge.BOTTOM),
                plot.y().valueToJava2D(line.y[i], inner, RectangleEdge.LEFT))).toList();
    }

    /** The names, those of solid lines first; with the value of a last point only where that is seen. */
    private List<EndLabels.Label> labels(List<Series> lines) {
        return lines.stream().filter(each -> each.y.length > 0).sorted(SOLID_FIRST).map(each -> new EndLabels.Label(each.name,
                each.x[each.x.length - 1] <= plot.x().getUpperBound() ? each.whole : each.name, "", each.line.text(style), end(each))).toList();
    }

    /** The value where a line ends, or leaves the chart at the right. */
    private double end(Series line) {
        double right = plot.x().getUpperBound();
        int last = line.x.length - 1;
        while (last > 0 && line.x[last - 1] >= right) {
            last--;
        }
        if (last == 0 || line.x[last] <= right) {
            return line.y[last];
        }
        if (Double.isNaN(line.y[last - 1] + line.y[last])) {
            // The line is broken where it leaves the chart.
            return Double.isNaN(line.y[last]) ? line.y[last - 1] : line.y[last];
        }
        double from = across(plot.x(), line.x[last - 1]);
        double share = (across(plot.x(), right) - from) / (across(plot.x(), line.x[last]) - from);
        double below = across(plot.y(), line.y[last - 1]);
        return plot.y().java2DToValue(below + share * (across(plot.y(), line.y[last]) - below), UNIT, RectangleEdge.BOTTOM);
    }

    private static double across(ValueAxis axis, double value) {
        return axis.valueToJava2D(value, UNIT, RectangleEdge.BOTTOM);
    }
}
