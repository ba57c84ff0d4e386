// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * Draws the marks of curves. A small triangle is at the first call of each phase, a circle with a tick where the warm-up
 * ended, and a diamond at the median of the measured calls, hollow where that is not to be quoted. For one drawing.
 */
final class CurveMarks {
    private static final Texts TEXTS = Texts.of(CurveMarks.class);

    /** Half the height of the tick where a warm-up ended. */
    static final double TICK = 11;
    private static final double RADIUS = 4;
    private static final double LARGER = 1.5;
    private static final double SMALLER = 0.9;
    private static final float HALO = 3;
    private static final int VEIL = 0xC0;
    private final Graphics2D g;
    private final ChartStyle style;
    private final Rectangle2D inner;
    private final ValueAxis x;
    private final ValueAxis y;
    private final List<Rectangle2D> taken = new ArrayList<>();

    /** @param inner where the curves are @param written where other words are already */
    CurveMarks(Graphics2D g, ChartStyle style, Rectangle2D inner, ValueAxis x, ValueAxis y, List<Rectangle2D> written) {
        taken.addAll(written);
        this.g = g;
        this.style = style;
        this.inner = inner;
        this.x = x;
        this.y = y;
    }

    /** @param values whether values stand beside the diamonds: those that would cover another one are left out */
    void draw(List<ChartSeries> series, boolean values) {
        series.forEach(this::firsts);
        series.forEach(this::warm);
        List<ChartSeries> marked = series.stream().filter(each -> each.showsMedian(x.getRange(), y.getRange())).toList();
        marked.forEach(this::diamond);
        if (values) {
            marked.forEach(each -> value(each, series));
        }
    }

    /** The mark of the end of a warm-up about a point: a circle in the middle of a tick. */
    static Shape warm(double left, double top, ChartStyle style) {
        double radius = RADIUS * style.scale();
        double reach = TICK * style.scale();
        Path2D mark = new Path2D.Double(new Ellipse2D.Double(left - radius, top - radius, 2 * radius, 2 * radius));
        mark.append(new Line2D.Double(left, top - reach, left, top - radius), false);
        mark.append(new Line2D.Double(left, top + radius, left, top + reach), false);
        return mark;
    }

    /** The mark of a median about a point. */
    static Shape diamond(double left, double top, ChartStyle style) {
        double radius = LARGER * RADIUS * style.scale();
        Path2D diamond = new Path2D.Double();
        diamond.moveTo(left - radius, top);
        diamond.lineTo(left, top - radius);
        diamond.lineTo(left + radius, top);
        diamond.lineTo(left, top + radius);
        diamond.closePath();
        return diamond;
    }

    /** The mark of the first call of a phase: a triangle whose tip is at a point. @param up whether the point is its upper tip */
    static Shape first(double left, double top, boolean up, ChartStyle style) {
        double half = SMALLER * RADIUS * style.scale();
        double base = up ? top + 2 * half : top - 2 * half;
        Path2D triangle = new Path2D.Double();
        triangle.moveTo(left, top);
        triangle.lineTo(left - half, base);
        triangle.lineTo(left + half, base);
        triangle.closePath();
        return triangle;
    }

    /** A first call above the visible range is marked by a triangle at the upper edge. */
    private void firsts(ChartSeries each) {
        for (ChartSeries.First call : each.firsts(x.getRange(), y.getRange())) {
            boolean above = call.nanos() > y.getUpperBound();
            Shape first = first(x(call.place()), above ? inner.getMinY() : y(call.nanos()), above, style);
            taken.add(first.getBounds2D());
            mark(first, each.line().in(style), style.background());
        }
    }

    private void warm(ChartSeries each) {
        int column = each.warm();
        if (column >= 0) {
            Shape warm = warm(x(each.marks().measured()), y(each.columns().median()[column]), style);
            taken.add(warm.getBounds2D());
            mark(warm, style.background(), each.line().in(style));
        }
    }

    private void diamond(ChartSeries each) {
        Shape diamond = diamond(middle(each), y(each.marks().medianNanos()), style);
        taken.add(diamond.getBounds2D());
        if (each.marks().doubtful()) {
            outlined(diamond, style.background(), each.line().in(style));
        } else {
            diamond(g, style, diamond, each.line().in(style));
        }
    }

    /** Draws the mark of a median. It has no halo: in a line that lies below it, that would look like a gap. */
    static void diamond(Graphics2D g, ChartStyle style, Shape diamond, Color filling) {
        g.setColor(filling);
        g.fill(diamond);
        g.setColor(style.foreground());
        g.setStroke(style.hairline());
        g.draw(diamond);
    }

    /** Draws a mark with a halo, which sets it off from the lines. */
    private void mark(Shape shape, Color filling, Color outline) {
        g.setColor(style.background());
        g.setStroke(new BasicStroke((float) (HALO * style.scale())));
        g.draw(shape);
        outlined(shape, filling, outline);
    }

    private void outlined(Shape shape, Color filling, Color outline) {
        g.setColor(filling);
        g.fill(shape);
        g.setColor(outline);
        g.setStroke(style.line(0));
        g.draw(shape);
    }

    /**
     * Writes the median beside its diamond where it covers no other mark or value and no curve. Without such a place it
     * is left out.
     */
    private void value(ChartSeries each, List<ChartSeries> curves) {
        FontMetrics font = g.getFontMetrics();
        String text = TEXTS.text("median", Numbers.nanos(each.marks().medianNanos()));
        places(middle(each), y(each.marks().medianNanos()), font.stringWidth(text), font.getHeight())
                .filter(place -> inner.contains(place) && taken.stream().noneMatch(place::intersects)
                        && curves.stream().noneMatch(curve -> crosses(curve, place))).findFirst().ifPresent(place -> {
                            taken.add(place);
                            g.setColor(veil());
                            g.fill(place);
                            g.setColor(each.line().text(style));
                            g.drawString(text, (float) place.getX(), (float) (place.getY() + font.getAscent()));
                        });
    }

    /** Whether the line of a curve goes through a place. */
    private boolean crosses(ChartSeries curve, Rectangle2D place) {
        double[] edges = curve.columns().edges();
        double before = Double.NaN;
        for (int i = 0; i < curve.columns().width() && x(edges[i]) <= place.getMaxX(); i++) {
            if (curve.columns().counts()[i] > 0) {
                double now = y(curve.columns().median()[i]);
                double left = Double.isNaN(before) ? now : before;
                if (x(edges[i + 1]) >= place.getMinX() && Math.max(left, now) >= place.getMinY() && Math.min(left, now) <= place.getMaxY()) {
                    return true;
                }
                before = now;
            }
        }
        return false;
    }

    /** Places for a text around a point, the best first: above it, below it, to its left, to its right. */
    private Stream<Rectangle2D> places(double left, double top, double width, double height) {
        double gap = 2 * RADIUS * style.scale();
        double centred = Math.max(inner.getMinX(), Math.min(left - width / 2, inner.getMaxX() - width));
        return Stream.of(new Rectangle2D.Double(centred, top - gap - height, width, height),
                new Rectangle2D.Double(centred, top + gap, width, height),
                new Rectangle2D.Double(left - gap - width, top - gap - height, width, height),
                new Rectangle2D.Double(left + gap, top - gap - height, width, height),
                new Rectangle2D.Double(left - gap - width, top - height / 2, width, height),
                new Rectangle2D.Double(left + gap, top - height / 2, width, height));
    }

    /** Lets a text be read over bands that are still seen. */
    private Color veil() {
        return new Color(style.background().getRGB() & 0xFFFFFF | VEIL << 24, true);
    }

    private double middle(ChartSeries each) {
        return (x(each.measuredFrom(x.getRange())) + x(each.measuredTo(x.getRange()))) / 2;
    }

    private double x(double value) {
        return x.valueToJava2D(Math.max(value, x.getLowerBound()), inner, RectangleEdge.BOTTOM);
    }

    private double y(double nanos) {
        return y.valueToJava2D(nanos, inner, RectangleEdge.LEFT);
    }
}
