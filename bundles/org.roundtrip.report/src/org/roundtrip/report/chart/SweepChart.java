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
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.analysis.sweep.Knee;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.model.Result;

/**
 * What the steps of a sweep lead to: above the median and, dashed, the 99th percentile of the response, below the calls answered in a
 * second; a line for each variant in both. A ring marks its knee, see {@link Knee}. Draws on any Graphics2D. For one thread.
 */
public final class SweepChart {
    /** Steps that grow by this much in all stand on a logarithmic axis. */
    private static final double LOGARITHMIC = 8;
    private static final double ROOM = 1.25;
    private static final double EDGE = 1.08;
    private static final double RING = 14;
    private final ChartStyle style;
    private final ProviderColours colours;
    private final List<SweepLine> lines;

    /** A chart of lines of one sweep, at least one. */
    public SweepChart(ChartStyle style, ProviderColours colours, List<SweepLine> lines) {
        this.style = style;
        this.colours = colours;
        this.lines = List.copyOf(lines);
    }

    /** Draws the chart. */
    public void draw(Graphics2D g, Rectangle2D area) {
        double half = area.getHeight() / 2;
        List<PointsChart.Series> times = new ArrayList<>();
        List<PointsChart.Series> answers = new ArrayList<>();
        for (SweepLine line : lines) {
            ProviderColours.Line look = colours.line(line.variant());
            times.add(series(line, line.variant(), look, row -> SweepLine.p50(row)));
            times.add(series(line, Messages.text("sweep.p99", line.variant()), look.dashed(), SweepLine::p99));
            answers.add(series(line, line.variant(), look, row -> row.underLoad().answeredPerSecond()));
        }
        panel(g, new Rectangle2D.Double(area.getX(), area.getY(), area.getWidth(), half), times,
                range(times, Axes.nanos(true, style), "sweep.response", true), row -> SweepLine.p50(row));
        panel(g, new Rectangle2D.Double(area.getX(), area.getY() + half, area.getWidth(), half), answers,
                range(answers, Axes.amounts(false, style), "sweep.answered", false), row -> row.underLoad().answeredPerSecond());
    }

    private static PointsChart.Series series(SweepLine line, String name, ProviderColours.Line look, Function<Result, Double> value) {
        List<Result> rows = line.rows().stream().filter(row -> value.apply(row) != null).toList();
        return new PointsChart.Series(name, look, rows.stream().mapToDouble(row -> row.step().value()).toArray(),
                rows.stream().mapToDouble(value::apply).toArray());
    }

    private static ValueAxis range(List<PointsChart.Series> series, ValueAxis axis, String label, boolean logarithmic) {
        double least = values(series).min().orElse(1);
        double most = values(series).max().orElse(1);
        axis.setRange(logarithmic ? least / ROOM : 0, Math.max(most, Double.MIN_NORMAL) * ROOM);
        axis.setLabel(Messages.text(label));
        return axis;
    }

    private static DoubleStream values(List<PointsChart.Series> series) {
        return series.stream().flatMapToDouble(each -> Arrays.stream(each.y()));
    }

    private ValueAxis steps() {
        List<Integer> over = lines.getFirst().sweep().over();
        double least = over.getFirst();
        double most = over.getLast();
        boolean logarithmic = least > 0 && most >= LOGARITHMIC * least;
        ValueAxis axis = Axes.amounts(logarithmic, style);
        double edge = (most - least) * (EDGE - 1);
        axis.setRange(logarithmic ? least / EDGE : Math.max(0, least - edge), logarithmic ? most * EDGE : most + edge);
        axis.setLabel(lines.getFirst().sweep().name());
        return axis;
    }

    private void panel(Graphics2D g, Rectangle2D area, List<PointsChart.Series> series, ValueAxis y, Function<Result, Double> value) {
        ValueAxis x = steps();
        Rectangle2D inner = new PointsChart(style, x, y, series).draw(g, area);
        for (SweepLine line : lines) {
            Optional<Knee> knee = Knee.of(line).filter(each -> each.place() == Knee.Place.WITHIN);
            Stream<Result> at = knee.stream().flatMap(each -> line.rows().stream().filter(row -> row.step().equals(each.step())));
            at.filter(row -> value.apply(row) != null).forEach(row -> {
                double size = RING * style.scale();
                double left = x.valueToJava2D(row.step().value(), inner, RectangleEdge.BOTTOM);
                double top = y.valueToJava2D(value.apply(row), inner, RectangleEdge.LEFT);
                g.setPaint(colours.line(line.variant()).in(style));
                g.setStroke(new BasicStroke((float) (1.5 * style.scale())));
                g.draw(new Ellipse2D.Double(left - size / 2, top - size / 2, size, size));
            });
        }
    }
}
