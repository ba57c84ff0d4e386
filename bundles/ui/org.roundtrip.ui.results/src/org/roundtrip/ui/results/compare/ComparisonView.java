// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.CsvReport;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.results.answer.AnswerPane;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.NamedCommand;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.words.difference.RunComparison;

/** Shows how runs that are compared differ in their environment, then their answers in one chart. A click on a line selects its row and run. */
public final class ComparisonView extends ComparingView {
    private static final Texts TEXTS = Texts.of(ComparisonView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.results.comparison";
    /** A command of the bundle ui.run. */
    private static final String CHARTS_BESIDE = "org.roundtrip.ui.run.chartsBeside";
    private RunLines lines;
    private AnswerPane pane;

    @Override
    Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(0, 0).applyTo(body);
        lines = new RunLines(body);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(lines.control());
        Link link = new Link(body, SWT.NONE);
        link.setText(TEXTS.text("links"));
        link.addListener(SWT.Selection, event -> {
            if ("end".equals(event.text)) {
                end();
            } else {
                NamedCommand.run(CHARTS_BESIDE, getSite().getWorkbenchWindow());
            }
        });
        GridDataFactory.fillDefaults().align(SWT.END, SWT.BEGINNING).indent(8, 2).applyTo(link);
        pane = new AnswerPane(body, this::select);
        pane.canvas().name(TEXTS.text("name"));
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(pane.control());
        actions();
        return body;
    }

    private void actions() {
        ChartSaving saving = new ChartSaving(pane.canvas(), chart -> csv());
        Action copy = ViewAction.push(TEXTS.text("copy"), "copy", saving::copy);
        Action save = ViewAction.push(TEXTS.text("save"), "export", () -> saving.save(getSite().getShell(), TEXTS.text("file"), lines.text()));
        new ChartCommands(getSite(), pane.canvas()).addSaving(copy, save);
        IActionBars bars = getViewSite().getActionBars();
        pane.addChoices(bars.getToolBarManager());
        bars.getToolBarManager().add(save);
        bars.getMenuManager().add(copy);
        EditCommand.handle(bars, ActionFactory.COPY, copy);
    }

    /** The lines of all runs under one head. */
    private String csv() {
        List<String> tables = compared().runs().stream().map(run -> CsvReport.of(run.run(), run.label(), run.results())).toList();
        return tables.getFirst() + tables.stream().skip(1).map(table -> table.substring(table.indexOf('\n') + 1)).collect(Collectors.joining());
    }

    @Override
    void show(RunComparison compared, List<OpenRun> open) {
        lines.show(compared, open);
        pane.canvas().say(TEXTS.text(open.stream().anyMatch(OpenRun::toBeRead) ? "loading" : "nothing"));
        pane.show(order -> Answer.of(compared, order), ProviderColours.of(compared));
    }

    private void select(Answer.Line line) {
        focus().set(Focus.on(compared().runs().get(line.run())).withRow(line.row().row()), this);
    }

    /** Ends the comparison and closes the views that were opened for it. */
    private void end() {
        IWorkbenchPage page = getSite().getPage();
        compared().compare(List.of());
        for (String view : List.of(ComparedRowsView.ID, ID)) {
            Optional.ofNullable(page.findViewReference(view)).ifPresent(page::hideView);
        }
    }

    /** The answer that is drawn. */
    public Answer answer() {
        return pane.answer();
    }

    @Override
    public void setFocus() {
        if (compared().runs().isEmpty()) {
            super.setFocus();
        } else {
            pane.canvas().setFocus();
        }
    }
}
