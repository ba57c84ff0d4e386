// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.help.view.HelpView;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.tests.ui.process.OtherWorkbench;
import org.roundtrip.tests.ui.process.Script;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.design.editor.DesignEditor;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.packets.stream.StreamsView;
import org.roundtrip.ui.view.RunView;
import org.roundtrip.ui.run.ResultsPerspective;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.control.console.ConsoleView;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** A workbench that is closed and started again shows what it showed before. */
@Tag("night")
class RestartTest {
    private static final String PLAN = "Left open";
    private static final String EXAMPLE = "First look";
    private static final String PAYLOAD = "Drawn before";
    private static final String PAGE = "Measurement";
    private static final String OPERATION = "again";
    /** What the three views of a compared run show. */
    private static final List<String> COMPARED = Collections.nCopies(3, "Run kept");

    @Test
    void layoutPlanAndPerspectiveAreRestored(@TempDir Path folder) throws IOException, InterruptedException {
        OtherWorkbench workbench = new OtherWorkbench(folder);
        List<String> before = workbench.run(Leave.class, Map.of());
        Files.move(folder.resolve("home/gone"), folder.resolve("elsewhere"));
        List<String> after = workbench.run(Return.class, Map.of());
        assertEquals(String.join("\n", before), String.join("\n", after));
        assertTrue(before.getFirst().contains(CaptureOpener.PERSPECTIVE), before::toString);
        assertTrue(before.stream().anyMatch(line -> line.startsWith("editors") && line.contains(PLAN)), before::toString);
        workbench.run(EditorsStayInFront.class, Map.of());
    }

    /** The first session: changes the layout of both perspectives, and leaves a plan open. */
    public static final class Leave implements Script {
        @Override
        public void run(Consumer<String> report) throws Exception {
            IWorkbenchPage page = Workbench.page();
            Workbench.passFirstStart();
            Files.createDirectories(payload().getParent());
            Files.writeString(payload(), DrawingFiles.toJson(new Drawing(PAYLOAD, "", Optional.empty(), List.of(), List.of())));
            page.openEditor(new DesignInput(payload()), DesignEditor.ID, false);
            Workbench.until("the example is shown", () -> !tabs(EXAMPLE).isEmpty());
            Workbench.until("the payload gave its tab its name", () -> !tabs(PAYLOAD).isEmpty());
            PlanEditor editor = Workbench.edit(Workbench.plan(PLAN, Amount.calls(123)));
            Workbench.until("it can be run", editor::canRun);
            Workbench.turnTo(editor, PAGE);
            compare();
            show(RunPerspective.ID);
            page.hideView(page.findViewReference(ConsoleView.ID));
            page.showView(HelpView.ID);
            show(CaptureOpener.PERSPECTIVE);
            page.hideView(page.findViewReference(StreamsView.ID));
            Setting.LOG_CALLS.set("false");
            page.getWorkbenchWindow().getShell().setSize(new Point(1234, 789));
            report(report);
        }
    }

    /** The second session: only looks. */
    public static final class Return implements Script {
        @Override
        public void run(Consumer<String> report) throws Exception {
            report(report);
            assertEquals("false", Setting.LOG_CALLS.get(), "a setting that a command changed");
            FocusService focus = Workbench.service(FocusService.class);
            Workbench.until("the run is open again, with the same operation in focus",
                    () -> focus.focus().run() != null && OPERATION.equals(focus.focus().operation()));
            show(RunPerspective.ID);
            WarmUpView warmUp = (WarmUpView) Workbench.page().findView(WarmUpView.ID);
            Workbench.until("the chart has the operation", () -> Workbench.find(warmUp, Combo.class, each -> each.indexOf(OPERATION) >= 0).getText()
                    .equals(OPERATION));
            show(ResultsPerspective.ID);
            Workbench.until("the comparison with the run that is still there is back, and the other is not",
                    () -> kept().equals(COMPARED));
            show(RunPerspective.ID);
            nothingIsOpenedTwice();
            PlanEditor opened = (PlanEditor) tabs(PLAN).getFirst().getEditor(true);
            Workbench.page().activate(opened);
            Workbench.until("the plan can be run again", opened::canRun);
            CTabFolder pages = Workbench.find(opened, CTabFolder.class, each -> true);
            assertEquals(PAGE, pages.getSelection().getText());
            assertEquals(Amount.calls(123), opened.plan().orElseThrow().protocol().measured());
        }
    }

    /** The third session: turns to another editor, then to a perspective that was not shown since the start. */
    public static final class EditorsStayInFront implements Script {
        @Override
        public void run(Consumer<String> report) throws Exception {
            IWorkbenchPage page = Workbench.page();
            IEditorPart example = tabs(EXAMPLE).getFirst().getEditor(true);
            assertFalse(page.isPartVisible(example), "another one is in front");
            page.activate(example);
            show(CaptureOpener.PERSPECTIVE);
            show(RunPerspective.ID);
            assertTrue(page.isPartVisible(example), "it is in front in all perspectives");
        }
    }

    /** Opens what is open already, in tabs that have not been shown since the start. */
    private static void nothingIsOpenedTwice() throws WorkbenchException {
        IWorkbenchPage page = Workbench.page();
        int before = page.getEditorReferences().length;
        // While an editor reads its file, its tab has another title.
        IEditorReference example = tabs(EXAMPLE).getFirst();
        IEditorReference payload = tabs(PAYLOAD).getFirst();
        assertNull(example.getEditor(false), "the example's editor was not made yet");
        assertNull(payload.getEditor(false), "nor was the payload's");
        Opening.plan(new PlanSource.Example("first-look"), page);
        assertSame(page.getActiveEditor(), example.getEditor(false));
        DesignInput.open(payload(), page.getWorkbenchWindow());
        assertSame(page.getActiveEditor(), payload.getEditor(false));
        assertEquals(before, page.getEditorReferences().length);
        show(RunPerspective.ID);
    }

    /** The tabs whose titles begin so: plans and payloads have their names there, which are not those of their files. */
    private static List<IEditorReference> tabs(String title) {
        return Arrays.stream(Workbench.page().getEditorReferences()).filter(each -> each.getTitle().startsWith(title)).toList();
    }

    private static Path payload() {
        return Workbench.service(Library.class).home().payloads().resolve("before.payload.json");
    }

    /** Three runs: one in focus with its second operation, and beside it one that will be there at the next start, and one that will not. */
    private static void compare() throws IOException {
        Path home = Workbench.service(Library.class).home().folder();
        Path inFocus = WrittenRun.in(home, twoOperations(), "focus");
        OpenRuns runs = Workbench.service(OpenRuns.class);
        Opening.run(inFocus, Workbench.page());
        FocusService focus = Workbench.service(FocusService.class);
        Workbench.until("one run is in focus", () -> focus.focus().run() != null);
        focus.set(focus.focus().withOperation(OPERATION, null), null);
        for (String name : List.of("kept", "gone")) {
            Opening.beside(WrittenRun.in(home, name, 300), Workbench.page());
            Workbench.until("it is shown beside that", () -> kept().contains("Run " + name) && runs.all().size() > 1);
        }
        Workbench.until("each has curves, percentiles and results", () -> kept().size() == 2 * COMPARED.size());
    }

    private static Plan twoOperations() {
        Plan plan = Workbench.plan("Run focus", Amount.calls(300));
        Operation again = new Operation(OPERATION, List.of(), Optional.empty(), Behaviour.NOTHING);
        return new Plan(plan.name(), "", new Contract("Calls", List.of(plan.contract().operations().getFirst(), again)),
                plan.providers(), plan.protocol());
    }

    /** The plans of the runs that views keep. */
    private static List<String> kept() {
        return Arrays.stream(Workbench.page().getViewReferences()).filter(each -> each.getSecondaryId() != null)
                .map(each -> each.getPart(true)).map(RunView.class::cast)
                .map(view -> view.getPartName().replaceAll("^[^:]*: [0-9:]* ", "")).toList();
    }

    /** The perspective, the editors, the size of the window, and the views of the perspectives. */
    private static void report(Consumer<String> report) throws WorkbenchException {
        Workbench.settle();
        IWorkbenchPage page = Workbench.page();
        report.accept("perspective " + page.getPerspective().getId());
        report.accept("editors " + Arrays.stream(page.getEditorReferences()).map(IEditorReference::getTitle).toList());
        report.accept("size " + page.getWorkbenchWindow().getShell().getSize());
        List<String> views = new ArrayList<>();
        for (String perspective : List.of(RunPerspective.ID, ResultsPerspective.ID, CaptureOpener.PERSPECTIVE)) {
            show(perspective);
            Arrays.stream(page.getViewReferences()).map(IViewReference::getId).distinct().sorted()
                    .forEach(view -> views.add(perspective + ": " + view));
        }
        views.forEach(report);
    }

    private static void show(String perspective) throws WorkbenchException {
        PlatformUI.getWorkbench().showPerspective(perspective, Workbench.page().getWorkbenchWindow());
        Workbench.settle();
    }
}
