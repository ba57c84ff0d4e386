// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.analysis.sweep.Knee;
import org.roundtrip.analysis.sweep.Quantity;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * What the steps of a sweep lead to, with a line for each variant. Above are the median and, dotted, the 99th percentile
 * of the response, below the calls answered in a second. A ring marks its knee, see {@link Knee}; a median that is not
 * to be quoted is hollow. A line above explains that. Draws on any Graphics2D. For one thread.
 */
public final class SweepChart {
    private static final Texts TEXTS = Texts.of(SweepChart.class);
    private static final double ROOM = 1.25;
    /** A mark at 0 is seen as a whole. */
    private static final double BELOW = 0.06;
    private static final double RING = 14;
    /** What the only horizontal axis takes, in lines of text: half of it is taken from each panel. */
    private static final double LINES_OF_AXIS = 2.5;
    private final ChartStyle style;
    private final ProviderColours colours;
    private final List<SweepLine> lines;
    private final Beside beside;
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
        this(style, colours, lines, Beside.NOTHING, logLatency, knees);
    }

    /** The same beside other charts. */
    public SweepChart(ChartStyle style, ProviderColours colours, List<SweepLine> lines, Beside beside, boolean logLatency, boolean knees) {
        this.style = style;
        this.colours = colours;
        this.lines = List.copyOf(lines);
        this.beside = beside;
        this.logLatency = logLatency;
        this.knees = knees;
        steps = beside.axis(lines);
    }

    /**
     * The charts that are compared with one, which have the same axes.
     *
     * @param lines theirs, of the same value; they are not drawn, and the axes and the room for names are such that all charts have the same
     * @param note  stands above the lines of the chart; may be empty
     */
    public record Beside(List<SweepLine> lines, String note) {
        /** A chart alone. */
        public static final Beside NOTHING = new Beside(List.of(), "");

        /** Copies the list. */
        public Beside {
            lines = List.copyOf(lines);
        }

        /** The horizontal axis that a chart has beside them. @param shown its lines, at least one */
        public StepAxis axis(List<SweepLine> shown) {
            return StepAxis.of(Stream.concat(shown.stream(), lines.stream()).map(SweepLine::sweep).distinct().toList());
        }
    }

    /**
     * Where things are in a chart that was drawn. Immutable.
     *
     * @param inner    where the lines of both panels are, and what is between them
     * @param wholeKey all that the lines above the chart explain, where these have too little room for that; else empty
     * @param rows     the points of each drawn line that has some, from left to right
     * @param names    where the names of the variants are
     */
    public record Drawn(Rectangle2D inner, String wholeKey, List<List<Point>> rows, List<NamePlace> names) {
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

    /** What is kept free beside and above the lines of a panel. */
    private record Room(double left, double above) {
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
        lines.forEach(line -> add(line, times, answers));
        // Those of the charts beside, after them: for the axes and the room that all have.
        List<Drawing> allTimes = new ArrayList<>(times);
        List<Drawing> allAnswers = new ArrayList<>(answers);
        beside.lines().forEach(line -> add(line, allTimes, allAnswers));
        CurveKey key = key(times);
        // A panel that ended within a pixel would leave a line between the backgrounds of both.
        FontMetrics font = g.getFontMetrics(style.font());
        double panels = area.getHeight() - LINES_OF_AXIS * font.getHeight();
        List<List<Point>> rows = new ArrayList<>();
        List<NamePlace> names = new ArrayList<>();
        ValueAxis above = steps.axis(from, to, style);
        above.setTickLabelsVisible(false);
        above.setLabel(null);
        ValueAxis response = range(allTimes, Axes.nanos(logLatency, style), "sweep.response", logLatency);
        ValueAxis answered = range(allAnswers, Axes.amounts(false, style), "sweep.answered", false);
        double left = Math.max(PointsChart.axisWidth(g, panels / 2, response), PointsChart.axisWidth(g, panels / 2, answered));
        double keyed = key.height(font, area.getWidth() - left - 2 * PlainPlot.GAP, area.getHeight() / 2, times.size());
        double high = Math.rint((panels - keyed) / 2 + keyed);
        Rectangle2D upper = panel(g, new Rectangle2D.Double(area.getX(), area.getY(), area.getWidth(), high), above, response,
                new Room(left, keyed), times, allAnswers, rows, names);
        Rectangle2D lower = panel(g, new Rectangle2D.Double(area.getX(), area.getY() + high, area.getWidth(), area.getHeight() - high),
                steps.axis(from, to, style), answered, new Room(left, 0), answers, allTimes, rows, names);
        key.draw(g, upper.getMinX(), area.getMaxX() - PlainPlot.GAP, area.getMinY() + PlainPlot.GAP / 2, keyed);
        return new Drawn(upper.createUnion(lower), key.whole(), List.copyOf(rows), List.copyOf(names));
    }

    private void add(SweepLine line, List<Drawing> times, List<Drawing> answers) {
        ProviderColours.Line look = colours.line(line.variant());
        times.add(drawing(line, Quantity.P50, look));
        times.add(drawing(line, Quantity.P99, look));
        answers.add(drawing(line, Quantity.ANSWERED, look));
    }

    private CurveKey key(List<Drawing> times) {
        CurveKey key = new CurveKey(style);
        key.note(beside.note());
        key.percentiles(times.stream().anyMatch(each -> each.quantity() == Quantity.P99 && each.series().x().length > 0));
        key.dashes(times.stream().map(Drawing::look).toList(), "key.p99");
        if (times.stream().anyMatch(each -> !each.series().hollow().isEmpty())) {
            key.outlined(PointsRenderer.hollow(style), TEXTS.text("key.doubtful"));
        }
        if (times.stream().anyMatch(each -> each.line().rows().stream().anyMatch(row -> knee(each, row)))) {
            key.outlined(PointsRenderer.mark(RING, style), TEXTS.text("key.knee"));
        }
        return key;
    }

    private Drawing drawing(SweepLine line, Quantity quantity, ProviderColours.Line look) {
        List<Result> rows = line.with(quantity);
        boolean p99 = quantity == Quantity.P99;
        String name = p99 ? TEXTS.text("sweep.p99", line.variant()) : line.variant();
        Double last = rows.isEmpty() ? null : quantity.of(rows.getLast());
        String value = quantity == Quantity.ANSWERED ? Numbers.perSecond(last) : Numbers.nanos(last);
        return new Drawing(line, quantity, look, new PointsChart.Series(name, TEXTS.text("sweep.end." + quantity, line.variant(), value), look, p99,
                rows.stream().mapToDouble(row -> steps.place(row.step().value())).toArray(), rows.stream().mapToDouble(quantity::of).toArray(),
                IntStream.range(0, rows.size()).filter(i -> quantity == Quantity.P50 && rows.get(i).state() != RowState.STEADY).boxed().collect(Collectors.toSet())));
    }

    private static ValueAxis range(List<Drawing> drawings, ValueAxis axis, String label, boolean logarithmic) {
        double least = values(drawings).min().orElse(1);
        double most = values(drawings).max().orElse(1);
        axis.setRange(logarithmic ? least / ROOM : -most * BELOW, Math.max(most, Double.MIN_NORMAL) * ROOM);
        axis.setLabel(TEXTS.text(label));
        return axis;
    }

    private static DoubleStream values(List<Drawing> drawings) {
        return drawings.stream().flatMapToDouble(each -> Arrays.stream(each.series().y()));
    }

    private Rectangle2D panel(Graphics2D g, Rectangle2D area, ValueAxis x, ValueAxis y, Room room, List<Drawing> drawings,
            List<Drawing> others, List<List<Point>> rows, List<NamePlace> names) {
        PointsChart chart = new PointsChart(style, x, y, series(drawings));
        Rectangle2D inner = chart.draw(g, area, series(others), room.left(), room.above());
        chart.names().forEach(place -> drawings.stream().filter(each -> each.series().name().equals(place.name())).findFirst()
                .ifPresent(each -> names.add(new NamePlace(each.line().variant(), place.box()))));
        for (Drawing each : drawings) {
            List<Point> points = each.line().with(each.quantity()).stream().map(row -> new Point(row, each.quantity(), knee(each, row),
                    steps.place(row.step().value()), y.valueToJava2D(each.quantity().of(row), inner, RectangleEdge.LEFT))).toList();
            points.stream().filter(point -> point.knee() && x.getRange().contains(point.place())).forEach(point -> {
                double middle = x.valueToJava2D(point.place(), inner, RectangleEdge.BOTTOM);
                g.setPaint(each.look().in(style));
                g.setStroke(new BasicStroke((float) (1.5 * style.scale())));
                g.draw(AffineTransform.getTranslateInstance(middle, point.y()).createTransformedShape(PointsRenderer.mark(RING, style)));
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
