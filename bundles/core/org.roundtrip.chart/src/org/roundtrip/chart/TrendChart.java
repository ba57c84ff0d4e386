// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * How the medians of an operation were in many runs of a plan. Each provider has a line through its medians with their intervals. A line is broken
 * where something else was measured than before, or elsewhere; words say what changed. A median in doubt is hollow. Draws on any Graphics2D. For one thread.
 */
public final class TrendChart {
    private static final Texts TEXTS = Texts.of(TrendChart.class);
    private static final double ROOM = 1.25;
    /** Of the distance of two runs: what stays free beside the first one and the last one. */
    private static final double EDGE = 0.35;
    private final ChartStyle style;
    private final ProviderColours colours;
    private final List<Moment> moments;
    private final boolean logarithmic;

    /**
     * A run among the others.
     *
     * @param label   stands below it, such as when it began
     * @param changed what is otherwise than in the run before it, so that times are not compared; empty when they are
     * @param values  its rows of the operation, by provider
     */
    public record Moment(String label, String changed, Map<String, Value> values) {
        /** Copies the map. */
        public Moment {
            values = Map.copyOf(values);
        }

        /** The same with the rows of some providers only. */
        public Moment of(List<String> providers) {
            return new Moment(label, changed, values.entrySet().stream().filter(each -> providers.contains(each.getKey())).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
        }
    }

    /**
     * A median of a run.
     *
     * @param interval empty where its forks say nothing of it
     */
    public record Value(Result row, Optional<MedianInterval> interval) {
        /** Whether the median may be drawn: the row has one, did not fail, and has calls enough. */
        boolean told() {
            return row.medianNanos() != null && !row.is(RowState.FAILED) && !row.is(RowState.FEW);
        }
    }

    /**
     * A median that was drawn.
     *
     * @param moment index of the run, which is its place on the horizontal axis too
     * @param y      in pixels from the top
     */
    public record Point(int moment, Result row, double y) {
    }

    /**
     * Where things are in a chart that was drawn. Immutable.
     *
     * @param rows  the points of each provider that has some, from left to right
     * @param names where the providers' names are
     */
    public record Drawn(Rectangle2D inner, String wholeKey, List<List<Point>> rows, List<NamePlace> names) {
    }

    /** A chart. @param moments in the order in which they are shown @param logarithmic whether the axis of times is */
    public TrendChart(ChartStyle style, ProviderColours colours, List<Moment> moments, boolean logarithmic) {
        this.style = style;
        this.colours = colours;
        this.moments = List.copyOf(moments);
        this.logarithmic = logarithmic;
    }

    /** Where the horizontal axis begins. */
    public static double from() {
        return -EDGE;
    }

    /** Where the horizontal axis ends. @param moments how many runs there are */
    public static double to(int moments) {
        return moments - 1 + EDGE;
    }

    /** Draws a part of the horizontal axis. @param from see {@link #from} @param to see {@link #to} */
    public Drawn draw(Graphics2D g, Rectangle2D area, double from, double to) {
        g.setFont(style.font());
        FontMetrics font = g.getFontMetrics();
        List<String> providers = moments.stream().flatMap(moment -> moment.values.values().stream()).filter(Value::told).map(value -> value.row.variant()).distinct().sorted().toList();
        List<PointsChart.Series> series = providers.stream().map(this::series).toList();
        ValueAxis y = times();
        CurveKey key = key(series);
        double left = PointsChart.axisWidth(g, area.getHeight(), y);
        double keyed = key.height(font, area.getWidth() - left - 2 * PlainPlot.GAP, area.getHeight() / 2, series.size());
        double changes = moments.stream().allMatch(moment -> moment.changed.isEmpty()) ? 0 : font.getHeight() + PlainPlot.GAP;
        ValueAxis x = runs(from, to);
        PointsChart chart = new PointsChart(style, x, y, series);
        Rectangle2D inner = chart.draw(g, area, List.of(), left, keyed + changes);
        key.draw(g, inner.getMinX(), area.getMaxX() - PlainPlot.GAP, area.getMinY() + PlainPlot.GAP / 2, keyed);
        changes(g, inner, x, inner.getMinY() - changes);
        return new Drawn(inner, key.whole(), providers.stream().map(provider -> points(g, provider, inner, x, y)).toList(), chart.names());
    }

    private ValueAxis runs(double from, double to) {
        SortedMap<Double, String> labels = new TreeMap<>();
        for (int i = 0; i < moments.size(); i++) {
            labels.put((double) i, moments.get(i).label);
        }
        ValueAxis axis = Axes.marks(labels, false, style);
        axis.setRange(from, to);
        return axis;
    }

    private ValueAxis times() {
        DoubleSummaryStatistics ends = moments.stream().flatMap(moment -> moment.values.values().stream()).filter(Value::told)
                .flatMap(value -> Stream.concat(Stream.of(value.row.medianNanos()), value.interval.stream().flatMap(each -> Stream.of(each.low(), each.high()))))
                .mapToDouble(Double::doubleValue).summaryStatistics();
        ValueAxis axis = Axes.nanos(logarithmic, style);
        axis.setRange(logarithmic ? Math.max(1, ends.getMin()) / ROOM : 0, Math.max(1, ends.getMax()) * ROOM);
        axis.setLabel(TEXTS.text("trend.median"));
        return axis;
    }

    /** The line of a provider, with gaps where what was measured changed, or where it was not measured. */
    private PointsChart.Series series(String provider) {
        List<Double> x = new ArrayList<>(), y = new ArrayList<>();
        Set<Integer> hollow = new HashSet<>();
        Double last = null;
        for (int i = 0; i < moments.size(); i++) {
            Value value = moments.get(i).values.get(provider);
            boolean told = value != null && value.told();
            if (!y.isEmpty() && !y.getLast().isNaN() && (!told || !moments.get(i).changed.isEmpty())) {
                x.add(i - 0.5);
                y.add(Double.NaN);
            }
            if (told) {
                if (value.row.state() != RowState.STEADY) {
                    hollow.add(x.size());
                }
                x.add((double) i);
                y.add(value.row.medianNanos());
                last = value.row.medianNanos();
            }
        }
        if (y.getLast().isNaN()) {
            x.removeLast();
            y.removeLast();
        }
        return new PointsChart.Series(provider, TEXTS.text("trend.end", provider, Numbers.nanos(last)), colours.line(provider), false,
                x.stream().mapToDouble(Double::doubleValue).toArray(), y.stream().mapToDouble(Double::doubleValue).toArray(), hollow);
    }

    private CurveKey key(List<PointsChart.Series> series) {
        CurveKey key = new CurveKey(style);
        if (series.stream().anyMatch(each -> !each.hollow().isEmpty())) {
            key.outlined(PointsRenderer.hollow(style), TEXTS.text("key.doubtful"));
        }
        return key;
    }

    /** A dashed line before each run that measured something else than the one before, and what that is. */
    private void changes(Graphics2D g, Rectangle2D inner, ValueAxis x, double top) {
        FontMetrics font = g.getFontMetrics(style.font());
        float dash = (float) (4 * style.scale());
        g.setFont(style.font());
        g.setPaint(style.faint());
        g.setStroke(new BasicStroke((float) style.scale(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {dash, dash}, 0));
        double free = inner.getMaxX();
        for (int i = moments.size() - 1; i > 0; i--) {
            double place = x.valueToJava2D(i - 0.5, inner, RectangleEdge.BOTTOM);
            if (!moments.get(i).changed.isEmpty() && place > inner.getMinX() && place < inner.getMaxX()) {
                g.draw(new Line2D.Double(place, top, place, inner.getMaxY()));
                g.drawString(FittedText.cut(moments.get(i).changed, free - place - 2 * PlainPlot.GAP, font), (float) (place + PlainPlot.GAP), (float) (top + font.getAscent()));
                free = place;
            }
        }
    }

    private List<Point> points(Graphics2D g, String provider, Rectangle2D inner, ValueAxis x, ValueAxis y) {
        List<Point> points = new ArrayList<>();
        g.setPaint(colours.line(provider).in(style));
        g.setStroke(new BasicStroke((float) (1.5 * style.scale())));
        for (int i = 0; i < moments.size(); i++) {
            Value value = moments.get(i).values.get(provider);
            double place = x.valueToJava2D(i, inner, RectangleEdge.BOTTOM);
            if (value != null && value.told() && place >= inner.getMinX() && place <= inner.getMaxX()) {
                value.interval.ifPresent(each -> g.draw(new Line2D.Double(place, y.valueToJava2D(each.low(), inner, RectangleEdge.LEFT), place,
                        y.valueToJava2D(each.high(), inner, RectangleEdge.LEFT))));
                points.add(new Point(i, value.row, y.valueToJava2D(value.row.medianNanos(), inner, RectangleEdge.LEFT)));
            }
        }
        return List.copyOf(points);
    }
}
