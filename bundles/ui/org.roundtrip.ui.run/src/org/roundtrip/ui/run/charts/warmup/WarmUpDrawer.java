// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.data.Range;
import org.roundtrip.analysis.FirstCall;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.chart.Axes;
import org.roundtrip.chart.ChartSeries;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.CurveChart;
import org.roundtrip.chart.PhaseBands;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.OneLine;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.open.OpenRun;

/** Draws the warm-up chart of an operation: a curve for each variant over calls or time. */
final class WarmUpDrawer implements ChartDrawer {
    /** Space for axis and names beside the curves, in letters of the font. */
    private static final double LETTERS_BESIDE = 20;
    private static final int LEAST_COLUMNS = 50;
    private static final int SHARED_COLUMNS = 400;
    private final OneLine line = new OneLine();
    private volatile OpenRun run;
    private volatile List<Beside> beside = List.of();
    private volatile String note = "";
    private volatile String noteBeside = "";
    private volatile WarmUpSettings shown = WarmUpSettings.asSet();

    @Override
    public OneLine line() {
        return line;
    }

    /** A chart that is compared with this one. @param how it is drawn; its axes are of the same kind */
    record Beside(OpenRun run, WarmUpSettings how) {
    }

    /**
     * Sets what is drawn from now on. Any thread.
     *
     * @param others charts with which this one is compared; both axes show their calls too
     * @param words  says that the axes are shared; empty when they are not
     * @param theirs what one of those charts says
     */
    void show(OpenRun other, List<Beside> others, String words, String theirs, WarmUpSettings how) {
        run = other;
        beside = List.copyOf(others);
        note = words;
        noteBeside = theirs;
        shown = how;
    }

    private static boolean rates(OpenRun from, WarmUpSettings how) {
        return from != null && how.rates(from.run().plan());
    }

    private List<VariantCurve> curves(OpenRun from, WarmUpSettings how) {
        return line.of(VariantCurve.of(from, how), VariantCurve::variant);
    }

    private List<VariantCurve> recordedBeside(WarmUpSettings how) {
        return beside.stream().filter(other -> other.how().axis() == how.axis() && !rates(other.run(), other.how()))
                .flatMap(other -> VariantCurve.of(other.run(), other.how()).stream()).toList();
    }

    @Override
    public Viewport whole() {
        OpenRun from = run;
        WarmUpSettings how = shown;
        if (rates(from, how)) {
            return RateDrawing.of(from, how, beside, line).whole();
        }
        List<VariantCurve> recorded = new ArrayList<>(from == null ? List.of() : curves(from, how));
        if (recorded.isEmpty()) {
            return null;
        }
        recorded.addAll(recordedBeside(how));
        double most = recorded.stream().mapToDouble(each -> each.end(how.axis())).max().orElse(1);
        double least = how.axis() == Curve.Axis.CALLS ? 1 : !how.logAxis() ? 0
                : recorded.stream().mapToDouble(VariantCurve::firstEnd).min().orElse(1);
        return Viewport.whole(least, most, how.logAxis());
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) throws IOException {
        OpenRun from = run;
        WarmUpSettings how = shown;
        if (rates(from, how)) {
            return RateDrawing.of(from, how, beside, line).draw(g, width, height, view, style, note);
        }
        List<VariantCurve> recorded = curves(from, how);
        int columns = (int) Math.max(LEAST_COLUMNS, width - LETTERS_BESIDE * style.font().getSize2D());
        double[] edges = edges(view, columns);
        ProviderColours colours = ProviderColours.of(from.run());
        List<ChartSeries> series = new ArrayList<>();
        for (VariantCurve each : recorded) {
            series.add(new ChartSeries(each.variant(), colours.line(each.variant()), each.columns(how.axis(), edges),
                    each.marks(how.axis(), view.to())));
        }
        ValueAxis x = how.axis() == Curve.Axis.CALLS ? Axes.calls(how.logAxis(), style)
                : Axes.nanos(how.logAxis(), style);
        x.setRange(view.from(), view.to());
        ValueAxis y = Axes.nanos(how.logLatency(), style);
        CurveChart chart = new CurveChart(style, how.axis(), x, y, sharedLatencies(recorded, how, view), series,
                phases(recorded, how, colours)).note(LoadNote.of(from.run().plan(), how, note)).scope(ShownForks.of(from.run(), recorded));
        if (!beside.isEmpty()) {
            chart.beside(seriesBeside(how, view, colours), noteBeside, ShownForks.of(beside.getFirst().run().run(), recordedBeside(how)));
        }
        Rectangle2D inner = chart.draw(g, new Rectangle2D.Double(0, 0, width, height));
        List<List<FirstCall>> firsts = new ArrayList<>();
        for (VariantCurve each : recorded) {
            firsts.add(each.firsts());
        }
        return new WarmUpFrame(inner, chart.wholeKey(), chart.names(), y, how.axis(), recorded, series.stream().map(ChartSeries::columns).toList(), firsts);
    }

    /** The curves of the charts that are compared, as far as their labels take room. */
    private List<ChartSeries> seriesBeside(WarmUpSettings how, Viewport view, ProviderColours colours) throws IOException {
        List<ChartSeries> series = new ArrayList<>();
        for (VariantCurve each : recordedBeside(how)) {
            series.add(new ChartSeries(each.variant(), colours.line(each.variant()), each.columns(how.axis(), edges(view, SHARED_COLUMNS)),
                    each.marks(how.axis(), view.to())));
        }
        return series;
    }

    /** The latencies of all charts that are compared, the same in each at any width. Null when there is one chart. */
    private Range sharedLatencies(List<VariantCurve> recorded, WarmUpSettings how, Viewport view) throws IOException {
        List<VariantCurve> all = new ArrayList<>(recordedBeside(how));
        if (all.isEmpty()) {
            return null;
        }
        all.addAll(recorded);
        List<PixelColumns> columns = new ArrayList<>();
        for (VariantCurve each : all) {
            columns.add(each.columns(how.axis(), edges(view, SHARED_COLUMNS)));
        }
        return CurveChart.bands(columns);
    }

    private static double[] edges(Viewport view, int columns) {
        return view.logarithmic() ? PixelColumns.logarithmic(view.from(), view.to(), columns)
                : PixelColumns.linear(view.from(), view.to(), columns);
    }

    /** The phases of the chosen variant, or of the only one. Those of one of several would be taken for those of all. */
    private static PhaseBands phases(List<VariantCurve> recorded, WarmUpSettings how, ProviderColours colours) {
        return recorded.stream().filter(each -> recorded.size() == 1 || each.variant().equals(how.variant())).findFirst()
                .map(each -> new PhaseBands(each.variant(), colours.line(each.variant()), each.curve().spans()))
                .orElse(PhaseBands.NONE);
    }

    /** The visible part as a table: a line for each column of each variant. Takes time. */
    String table(Viewport view, int columns) throws IOException {
        OpenRun from = run;
        WarmUpSettings how = shown;
        if (rates(from, how)) {
            return RateDrawing.of(from, how, beside, line).table(view);
        }
        double[] edges = edges(view, columns);
        StringBuilder table = new StringBuilder("variant,fork,time,")
                .append(how.axis() == Curve.Axis.CALLS ? "fromCall,toCall" : "fromNanos,toNanos")
                .append(",minNanos,p10Nanos,medianNanos,p90Nanos,maxNanos\n");
        for (VariantCurve each : curves(from, how)) {
            PixelColumns values = each.columns(how.axis(), edges);
            for (int i = 0; i < values.width(); i++) {
                if (values.counts()[i] > 0) {
                    table.append('"').append(each.variant().replace("\"", "\"\"")).append("\",")
                            .append(each.fork().map(fork -> String.valueOf(fork.repetition())).orElse("all")).append(',')
                            .append(each.curve().time().name().toLowerCase(Locale.ROOT)).append(',').append(edges[i]).append(',')
                            .append(edges[i + 1]).append(',').append(values.min()[i]).append(',')
                            .append(values.p10()[i]).append(',').append(values.median()[i]).append(',')
                            .append(values.p90()[i]).append(',').append(values.max()[i]).append('\n');
                }
            }
        }
        return table.toString();
    }
}
