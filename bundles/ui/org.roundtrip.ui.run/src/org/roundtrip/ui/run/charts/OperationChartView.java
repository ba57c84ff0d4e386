// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Called;
import org.roundtrip.model.Counterparts;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.RunView;
import org.roundtrip.ui.view.ViewAction;

/**
 * A view with a chart of one operation of a run. It shows the operation in focus until a person chooses one, and
 * of another run the same one, where that has it. A part of the chart that is looked at is shown of compared runs too.
 */
public abstract class OperationChartView extends RunView implements ComparedRun {
    private static final Texts TEXTS = Texts.of(OperationChartView.class);
    private static final int GAP = 8;
    /** What is shown; null when the run has nothing that can be. */
    private Called called;
    private List<Called> all = List.of();
    private Combo operations;
    private ChartCanvas canvas;
    private Action logLatency;

    /** What draws the chart. Called once. */
    protected abstract ChartDrawer drawer();

    /** Gives the drawer what it draws from now on. */
    protected abstract void draw(OpenRun run, Called shown, boolean logarithmic);

    /** The chart as comma-separated values. Called in the background. @param view the visible part */
    protected abstract String table(Viewport view);

    /** The beginning of the proposed name of a file. */
    protected abstract String fileName();

    /** What a person can choose from a run; may be empty. */
    protected abstract List<Called> offered(Run run);

    /** Whether a thing that can be chosen is in focus. */
    protected abstract boolean isIn(Focus focus, Called each);

    /** The name of a thing that can be chosen. */
    protected String words(Called each) {
        return each.words();
    }

    /** What comes into focus when a person has chosen a thing. */
    protected Focus focusOn(Called chosen) {
        return here().withOperation(chosen.operation(), chosen.step());
    }

    /** Why there is nothing to draw of a run whose calls were read. */
    protected abstract String whyNothing(Run run);

    /** Adds what stands behind the list of operations, in a grid of two columns. */
    protected void addChoices(Composite choices) {
    }

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        Composite choices = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(GAP, 4).spacing(GAP, 0).applyTo(choices);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(choices);
        operations = new Combo(choices, SWT.READ_ONLY | SWT.DROP_DOWN);
        operations.setToolTipText(TEXTS.text("operationTip"));
        operations.addListener(SWT.Selection, event -> choose());
        addChoices(choices);
        canvas = new ChartCanvas(body, drawer());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas);
        canvas.onLook(part -> comparedCharts().forEach(other -> other.canvas.look(part)));
        compare().add(this, canvas);
        actions();
        return body;
    }

    private ComparedCharts compare() {
        return getSite().getService(ComparedCharts.class);
    }

    private Stream<OperationChartView> comparedCharts() {
        return compare().beside(this, OperationChartView.class).stream();
    }

    /** The runs of the charts that are compared with this one, which have the same axes. */
    protected final List<OpenRun> comparedRuns() {
        return comparedCharts().map(OperationChartView::run).toList();
    }

    /** Says with which charts this one shares its axes, or why it does not; empty when there are no others. */
    protected final String wordsOnAxes() {
        return compare().words(this);
    }

    @Override
    public OpenRun subject() {
        return called == null ? null : run();
    }

    @Override
    public void compared() {
        draw();
    }

    private void actions() {
        logLatency = ViewAction.toggle(TEXTS.text("logLatency"), "axis-log", on -> draw());
        logLatency.setChecked(Setting.LOG_LATENCY.on());
        ChartSaving saving = new ChartSaving(canvas, chart -> table(chart.view()));
        Action copy = ViewAction.push(TEXTS.text("copy"), "copy", saving::copy);
        Action save = ViewAction.push(TEXTS.text("save"), "export", () -> {
            if (called != null) {
                saving.save(getSite().getShell(), run().folder().exportName() + "-" + fileName() + "-" + words(called),
                        RunNames.pictureTitle(run(), words(called)));
            }
        });
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

    /** The widget with the chart. */
    protected final ChartCanvas canvas() {
        return canvas;
    }

    private void choose() {
        show(all.get(operations.getSelectionIndex()));
        select(focusOn(called));
    }

    private void show(Called other) {
        called = other;
        if (other == null) {
            operations.deselectAll();
        } else {
            operations.select(all.indexOf(other));
        }
        draw();
        // The picture of before would stand under the name of what is shown now.
        canvas.clear();
    }

    /** Draws again soon, as after a change of what is drawn. */
    protected final void draw() {
        if (run() != null && called != null) {
            // What was measured and is not drawn yet is being drawn.
            canvas.say(run().toBeRead() || run().measured(called) ? TEXTS.text("loading") : whyNothing(run().run()));
            draw(run(), called, logLatency.isChecked());
            canvas.drawSoon();
        }
    }

    @Override
    protected void show(OpenRun other) {
        all = offered(other.run());
        operations.setItems(all.stream().map(this::words).toArray(String[]::new));
        operations.getParent().layout();
        show(focused(here()).or(this::likeBeside).or(() -> all.stream().filter(each -> each.equals(called)).findFirst())
                .orElse(all.isEmpty() ? null : all.getFirst()));
        compare().changed(this);
    }

    /** In a view that keeps a run, what is compared with what the view of the other run shows. */
    private Optional<Called> likeBeside() {
        return beside(OperationChartView.class).stream().filter(view -> isKept() && view.called != null)
                .flatMap(view -> Counterparts.of(view.run().run(), run().run()).of(view.called).stream()).filter(all::contains).findFirst();
    }

    @Override
    protected void update(OpenRun run) {
        draw();
        compare().changed(this);
    }

    @Override
    protected void focusMoved(Focus now) {
        focused(now).filter(other -> !other.equals(called)).ifPresent(this::show);
    }

    private Optional<Called> focused(Focus now) {
        return all.stream().filter(each -> isIn(now, each)).findFirst();
    }

    @Override
    protected void showNothing() {
        canvas.clear();
        compare().changed(this);
    }

    @Override
    public void setFocus() {
        if (run() == null || called == null) {
            super.setFocus();
        } else {
            canvas.setFocus();
        }
    }
}
