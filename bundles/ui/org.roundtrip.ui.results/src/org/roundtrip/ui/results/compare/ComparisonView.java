// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.answer.Answer;
import org.roundtrip.chart.answer.AnswerChart;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.CsvReport;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.chart.ChartSaving;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.results.answer.AnswerDrawer;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.MenuButton;
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
    private static final List<Answer.Order> ORDERS = List.of(Answer.Order.TIME, Answer.Order.BYTES, Answer.Order.NAME, Answer.Order.PLAN);
    private final AnswerDrawer drawer = new AnswerDrawer();
    private Answer.Order order = ORDERS.getFirst();
    private RunComparison runs;
    private RunLines lines;
    private ScrolledComposite scrolled;
    private ChartCanvas canvas;

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
        scrolled = new ScrolledComposite(body, SWT.V_SCROLL);
        scrolled.setExpandHorizontal(true);
        scrolled.setExpandVertical(true);
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(scrolled);
        canvas = new ChartCanvas(scrolled, drawer);
        canvas.wheelZooms(() -> false);
        canvas.name(TEXTS.text("name"));
        canvas.onTarget(target -> select((Answer.Line) target));
        scrolled.setContent(canvas);
        actions();
        return body;
    }

    private void actions() {
        ChartSaving saving = new ChartSaving(canvas, chart -> csv());
        Action copy = ViewAction.push(TEXTS.text("copy"), "copy", saving::copy);
        Action save = ViewAction.push(TEXTS.text("save"), "export", () -> saving.save(getSite().getShell(), TEXTS.text("file"), lines.text()));
        new ChartCommands(getSite(), canvas).addSaving(copy, save);
        IActionBars bars = getViewSite().getActionBars();
        bars.getToolBarManager().add(new MenuButton(TEXTS.text("order"), "down") {
            @Override
            protected void fill(IMenuManager menu) {
                for (Answer.Order each : ORDERS) {
                    menu.add(ViewAction.choice(TEXTS.text("order." + each), TEXTS.text("orderTip"), each == order, () -> sort(each)));
                }
            }
        });
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
        runs = compared;
        lines.show(compared, open);
        draw(open.stream().anyMatch(OpenRun::toBeRead));
    }

    private void draw(boolean reading) {
        Answer answer = Answer.of(runs, order);
        drawer.show(new AnswerDrawer.Shown(answer, ProviderColours.of(runs)));
        canvas.say(TEXTS.text(reading ? "loading" : "nothing"));
        scrolled.setMinHeight((int) Math.ceil(AnswerChart.height(answer, lineHeight())));
        canvas.drawSoon();
    }

    private void sort(Answer.Order other) {
        order = other;
        draw(false);
    }

    private double lineHeight() {
        GC gc = new GC(canvas);
        int height = gc.getFontMetrics().getHeight();
        gc.dispose();
        return height;
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
        return drawer.answer();
    }

    @Override
    public void setFocus() {
        if (compared().runs().isEmpty()) {
            super.setFocus();
        } else {
            canvas.setFocus();
        }
    }
}
