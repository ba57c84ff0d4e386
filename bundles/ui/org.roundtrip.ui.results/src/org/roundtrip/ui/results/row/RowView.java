// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.row;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.chart.row.RowChart;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.CsvReport;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.chart.ScrolledChart;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.view.NamedCommand;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.RunView;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.columns.ColumnChoice;
import org.roundtrip.words.columns.ColumnHeads;
import org.roundtrip.words.columns.Part;
import org.roundtrip.words.columns.ResultColumn;

/**
 * Shows the row in focus: the forks, the evidence of its state, and all figures.
 * Links lead to its packets and its warm-up.
 */
public final class RowView extends RunView {
    private static final Texts TEXTS = Texts.of(RowView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.results.row";
    /** A command, a perspective and a view of other bundles, which may be missing. */
    private static final String SHOW_PACKETS = "org.roundtrip.ui.packets.showPackets", RUN = "org.roundtrip.ui.run.perspective",
            WARM_UP = "org.roundtrip.ui.run.warmUp";
    private static final int GAP = 6;
    private static final int[] WEIGHTS = {45, 55};
    private final RowDrawer drawer = new RowDrawer();
    private Label name;
    private Label evidence;
    private ScrolledChart chart;
    private Table figures;
    private Result shown;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, GAP).applyTo(body);
        Composite head = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(GAP, 2).spacing(2 * GAP, 2).applyTo(head);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(head);
        name = new Label(head, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).hint(1, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER).applyTo(name);
        link(head, "packets", this::showPackets);
        link(head, "warmUp", page -> {
            turnTo(page, RUN);
            Optional.<IViewPart>ofNullable(page.findView(WARM_UP)).ifPresent(page::bringToTop);
        });
        evidence = new Label(head, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(3, 1).hint(1, SWT.DEFAULT).applyTo(evidence);
        SashForm parts = new SashForm(body, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(parts);
        chart = new ScrolledChart(parts, drawer);
        chart.canvas().name(TEXTS.text("name"));
        figures = new Table(parts, SWT.FULL_SELECTION | SWT.MULTI);
        figures.setHeaderVisible(true);
        new TableColumn(figures, SWT.LEFT).setText(TEXTS.text("figure"));
        new TableColumn(figures, SWT.RIGHT).setText(TEXTS.text("value"));
        figures.addListener(SWT.Resize, event -> fit());
        parts.setWeights(WEIGHTS);
        actions();
        return body;
    }

    private void link(Composite head, String key, Consumer<IWorkbenchPage> leads) {
        Link link = new Link(head, SWT.NONE);
        link.setText("<a>" + TEXTS.text(key) + "</a>");
        link.setToolTipText(TEXTS.text(key + "Tip"));
        link.addListener(SWT.Selection, event -> leads.accept(getSite().getPage()));
    }

    /** Shows the packets of the first captured call of the row. */
    private void showPackets(IWorkbenchPage page) {
        if (shown != null) {
            Focus row = here().withRow(shown.row());
            select(run().run().forks().stream().filter(fork -> fork.ended() && fork.row().equals(shown.row())).findFirst()
                    .map(fork -> row.withFork(fork).withCall(Phase.CAPTURE, 0)).orElse(row));
        }
        NamedCommand.run(SHOW_PACKETS, page.getWorkbenchWindow());
    }

    private static void turnTo(IWorkbenchPage page, String perspective) {
        try {
            page.getWorkbenchWindow().getWorkbench().showPerspective(perspective, page.getWorkbenchWindow());
        } catch (WorkbenchException e) {
            ILog.get().warn("A perspective cannot be shown.", e);
        }
    }

    private void actions() {
        ChartSaving saving = new ChartSaving(chart.canvas(), picture -> CsvReport.of(run().run(), run().label(), List.of(shown)));
        Action copy = ViewAction.push(TEXTS.text("copy"), "copy", saving::copy);
        Action save = ViewAction.push(TEXTS.text("save"), "export", () -> saving.save(getSite().getShell(),
                run().folder().exportName() + "-" + TEXTS.text("picture"), RunNames.pictureTitle(run(), name.getText())));
        new ChartCommands(getSite(), chart.canvas()).addSaving(copy, save);
        getViewSite().getActionBars().getToolBarManager().add(save);
        getViewSite().getActionBars().getMenuManager().add(copy);
        EditCommand.handle(getViewSite().getActionBars(), ActionFactory.COPY, copy);
    }

    /** The chart of the answer names the run. */
    @Override
    protected boolean leads() {
        return false;
    }

    @Override
    protected void show(OpenRun run) {
        chart.canvas().clear();
        shown = null;
        update(run);
    }

    @Override
    protected void update(OpenRun run) {
        show(run, row(run, here()));
    }

    @Override
    protected void focusMoved(Focus focus) {
        chart.canvas().clear();
        update(run());
    }

    /** The row in focus; else the first one, so that the view is never empty beside a run. */
    private static Result row(OpenRun run, Focus focus) {
        RowKey key = new RowKey(focus.variant(), focus.operation(), focus.step());
        return run.results().stream().filter(row -> row.row().equals(key)).findFirst()
                .orElse(run.results().isEmpty() ? null : run.results().getFirst());
    }

    private void show(OpenRun run, Result row) {
        boolean same = row != null && row.equals(shown);
        shown = row;
        name.setText(row == null ? TEXTS.text("choose") : TEXTS.text("row", row.variant(), row.row().called()).replace("&", "&&"));
        drawer.show(row == null ? null : run, row == null ? null : row.row());
        chart.canvas().say(TEXTS.text(run.toBeRead() ? "loading" : "nothing"));
        if (!same) {
            say(row == null ? List.of() : StateWords.sentences(row));
            fill(row);
        }
        chart.draw(lineHeight -> row == null ? 0 : RowChart.height(row.forkMediansNanos().size(), lineHeight));
    }

    private void say(List<String> sentences) {
        evidence.setText(String.join(" ", sentences).replace("&", "&&"));
        evidence.setVisible(!sentences.isEmpty());
        ((GridData) evidence.getLayoutData()).exclude = sentences.isEmpty();
        evidence.getParent().getParent().layout(true, true);
    }

    private void fill(Result row) {
        figures.setRedraw(false);
        figures.removeAll();
        if (row != null) {
            ColumnHeads heads = ColumnHeads.of(List.of(row));
            for (ResultColumn column : columns(row)) {
                TableItem item = new TableItem(figures, SWT.NONE);
                item.setText(new String[] {heads.head(column), column.shown(row)});
            }
            fit();
        }
        figures.setRedraw(true);
    }

    /** Values end at the right edge: a long one is cut, and the numbers stay in sight. */
    private void fit() {
        figures.getColumn(0).pack();
        figures.getColumn(1).setWidth(Math.max(1, figures.getClientArea().width - figures.getColumn(0).getWidth()));
    }

    private static List<ResultColumn> columns(Result row) {
        return ColumnChoice.filled(List.of(row), Part.TIME, Part.STUDY, Part.LOAD, Part.TRAFFIC, Part.BASIS).stream()
                .filter(column -> column.part() != Part.ROW).toList();
    }

    /** The row that is shown; null for none. */
    public Result row() {
        return shown;
    }

    @Override
    protected void showNothing() {
        chart.canvas().clear();
        shown = null;
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }

    @Override
    public void setFocus() {
        if (run() == null) {
            super.setFocus();
        } else {
            chart.canvas().setFocus();
        }
    }
}
