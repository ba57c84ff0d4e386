// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.row;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.row.RowChart;
import org.roundtrip.chart.row.RowForks;
import org.roundtrip.model.Run;
import org.roundtrip.model.RowKey;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.LinesFrame;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.open.OpenRun;

/** Draws the forks of a row. Any thread may set what is drawn. */
final class RowDrawer implements ChartDrawer {
    /** Each fork has its own axis of calls, so the chart is always shown whole. */
    private static final Viewport WHOLE = Viewport.whole(0, 1, false);
    private volatile Shown shown;
    private Read read;

    /** What is drawn. */
    private record Shown(OpenRun run, RowKey row) {
    }

    /** The forks that were read last: reading them takes longer than drawing. */
    private record Read(Run run, RowKey row, RowForks forks) {
    }

    /** @param run null for none */
    void show(OpenRun run, RowKey row) {
        shown = run == null ? null : new Shown(run, row);
    }

    @Override
    public Viewport whole() {
        return forks().lines().isEmpty() ? null : WHOLE;
    }

    private synchronized RowForks forks() {
        Shown now = shown;
        Optional<RunAnalysis> analysis = now == null ? Optional.empty() : now.run.analysis();
        if (analysis.isEmpty()) {
            return new RowForks(List.of());
        }
        Run run = analysis.get().run();
        if (read == null || run != read.run || !now.row.equals(read.row) || run.outcome() == Run.Outcome.RUNNING) {
            read = new Read(run, now.row, RowForks.of(analysis.get(), now.row));
        }
        return read.forks;
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Shown now = shown;
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, height);
        return new LinesFrame(area, now == null ? List.of()
                : new RowChart(style, ProviderColours.of(now.run.run()).line(now.row.variant()).in(style), forks()).draw(g, area).stream()
                        .map(place -> new LinesFrame.Line(place.box(), place.line().words(), null)).toList());
    }
}
