// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.results.ResultsView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** A plan in its editor beside a run that is open: both have room, and the views of a run of another plan say so. */
@WindowTest
class PlanBesideRunTest {
    private static final int ROWS = 4;
    /** A chart of this height, in pixels, has axes that can be read. */
    private static final int CHART = 140;
    /** Pages of this height, in pixels, show some rows of a form. */
    private static final int PAGES = 200;
    @TempDir
    static Path home;
    private static Path folder;
    private final OpenRuns runs = Workbench.service(OpenRuns.class);
    private final FocusService focus = Workbench.service(FocusService.class);
    private PlanEditor editor;

    @BeforeAll
    static void measure() throws IOException {
        folder = WrittenRun.in(home, new Plan("Measured", "", new Contract("Calls", Stream.of("a", "b", "c", "d", "e")
                .map(each -> new Operation(each, List.of(), Optional.empty(), Behaviour.NOTHING)).toList()),
                List.of(new ProviderChoice("socket", "socket", Map.of())), new Protocol(1, Amount.calls(50), Amount.calls(300), 0, 30, 64, 1)), "run");
    }

    @BeforeEach
    void open() {
        Workbench.showPerspective(RunPerspective.ID);
        Workbench.page().resetPerspective();
        editor = PlanEditor.open(new PlanSource.Example("first-look"), Workbench.page());
        Opening.run(folder, Workbench.page());
        Workbench.until("the run is open and read", () -> runs.find(folder)
                .filter(run -> focus.focus().run() == run && !run.results().isEmpty()).isPresent());
    }

    @AfterEach
    void close() {
        runs.find(folder).ifPresent(runs::close);
        Workbench.page().closeEditor(editor, false);
    }

    private static IViewPart view(String id) {
        return Workbench.page().findView(id);
    }

    /** Chart and table had a row each, and the editor the rest, after a start in a low window. */
    @ParameterizedTest
    @CsvSource({"1366, 768", "1600, 1000"})
    void editorChartAndTableCanBeUsedTogether(int width, int height) {
        Shell shell = Workbench.page().getWorkbenchWindow().getShell();
        Point before = shell.getSize();
        shell.setSize(width, height);
        try {
            Workbench.until("the window has its size", () -> shell.getSize().equals(new Point(width, height)));
            Workbench.work();
            CTabFolder pages = Workbench.find(editor, CTabFolder.class, each -> true);
            Table table = Workbench.find(view(ResultsView.ID), Table.class, each -> true);
            ChartCanvas chart = Workbench.find(view(WarmUpView.ID), ChartCanvas.class, each -> true);
            assertTrue(pages.getSize().y >= PAGES, "pages " + pages.getSize());
            assertTrue(chart.getSize().y >= CHART, "chart " + chart.getSize());
            int rows = (table.getClientArea().height - table.getHeaderHeight()) / table.getItemHeight();
            assertTrue(rows >= ROWS, "rows " + rows);
        } finally {
            shell.setSize(before);
            Workbench.until("the window is as it was", () -> shell.getSize().equals(before));
        }
    }

    /** People took the figures of another plan's run for those of the plan above them. */
    @Test
    void viewsOfARunOfAnotherPlanOfferItsPlanWhereThatInTheEditorHasNoRun() throws IOException {
        PlanEditor other = Workbench.edit(Workbench.plan("Never run", Amount.calls(100)));
        Workbench.until("the chart says so", () -> offers(WarmUpView.ID).anyMatch(each -> each.getText().contains("open")));
        assertEquals(0, offers(ResultsView.ID).count(), "once is enough");
        offers(WarmUpView.ID).findFirst().orElseThrow().notifyListeners(SWT.Selection, new Event());
        Workbench.until("its plan is in the editor", () -> Workbench.page().getActiveEditor() instanceof PlanEditor opened
                && opened.plan().filter(plan -> plan.named("Measured").equals(runs.find(folder).orElseThrow().run().plan())).isPresent());
        Workbench.until("nothing is offered any more", () -> offers(WarmUpView.ID).findAny().isEmpty());
        Workbench.page().closeEditor(Workbench.page().getActiveEditor(), false);
        Workbench.close(other);
    }

    @Test
    void viewsOfARunOfAnotherPlanOfferTheLatestRunOfThatInTheEditor() throws IOException {
        Plan plan = Workbench.plan("Run before", Amount.calls(100));
        Library library = Workbench.service(Library.class);
        Path before = WrittenRun.write(library.home().newRun(Instant.now(), plan.name()), plan, false);
        library.lookAgain();
        Workbench.until("it is in the library", () -> library.on(Shelf.RUNS).stream()
                .anyMatch(item -> ((RunItem) item).name().equals("Run before")));
        PlanEditor other = Workbench.edit(plan);
        Workbench.until("it is offered", () -> offers(WarmUpView.ID).anyMatch(each -> each.getText().contains("its")));
        offers(WarmUpView.ID).findFirst().orElseThrow().notifyListeners(SWT.Selection, new Event());
        Workbench.until("it is shown", () -> focus.focus().run() != null && focus.focus().run().run().plan().name().equals("Run before"));
        assertEquals(before, focus.focus().run().folder().folder());
        Workbench.until("nothing is offered any more", () -> offers(WarmUpView.ID).findAny().isEmpty());
        runs.close(focus.focus().run());
        Workbench.close(other);
        Opening.run(folder, Workbench.page());
        PlanEditor copy = Workbench.edit(plan.named("Run before as run 10:42:11"));
        Workbench.until("a copy that was made of the run's plan has that run", () -> offers(WarmUpView.ID).anyMatch(each -> each.getText().contains("its")));
        Workbench.close(copy);
    }

    /** The editor showed 200 lines, and the chart said nothing of the four that its run had. */
    @Test
    void viewsSayThatThePlanInTheEditorDiffersFromTheirRunAndRunIt() throws IOException {
        Plan measured = runs.find(folder).orElseThrow().run().plan();
        Protocol once = measured.protocol();
        PlanEditor same = Workbench.edit(measured);
        Workbench.until("the plan is there", () -> same.plan().equals(Optional.of(measured)));
        assertEquals(List.of(), differing(), "it has not been changed");
        Workbench.close(same);
        PlanEditor changed = Workbench.edit(measured.with(new Protocol(1, Amount.NONE, Amount.calls(400), 0, 30, 64, 1).with(once.warmUp())));
        Workbench.until("the chart says so", () -> differing().size() == 1);
        assertTrue(differing().getFirst().getToolTipText().contains("measured 400 calls instead of 300 calls"), differing().getFirst().getToolTipText());
        differing().getFirst().notifyListeners(SWT.Selection, new Event());
        OpenRun before = runs.find(folder).orElseThrow();
        RunControl control = Workbench.service(RunControl.class);
        Workbench.until("it is run", () -> focus.focus().run() != before);
        control.cancel();
        Workbench.until("it has ended", () -> control.current().isEmpty());
        OpenRun again = focus.focus().run();
        Workbench.until("the editor has what was run", () -> differing().isEmpty());
        Path quick = WrittenRun.write(home.resolve("quick"), changed.plan().orElseThrow(), true);
        Opening.run(quick, Workbench.page());
        Workbench.until("a quick run is shown", () -> runs.find(quick).filter(run -> focus.focus().run() == run && !run.results().isEmpty()).isPresent());
        Workbench.work();
        assertEquals(List.of(), differing(), "a quick run is one of the same plan");
        List.of(again, focus.focus().run()).forEach(runs::close);
        Workbench.close(changed);
    }

    private static List<Link> differing() {
        return Stream.of(WarmUpView.ID, ResultsView.ID).flatMap(id -> Workbench.all(view(id), Link.class).stream())
                .filter(each -> each.isVisible() && each.getText().contains("differs")).toList();
    }

    private static Stream<Link> offers(String view) {
        return Workbench.all(view(view), Link.class).stream().filter(each -> each.isVisible() && each.getText().contains("ther plan"));
    }
}
