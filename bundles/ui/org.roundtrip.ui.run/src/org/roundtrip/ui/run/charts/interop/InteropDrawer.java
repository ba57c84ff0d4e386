// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.interop;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.interop.PairCell;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.interop.InteropChart;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.ui.chart.Viewport;

/** Draws who can call whom. Any thread may set what is drawn. */
final class InteropDrawer implements ChartDrawer {
    private volatile Shown shown = new Shown(new Interop(List.of(), List.of(), List.of()), Optional.empty());

    /** What is drawn: one operation, or all. */
    record Shown(Interop interop, Optional<String> operation) {
    }

    void show(Shown other) {
        shown = other;
    }

    /** The horizontal axis has a column for each server. */
    @Override
    public Viewport whole() {
        return shown.interop.cells().isEmpty() ? null : Viewport.whole(0, shown.interop.sides().size(), false);
    }

    @Override
    public ChartFrame draw(Graphics2D g, int width, int height, Viewport view, ChartStyle style) {
        Shown now = shown;
        Rectangle2D inner = new InteropChart(style, now.interop, now.operation)
                .draw(g, new Rectangle2D.Double(0, 0, width, height), view.from(), view.to());
        return new InteropFrame(now, inner);
    }

    /** The cells as a table. */
    String table() {
        Shown now = shown;
        return now.interop.cells().stream().filter(cell -> now.operation.isEmpty() || now.operation.get().equals(cell.operation()))
                .map(InteropDrawer::line).collect(Collectors.joining("", "client,server,operation,works,p50Nanos,error\n", ""));
    }

    private static String line(PairCell cell) {
        return "%s,%s,%s,%s,%s,%s\n".formatted(quoted(cell.client()), quoted(cell.server()), cell.operation(),
                cell.state() == PairCell.State.OPEN ? "" : cell.works(), cell.p50Nanos() == null ? "" : cell.p50Nanos(), quoted(cell.error()));
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }
}
