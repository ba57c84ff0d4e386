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
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.Tick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.roundtrip.report.Numbers;

/** Axes with few round ticks and their unit. A label that has no room is left out; its grid line stays. */
public final class Axes {
    private static final double PIXELS_PER_LABEL = 70;
    private static final double LINES_PER_LABEL = 2.5;
    private static final double GAP = 4;
    private static final int MORE = 4;

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

    /** A horizontal axis of call numbers, labelled such as {@code 100}, {@code 1 k}; the word for them stands at its end. */
    public static ValueAxis calls(boolean logarithmic, ChartStyle style) {
        return of(Numbers::roundAmount, Messages.text("calls"), logarithmic, style);
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
            TickValues places, DoubleFunction<String> label) {
        double size = axis.getTickLabelFont().getSize2D();
        int most = (int) Math.max(2, RectangleEdge.isTopOrBottom(edge) ? area.getWidth() / (PIXELS_PER_LABEL * size / 12)
                : area.getHeight() / (LINES_PER_LABEL * size));
        List<NumberTick> few = ticks(g, axis, area, edge, places, label, most);
        // Where one label has room, others may have it at places that are nearer to each other.
        for (int more = 1; labels(few) < 2 && more <= MORE; more++) {
            List<NumberTick> closer = ticks(g, axis, area, edge, places, label, most + more);
            few = labels(closer) > labels(few) ? closer : few;
        }
        return few;
    }

    private static long labels(List<NumberTick> ticks) {
        return ticks.stream().filter(tick -> !tick.getText().isEmpty()).count();
    }

    private static List<NumberTick> ticks(Graphics2D g, ValueAxis axis, Rectangle2D area, RectangleEdge edge,
            TickValues places, DoubleFunction<String> label, int most) {
        boolean horizontal = RectangleEdge.isTopOrBottom(edge);
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
        for (Double value : values) {
            String text = label.apply(value);
            double at = place.applyAsDouble(value);
            double reach = half.applyAsDouble(text);
            // The labels of the other axis begin below the lower end of a vertical one.
            boolean written = (horizontal || at + reach <= area.getMaxY() + GAP) && room.take(at - reach, at + reach);
            ticks.add(new NumberTick(value, written ? text : "", anchor, TextAnchor.CENTER, 0));
        }
        return ticks;
    }

    /** The width of the labels that a vertical axis has. @param height of the lines beside it, or more */
    static double width(Graphics2D g, ValueAxis axis, double height) {
        FontMetrics font = g.getFontMetrics(axis.getTickLabelFont());
        List<?> ticks = axis.refreshTicks(g, new AxisState(), new Rectangle2D.Double(0, 0, 1, height), RectangleEdge.LEFT);
        return ticks.stream().mapToDouble(tick -> font.stringWidth(((Tick) tick).getText())).max().orElse(0);
    }

    /** The room that the unit of a horizontal axis needs at the right of the lines; 0 for one without a unit. */
    static double unitRoom(FontMetrics font, ValueAxis axis) {
        String unit = axis instanceof Measured measured ? measured.unit() : "";
        return unit.isEmpty() ? 0 : font.stringWidth("500 k") / 2.0 + 2 * GAP + font.stringWidth(unit);
    }

    /** An axis whose unit stands at its end. */
    private interface Measured {
        /** May be empty. */
        String unit();
    }

    /** Writes the unit behind the last label, if it has room there. */
    private static void drawUnit(Graphics2D g, ValueAxis axis, String unit, double cursor, Rectangle2D whole, Rectangle2D inner,
            AxisState drawn) {
        if (unit.isEmpty()) {
            return;
        }
        FontMetrics font = g.getFontMetrics(axis.getTickLabelFont());
        double x = inner.getMaxX();
        for (Object tick : drawn.getTicks()) {
            NumberTick each = (NumberTick) tick;
            x = Math.max(x, axis.valueToJava2D(each.getValue(), inner, RectangleEdge.BOTTOM) + font.stringWidth(each.getText()) / 2.0);
        }
        double middle = x + GAP + font.stringWidth(unit) / 2.0;
        if (middle + font.stringWidth(unit) / 2.0 <= whole.getMaxX()) {
            g.setFont(axis.getTickLabelFont());
            g.setPaint(axis.getTickLabelPaint());
            // As labels are drawn, so that it stands on their line.
            TextUtils.drawRotatedString(unit, g, (float) middle, (float) (cursor + axis.getTickLabelInsets().getTop()),
                    TextAnchor.TOP_CENTER, 0, TextAnchor.CENTER);
        }
    }

    private static final class RoundAxis extends NumberAxis implements Measured {
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
            return ticks(g, this, area, edge, places, label);
        }

        @Override
        public AxisState draw(Graphics2D g, double cursor, Rectangle2D whole, Rectangle2D inner, RectangleEdge edge, PlotRenderingInfo plot) {
            AxisState drawn = super.draw(g, cursor, whole, inner, edge, plot);
            drawUnit(g, this, unit, cursor, whole, inner, drawn);
            return drawn;
        }

        @Override
        public String unit() {
            return unit;
        }
    }

    private static final class RoundLogAxis extends LogAxis implements Measured {
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
            return ticks(g, this, area, edge, places, label);
        }

        @Override
        public AxisState draw(Graphics2D g, double cursor, Rectangle2D whole, Rectangle2D inner, RectangleEdge edge, PlotRenderingInfo plot) {
            AxisState drawn = super.draw(g, cursor, whole, inner, edge, plot);
            drawUnit(g, this, unit, cursor, whole, inner, drawn);
            return drawn;
        }

        @Override
        public String unit() {
            return unit;
        }
    }
}
