// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.analysis.sweep.Knee;
import org.roundtrip.analysis.sweep.Quantity;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.model.Result;
import org.roundtrip.report.chart.axes.Axes;
import org.roundtrip.report.chart.axes.StepAxis;

/**
 * What the steps of a sweep lead to: above the median and, with dots between dashes, the 99th percentile of the response, below the
 * calls answered in a second; a line for each variant in both. A ring marks its knee, see {@link Knee}. Draws on any Graphics2D. For one thread.
 */
public final class SweepChart {
    private static final double ROOM = 1.25;
    /** A mark at 0 is seen as a whole. */
    private static final double BELOW = 0.06;
    private static final double RING = 14;
    /** What the only horizontal axis takes, in lines of text: half of it is taken from each panel. */
    private static final double LINES_OF_AXIS = 2.5;
    private final ChartStyle style;
    private final ProviderColours colours;
    private final List<SweepLine> lines;
    private final StepAxis steps;
    private final boolean logLatency;
    private final boolean knees;

    /**
     * A chart of lines of one sweep, at least one.
     *
     * @param logLatency whether the axis of times is logarithmic
     * @param knees      whether knees are marked, because no more steps will come
     */
    public SweepChart(ChartStyle style, ProviderColours colours, List<SweepLine> lines, boolean logLatency, boolean knees) {
        this.style = style;
        this.colours = colours;
        this.lines = List.copyOf(lines);
        this.logLatency = logLatency;
        this.knees = knees;
        steps = StepAxis.of(lines.getFirst().sweep());
    }

    /**
     * Where things are in a chart that was drawn. Immutable.
     *
     * @param inner where the lines of both panels are, and what is between them
     * @param rows  the points of each drawn line that has some, from left to right
     */
    public record Drawn(Rectangle2D inner, List<List<Point>> rows) {
    }

    /**
     * A point of a line.
     *
     * @param result whose value it shows
     * @param knee   whether it is marked as the knee
     * @param place  on the horizontal axis, see {@link StepAxis#place}
     * @param y      in pixels from the top
     */
    public record Point(Result result, Quantity quantity, boolean knee, double place, double y) {
    }

    /** A line in one of the panels. */
    private record Drawing(SweepLine line, Quantity quantity, ProviderColours.Line look, PointsChart.Series series) {
    }

    /** Draws the chart. */
    public Drawn draw(Graphics2D g, Rectangle2D area) {
        return draw(g, area, steps.from(), steps.to());
    }

    /** Draws a part of the horizontal axis. @param from a place, see {@link StepAxis} @param to another */
    public Drawn draw(Graphics2D g, Rectangle2D area, double from, double to) {
        List<Drawing> times = new ArrayList<>();
        List<Drawing> answers = new ArrayList<>();
        for (SweepLine line : lines) {
            ProviderColours.Line look = colours.line(line.variant());
            times.add(drawing(line, Quantity.P50, line.variant(), look));
            times.add(drawing(line, Quantity.P99, Messages.text("sweep.p99", line.variant()), look.second()));
            answers.add(drawing(line, Quantity.ANSWERED, line.variant(), look));
        }
        // A panel that ended within a pixel would leave a line between the backgrounds of both.
        double high = Math.rint((area.getHeight() - LINES_OF_AXIS * g.getFontMetrics(style.font()).getHeight()) / 2);
        List<List<Point>> rows = new ArrayList<>();
        ValueAxis above = steps.axis(from, to, style);
        above.setTickLabelsVisible(false);
        above.setLabel(null);
        ValueAxis response = range(times, Axes.nanos(logLatency, style), "sweep.response", logLatency);
        ValueAxis answered = range(answers, Axes.amounts(false, style), "sweep.answered", false);
        double left = Math.max(PointsChart.axisWidth(g, high, response), PointsChart.axisWidth(g, high, answered));
        Rectangle2D upper = panel(g, new Rectangle2D.Double(area.getX(), area.getY(), area.getWidth(), high), above, response, left,
                times, answers, rows);
        Rectangle2D lower = panel(g, new Rectangle2D.Double(area.getX(), area.getY() + high, area.getWidth(), area.getHeight() - high),
                steps.axis(from, to, style), answered, left, answers, times, rows);
        return new Drawn(upper.createUnion(lower), List.copyOf(rows));
    }

    private Drawing drawing(SweepLine line, Quantity quantity, String name, ProviderColours.Line look) {
        List<Result> rows = line.with(quantity);
        return new Drawing(line, quantity, look, new PointsChart.Series(name, look,
                rows.stream().mapToDouble(row -> steps.place(row.step().value())).toArray(),
                rows.stream().mapToDouble(quantity::of).toArray()));
    }

    private static ValueAxis range(List<Drawing> drawings, ValueAxis axis, String label, boolean logarithmic) {
        double least = values(drawings).min().orElse(1);
        double most = values(drawings).max().orElse(1);
        axis.setRange(logarithmic ? least / ROOM : -most * BELOW, Math.max(most, Double.MIN_NORMAL) * ROOM);
        axis.setLabel(Messages.text(label));
        return axis;
    }

    private static DoubleStream values(List<Drawing> drawings) {
        return drawings.stream().flatMapToDouble(each -> Arrays.stream(each.series().y()));
    }

    private Rectangle2D panel(Graphics2D g, Rectangle2D area, ValueAxis x, ValueAxis y, double left, List<Drawing> drawings,
            List<Drawing> others, List<List<Point>> rows) {
        Rectangle2D inner = new PointsChart(style, x, y, series(drawings)).draw(g, area, series(others), left);
        for (Drawing each : drawings) {
            List<Point> points = each.line().with(each.quantity()).stream().map(row -> new Point(row, each.quantity(), knee(each, row),
                    steps.place(row.step().value()), y.valueToJava2D(each.quantity().of(row), inner, RectangleEdge.LEFT))).toList();
            points.stream().filter(point -> point.knee() && x.getRange().contains(point.place())).forEach(point -> {
                double size = RING * style.scale();
                double middle = x.valueToJava2D(point.place(), inner, RectangleEdge.BOTTOM);
                g.setPaint(each.look().in(style));
                g.setStroke(new BasicStroke((float) (1.5 * style.scale())));
                g.draw(new Ellipse2D.Double(middle - size / 2, point.y() - size / 2, size, size));
            });
            if (!points.isEmpty()) {
                rows.add(points);
            }
        }
        return inner;
    }

    private boolean knee(Drawing drawing, Result row) {
        return drawing.quantity() != Quantity.P99 && knees && Knee.of(drawing.line())
                .filter(knee -> knee.place() == Knee.Place.WITHIN && knee.step().equals(row.step())).isPresent();
    }

    private static List<PointsChart.Series> series(List<Drawing> drawings) {
        return drawings.stream().map(Drawing::series).toList();
    }
}
