// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.SortedMap;
import java.util.function.DoubleFunction;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.Tick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** Axes with few round ticks and their unit. A label that has no room is left out; its grid line stays. */
public final class Axes {
    private static final Texts TEXTS = Texts.of(Axes.class);

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
        return of(Numbers::roundAmount, TEXTS.text("calls"), logarithmic, style);
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
        AxisLabels.Places places = (lower, upper, most) -> marks.subMap(lower, upper).keySet().stream().toList();
        return axis(new AxisLabels(marks::get, "", places), logarithmic, style);
    }

    private static ValueAxis of(DoubleFunction<String> label, String unit, boolean logarithmic, ChartStyle style) {
        return axis(new AxisLabels(label, unit, logarithmic ? Ticks::logarithmic : Ticks::linear), logarithmic, style);
    }

    private static ValueAxis axis(AxisLabels labels, boolean logarithmic, ChartStyle style) {
        return styled(logarithmic ? new RoundLogAxis(labels) : new RoundAxis(labels), style);
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

    /** The width of the labels that a vertical axis has. @param height of the lines beside it, or more */
    public static double width(Graphics2D g, ValueAxis axis, double height) {
        FontMetrics font = g.getFontMetrics(axis.getTickLabelFont());
        List<?> ticks = axis.refreshTicks(g, new AxisState(), new Rectangle2D.Double(0, 0, 1, height), RectangleEdge.LEFT);
        return ticks.stream().mapToDouble(tick -> font.stringWidth(((Tick) tick).getText())).max().orElse(0);
    }

    /** The room that the unit of a horizontal axis needs at the right of the lines. It is 0 for one without a unit. */
    public static double unitRoom(FontMetrics font, ValueAxis axis) {
        return axis instanceof Labelled labelled ? labelled.labels().unitRoom(font) : 0;
    }
}
