// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.roundtrip.report.Numbers;

/** Axes with few round ticks and their unit. A label that has no room is left out; its grid line stays. */
public final class Axes {
    private static final double PIXELS_PER_LABEL = 70;
    private static final double LINES_PER_LABEL = 2.5;
    private static final double GAP = 4;

    private Axes() {
    }

    /** An axis of times in nanoseconds, labelled such as {@code 10 µs}. */
    public static ValueAxis nanos(boolean logarithmic, ChartStyle style) {
        return of(Numbers::roundNanos, "", logarithmic, style);
    }

    /** An axis of lengths or sizes, labelled such as {@code 10 k}. */
    public static ValueAxis amounts(boolean logarithmic, ChartStyle style) {
        return of(Numbers::roundAmount, "", logarithmic, style);
    }

    /** An axis of calls in a second, labelled such as {@code 10 k/s}. */
    public static ValueAxis rates(ChartStyle style) {
        return of(Numbers::roundPerSecond, "", false, style);
    }

    /** A horizontal axis of call numbers, labelled such as {@code 100}, {@code 1 k}, {@code 10 k calls}. */
    public static ValueAxis calls(boolean logarithmic, ChartStyle style) {
        return of(Numbers::roundAmount, "calls", logarithmic, style);
    }

    /**
     * A horizontal axis of percentiles, labelled such as {@code 90 %}, {@code 99 %}, {@code 99.9 %}. Its values are 1 / (1 - p), see
     * {@link org.roundtrip.analysis.calls.Percentiles}.
     */
    public static ValueAxis percentiles(ChartStyle style) {
        return of(Numbers::percentile, "", true, style);
    }

    /** An axis with ticks at certain places only. @param marks each place with its label */
    static ValueAxis marks(SortedMap<Double, String> marks, boolean logarithmic, ChartStyle style) {
        TickValues places = (lower, upper, most) -> marks.subMap(lower, upper).keySet().stream().toList();
        return styled(logarithmic ? new RoundLogAxis(marks::get, "", places) : new RoundAxis(marks::get, "", places), style);
    }

    private static ValueAxis of(DoubleFunction<String> label, String unit, boolean logarithmic, ChartStyle style) {
        return styled(logarithmic ? new RoundLogAxis(label, unit, Ticks::logarithmic) : new RoundAxis(label, unit, Ticks::linear), style);
    }

    /** Finds the ticks between two ends of an axis, in rising order. @param most about so many have room */
    @FunctionalInterface
    private interface TickValues {
        List<Double> between(double lower, double upper, int most);
    }

    private static ValueAxis styled(ValueAxis axis, ChartStyle style) {
        axis.setTickLabelFont(style.font());
        axis.setLabelFont(style.font());
        axis.setTickLabelPaint(style.foreground());
        axis.setLabelPaint(style.faint());
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        axis.setTickLabelInsets(new RectangleInsets(3, 5, 3, 5));
        axis.setAutoRange(false);
        return axis;
    }

    private static List<NumberTick> ticks(Graphics2D g, ValueAxis axis, Rectangle2D area, RectangleEdge edge,
            TickValues places, DoubleFunction<String> label, String unit) {
        boolean horizontal = RectangleEdge.isTopOrBottom(edge);
        double size = axis.getTickLabelFont().getSize2D();
        int most = (int) Math.max(2, horizontal ? area.getWidth() / (PIXELS_PER_LABEL * size / 12)
                : area.getHeight() / (LINES_PER_LABEL * size));
        double lower = axis.getLowerBound();
        double upper = axis.getUpperBound();
        List<NumberTick> ticks = new ArrayList<>();
        TextAnchor anchor = horizontal ? TextAnchor.TOP_CENTER
                : edge == RectangleEdge.LEFT ? TextAnchor.CENTER_RIGHT : TextAnchor.CENTER_LEFT;
        FontMetrics font = g.getFontMetrics(axis.getTickLabelFont());
        LabelRoom room = new LabelRoom(horizontal ? GAP : 0);
        List<Double> values = places.between(lower, upper, most);
        ToDoubleFunction<Double> place = value -> axis.valueToJava2D(value, area, edge);
        ToDoubleFunction<String> half = text -> (horizontal ? font.stringWidth(text) : font.getHeight()) / 2.0;
        UnaryOperator<String> named = text -> Messages.text(unit, text);
        // The unit stands once, at the last label that has room for it; more than one, because it is a plural.
        Double last = unit.isEmpty() ? null : values.reversed().stream().filter(value -> value > 1 && place.applyAsDouble(value)
                + half.applyAsDouble(named.apply(label.apply(value))) <= area.getMaxX()).findFirst().orElse(null);
        if (last != null) {
            double reach = half.applyAsDouble(named.apply(label.apply(last)));
            room.take(place.applyAsDouble(last) - reach, place.applyAsDouble(last) + reach);
        }
        for (Double value : values) {
            boolean withUnit = value.equals(last);
            String text = withUnit ? named.apply(label.apply(value)) : label.apply(value);
            double at = place.applyAsDouble(value);
            double reach = half.applyAsDouble(text);
            // The labels of the other axis begin below the lower end of a vertical one.
            boolean written = withUnit || (horizontal || at + reach <= area.getMaxY() + GAP) && room.take(at - reach, at + reach);
            ticks.add(new NumberTick(value, written ? text : "", anchor, TextAnchor.CENTER, 0));
        }
        return ticks;
    }

    private static final class RoundAxis extends NumberAxis {
        private static final long serialVersionUID = 1L;
        private final transient DoubleFunction<String> label;
        private final String unit;
        private final transient TickValues places;

        RoundAxis(DoubleFunction<String> label, String unit, TickValues places) {
            this.label = label;
            this.unit = unit;
            this.places = places;
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
            return ticks(g, this, area, edge, places, label, unit);
        }
    }

    private static final class RoundLogAxis extends LogAxis {
        private static final long serialVersionUID = 1L;
        private final transient DoubleFunction<String> label;
        private final String unit;
        private final transient TickValues places;

        RoundLogAxis(DoubleFunction<String> label, String unit, TickValues places) {
            this.label = label;
            this.unit = unit;
            this.places = places;
            setSmallestValue(1e-3);
        }

        @Override
        public List<NumberTick> refreshTicks(Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
            return ticks(g, this, area, edge, places, label, unit);
        }
    }
}
