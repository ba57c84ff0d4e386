// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.load.Load;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.results.ResultsView;
import org.roundtrip.ui.run.ResultsPerspective;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.library.opening.Opening;

/** A run is compared with the one in focus: both sides follow each other. */
@WindowTest
class ComparedRunsTest extends ComparedRuns {
    private static final String PERCENTILES = "org.roundtrip.ui.run.percentiles";
    /** Has no operation in common with the two. */
    private static Path alien;
    /** The same as the others with two callers. */
    private static Path crowded;
    /** Measures the same as {@link #many}. */
    private static Path again;

    @BeforeAll
    static void measureOthers() throws IOException {
        again = WrittenRun.in(home, plan("again", 9000), "again");
        Plan two = plan("crowded", 1000);
        crowded = WrittenRun.in(home, new Plan("crowded", "", two.contract(), two.providers(),
                two.protocol().with(new Load.Closed(2, 0, false, false))), "crowded");
        Plan other = plan("alien", 10);
        alien = WrittenRun.in(home, new Plan("alien", "", new Contract("Calls", List.of(new Operation("peng", List.of(),
                Optional.empty(), Behaviour.NOTHING))), other.providers(), other.protocol()), "alien");
    }

    private static Combo operations(boolean beside) {
        return Workbench.find(chart(beside), Combo.class, each -> true);
    }

    private static int column(Table table) {
        List<String> heads = Arrays.stream(table.getColumns()).map(TableColumn::getText).toList();
        return heads.indexOf(heads.stream().filter(head -> head.startsWith("p50 vs ")).findFirst().orElse(null));
    }

    @Test
    void bothChartsHaveOneRangeAndZoomTogether() {
        ChartCanvas left = canvas(false);
        ChartCanvas right = canvas(true);
        Workbench.until("the longer run is drawn", () -> right.view() != null && right.view().most() >= 9050);
        Workbench.until("the shorter run is drawn", () -> left.view() != null);
        Workbench.until("in the same range", () -> left.view().equals(right.view()));
        right.look(right.view().between(0.2, 0.5));
        Workbench.until("the other follows", () -> left.view().equals(right.view()) && !left.view().whole());
        left.look(left.view().reset());
        Workbench.until("and back", () -> left.view().equals(right.view()) && right.view().whole());
        runs.close(runs.find(many).orElseThrow());
        Workbench.until("alone, the shorter run has its own range", () -> left.view().most() < 9000);
    }

    /** As after a start, where a view that is behind another one is not made before it is seen. */
    @Test
    void aTableIsComparedWithTheRunInFocusThatNoOtherTableShows() throws PartInitException, InvalidFileException {
        IWorkbenchPage page = Workbench.page();
        page.hideView(page.findView(ResultsView.ID));
        page.hideView(page.findView(WarmUpView.ID));
        try {
            runs.close(inFocus);
            Workbench.service(FocusService.class).set(Focus.on(runs.openUnread(RunFolder.open(few))), null);
            Table table = table(true);
            Workbench.until("its medians are there", () -> column(table) > 0 && !table.getItem(0).getText(column(table)).equals("–"));
        } finally {
            page.showView(WarmUpView.ID);
            page.showView(ResultsView.ID);
        }
    }

    @Test
    void sortingOneTableSortsTheOther() {
        Table left = table(false);
        Table right = table(true);
        Workbench.until("both have their rows", () -> left.getItemCount() == 2 && right.getItemCount() == 2);
        for (Table sorted : List.of(right, left)) {
            for (int clicks = 1; clicks <= 2; clicks++) {
                sorted.getColumn(1).notifyListeners(SWT.Selection, new Event());
            }
            assertEquals(List.of("pong", "ping"), operations(left));
            assertEquals(List.of("pong", "ping"), operations(right));
        }
        left.getColumn(1).notifyListeners(SWT.Selection, new Event());
        assertEquals(List.of("ping", "pong"), operations(right), "the order of the plan again");
    }

    private static List<String> operations(Table table) {
        return Arrays.stream(table.getItems()).map(each -> each.getText(1)).toList();
    }

    @Test
    void anOperationChosenOnOneSideIsChosenOnTheOther() {
        Combo right = operations(true);
        right.select(1);
        right.notifyListeners(SWT.Selection, new Event());
        assertSame(inFocus, Workbench.service(FocusService.class).focus().run(), "the run in focus stays in focus");
        assertEquals(1, operations(false).getSelectionIndex());
        Table table = table(true);
        Workbench.until("the table has its rows", () -> table.getItemCount() == 2);
        assertEquals("pong", Workbench.service(FocusService.class).focus().operation());
        table.setSelection(0);
        table.notifyListeners(SWT.Selection, new Event());
        assertSame(inFocus, Workbench.service(FocusService.class).focus().run());
        assertEquals(0, operations(false).getSelectionIndex());
        assertEquals(0, operations(true).getSelectionIndex());
        Workbench.until("the same row is selected on the other side", () -> table(false).getSelectionIndex() == 0);
    }

    @Test
    void packetsAreThoseOfTheSideThatAsksForThem() {
        Workbench.page().activate(beside(ResultsView.ID).orElseThrow().getPart(true));
        Workbench.command("org.roundtrip.ui.packets.showPackets");
        assertSame(runs.find(many).orElseThrow(), Workbench.service(FocusService.class).focus().run());
        Workbench.showPerspective(RunPerspective.ID);
    }

    @Test
    void anotherRunInFocusIsShownWithTheSameOperationAndItsMediansAreNotComparedUnderAnotherLoad() {
        Combo right = operations(true);
        right.select(1);
        right.notifyListeners(SWT.Selection, new Event());
        Opening.run(crowded, Workbench.page());
        Table table = table(false);
        Workbench.until("a run with two callers is in focus, which began after the other", () -> read(crowded) && column(table) >= 0
                && table.getItemCount() == 2 && table.getItem(0).getText(column(table)).equals("another load"));
        assertEquals(operations(false).getText(), operations(true).getText());
        Workbench.find(chart(true), CLabel.class, each -> each.getText().contains("differs: load 1 caller"));
    }

    @Test
    void whereThePlansMeasureTheSameThisIsSaid() {
        Opening.run(again, Workbench.page());
        Workbench.until("a run that measured the same is in focus", () -> read(again)
                && Workbench.all(chart(true), CLabel.class).stream()
                        .anyMatch(each -> each.isVisible() && each.getText().equals("both plans measure the same")));
    }

    @Test
    void aRunThatBeginsMeanwhileIsOfferedAndReplacesNoSide() throws IOException {
        OpenRun begun = runs.open(RunFolder.open(WrittenRun.in(home, plan("meanwhile", 500), "meanwhile")));
        Workbench.service(RunViews.class).begun(begun);
        assertSame(inFocus, Workbench.service(FocusService.class).focus().run());
        Workbench.until("the view that follows offers it", () -> Workbench.all(chart(false), Link.class).stream()
                .anyMatch(each -> each.isVisible() && each.getText().contains("New run ended")));
        assertTrue(Workbench.all(chart(true), Link.class).stream().noneMatch(each -> each.getText().contains("New run")), "it keeps its run");
        Workbench.find(chart(false), Link.class, each -> each.getText().contains("New run ended")).notifyListeners(SWT.Selection, new Event());
        assertSame(begun, Workbench.service(FocusService.class).focus().run());
        assertTrue(Workbench.all(chart(false), Link.class).stream().noneMatch(each -> each.getText().contains("New run")), "it is taken");
        runs.close(begun);
    }

    @Test
    void theTableOfTheLaterRunSaysHowItsMediansCompare() throws PartInitException {
        Table table = table(true);
        Workbench.until("the column is there", () -> column(table) >= 0 && table.getItemCount() == 2);
        String cell = table.getItem(0).getText(column(table));
        assertTrue(cell.endsWith("~ open"), cell);
        assertTrue(column(table) + 1 < table.getColumnCount(), "the other columns go on beside it");
        assertEquals(-1, column(table(false)), "one column is enough");
        Opening.run(alien, Workbench.page());
        Workbench.until("a run without such a row is in focus", () -> read(alien) && column(table) < 0);
        Workbench.find(chart(true), CLabel.class, each -> each.getText().contains("not comparable: the runs measured different operations"));
        for (boolean side : List.of(true, false)) {
            assertEquals("other axes: the runs measured different operations",
                    chart(side).getSite().getService(ComparedCharts.class).words(chart(side)));
        }
        runs.find(alien).ifPresent(runs::close);
        Workbench.service(FocusService.class).set(Focus.on(inFocus), this);
        Workbench.until("the column is there again", () -> column(table) >= 0);
        Workbench.page().hideView(Workbench.page().findView(ResultsView.ID));
        Workbench.until("also without the table of the run in focus", () -> column(table) >= 0);
        Workbench.view(ResultsView.ID, ResultsView.class);
        runs.close(inFocus);
        Workbench.until("nothing is left to compare with", () -> column(table) < 0);
    }

    /** They were cut at the edge of the table, or beyond it. */
    @Test
    void statesStandBesideWhatIsComparedAsLongAsItIs() throws IOException {
        Path scant = WrittenRun.in(home, plan("scant", 15), "scant");
        close();
        Opening.run(few, Workbench.page());
        Workbench.until("a run is read", () -> read(few));
        Opening.beside(scant, Workbench.page());
        Workbench.until("one with few calls is beside it", () -> read(scant) && beside(ResultsView.ID).isPresent());
        Table table = table(true);
        Workbench.until("its states stand behind the comparison, or behind its bytes", () -> column(table) > 0 && table.getItemCount() == 2
                && titled(table, "State") <= column(table) + 2 && table.getItem(0).getText(titled(table, "State")).endsWith(" few"));
        runs.find(few).ifPresent(runs::close);
        Workbench.until("they stay when the comparison ends", () -> column(table) < 0
                && titled(table, "State") < table.getColumnCount());
    }

    private static int titled(Table table, String title) {
        return IntStream.range(0, table.getColumnCount()).filter(i -> table.getColumn(i).getText().equals(title)).findFirst().orElse(table.getColumnCount());
    }

    @Test
    void theyStandInAPlaceWithoutEditorsUntilTheyAreClosed() {
        IWorkbenchPage page = Workbench.page();
        assertEquals(ResultsPerspective.ID, page.getPerspective().getId());
        assertFalse(page.isEditorAreaVisible());
        for (IWorkbenchPart part : List.of(chart(false), chart(true), page.findView(ResultsView.ID), beside(ResultsView.ID).orElseThrow().getPart(true))) {
            assertTrue(page.isPartVisible(part), part.getTitle());
        }
        assertTrue(Workbench.all(chart(false), Link.class).stream().noneMatch(each -> each.getText().contains("End comparison")));
        Workbench.find(chart(true), Link.class, each -> each.isVisible() && each.getText().contains("End comparison"))
                .notifyListeners(SWT.Selection, new Event());
        Workbench.until("its views are closed", () -> kept(WarmUpView.ID).isEmpty() && kept(ResultsView.ID).isEmpty());
        assertSame(chart(false), page.getActivePart(), "commands are about the run that stays");
    }

    @Test
    void aRunThatIsClosedElsewhereIsNotComparedAnyMore() {
        Workbench.showPerspective(RunPerspective.ID);
        runs.close(runs.find(many).orElseThrow());
        Workbench.showPerspective(ResultsPerspective.ID);
        Workbench.until("its views are closed", () -> kept(WarmUpView.ID).isEmpty() && kept(ResultsView.ID).isEmpty());
    }

    @Test
    void thePercentilesOfBothHaveTheSameAxes() {
        Workbench.page().activate(Workbench.page().findView(PERCENTILES));
        Workbench.page().activate(beside(PERCENTILES).orElseThrow().getPart(true));
        ChartCanvas few = percentiles(Workbench.page().findView(PERCENTILES));
        ChartCanvas many = percentiles(beside(PERCENTILES).orElseThrow().getPart(true));
        Workbench.until("both end with the most calls", () -> few.view() != null && many.view() != null && few.view().equals(many.view())
                && few.view().most() >= 9000);
        many.look(many.view().between(0.2, 0.5));
        Workbench.until("a part of one is shown of the other", () -> few.view().equals(many.view()) && !few.view().whole());
    }

    private static ChartCanvas percentiles(IWorkbenchPart view) {
        return Workbench.find(view, ChartCanvas.class, each -> true);
    }

    @Test
    void aRunThatIsComparedAlreadyGetsNoSecondViews() {
        Opening.beside(many, Workbench.page());
        Opening.beside(crowded, Workbench.page());
        Workbench.until("another run is beside both", () -> read(crowded) && kept(WarmUpView.ID).size() == 2);
        assertEquals(2, kept(ResultsView.ID).size());
    }

    @Test
    void aStepOfASweepStandsBesideTheRunWithItsLength() throws IOException {
        Plan callers = plan("callers", 1000);
        Path two = WrittenRun.in(home, callers.with(callers.protocol().with(new Load.Closed(2, 0, false, false))), "two");
        Path swept = WrittenRun.in(home, callers.with(Optional.of(new Sweep("callers", List.of(1, 2)))), "swept");
        close();
        Opening.run(two, Workbench.page());
        Workbench.until("the run is read", () -> read(two));
        Opening.beside(swept, Workbench.page());
        Workbench.until("the sweep is beside it", () -> read(swept) && beside(ResultsView.ID).isPresent() && beside(WarmUpView.ID).isPresent());
        Table table = table(true);
        Workbench.until("rows of its number of callers are compared, and no others", () -> column(table) > 0 && table.getItemCount() == 4
                && Arrays.stream(table.getItems()).filter(row -> !row.getText(column(table)).equals("\u2013")).count() == 2);
        Workbench.until("a line above says why", () -> Workbench.all(beside(ResultsView.ID).orElseThrow().getPart(true), Label.class).stream()
                .anyMatch(label -> label.isVisible() && label.getText().contains("Steps are compared")));
        String step = operations(false).getText().split(" ")[0] + ", 2 callers";
        Workbench.until("the chart shows that step", () -> operations(true).getText().startsWith(step));
    }
}
