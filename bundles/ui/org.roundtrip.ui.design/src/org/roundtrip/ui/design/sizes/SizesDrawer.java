// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.PointsChart;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.Axes;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.Viewport;

/** Draws a line for each provider through the sizes that were measured. */
final class SizesDrawer implements ChartDrawer {
    private static final Texts TEXTS = Texts.of(SizesDrawer.class);
    private static final double ROOM = 1.25;
    private static final double EDGE = 0.03;
    private static final double LOG_EDGE = 0.1;
    private volatile Shown shown = new Shown("", List.of(), Quantity.BYTES, true, true);

    /**
     * A provider's points.
     *
     * @param points in rising order of their lengths
     */
    record Line(String label, ProviderColours.Line look, List<SizePoint> points) {
        /** The points that have a value. */
        List<SizePoint> with(Quantity quantity) {
            return points.stream().filter(point -> !Double.isNaN(quantity.of(point))).toList();
        }
    }

    /**
     * What is drawn.
     *
     * @param place      whose length changes
     * @param logLengths whether the axis of lengths is logarithmic, unless a length is 0
     */
    record Shown(String place, List<Line> lines, Quantity quantity, boolean logSizes, boolean logLengths) {
        private DoubleStream lengths() {
            return lines.stream().flatMap(line -> line.with(quantity).stream()).mapToDouble(SizePoint::length);
        }

        private DoubleStream values() {
            return lines.stream().flatMap(line -> line.with(quantity).stream()).mapToDouble(quantity::of);
        }
    }

    /** Sets what is drawn from now on. Any thread. */
    void show(Shown other) {
        shown = other;
    }

    @Override
    public Viewport whole() {
        Shown now = shown;
        double least = now.lengths().min().orElse(-1);
        double most = now.lengths().max().orElse(-1);
        boolean log = now.logLengths && least > 0;
        // The marks of the first and the last point are seen as a whole.
        double edge = Math.max(1, (most - least) * EDGE);
        return least < 0 ? null : Viewport.whole(log ? least / (1 + LOG_EDGE) : Math.max(0, least - edge),
                log ? most * (1 + LOG_EDGE) : most + edge, log);
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Shown now = shown;
        ValueAxis x = Axes.amounts(view.logarithmic(), style);
        x.setRange(view.from(), view.to());
        x.setLabel(now.place);
        double least = now.values().min().orElse(1);
        double most = now.values().max().orElse(1);
        boolean log = now.logSizes && least > 0;
        ValueAxis y = Axes.amounts(log, style);
        y.setRange(log ? least / ROOM : 0, Math.max(most, Double.MIN_NORMAL) * ROOM);
        y.setLabel(now.quantity.label());
        List<PointsChart.Series> series = new ArrayList<>();
        for (Line line : now.lines) {
            List<SizePoint> points = line.with(now.quantity);
            series.add(new PointsChart.Series(line.label, line.look, points.stream().mapToDouble(SizePoint::length).toArray(),
                    points.stream().mapToDouble(now.quantity::of).toArray()));
        }
        return new Frame(new PointsChart(style, x, y, series).draw(g, new Rectangle2D.Double(0, 0, width, height)), y, view, now);
    }

    /** Returns all points as comma-separated values. */
    String csv() {
        return shown.lines.stream().flatMap(line -> line.points.stream().map(point -> String.join(",",
                '"' + line.label.replace("\"", "\"\"") + '"', String.valueOf(point.length()), String.valueOf(point.contentBytes()),
                String.valueOf(point.requestBytes()), String.valueOf(point.replyBytes()), String.valueOf(point.requestPackets()),
                String.valueOf(point.replyPackets()), Double.isNaN(point.ratio()) ? "" : String.valueOf(point.ratio()))))
                .collect(Collectors.joining("\n",
                        "provider,length,contentBytes,requestBytes,replyBytes,requestPackets,replyPackets,ratio\n", "\n"));
    }

    private record Frame(Rectangle2D inner, ValueAxis y, Viewport view, Shown shown) implements ChartFrame {
        private static final double REACH = 0.04;

        @Override
        public Optional<Pointed> at(double value, double place) {
            Pointed best = null;
            for (int row = 0; row < rows(); row++) {
                Pointed there = on(row, value).orElse(null);
                if (there != null && (best == null || Math.abs(there.y() - place) < Math.abs(best.y() - place))) {
                    best = there;
                }
            }
            return Optional.ofNullable(best);
        }

        @Override
        public int rows() {
            return shown.lines.size();
        }

        @Override
        public Optional<Pointed> on(int row, double value) {
            Line line = shown.lines.get(row);
            return line.with(shown.quantity).stream()
                    .filter(point -> Math.abs(view.position(point.length()) - view.position(value)) < REACH)
                    .min((a, b) -> Double.compare(away(a, value), away(b, value))).map(point -> {
                        double size = shown.quantity.of(point);
                        return new Pointed(TEXTS.text("pointed", line.label, shown.quantity.text(size), shown.place,
                                Numbers.count(point.length())), y.valueToJava2D(size, inner, RectangleEdge.LEFT), null);
                    });
        }

        private double away(SizePoint point, double value) {
            return Math.abs(view.position(point.length()) - view.position(value));
        }
    }
}
