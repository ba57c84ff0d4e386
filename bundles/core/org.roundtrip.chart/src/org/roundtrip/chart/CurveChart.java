// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

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
import org.roundtrip.chart.ColumnsDataset.Part;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * A chart of latency over calls or time. Medians are lines, with a band from the 10th to the 90th percentile behind them.
 * The phases of one line are named along the top, lines at their ends together with values: the median of the measured calls while it is
 * seen, and the value at the end under the name of the phase there. Captured calls are a dotted line. The end of each line's warm-up and
 * the median of its measured calls are marks; a line above the chart explains those that are seen. Draws on any Graphics2D: a screen's
 * image, a file, SVG. For one thread.
 */
public final class CurveChart {
    private static final Texts TEXTS = Texts.of(CurveChart.class);
    private static final float BAND_OPACITY = 0.15f;
    private static final double GAP = PlainPlot.GAP;
    private static final Range NOTHING = new Range(1e3, 1e6);
    private final ChartStyle style;
    private final Axis axis;
    private final List<ChartSeries> series;
    private final PhaseBands phases;
    private final PlainPlot plot;
    private Words words = new Words("", "");
    private List<ChartSeries> beside = List.of();
    /** Null while this chart is not compared. */
    private Words wordsBeside;
    private CurveKey key;
    private List<NamePlace> names = List.of();

    /** What stands before the marks. @param note a sentence @param scope which calls the curves are of */
    private record Words(String note, String scope) {
    }

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
        y.setRange(fixed != null ? fixed : bands(series.stream().map(ChartSeries::columns).toList()), true, false);
        List<Part> parts = series.stream().flatMap(each -> Part.of(each).stream()).toList();
        plot = new PlainPlot(style, new ColumnsDataset(parts), x, y, renderer(parts));
    }

    /** @param values whether there is room for values at the ends of lines */
    private CurveKey key(List<ChartSeries> all, Words before, boolean values) {
        List<ChartSeries> curves = seen(all);
        CurveKey made = new CurveKey(style);
        made.note(before.note());
        made.scope(before.scope());
        made.medians(curves, plot.x().getRange(), plot.y().getRange());
        made.dashes(curves.stream().map(ChartSeries::line).toList(), "key.service");
        if (values) {
            made.ends(curves, plot.x().getRange(), plot.y().getRange());
        }
        made.moments(curves, plot.x().getRange(), plot.y().getRange());
        phases.shaded(axis, plot.x().getRange()).ifPresent(shaded -> made.area(style.shade(), shaded));
        if (curves.stream().anyMatch(each -> hasBand(each.columns()))) {
            made.band(band(style.faint()), TEXTS.text("key.band"));
        }
        return made;
    }

    /** Writes a sentence in front of what explains the marks; nothing when it is empty. @return this chart */
    public CurveChart note(String sentence) {
        words = new Words(sentence, words.scope());
        return this;
    }

    /** Says before the marks which calls the curves are of, where there is room; nothing when it is empty. @return this chart */
    public CurveChart scope(String calls) {
        words = new Words(words.note(), calls);
        return this;
    }

    /**
     * Leaves the same room above and beside the curves as another chart needs, so that both are aligned. The other chart
     * is compared with this one and equally large.
     *
     * @param others its curves
     * @param note   its note
     * @param scope  which calls its curves are of
     * @return this chart
     */
    public CurveChart beside(List<ChartSeries> others, String note, String scope) {
        beside = List.copyOf(others);
        wordsBeside = new Words(note, scope);
        return this;
    }

    /** Draws the chart. @return where the curves are, without axes and labels */
    public Rectangle2D draw(Graphics2D g, Rectangle2D area) {
        FontMetrics font = g.getFontMetrics(style.font());
        List<EndLabels.Label> labels = labels(series);
        List<EndLabels.Label> all = Stream.concat(labels.stream(), labels(beside).stream()).toList();
        double left = font.stringWidth("500 µs") + 2 * GAP;
        boolean values = EndLabels.fit(font, area.getWidth(), all);
        key = key(series, words, values);
        double room = area.getWidth() - left - 2 * GAP;
        double above = Math.max(key.height(font, room, area.getHeight(), labels.size()),
                wordsBeside == null ? 0 : key(beside, wordsBeside, values).height(font, room, area.getHeight(), labels(beside).size()));
        Rectangle2D inner = plot.draw(g, area, left, above, all);
        key.draw(g, inner.getMinX(), area.getMaxX() - GAP, area.getMinY() + GAP / 2, above);
        List<Rectangle2D> phaseNames = phases.draw(g, style, inner, axis, plot.x());
        new CurveMarks(g, style, inner, plot.x(), plot.y(), phaseNames).draw(series, !values);
        names = EndLabels.draw(g, inner, area.getWidth(), labels, all,
                label -> plot.y().valueToJava2D(label.y(), inner, RectangleEdge.LEFT));
        return inner;
    }

    /** Where the names of the lines are. After {@link #draw} only. */
    public List<NamePlace> names() {
        return names;
    }

    /** All that the lines above the chart explain, where it was drawn with too little room for that; else empty. After {@link #draw} only. */
    public String wholeKey() {
        return key.whole();
    }

    private List<EndLabels.Label> labels(List<ChartSeries> curves) {
        return seen(curves).stream().map(this::label).toList();
    }

    /** The curves of which calls are seen. */
    private static List<ChartSeries> seen(List<ChartSeries> curves) {
        return curves.stream().filter(each -> each.last() >= 0).toList();
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
     * Names a curve and its values. While the median of the measured calls is seen it stands first, because it is the result, and the label
     * is at its height: names alone say who was faster. The value at the end of the line, if it is given, is named by the phase there.
     */
    private EndLabels.Label label(ChartSeries each) {
        LineEnd end = each.marks().end();
        Color colour = each.line().text(style);
        String last = end == null ? "" : TEXTS.text("end.last", phase(end), Numbers.nanos(end.nanos()));
        if (each.showsMedian(plot.x().getRange(), plot.y().getRange())) {
            double measured = each.marks().medianNanos();
            return new EndLabels.Label(each.name(), TEXTS.text("end.measured", each.name(), Numbers.nanos(measured)), last, colour, measured);
        }
        return end == null ? new EndLabels.Label(each.name(), each.name(), "", colour, each.columns().median()[each.last()])
                : new EndLabels.Label(each.name(), TEXTS.text("end", each.name(), last), "", colour, end.nanos());
    }

    /** The phase in which a line ends: not "measured" alone, which stands for the median of all measured calls. */
    private static String phase(LineEnd end) {
        return end.phase() == Phase.STEADY ? TEXTS.text("end.last.measured") : PhaseNames.of(end.phase());
    }
}
