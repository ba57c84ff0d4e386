// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.answer;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.model.Against;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.CsvReport;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.start.StartMarks;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.view.MenuButton;
import org.roundtrip.ui.view.OwnFiles;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.RunView;
import org.roundtrip.ui.view.ViewAction;

/** Shows which middleware is fastest, by how much, and how sure that is: findings, then the chart. A click on one selects its row. */
public final class AnswerView extends RunView {
    private static final Texts TEXTS = Texts.of(AnswerView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.results.answer";
    private FindingList findings;
    private AnswerPane pane;
    private NextSteps steps;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        findings = new FindingList(body, finding -> select(here().withRow(finding.row().row())));
        pane = new AnswerPane(body, line -> select(here().withRow(line.row().row())));
        pane.canvas().name(TEXTS.text("name"));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(pane.control());
        steps = new NextSteps(body, getSite().getWorkbenchWindow(), this::focusHere);
        OwnFiles.dropOn(body, getSite().getWorkbenchWindow());
        actions();
        StartMarks.whenDrawn(pane.canvas(), () -> pane.canvas().view() != null, "answer", StartMarks.USABLE);
        return body;
    }

    private void actions() {
        ChartSaving saving = new ChartSaving(pane.canvas(), chart -> CsvReport.of(run().run(), run().label(), run().results()));
        Action copy = ViewAction.push(TEXTS.text("copy"), "copy", saving::copy);
        Action save = ViewAction.push(TEXTS.text("save"), "export", () -> saving.save(getSite().getShell(),
                run().folder().exportName() + "-" + TEXTS.text("picture"), RunNames.pictureTitle(run(), "")));
        new ChartCommands(getSite(), pane.canvas()).addSaving(copy, save);
        IActionBars bars = getViewSite().getActionBars();
        pane.addChoices(bars.getToolBarManager());
        bars.getToolBarManager().add(new MenuButton(TEXTS.text("against"), "against") {
            @Override
            protected void fill(IMenuManager menu) {
                variants().forEach(each -> menu.add(ViewAction.choice(each, TEXTS.text("againstTip"), each.equals(reference()), () -> compareWith(each))));
            }
        });
        bars.getToolBarManager().add(save);
        bars.getMenuManager().add(copy);
        EditCommand.handle(bars, ActionFactory.COPY, copy);
    }

    @Override
    protected void show(OpenRun run) {
        pane.canvas().clear();
        update(run);
    }

    @Override
    protected void update(OpenRun run) {
        findings.show(run.findings());
        steps.show(run, runs());
        Run shown = run.run();
        List<Result> rows = run.results();
        pane.canvas().say(TEXTS.text(run.toBeRead() ? "loading" : run.live() ? "nothing" : "none"));
        pane.show(order -> Answer.of(shown, rows, order), ProviderColours.of(shown));
    }

    /** Compares all rows of the run with those of a variant. @param variant its name in the plan */
    public void compareWith(String variant) {
        run().compareWith(variant);
    }

    /** With which variant the rows are compared; null for none. */
    private String reference() {
        return run().results().stream().flatMap(row -> Stream.ofNullable(row.against())).map(Against::reference).findFirst().orElse(null);
    }

    /** What the rows can be compared with. */
    private List<String> variants() {
        return run() == null ? List.of() : run().results().stream().map(Result::variant).distinct().toList();
    }

    /** The chart with its choices. */
    public AnswerPane pane() {
        return pane;
    }

    @Override
    protected void showNothing() {
        pane.canvas().clear();
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
            pane.canvas().setFocus();
        }
    }
}
