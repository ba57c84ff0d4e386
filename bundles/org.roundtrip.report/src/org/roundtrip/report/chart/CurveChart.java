// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.roundtrip.analysis.LineEnd;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.analysis.calls.Curve.Axis;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ColumnsDataset.Part;

/**
 * A chart of latency over calls or time. Medians are lines, with a band from the 10th to the 90th percentile behind them.
 * The phases of one line are named along the top, lines at their ends together with the value there. Captured calls are a
 * dotted line; its end names the median of the measured calls, too. The end of each line's warm-up and the median of its measured calls are marks; a line above the chart
 * explains them. Draws on any Graphics2D: a screen's image, a file, SVG. For one thread.
 */
public final class CurveChart {
    private static final float BAND_OPACITY = 0.15f;
    private static final double GAP = PlainPlot.GAP;
    private static final Range NOTHING = new Range(1e3, 1e6);
    private final ChartStyle style;
    private final Axis axis;
    private final List<ChartSeries> series;
    private final PhaseBands phases;
    private final CurveKey key;
    private final PlainPlot plot;
    private List<ChartSeries> beside = List.of();
    private CurveKey keyBeside;

    /**
     * A chart.
     *
     * @param axis     what the horizontal axis counts
     * @param x        the horizontal axis, see {@link Axes}; its range is what is shown
     * @param y        the vertical axis; gets a range that shows all bands unless it is {@code fixed}
     * @param fixed    the vertical range, or null
     * @param series   the curves; those that come later are drawn on top
     * @param phases   the phases of one of the curves
     */
    public CurveChart(ChartStyle style, Axis axis, ValueAxis x, ValueAxis y, Range fixed, List<ChartSeries> series,
            PhaseBands phases) {
        this.style = style;
        this.axis = axis;
        this.series = List.copyOf(series);
        this.phases = phases;
        this.key = key(series);
        y.setRange(fixed != null ? fixed : bands(series.stream().map(ChartSeries::columns).toList()), true, false);
        List<Part> parts = series.stream().flatMap(each -> Part.of(each).stream()).toList();
        plot = new PlainPlot(style, new ColumnsDataset(parts), x, y, renderer(parts));
    }

    private CurveKey key(List<ChartSeries> curves) {
        CurveKey made = new CurveKey(style, curves);
        made.dashes(curves.stream().map(ChartSeries::line).toList(), "key.service");
        phases.shaded().ifPresent(words -> made.area(style.shade(), words));
        if (curves.stream().anyMatch(each -> hasBand(each.columns()))) {
            made.area(band(style.faint()), Messages.text("key.band"));
        }
        return made;
    }

    /** Writes a sentence in front of what explains the marks; nothing when it is empty. @return this chart */
    public CurveChart note(String sentence) {
        key.note(sentence);
        return this;
    }

    /** Says before the marks which calls the curves are of, where there is room; nothing when it is empty. @return this chart */
    public CurveChart scope(String words) {
        key.scope(words);
        return this;
    }

    /**
     * Leaves as much room above and beside the curves as another chart needs that is as large and is compared with this one, so that the
     * curves of both have the same place.
     *
     * @param others its curves
     * @param words  its note
     * @param scope  which calls its curves are of
     * @return this chart
     */
    public CurveChart beside(List<ChartSeries> others, String words, String scope) {
        beside = List.copyOf(others);
        keyBeside = key(others);
        keyBeside.note(words);
        keyBeside.scope(scope);
        return this;
    }

    /** Draws the chart. @return where the curves are, without axes and labels */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area) {
        FontMetrics font = g.getFontMetrics(style.font());
        List<EndLabels.Label> labels = labels(series);
        List<EndLabels.Label> all = Stream.concat(labels.stream(), labels(beside).stream()).toList();
        double left = font.stringWidth("500 µs") + 2 * GAP;
        double above = Math.max(key.height(font, area.getWidth() - left - 2 * GAP, area.getHeight()),
                keyBeside == null ? 0 : keyBeside.height(font, area.getWidth() - left - 2 * GAP, area.getHeight()));
        Rectangle2D inner = plot.draw(g, area, left, above, all);
        key.draw(g, inner.getMinX(), area.getMaxX() - GAP, area.getMinY() + GAP / 2, above);
        List<Rectangle2D> names = phases.draw(g, style, inner, axis, plot.x());
        new CurveMarks(g, style, inner, plot.x(), plot.y(), names).draw(series);
        EndLabels.draw(g, inner, area.getWidth(), labels, all,
                label -> plot.y().valueToJava2D(label.y(), inner, RectangleEdge.LEFT));
        return inner;
    }

    /** All that the lines above the chart explain, where it was drawn with too little room for that; else empty. */
    public String wholeKey() {
        return key.whole();
    }

    private List<EndLabels.Label> labels(List<ChartSeries> curves) {
        return curves.stream().filter(each -> each.last() >= 0).map(this::label).toList();
    }

    /** The vertical range that shows the bands of all these curves. */
    public static Range bands(List<PixelColumns> curves) {
        double low = Double.MAX_VALUE;
        double high = 0;
        for (PixelColumns columns : curves) {
            for (int i = 0; i < columns.width(); i++) {
                if (columns.counts()[i] > 0) {
                    low = Math.min(low, Math.max(1, columns.p10()[i]));
                    high = Math.max(high, columns.p90()[i]);
                }
            }
        }
        return high == 0 ? NOTHING : new Range(low / 1.25, Math.max(high, low) * 1.6);
    }

    private static boolean hasBand(PixelColumns columns) {
        return IntStream.range(0, columns.width()).anyMatch(i -> columns.counts()[i] > 0 && columns.p10()[i] < columns.p90()[i]);
    }

    private static Color band(Color colour) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), Math.round(255 * BAND_OPACITY));
    }

    private DeviationRenderer renderer(List<Part> parts) {
        DeviationRenderer renderer = new DeviationRenderer(true, false);
        renderer.setAlpha(BAND_OPACITY);
        for (int i = 0; i < parts.size(); i++) {
            ProviderColours.Line line = parts.get(i).series().line();
            Color colour = line.in(style);
            renderer.setSeriesPaint(i, colour);
            renderer.setSeriesFillPaint(i, colour);
            renderer.setSeriesStroke(i, parts.get(i).captured() ? style.dotted() : style.line(line.dash()));
        }
        return renderer;
    }

    /**
     * Names a curve and the value at the end of its line. Where captured calls are at its end, or no value is given for it, the median
     * of the measured ones stands first, because it is the result, and the label is at its height: names alone say who was faster.
     */
    private EndLabels.Label label(ChartSeries each) {
        LineEnd end = each.marks().end();
        Color colour = each.line().text(style);
        Double measured = each.marks().medianNanos();
        if (measured != null && (end == null || end.phase() == Phase.CAPTURE)) {
            return new EndLabels.Label(each.name(), Messages.text("end.measured", each.name(), Numbers.nanos(measured)),
                    end == null ? "" : Messages.text("end.under", Numbers.nanos(end.nanos())), colour, measured);
        }
        if (end == null) {
            return new EndLabels.Label(each.name(), each.name(), "", colour, each.columns().median()[each.last()]);
        }
        return new EndLabels.Label(each.name(), Messages.text(end.phase() == Phase.CAPTURE ? "end.captured" : "end", each.name(),
                Numbers.nanos(end.nanos())), "", colour, end.nanos());
    }
}
