// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.eclipse.jface.action.Action;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.packets.desk.CallChartActions;
import org.roundtrip.ui.packets.timing.trace.TimelineCsv;
import org.roundtrip.ui.parts.ViewAction;

/** The buttons and keys of the view of timing. */
final class TimingActions {
    private static final int CSV_COLUMNS = 1000;
    private static final double ZOOM = 1.5;
    private final ChartCanvas canvas;
    private final Action logLatency;

    TimingActions(TimingView view, ChartCanvas canvas) {
        this.canvas = canvas;
        Action fit = ViewAction.push(Messages.fit, "zoom-fit", view::fit);
        logLatency = ViewAction.toggle(Messages.logLatency, "axis-log", view::logLatency);
        logLatency.setChecked(view.options().logLatency());
        Action all = ViewAction.push(Messages.showAll, "zoom-reset", () -> look(Viewport::reset));
        Action in = ViewAction.push(Messages.zoomIn, "zoom-in", () -> look(shown -> shown.zoomed(ZOOM, 0.5)));
        Action out = ViewAction.push(Messages.zoomOut, "zoom-out", () -> look(shown -> shown.zoomed(1 / ZOOM, 0.5)));
        ChartSaving saving = new ChartSaving(canvas,
                chart -> TimelineCsv.of(view.timeline(), chart.view(), CSV_COLUMNS));
        CallChartActions common = new CallChartActions(view::step, Messages.copy, saving::copy,
                () -> saving.save(view.getSite().getShell(), "timing"));
        common.contribute(view.getViewSite().getActionBars(),
                List.of(common.previous(), common.next(), in, out, fit, all, logLatency, common.save()));
        common.bind(canvas, Map.of('l', this::toggleLogLatency, 'f', view::fit));
    }

    private void look(UnaryOperator<Viewport> how) {
        if (canvas.view() != null) {
            canvas.look(how.apply(canvas.view()));
        }
    }

    private void toggleLogLatency() {
        logLatency.setChecked(!logLatency.isChecked());
        logLatency.run();
    }
}
