// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.sweep;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.roundtrip.analysis.sweep.Quantity;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.StepAxis;
import org.roundtrip.chart.SweepChart;
import org.roundtrip.model.Result;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.OneLine;
import org.roundtrip.ui.chart.Viewport;

/** Draws the chart of a sweep. Any thread may set what is drawn. */
final class SweepDrawer implements ChartDrawer {
    private final OneLine line = new OneLine();
    private volatile Shown shown = new Shown(null, List.of(), SweepChart.Beside.NOTHING, true, false);

    /**
     * What is drawn.
     *
     * @param lines      those of one operation; may be empty
     * @param beside     those of charts that are compared with this one
     * @param logLatency whether the axis of times is logarithmic
     * @param ended      whether no more steps will come
     */
    record Shown(ProviderColours colours, List<SweepLine> lines, SweepChart.Beside beside, boolean logLatency, boolean ended) {
        StepAxis axis() {
            return beside.axis(lines);
        }
    }

    @Override
    public OneLine line() {
        return line;
    }

    void show(Shown other) {
        shown = other;
    }

    @Override
    public Viewport whole() {
        Shown now = shown;
        if (now.lines.isEmpty()) {
            return null;
        }
        StepAxis axis = now.axis();
        return Viewport.whole(axis.from(), axis.to(), axis.logarithmic());
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Shown now = shown;
        return new SweepFrame(new SweepChart(style, now.colours, line.of(now.lines, SweepLine::variant), now.beside, now.logLatency, now.ended)
                .draw(g, new Rectangle2D.Double(0, 0, width, height), view.from(), view.to()), view);
    }

    /** The visible steps as a table: a line for each step of each variant. */
    String table(Viewport view) {
        StringBuilder table = new StringBuilder("variant,operation,sweep,step,p50Nanos,p99Nanos,answeredPerSecond\n");
        Shown now = shown;
        for (SweepLine line : now.lines) {
            StepAxis axis = now.axis();
            for (Result row : line.rows()) {
                double place = axis.place(row.step().value());
                if (place >= view.from() && place <= view.to()) {
                    table.append(quoted(row.variant())).append(',').append(row.operation()).append(',').append(quoted(line.sweep().value()))
                            .append(',').append(row.step().value());
                    for (Quantity each : Quantity.values()) {
                        table.append(',').append(each.of(row) == null ? "" : each.of(row));
                    }
                    table.append('\n');
                }
            }
        }
        return table.toString();
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }
}
