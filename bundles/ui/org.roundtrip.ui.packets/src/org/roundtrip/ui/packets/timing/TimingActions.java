// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.List;
import org.eclipse.jface.action.Action;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.packets.desk.CallChartActions;
import org.roundtrip.ui.packets.timing.trace.TimelineCsv;
import org.roundtrip.ui.view.ViewAction;

/** The buttons and commands of the view of timing. */
final class TimingActions {
    private static final Texts TEXTS = Texts.of(TimingActions.class);
    private static final int CSV_COLUMNS = 1000;
    /** The context of its keys; the ids of its commands begin with it. */
    private static final String CONTEXT = "org.roundtrip.ui.packets.timing";

    TimingActions(TimingView view, ChartCanvas canvas) {
        Action fit = ViewAction.push(TEXTS.text("fit"), "zoom-fit", view::fit);
        Action logLatency = ViewAction.toggle(TEXTS.text("logLatency"), "axis-log", view::logLatency);
        logLatency.setChecked(view.options().logLatency());
        ChartSaving saving = new ChartSaving(canvas,
                chart -> TimelineCsv.of(view.timeline(), chart.view(), CSV_COLUMNS));
        CallChartActions common = new CallChartActions(view::step, TEXTS.text("copy"), saving::copy,
                () -> saving.save(view.getSite().getShell(), "timing", view.pictureTitle()));
        ChartCommands commands = new ChartCommands(view.getSite(), canvas, CallChartActions.CONTEXT, CONTEXT);
        common.addTo(commands);
        commands.add(CONTEXT + ".fit", fit);
        commands.addLogLatency(logLatency);
        commands.addSharing();
        common.contribute(view.getViewSite().getActionBars(), List.of(common.previous(), common.next(), commands.zoomIn(),
                commands.zoomOut(), fit, commands.showAll(), logLatency, common.save()));
    }
}
