// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.percentiles;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.Run;
import org.roundtrip.model.sweep.Called;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.EditCommand;
import org.roundtrip.ui.parts.RunView;
import org.roundtrip.ui.parts.ViewAction;

/**
 * The view of latency by percentile: the measured calls of one operation, a line for each variant, with response and service time
 * where both exist. Shows the operation in focus until a person chooses one.
 */
public final class PercentileView extends RunView {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.percentiles";
    private static final int GAP = 8;
    private final PercentileDrawer drawer = new PercentileDrawer();
    private Called called = new Called("", null);
    private List<Called> all = List.of();
    private Combo operations;
    private ChartCanvas canvas;
    private Action logLatency;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        Composite choices = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(GAP, 4).applyTo(choices);
        operations = new Combo(choices, SWT.READ_ONLY | SWT.DROP_DOWN);
        operations.setToolTipText(Messages.operationTip);
        operations.addListener(SWT.Selection, event -> choose());
        canvas = new ChartCanvas(body, drawer);
        canvas.name(Messages.empty);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas);
        actions();
        return body;
    }

    private void actions() {
        logLatency = ViewAction.toggle(Messages.logLatency, "axis-log", on -> draw());
        logLatency.setChecked(Setting.LOG_LATENCY.on());
        ChartSaving saving = new ChartSaving(canvas, chart -> drawer.table(chart.view()));
        Action copy = ViewAction.push(Messages.copy, "copy", saving::copy);
        Action save = ViewAction.push(Messages.save, "export", () -> saving.save(getSite().getShell(), "percentiles-" + called.words()));
        ChartCommands commands = new ChartCommands(getSite(), canvas);
        commands.addLogLatency(logLatency);
        commands.addSaving(copy, save);
        IActionBars bars = getViewSite().getActionBars();
        bars.getToolBarManager().add(logLatency);
        bars.getToolBarManager().add(commands.showAll());
        bars.getToolBarManager().add(save);
        bars.getMenuManager().add(copy);
        EditCommand.handle(bars, ActionFactory.COPY, copy);
    }

    private void choose() {
        show(all.get(operations.getSelectionIndex()));
        select(here().withOperation(called.operation(), called.step()));
    }

    private void show(Called other) {
        called = other;
        operations.select(all.indexOf(other));
        canvas.reset();
        draw();
    }

    private void draw() {
        if (run() != null) {
            canvas.say(why(run()));
        }
        drawer.show(new PercentileDrawer.Shown(run(), called, logLatency.isChecked()));
        canvas.drawSoon();
    }

    private static String why(OpenRun open) {
        return open.toBeRead() ? Messages.loading
                : open.run().outcome() == Run.Outcome.RUNNING ? Messages.waiting : Messages.noMeasuredCalls;
    }

    @Override
    protected void show(OpenRun other) {
        all = Called.of(other.run());
        operations.setItems(all.stream().map(Called::words).toArray(String[]::new));
        operations.getParent().layout();
        canvas.clear();
        show(focused(here()).orElse(all.getFirst()));
    }

    @Override
    protected void update(OpenRun run) {
        draw();
    }

    @Override
    protected void focusMoved(Focus now) {
        focused(now).filter(other -> !other.equals(called)).ifPresent(this::show);
    }

    private Optional<Called> focused(Focus now) {
        return all.stream().filter(each -> each.equals(new Called(now.operation(), now.step()))).findFirst();
    }

    @Override
    protected void showNothing() {
        canvas.clear();
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.empty, Messages.emptyHow, null);
    }

    @Override
    public void setFocus() {
        if (run() == null) {
            super.setFocus();
        } else {
            canvas.setFocus();
        }
    }
}
