// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.answer;

import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.chart.answer.AnswerChart;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.CsvReport;
import org.roundtrip.ui.chart.ChartCanvas;
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
    private static final List<Answer.Order> ORDERS = List.of(Answer.Order.TIME, Answer.Order.BYTES, Answer.Order.NAME, Answer.Order.PLAN);
    private final AnswerDrawer drawer = new AnswerDrawer();
    private Answer.Order order = ORDERS.getFirst();
    private FindingList findings;
    private ScrolledComposite scrolled;
    private ChartCanvas canvas;
    private NextSteps steps;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        findings = new FindingList(body, finding -> select(here().withRow(finding.row().row())));
        scrolled = new ScrolledComposite(body, SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(scrolled);
        scrolled.setExpandHorizontal(true);
        scrolled.setExpandVertical(true);
        canvas = new ChartCanvas(scrolled, drawer);
        canvas.wheelZooms(() -> false);
        canvas.onTarget(target -> select(here().withRow(((Answer.Line) target).row().row())));
        scrolled.setContent(canvas);
        steps = new NextSteps(body, getSite().getWorkbenchWindow(), this::focusHere);
        OwnFiles.dropOn(body, getSite().getWorkbenchWindow());
        actions();
        StartMarks.whenDrawn(canvas, () -> canvas.view() != null, "answer", StartMarks.USABLE);
        return body;
    }

    private void actions() {
        ChartSaving saving = new ChartSaving(canvas, chart -> CsvReport.of(run().run(), run().label(), run().results()));
        Action copy = ViewAction.push(TEXTS.text("copy"), "copy", saving::copy);
        Action save = ViewAction.push(TEXTS.text("save"), "export", () -> saving.save(getSite().getShell(),
                run().folder().exportName() + "-" + TEXTS.text("picture"), RunNames.pictureTitle(run(), "")));
        new ChartCommands(getSite(), canvas).addSaving(copy, save);
        IActionBars bars = getViewSite().getActionBars();
        bars.getToolBarManager().add(new MenuButton(TEXTS.text("order"), "down") {
            @Override
            protected void fill(IMenuManager menu) {
                ORDERS.forEach(each -> menu.add(ViewAction.choice(TEXTS.text("order." + each), TEXTS.text("orderTip"), each == order, () -> sort(each))));
            }
        });
        bars.getToolBarManager().add(save);
        bars.getMenuManager().add(copy);
        EditCommand.handle(bars, ActionFactory.COPY, copy);
    }

    @Override
    protected void show(OpenRun run) {
        canvas.clear();
        steps.show(run, runs());
        update(run);
    }

    @Override
    protected void update(OpenRun run) {
        findings.show(run.findings());
        draw();
    }

    private void draw() {
        if (run() == null) {
            return;
        }
        Answer answer = Answer.of(run().run(), run().results(), order);
        drawer.show(new AnswerDrawer.Shown(answer, ProviderColours.of(run().run())));
        canvas.name(TEXTS.text("name"));
        canvas.say(TEXTS.text(run().toBeRead() ? "loading" : run().live() ? "nothing" : "none"));
        scrolled.setMinHeight((int) Math.ceil(AnswerChart.height(answer, lineHeight())));
        canvas.drawSoon();
    }

    /** Sorts the lines of each operation. */
    public void sort(Answer.Order other) {
        order = other;
        draw();
    }

    private double lineHeight() {
        GC gc = new GC(canvas);
        int height = gc.getFontMetrics().getHeight();
        gc.dispose();
        return height;
    }

    /** The answer that is drawn. */
    public Answer answer() {
        return drawer.answer();
    }

    @Override
    protected void showNothing() {
        canvas.clear();
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
            canvas.setFocus();
        }
    }
}
