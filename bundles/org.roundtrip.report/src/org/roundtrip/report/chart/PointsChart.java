// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.DefaultXYDataset;
import org.roundtrip.report.chart.axes.Axes;

/**
 * A chart of a few measured points of several lines, each named at its end: at the right edge, or within the chart where a line ends long
 * before the others, because names at the edge are read as a ranking there. Draws on any Graphics2D. For one thread.
 */
public final class PointsChart {
    private static final double MARK = 5;
    /** What a horizontal axis with a label takes: its ticks, the label and gaps. */
    private static final double LINES_BELOW = 3;
    private static final Rectangle2D UNIT = new Rectangle2D.Double(0, 0, 1, 1);
    private final ChartStyle style;
    private final List<Series> series;
    private final PlainPlot plot;
    /** Where the line ends that goes furthest. */
    private final double longest;

    /**
     * A line through measured points.
     *
     * @param name stands at its end
     * @param line how it is drawn
     * @param x    in rising order; not changed by anybody
     * @param y    as many; not changed by anybody
     */
    public record Series(String name, ProviderColours.Line line, double[] x, double[] y) {
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
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
        double mark = MARK * style.scale();
        for (int i = 0; i < series.size(); i++) {
            Series each = series.get(i);
            // Two providers may have the same name.
            points.addSeries(i, new double[][] {each.x, each.y});
            renderer.setSeriesPaint(i, each.line.in(style));
            renderer.setSeriesStroke(i, style.line(each.line.dash()));
            renderer.setSeriesShape(i, new Ellipse2D.Double(-mark / 2, -mark / 2, mark, mark));
        }
        plot = new PlainPlot(style, points, x, y, renderer);
    }

    /** Draws the chart. @return where the lines are, without axes and names */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area) {
        return draw(g, area, List.of(), axisWidth(g, area.getHeight(), plot.y()));
    }

    /** The room for a vertical axis with its labels and its title. @param height of the chart */
    static double axisWidth(Graphics2D g, double height, ValueAxis y) {
        return Axes.width(g, y, height) + g.getFontMetrics(y.getLabelFont()).getHeight() + 4 * PlainPlot.GAP;
    }

    /**
     * The same with room for names of other charts, so that charts one above the other have the same horizontal axis.
     *
     * @param left the room for the vertical axis
     */
    Rectangle2D draw(Graphics2D g, Rectangle2D area, List<Series> others, double left) {
        FontMetrics font = g.getFontMetrics(style.font());
        double below = plot.x().getLabel() == null ? 0 : LINES_BELOW * font.getHeight();
        if (plot.y().getLabel() != null && font.stringWidth(plot.y().getLabel()) > area.getHeight() - below) {
            // Half of a word says less than none.
            plot.y().setLabel(null);
        }
        List<EndLabels.Label> names = labels(series);
        List<EndLabels.Label> all = Stream.concat(names.stream(), labels(others).stream()).toList();
        Rectangle2D inner = plot.draw(g, area, left, 0, all);
        Map<Double, List<Series>> byEnd = series.stream().filter(each -> each.y.length > 0)
                .collect(Collectors.groupingBy(each -> edge(each, inner, font), TreeMap::new, Collectors.toList()));
        byEnd.forEach((edge, lines) -> EndLabels.draw(g, new Rectangle2D.Double(inner.getX(), inner.getY(), edge - inner.getX(),
                inner.getHeight()), area.getWidth(), labels(lines), all, name -> plot.y().valueToJava2D(name.y(), inner, RectangleEdge.LEFT)));
        return inner;
    }

    /** Where the name of a line stands: behind its last point, or at the right edge when it would reach that from there. */
    private double edge(Series line, Rectangle2D inner, FontMetrics font) {
        double end = plot.x().valueToJava2D(line.x[line.x.length - 1], inner, RectangleEdge.BOTTOM);
        boolean early = longest > line.x[line.x.length - 1] && end >= inner.getMinX()
                && end + font.stringWidth(line.name) + 2 * PlainPlot.GAP < inner.getMaxX();
        return early ? end : inner.getMaxX();
    }

    private List<EndLabels.Label> labels(List<Series> lines) {
        return lines.stream().filter(each -> each.y.length > 0).map(each -> new EndLabels.Label(each.name, each.name, "",
                each.line.text(style), end(each))).toList();
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
        double from = across(plot.x(), line.x[last - 1]);
        double share = (across(plot.x(), right) - from) / (across(plot.x(), line.x[last]) - from);
        double below = across(plot.y(), line.y[last - 1]);
        return plot.y().java2DToValue(below + share * (across(plot.y(), line.y[last]) - below), UNIT, RectangleEdge.BOTTOM);
    }

    private static double across(ValueAxis axis, double value) {
        return axis.valueToJava2D(value, UNIT, RectangleEdge.BOTTOM);
    }
}
