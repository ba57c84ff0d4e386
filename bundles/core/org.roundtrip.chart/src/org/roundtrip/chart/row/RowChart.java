// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.row;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.analysis.steady.ForkStrip;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.chart.FittedText;
import org.roundtrip.chart.Scale;
import org.roundtrip.model.text.Texts;

/**
 * Draws a line for each fork of a row: a strip of its calls, and a dot for its median. In a strip the steady
 * part is tinted, ticks at its foot are changes, dots are outliers, and an upright line is where measuring began. All strips have one logarithmic axis of time, and all dots one. Draws on any Graphics2D. For one thread.
 */
public final class RowChart {
    private static final Texts TEXTS = Texts.of(RowChart.class);
    /** Heights in lines of text. */
    private static final double HEAD = 1.5, LINE = 2.2, FOOT = 0.3;
    private static final double PAD = 6;
    /** The part of the width that strips have. */
    private static final double STRIPS = 0.55;
    /** The least width of the axis of dots, as a part of the medians. */
    private static final double LEAST_SPREAD = 0.1;
    /** The slowest calls are drawn at the upper edge. */
    private static final double SHOWN = 0.995;
    private static final double TINT = 0.18;
    private final ChartStyle style;
    private final Color colour;
    private final RowForks forks;

    /** Where a line was drawn. @param box from the left edge to the right one */
    public record Place(RowForks.Line line, Rectangle2D box) {
    }

    /** A chart. @param colour of the row's provider */
    public RowChart(ChartStyle style, Color colour, RowForks forks) {
        this.style = style;
        this.colour = colour;
        this.forks = forks;
    }

    /** Pixels that a chart needs. @param lineHeight that of a line of text */
    public static double height(int forks, double lineHeight) {
        return lineHeight * (HEAD + FOOT + LINE * forks);
    }

    /** Draws the chart. @return where the lines are, from top to bottom */
    public List<Place> draw(Graphics2D g, Rectangle2D area) {
        g.setFont(style.font());
        g.setPaint(style.background());
        g.fill(area);
        FontMetrics font = g.getFontMetrics();
        double line = font.getHeight();
        double numbers = area.getX() + pad(), strips = numbers + font.stringWidth(TEXTS.text("head.fork")) + pad();
        double times = forks.lines().stream().mapToInt(each -> font.stringWidth(each.time())).max().orElse(0);
        double dots = strips + STRIPS * (area.getMaxX() - strips) + pad(), end = area.getMaxX() - pad() - times;
        Rectangle2D head = new Rectangle2D.Double(area.getX(), area.getY(), area.getWidth(), HEAD * line);
        text(g, TEXTS.text("head.fork"), head, numbers, strips - pad(), style.faint());
        text(g, TEXTS.text("head.calls"), head, strips, dots - pad(), style.faint());
        text(g, TEXTS.text("head.median"), head, dots, area.getMaxX() - pad(), style.faint());
        Scale medians = medians(dots + pad(), Math.max(dots + 2 * pad(), end - 2 * pad()));
        List<Place> places = new ArrayList<>();
        double y = area.getY() + HEAD * line;
        for (RowForks.Line each : forks.lines()) {
            Rectangle2D box = new Rectangle2D.Double(area.getX(), y, area.getWidth(), LINE * line);
            text(g, String.valueOf(each.number()), box, numbers, strips - pad(), style.foreground());
            Rectangle2D strip = new Rectangle2D.Double(strips, y + 0.12 * LINE * line, dots - pad() - strips, 0.76 * LINE * line);
            g.setPaint(style.grid());
            g.setStroke(style.hairline());
            g.draw(new Line2D.Double(strips, strip.getMaxY(), strip.getMaxX(), strip.getMaxY()));
            each.strip().ifPresent(calls -> strip(g, calls, strip));
            g.draw(new Line2D.Double(medians.begin(), box.getCenterY(), medians.end(), box.getCenterY()));
            each.median().ifPresent(median -> dot(g, medians.within(median), box.getCenterY(), 4.5));
            text(g, each.time(), box, area.getMaxX() - pad() - font.stringWidth(each.time()), area.getMaxX(), style.foreground());
            places.add(new Place(each, box));
            y += LINE * line;
        }
        return places;
    }

    private Scale medians(double from, double to) {
        DoubleSummaryStatistics all = forks.lines().stream().flatMap(line -> line.median().stream()).mapToDouble(Double::doubleValue).summaryStatistics();
        double middle = all.getCount() == 0 ? 1 : (all.getMin() + all.getMax()) / 2;
        double half = Math.max(all.getCount() == 0 ? 0 : (all.getMax() - all.getMin()) / 2, LEAST_SPREAD / 2 * Math.max(1, middle));
        return Scale.linear(middle - half, middle + half, from, to);
    }

    /** One for all strips, from the fastest call to one that is slower than nearly all. */
    private Scale times(Rectangle2D strip) {
        DoubleSummaryStatistics ends = forks.lines().stream().flatMap(line -> line.strip().stream()).map(ForkStrip::medians).filter(medians -> medians.length > 0)
                .flatMap(RowChart::ends).mapToDouble(Double::doubleValue).summaryStatistics();
        double from = Math.max(1, ends.getMin());
        return new Scale(from, Math.max(1.05 * from, ends.getMax()), true, strip.getMaxY(), strip.getY());
    }

    private static Stream<Double> ends(double[] medians) {
        double[] sorted = medians.clone();
        Arrays.sort(sorted);
        return Stream.of(sorted[0], sorted[(int) (SHOWN * (sorted.length - 1))]);
    }

    private void strip(Graphics2D g, ForkStrip calls, Rectangle2D strip) {
        int n = calls.medians().length;
        Scale along = Scale.linear(0, Math.max(1, n), strip.getX(), strip.getMaxX());
        Scale times = times(strip);
        if (calls.state().steady()) {
            double from = along.place(calls.state().steadyFrom());
            g.setPaint(Contrast.mix(style.background(), colour, TINT));
            g.fill(new Rectangle2D.Double(from, strip.getY(), strip.getMaxX() - from, strip.getHeight()));
        }
        g.setPaint(style.faint());
        double measured = along.place(calls.measuredFrom());
        g.draw(new Line2D.Double(measured, strip.getY(), measured, strip.getMaxY()));
        Path2D path = new Path2D.Double();
        for (int i = 0; i < n; i++) {
            double x = along.place(i + 0.5), y = times.within(calls.medians()[i]);
            if (i == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        g.setPaint(colour);
        g.draw(path);
        for (int outlier : calls.outliers()) {
            dot(g, along.place(outlier + 0.5), times.within(calls.medians()[outlier]), 1.5);
        }
        g.setPaint(style.foreground());
        g.setStroke(style.line(0));
        double tick = strip.getHeight() / 5;
        calls.state().changepoints().stream().mapToDouble(along::place).forEach(x -> g.draw(new Line2D.Double(x, strip.getMaxY() - tick, x, strip.getMaxY())));
        g.setStroke(style.hairline());
        g.setPaint(style.grid());
    }

    private double pad() {
        return PAD * style.scale();
    }

    private void dot(Graphics2D g, double x, double y, double radius) {
        double size = radius * style.scale();
        g.setPaint(colour);
        g.fill(new Ellipse2D.Double(x - size, y - size, 2 * size, 2 * size));
        g.setPaint(style.grid());
    }

    private static void text(Graphics2D g, String text, Rectangle2D box, double from, double to, Color ink) {
        FontMetrics font = g.getFontMetrics();
        g.setPaint(ink);
        g.drawString(FittedText.cut(text, to - from, font), (float) from, (float) (box.getCenterY() + (font.getAscent() - font.getDescent()) / 2.0));
    }
}
