// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.eclipse.swt.widgets.Table;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.ComparedRuns;
import org.roundtrip.ui.results.compare.ComparisonView;
import org.roundtrip.ui.run.ResultsPerspective;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.trend.TrendView;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Item.TrashItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;
import org.roundtrip.ui.save.SavedFiles;

/** Runs in the tree, in the heads of views and in the status line. */
@WindowTest
class RunsOfTheLibraryTest {
    private final RunControl control = Workbench.service(RunControl.class);
    private final FocusService focus = Workbench.service(FocusService.class);
    private final OpenRuns runs = Workbench.service(OpenRuns.class);
    private final Library library = Workbench.service(Library.class);
    private LibraryView view;

    @BeforeEach
    void show() throws PartInitException {
        Workbench.until("providers are here", () -> Workbench.service(Providers.class).find("socket").isPresent());
        view = Workbench.view(LibraryView.ID, LibraryView.class);
    }

    @AfterEach
    void leave() {
        control.cancel();
        Workbench.until("nothing runs", () -> control.current().isEmpty());
    }

    /** A run that has ended, in focus and in the library. */
    private OpenRun run(String name, Amount measured) throws IOException {
        return run(name, measured, false);
    }

    private OpenRun run(String name, Amount measured, boolean quick) throws IOException {
        Path folder = WrittenRun.write(library.home().newRun(Instant.now(), name), Workbench.plan(name, measured), quick);
        Opening.run(folder, Workbench.page());
        Workbench.until("it is in focus and read", () -> runs.find(folder)
                .filter(run -> focus.focus().run() == run && !run.results().isEmpty()).isPresent());
        library.lookAgain();
        OpenRun run = focus.focus().run();
        Workbench.until("it is in the library", () -> ended(Shelf.RUNS, run).isPresent());
        return run;
    }

    private Optional<Item> item(Shelf shelf, OpenRun run) {
        String folder = run.folder().folder().getFileName().toString();
        Predicate<Item> same = item -> item instanceof RunItem there
                && there.folder().getFileName().toString().equals(folder);
        return library.on(shelf).stream()
                .filter(item -> same.test(item instanceof TrashItem gone ? gone.item() : item)).findFirst();
    }

    private Optional<Item> ended(Shelf shelf, OpenRun run) {
        return item(shelf, run).filter(item -> (item instanceof TrashItem gone ? gone.item() : item) instanceof RunItem there
                && there.run().outcome() == Run.Outcome.DONE);
    }

    /** A run of the command line is a folder first, and a run when its description has been written. */
    @Test
    void aFolderThatBecomesARunLaterIsARun() throws IOException, InterruptedException {
        OpenRun before = run("Before", Amount.calls(100));
        Path folder = library.home().runs().resolve("comes-later");
        Files.createDirectories(folder);
        CountDownLatch looked = new CountDownLatch(1);
        Label owner = new Label(Workbench.page().getWorkbenchWindow().getShell(), SWT.NONE);
        library.onChange(owner, looked::countDown);
        Workbench.until("the library has looked at the folder", () -> looked.getCount() == 0);
        Files.copy(before.folder().folder().resolve("plan.json"), folder.resolve("plan.json"));
        Files.copy(before.folder().folder().resolve("run.json"), folder.resolve("run.json"));
        Workbench.until("the run is in the library", () -> library.on(Shelf.RUNS).stream()
                .anyMatch(item -> item instanceof RunItem there && there.folder().equals(folder.toAbsolutePath().normalize())));
        owner.dispose();
        for (String file : List.of("plan.json", "run.json")) {
            Files.delete(folder.resolve(file));
        }
        Files.delete(folder);
    }

    /** Waits until the tree shows the run as it ended, and selects it. */
    private void select(Shelf shelf, OpenRun run) {
        Workbench.page().activate(view);
        ISelectionProvider tree = view.getSite().getSelectionProvider();
        Workbench.until("it is in the tree, on " + shelf, () -> ended(shelf, run).filter(item -> {
            tree.setSelection(new StructuredSelection(item));
            return ((IStructuredSelection) tree.getSelection()).getFirstElement() == item;
        }).isPresent());
    }

    /** What it was stayed, what it is now was cut away; then the whole label went, while the name of the plan and "quick" stayed. */
    @Test
    void aNarrowRowSaysWhatARunHasNowInFewerWords() throws IOException {
        run("Narrow", Amount.calls(100), true);
        OpenRun changed = run("Narrow", Amount.calls(150), true);
        view.getSite().getSelectionProvider().setSelection(new StructuredSelection(ended(Shelf.RUNS, changed).orElseThrow()));
        Tree tree = Workbench.find(view, Tree.class, each -> true);
        Point size = tree.getSize();
        Set<String> said = new TreeSet<>();
        try {
            for (int width = 900; width > 300; width -= 25) {
                tree.setSize(width, size.y);
                Workbench.settle();
                // Time, name, change, and that it is quick.
                String[] row = row(tree, changed).getText().split("  ");
                said.add(row.length < 3 ? "" : row[2] + (row.length < 4 ? "" : ", " + row[3]));
            }
        } finally {
            tree.setSize(size);
        }
        assertTrue(said.stream().allMatch(each -> each.contains("150 calls") && !each.contains("100 calls")), said.toString());
        assertTrue(said.contains("measured 150 calls or 0.5 s, quick"), said.toString());
        assertTrue(said.contains("\u2026150 calls or 0.5 s"), said.toString());
    }

    private static TreeItem row(Tree tree, OpenRun run) {
        Path name = run.folder().folder().getFileName();
        return Arrays.stream(tree.getItems()).flatMap(shelf -> Arrays.stream(shelf.getItems()))
                .filter(item -> item.getData() instanceof RunItem there && there.folder().getFileName().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void theHeadOfAViewNamesItsRunAndFollowsItsLabel() throws IOException, PartInitException {
        OpenRun run = run("Named", Amount.calls(200));
        WarmUpView chart = Workbench.view(WarmUpView.ID, WarmUpView.class);
        CLabel head = Workbench.find(chart, CLabel.class, each -> each.getText().contains("Named"));
        Workbench.until("it says how it ended", () -> head.getText().contains("finished")
                && head.getText().contains("loopback"));
        RunLabel label = new RunLabel("Before the patch", "", List.of("talk"));
        run.folder().saveLabel(label);
        runs.labelled(run.folder().folder(), label);
        Workbench.until("it says the new name", () -> head.getText().contains("Before the patch"));
        library.lookAgain();
        Text search = Workbench.find(view, Text.class, each -> true);
        Tree tree = Workbench.find(view, Tree.class, each -> true);
        Workbench.until("the tree has its label", () -> item(Shelf.RUNS, run).map(RunItem.class::cast)
                .filter(item -> item.label().equals(label)).isPresent());
        search.setText("talk patch");
        assertEquals(1, tree.getItemCount(), "only the runs are left");
        assertEquals(1, tree.getItem(0).getItemCount());
        search.setText("");
        assertTrue(tree.getItemCount() > 1);
    }

    @Test
    void aDeletedRunIsRestoredFromTheTrash() throws IOException {
        OpenRun run = run("Deleted by mistake", Amount.calls(200));
        select(Shelf.RUNS, run);
        Workbench.command("org.eclipse.ui.edit.delete");
        select(Shelf.TRASH, run);
        assertTrue(runs.find(run.folder().folder()).isEmpty(), "it is closed");
        Workbench.command("org.roundtrip.ui.run.restore");
        Workbench.until("it is back", () -> ended(Shelf.RUNS, run).isPresent() && ended(Shelf.TRASH, run).isEmpty());
        assertEquals(200, run.results().getFirst().calls());
        RunFolder.open(run.folder().folder());
    }

    @Test
    void theStatusLineSaysWhatWasDeletedAndUndoesIt() throws IOException {
        OpenRun run = run("Deleted and undone", Amount.calls(200));
        select(Shelf.RUNS, run);
        Workbench.command("org.eclipse.ui.edit.delete");
        Workbench.until("it is said", () -> statusTexts().anyMatch(text ->
                text.contains(RunNames.shortName(run)) && text.contains("trash")));
        Link link = Workbench.offers().filter(each -> each.getText().contains("Undo")).findFirst().orElseThrow();
        Event click = new Event();
        click.text = "undo";
        link.notifyListeners(SWT.Selection, click);
        Workbench.until("it is back", () -> ended(Shelf.RUNS, run).isPresent() && ended(Shelf.TRASH, run).isEmpty());
        assertTrue(statusTexts().noneMatch(text -> text.contains("trash")));
    }

    @Test
    void theStatusLineSaysWhereAFileWasSaved() throws IOException {
        Path file = run("Reported", Amount.calls(200)).folder().folder().resolve("report.html");
        Workbench.service(SavedFiles.class).add(file);
        Workbench.until("it is said", () -> statusTexts().anyMatch(text -> text.endsWith("report.html")));
        assertTrue(Workbench.offers().anyMatch(each -> each.getText().contains("open") && each.getText().contains("folder")));
    }

    @Test
    void aRunIsRunAgainAsItWas() throws IOException {
        OpenRun run = run("Again", Amount.calls(321));
        select(Shelf.RUNS, run);
        Workbench.command("org.roundtrip.ui.run.runAgain");
        assertEquals(run.run().plan(), control.current().orElseThrow().plan());
        control.cancel();
        Workbench.until("nothing runs", () -> control.current().isEmpty());
    }

    @Test
    void anEarlierRunIsComparedWithALaterOne() throws IOException {
        OpenRun run = run("Again", Amount.calls(321));
        OpenRun again = run("Again", Amount.calls(321));
        select(Shelf.RUNS, run);
        assertTrue(canBeCompared(), "the run in focus is another one");
        assertTrue(entriesOfTree().contains("Compare with '" + RunNames.shortName(again) + "'"), entriesOfTree().toString());
        select(Shelf.RUNS, again);
        assertFalse(canBeCompared(), "a run is not compared with itself");
        view.getSite().getSelectionProvider().setSelection(new StructuredSelection(List.of(ended(Shelf.RUNS, again).orElseThrow(),
                ended(Shelf.RUNS, run).orElseThrow())));
        assertTrue(entriesOfTree().contains("Compare 2 Runs"), entriesOfTree().toString());
        compareEarlierWithLater(run, again);
        select(Shelf.RUNS, run);
        compareEarlierWithLater(run, again);
    }

    /** Needs two runs of one plan. */
    @Test
    void theTrendHasAllRunsOfThePlanInTheirOrder() throws Exception {
        List<OpenRun> measured = List.of(run("Trend", Amount.calls(321)), run("Trend", Amount.calls(321)), run("Trend", Amount.calls(321)));
        Workbench.showPerspective(ResultsPerspective.ID);
        try {
            TrendView trend = Workbench.view(TrendView.ID, TrendView.class);
            Workbench.until("each run has its medians", () -> trend.shown().equals(measured.stream().map(OpenRun::run).toList()));
            ChartCanvas canvas = Workbench.find(trend, ChartCanvas.class, each -> true);
            Workbench.until("they are drawn", () -> canvas.view() != null);
            Workbench.service(OpenRuns.class).close(measured.getFirst());
            Workbench.until("a run need not be open", () -> trend.shown().size() == measured.size());
            Table table = Workbench.find(trend, Table.class, each -> true);
            Workbench.focuses(table);
            table.setSelection(0);
            table.notifyListeners(SWT.Selection, new Event());
            table.notifyListeners(SWT.DefaultSelection, new Event());
            Workbench.until("its row opens it", () -> focus.focus().run().folder().folder().equals(measured.getFirst().folder().folder()));
        } finally {
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    /** Readers found plans that they had not made. */
    @Test
    void thePlanOfARunThatIsNotKeptIsCopiedOnceAndTheMenuSaysSo() throws IOException {
        OpenRun run = run("Copied", Amount.calls(100));
        select(Shelf.RUNS, run);
        Workbench.until("the menu says so", () -> entriesOfTree().contains("Open a Copy of Its Plan"));
        for (int i = 0; i < 2; i++) {
            Workbench.command("org.roundtrip.ui.run.openPlanOfRun");
            Workbench.until("the copy is open", () -> Workbench.page().getActiveEditor() instanceof PlanEditor editor
                    && editor.planName().startsWith("Copied as run "));
            Workbench.page().closeEditor(Workbench.page().getActiveEditor(), false);
            select(Shelf.RUNS, run);
            Workbench.until("the tree knows the copy", () -> entriesOfTree().contains("Open Its Plan"));
        }
        assertEquals(1, library.on(Shelf.PLANS).stream().filter(item -> item instanceof PlanItem plan && plan.name().startsWith("Copied as run ")).count());
    }

    private void compareEarlierWithLater(OpenRun earlier, OpenRun later) {
        ComparedRuns compared = Workbench.service(ComparedRuns.class);
        Workbench.command("org.roundtrip.ui.run.compare");
        Workbench.until("the later run is compared with the earlier one", () -> compared.runs().equals(List.of(earlier, later))
                && Workbench.page().findView(ComparisonView.ID) != null);
        assertEquals(ResultsPerspective.ID, Workbench.page().getPerspective().getId());
        assertSame(later, focus.focus().run(), "the focus stays");
        Event end = new Event();
        end.text = "end";
        Workbench.find(Workbench.page().findView(ComparisonView.ID), Link.class, each -> each.getText().contains("charts")).notifyListeners(SWT.Selection, end);
        Workbench.until("nothing is compared any more", () -> compared.runs().isEmpty() && Workbench.page().findView(ComparisonView.ID) == null);
        Workbench.showPerspective(RunPerspective.ID);
    }

    /** The context menu of the tree, as it is at this moment. */
    private static List<String> entriesOfTree() {
        Menu menu = Workbench.find(Workbench.page().findView(LibraryView.ID), Tree.class, each -> true).getMenu();
        menu.notifyListeners(SWT.Show, new Event());
        try {
            return Stream.of(menu.getItems()).map(MenuItem::getText).toList();
        } finally {
            menu.notifyListeners(SWT.Hide, new Event());
        }
    }

    private static boolean canBeCompared() {
        return Workbench.service(ICommandService.class).getCommand("org.roundtrip.ui.run.compare").isEnabled();
    }

    private static Stream<String> statusTexts() {
        return Workbench.visible(CLabel.class).map(CLabel::getText).filter(Objects::nonNull);
    }
}
