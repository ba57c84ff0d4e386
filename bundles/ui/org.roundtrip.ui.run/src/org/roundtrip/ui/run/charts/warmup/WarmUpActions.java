// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.model.Plan;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;

/** The buttons and commands of the warm-up view. */
final class WarmUpActions {
    private static final Texts TEXTS = Texts.of(WarmUpActions.class);

    /** The context of its keys; the ids of its commands begin with it. */
    private static final String CONTEXT = "org.roundtrip.ui.run.warmUp";
    private static final int TABLE_COLUMNS = 1000;
    private final WarmUpView view;
    private final ChartCanvas canvas;
    private final Action follow;
    private final Action pause;
    private final Action logLatency;
    private final Action logAxis;
    private final Action time;
    private final Map<Quantity, Action> quantities = new EnumMap<>(Quantity.class);

    WarmUpActions(WarmUpView view, ChartCanvas canvas, WarmUpDrawer drawer) {
        this.view = view;
        this.canvas = canvas;
        follow = ViewAction.toggle(TEXTS.text("follow"), "follow", on -> { });
        pause = ViewAction.toggle(TEXTS.text("pause"), "pause", canvas::freeze);
        logLatency = ViewAction.toggle(TEXTS.text("logLatency"), "axis-log", on -> view.change(view.shown().withLogLatency(on)));
        logAxis = ViewAction.toggle(TEXTS.text("logAxis"), "axis-log-calls", on -> view.change(view.shown().withLogAxis(on)));
        time = ViewAction.toggle(TEXTS.text("timeAxis"), "axis-time",
                on -> view.change(view.shown().withAxis(on ? Curve.Axis.TIME : Curve.Axis.CALLS)));
        ChartSaving saving = new ChartSaving(canvas, chart -> drawer.table(chart.view(), TABLE_COLUMNS));
        Action copy = ViewAction.push(TEXTS.text("copy"), "copy", saving::copy);
        Action save = ViewAction.push(TEXTS.text("save"), "export",
                () -> saving.save(view.getSite().getShell(), view.fileName(), view.pictureTitle()));
        ChartCommands commands = new ChartCommands(view.getSite(), canvas, CONTEXT);
        commands.add(CONTEXT + ".follow", follow);
        commands.add(CONTEXT + ".pause", pause);
        commands.add(CONTEXT + ".time", time);
        commands.add(CONTEXT + ".logAxis", logAxis);
        commands.addLogLatency(logLatency);
        commands.addSharing();
        commands.addSaving(copy, save);
        IActionBars bars = view.getViewSite().getActionBars();
        IToolBarManager tools = bars.getToolBarManager();
        for (Action action : new Action[] {follow, pause, time, logAxis, logLatency, commands.showAll(), save}) {
            tools.add(action);
        }
        bars.getMenuManager().add(copy);
        bars.getMenuManager().add(ComparedCharts.toggle(canvas));
        bars.getMenuManager().add(new Separator());
        for (Quantity each : Quantity.values()) {
            Action choice = ViewAction.choice(each.words(), each.words(), each == Quantity.SERVICE,
                    () -> view.change(view.shown().with(each)));
            quantities.put(each, choice);
            bars.getMenuManager().add(choice);
        }
        bars.getMenuManager().add(new Separator());
        EditCommand.handle(bars, ActionFactory.COPY, copy);
        showStates();
        follow.setChecked(true);
    }

    /** Sets the buttons to the settings of the view. */
    void showStates() {
        logLatency.setChecked(view.shown().logLatency());
        logAxis.setChecked(view.shown().logAxis());
        time.setChecked(view.shown().axis() == Curve.Axis.TIME);
        showQuantities();
    }

    /** Only calls of an open load have more than the time from when they were sent. Rates have no axis of calls and no logarithmic one. */
    private void showQuantities() {
        Plan plan = view.plan();
        boolean curves = plan == null || !view.shown().rates(plan);
        time.setEnabled(curves);
        logAxis.setEnabled(curves);
        logLatency.setEnabled(curves);
        boolean open = plan != null && plan.protocol().load() instanceof Load.Open;
        quantities.forEach((each, choice) -> {
            choice.setEnabled(open || each == Quantity.SERVICE);
            choice.setText(choice.isEnabled() ? each.words() : TEXTS.text("onlyOpen", each.words()));
            choice.setChecked(each == (plan == null ? Quantity.SERVICE : view.shown().quantityOf(plan)));
        });
    }

    /** Sets the buttons for another run. */
    void begin(boolean live) {
        showQuantities();
        follow.setChecked(live);
        follow.setEnabled(live);
        pause.setChecked(false);
        canvas.freeze(false);
    }

    boolean follows() {
        return follow.isChecked();
    }

    void follow(boolean on) {
        follow.setChecked(on);
    }

    boolean paused() {
        return pause.isChecked();
    }
}
