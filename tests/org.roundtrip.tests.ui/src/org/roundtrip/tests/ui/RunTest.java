// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.ForkReading;
import org.roundtrip.engine.machine.MachineSentence;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.ResultsPerspective;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.control.console.ConsoleView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Plans that are run by the buttons of their editors. Two of these tests have real servers and clients. */
@WindowTest
class RunTest {
    private final RunControl control = Workbench.service(RunControl.class);
    private final FocusService focus = Workbench.service(FocusService.class);
    private PlanEditor editor;

    @AfterEach
    void leave() throws IOException {
        control.cancel();
        Workbench.until("nothing runs", () -> control.current().isEmpty());
        Workbench.close(editor);
    }

    private OpenRun run(String button) {
        OpenRun before = focus.focus().run();
        Workbench.until("the plan can be run", editor::canRun);
        Workbench.click(Workbench.find(editor, Button.class, each -> each.getText().equals(button)));
        Workbench.until("the run is looked at",
                () -> focus.focus().run() != before || !isRunning());
        return focus.focus().run();
    }

    private boolean isRunning() {
        return control.current().isPresent();
    }

    @Test
    void aQuickRunFillsTableChartAndConsoleAndItsEndIsSaidWhereAnotherIsShown(@TempDir Path home) throws IOException, PartInitException {
        editor = Workbench.edit(Workbench.plan("A tiny plan", Amount.calls(2000)));
        WarmUpView warmUp = Workbench.view(WarmUpView.ID, WarmUpView.class);
        IViewPart results = Workbench.view("org.roundtrip.ui.results.table", IViewPart.class);
        OpenRun run = run("Quick run");
        assertNotNull(run, "the run is in focus");
        focus.set(Focus.on(Workbench.service(OpenRuns.class).open(RunFolder.open(WrittenRun.in(home, "other", 100)))), this);
        Workbench.until("the run has ended", () -> !run.live() && !isRunning());
        Link link = shown("Show its results");
        Event click = new Event();
        click.text = "run";
        link.notifyListeners(SWT.Selection, click);
        assertSame(run, focus.focus().run());
        assertEquals(ResultsPerspective.ID, Workbench.page().getPerspective().getId());
        Workbench.showPerspective(RunPerspective.ID);
        assertEquals(Run.Outcome.DONE, run.run().outcome(), run.run().message());
        assertTrue(run.run().quick());
        assertEquals(0, Workbench.dialogs().count(), "no dialog");

        String word = MachineSentence.word(control.machine().orElseThrow().state());
        Workbench.until("the light says how the machine is", () -> Workbench.all(editor, CLabel.class).stream()
                .anyMatch(light -> light.isVisible() && light.getText().endsWith(word)));

        long calls = run.results().getFirst().calls();
        assertTrue(calls > 0 && calls <= 2000, () -> calls + " calls");
        Table table = Workbench.find(results, Table.class, each -> true);
        Workbench.until("a row with its median", () -> table.getItemCount() == 1
                && table.getItem(0).getText(0).contains("socket"));
        ChartCanvas canvas = Workbench.find(warmUp, ChartCanvas.class, each -> true);
        Workbench.until("the curve is drawn", () -> canvas.view() != null && canvas.view().most() >= calls);
        IViewPart percentiles = Workbench.view("org.roundtrip.ui.run.percentiles", IViewPart.class);
        ChartCanvas byPercentile = Workbench.find(percentiles, ChartCanvas.class, each -> true);
        Workbench.until("its axis ends at the slowest of the measured calls",
                () -> byPercentile.view() != null && byPercentile.view().most() == calls);
        assertEquals(Run.QUIET, run.run().environment().get(Run.WINDOW), "the window was open, and left the processors alone");
        ConsoleView console = Workbench.view(ConsoleView.ID, ConsoleView.class);
        StyledText text = Workbench.find(console, StyledText.class, each -> true);
        Workbench.until("the console shows the log", () -> text.getText().contains("\nsocket, ping, fork 1: "));

        OpenRuns runs = Workbench.service(OpenRuns.class);
        runs.close(run);
        OpenRun later = runs.open(RunFolder.open(run.folder().folder()));
        focus.set(Focus.on(later), null);
        Workbench.until("a run opened later shows its description and its log",
                () -> text.getText().contains("Java version") && text.getText().contains("\nsocket, ping, fork 1: "));
    }

    private static Link shown(String words) {
        Workbench.until(words + " is offered", () -> Workbench.offers().anyMatch(each -> each.getText().contains(words)));
        return Workbench.offers().filter(each -> each.getText().contains(words)).findFirst().orElseThrow();
    }

    @Test
    void aQuickRunOfAPlanWithSeriesSaysThatItLeavesThemOut(@TempDir Path home) throws IOException, PartInitException {
        Plan plan = Workbench.plan("A quick study", Amount.calls(100));
        editor = Workbench.edit(plan.with(plan.protocol().with(new Studied(List.of(new Series(10, 3, Summary.MEAN))))));
        IViewPart results = Workbench.view("org.roundtrip.ui.results.table", IViewPart.class);
        Workbench.until("the plan can be run", editor::canRun);
        assertTrue(Workbench.find(editor, Button.class, each -> each.getText().equals("Quick run")).getToolTipText()
                .contains("1 in all, without series"));
        Workbench.page().activate(editor);
        Workbench.until("the tool bar says the same", () -> Workbench.visible(ToolBar.class).flatMap(bar -> Stream.of(bar.getItems()))
                .map(item -> String.valueOf(item.getToolTipText()))
                .anyMatch(tip -> tip.startsWith("Quick run of 'A quick study'") && tip.contains("without series")));
        List<String> choices = new ArrayList<>();
        Workbench.answer("Run on hosts", dialog -> {
            Workbench.all(dialog, Button.class).forEach(each -> choices.add(each.getText()));
            dialog.close();
        });
        Workbench.command("org.roundtrip.ui.run.runOnHosts");
        assertTrue(choices.stream().anyMatch(each -> each.startsWith("Quick run") && each.endsWith("without series")), choices.toString());
        OpenRun run = Workbench.service(OpenRuns.class).open(RunFolder.open(WrittenRun.write(home.resolve("quick"), editor.plan().orElseThrow(), true)));
        focus.set(Focus.on(run), this);
        Workbench.until("its results say it", () -> Workbench.all(results, Label.class).stream()
                .anyMatch(each -> each.isVisible() && each.getText().contains("A quick run leaves out") && each.getText().contains("studies do: series.")));
        assertEquals(1, LeftOut.plan(run.run()).protocol().studied().series().size(), "running it again says it again");
    }

    @Test
    void cancelEndsItAndKeepsTheRecordedCalls() throws IOException {
        editor = Workbench.edit(Workbench.plan("A long plan", Amount.seconds(600)));
        OpenRun run = run("Run");
        Workbench.until("calls are made", () -> calls(run) > 100);
        Button cancel = Workbench.find(editor, Button.class, each -> each.getText().equals("Cancel"));
        Workbench.until("a second click on Run would be over", cancel::isEnabled);
        Button quick = Workbench.find(editor, Button.class, each -> each.getText().equals("Quick run"));
        List<Boolean> couldBeRun = new ArrayList<>();
        control.onChange(quick, () -> {
            if (!isRunning()) {
                couldBeRun.add(quick.isEnabled());
            }
        });
        Workbench.click(cancel);
        Workbench.until("the run has ended", () -> !isRunning() && !run.live());
        assertFalse(couldBeRun.getFirst(), "a click on Cancel that comes too late starts nothing");
        Workbench.until("another run can be started", quick::isEnabled);
        assertEquals(Run.Outcome.CANCELLED, run.run().outcome());
        assertTrue(calls(run) > 100, "what was recorded is there");
        assertFalse(cancel.isVisible());
        assertTrue(editor.canRun(), "and it can be run again");
    }

    private static long calls(OpenRun run) {
        return run.analysis().flatMap(analysis -> analysis.reading(run.run().forks().getFirst()))
                .map(ForkReading::calls).orElse(0L);
    }

    @Test
    void aRefusalOfTheEngineIsShownInTheEditor() throws IOException {
        var shape = new Shape.Text(Length.of(200_000_000),
                Shape.Repertoire.LATIN1);
        var plan = Workbench.plan("Too large", Amount.calls(10));
        editor = Workbench.edit(new Plan(plan.name(), "", new Contract("Calls",
                List.of(new Operation("large",
                        List.of(new Operation.Parameter("text", shape)),
                        Optional.empty(), Behaviour.NOTHING))),
                plan.providers(), plan.protocol()));
        OpenRun before = focus.focus().run();
        Workbench.until("the plan can be run", editor::canRun);
        Workbench.click(Workbench.find(editor, Button.class, each -> each.getText().equals("Run")));
        Workbench.until("it was refused", () -> !isRunning());
        assertEquals(before, focus.focus().run(), "nothing was started");
        var message = Workbench.find(editor, Link.class, each -> !each.getText().isEmpty());
        assertTrue(message.getText().startsWith("This plan cannot be run. ") && message.getText().contains("large.text"),
                message.getText());
    }
}
