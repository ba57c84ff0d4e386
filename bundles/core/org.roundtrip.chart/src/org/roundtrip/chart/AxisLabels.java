// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/**
 * The ticks of an axis with their labels, and the unit at its end. A label that has no room is left out; its grid line stays. Immutable.
 *
 * @param label  the text of a value
 * @param unit   stands behind the last label of a horizontal axis; may be empty
 * @param places where ticks are
 */
record AxisLabels(DoubleFunction<String> label, String unit, Places places) {
    private static final double PIXELS_PER_LABEL = 70;
    private static final double LINES_PER_LABEL = 2.5;
    private static final double GAP = 4;
    private static final int MORE = 4;
    private static final int ENOUGH = 3;

    /** Finds the ticks between two ends of an axis, in rising order. */
    @FunctionalInterface
    interface Places {
        /** @param most about so many have room */
        List<Double> between(double lower, double upper, int most);
    }

    /** The ticks of an axis; a label that has no room is empty. */
    List<NumberTick> ticks(Graphics2D g, ValueAxis axis, Rectangle2D area, RectangleEdge edge) {
        double size = axis.getTickLabelFont().getSize2D();
        int most = (int) Math.max(2, RectangleEdge.isTopOrBottom(edge) ? area.getWidth() / (PIXELS_PER_LABEL * size / 12)
                : area.getHeight() / (LINES_PER_LABEL * size));
        List<NumberTick> few = ticks(g, axis, area, edge, most);
        // Where one or two labels have room, others may have it at places that are nearer to each other.
        for (int more = 1; labels(few) < ENOUGH && more <= MORE; more++) {
            List<NumberTick> closer = ticks(g, axis, area, edge, most + more);
            few = labels(closer) > labels(few) ? closer : few;
        }
        return few;
    }

    private static long labels(List<NumberTick> ticks) {
        return ticks.stream().filter(tick -> !tick.getText().isEmpty()).count();
    }

    private List<NumberTick> ticks(Graphics2D g, ValueAxis axis, Rectangle2D area, RectangleEdge edge, int most) {
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

    /** The room that the unit needs at the right of the lines; 0 without a unit. */
    double unitRoom(FontMetrics font) {
        return unit.isEmpty() ? 0 : font.stringWidth("500 k") / 2.0 + 2 * GAP + font.stringWidth(unit);
    }

    /** Writes the unit behind the last label, if it has room there. */
    void drawUnit(Graphics2D g, ValueAxis axis, double cursor, Rectangle2D whole, Rectangle2D inner, AxisState drawn) {
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
}
