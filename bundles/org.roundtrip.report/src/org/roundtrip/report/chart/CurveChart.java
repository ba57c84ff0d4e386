// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart;

import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.roundtrip.analysis.Curve.Axis;
import org.roundtrip.analysis.LineEnd;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ColumnsDataset.Part;

/**
 * A chart of latency over calls or time. Medians are lines, with a band from the 10th to the 90th percentile behind them.
 * The phases of one line are named along the top, lines at their ends together with the value there. Captured calls are a
 * dotted line. The end of each line's warm-up and the median of its measured calls are marks; a line above the chart
 * explains them. Draws on any Graphics2D: a screen's image, a file, SVG. For one thread.
 */
public final class CurveChart {
    private static final float BAND_OPACITY = 0.15f;
    private static final double GAP = 6;
    private static final Range NOTHING = new Range(1e3, 1e6);
    private final ChartStyle style;
    private final Axis axis;
    private final List<ChartSeries> series;
    private final PhaseBands phases;
    private final CurveKey key;
    private final XYPlot plot;
    private final JFreeChart chart;

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
        this.key = new CurveKey(style, series);
        y.setRange(fixed != null ? fixed : bands(series.stream().map(ChartSeries::columns).toList()), true, false);
        List<Part> parts = series.stream().flatMap(each -> Part.of(each).stream()).toList();
        plot = new XYPlot(new ColumnsDataset(parts), x, y, renderer(parts));
        plot.setBackgroundPaint(null);
        plot.setOutlineVisible(false);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinePaint(style.grid());
        plot.setRangeGridlineStroke(style.hairline());
        plot.setRangeZeroBaselineVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        chart = new JFreeChart(null, style.font(), plot, false);
        chart.setBackgroundPaint(style.background());
        chart.setAntiAlias(true);
    }

    /** Draws the chart. @return where the curves are, without axes and labels */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area) {
        g.setFont(style.font());
        FontMetrics font = g.getFontMetrics();
        AxisSpace right = new AxisSpace();
        right.add(EndLabels.width(font, series.stream().map(CurveChart::label).toList()), RectangleEdge.RIGHT);
        right.add(leftSpace(font), RectangleEdge.LEFT);
        plot.setFixedRangeAxisSpace(right);
        plot.setInsets(new RectangleInsets(GAP + key.height(font), GAP, GAP, GAP));
        ChartRenderingInfo info = new ChartRenderingInfo();
        chart.draw(g, area, info);
        Rectangle2D inner = info.getPlotInfo().getDataArea();
        key.draw(g, inner.getMinX(), area.getMaxX() - GAP, area.getMinY() + GAP / 2);
        phases.draw(g, style, inner, axis, plot.getDomainAxis());
        new CurveMarks(g, style, inner, plot.getDomainAxis(), plot.getRangeAxis()).draw(series);
        drawLabels(g, inner);
        return inner;
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

    private double leftSpace(FontMetrics font) {
        return font.stringWidth("500 µs") + 2 * GAP;
    }

    /** Names a curve and the value at the end of its line. */
    private static String label(ChartSeries each) {
        LineEnd end = each.marks().end();
        return end == null ? each.name() : Messages.text(end.phase() == Phase.CAPTURE ? "end.captured" : "end", each.name(),
                Numbers.nanos(end.nanos()));
    }

    /** Names each line at its end. */
    private void drawLabels(Graphics2D g, Rectangle2D inner) {
        List<EndLabels.Label> labels = new ArrayList<>();
        for (ChartSeries each : series) {
            int last = each.last();
            if (last >= 0) {
                LineEnd end = each.marks().end();
                double y = plot.getRangeAxis().valueToJava2D(end == null ? each.columns().median()[last] : end.nanos(), inner,
                        RectangleEdge.LEFT);
                labels.add(new EndLabels.Label(label(each), each.line().text(style), y));
            }
        }
        EndLabels.draw(g, inner, labels);
    }
}
