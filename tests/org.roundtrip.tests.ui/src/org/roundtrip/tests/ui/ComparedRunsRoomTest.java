// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.results.ResultsView;
import org.roundtrip.ui.run.RoomForRun;
import org.roundtrip.ui.run.editor.PlanEditor;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.Opening;
import org.roundtrip.ui.run.warmup.WarmUpView;

/** Where the views of two runs that are compared stand, and what gives them the room. */
@WindowTest
class ComparedRunsRoomTest extends ComparedRuns {
    /** The part of the window that both charts take when they are alone. */
    private static final double SHARE = 0.8;
    private static final int NARROW = 1024;
    private static final String PERCENTILES = "org.roundtrip.ui.run.percentiles";
    private static final String SWEEP = "org.roundtrip.ui.run.sweep";

    /** What is above the tables differs: the second view says how its plan differs. */
    @Test
    void theRowsOfBothTablesStandInLine() {
        Workbench.until("both tables begin at the same height", () -> table(true).isVisible() && table(false).isVisible()
                && table(true).toDisplay(0, 0).y == table(false).toDisplay(0, 0).y);
        runs.close(runs.find(many).orElseThrow());
        Table alone = table(false);
        Workbench.until("a table alone begins at its own height",
                () -> ((GridData) alone.getLayoutData()).verticalIndent < alone.getItemHeight() / 2);
    }

    /** They were painted where they had been in the comparison, over the status line. */
    @Test
    void theColumnsInSightGoAtOnceWithATableWhoseComparisonEnds() {
        Table table = table(false);
        Canvas kept = columnsInSight(table);
        int before = table.getLocation().y;
        List<String> places = new ArrayList<>();
        Listener watching = event -> {
            if (!within(kept, table)) {
                places.add(kept.getBounds() + " beside " + table.getBounds());
            }
        };
        table.addListener(SWT.Move, watching);
        table.addListener(SWT.Resize, watching);
        Workbench.find(beside(ResultsView.ID).orElseThrow().getPart(true), Link.class, each -> each.getText().contains("End comparison"))
                .notifyListeners(SWT.Selection, new Event());
        Workbench.until("the table alone begins at its own height, below the editors", () -> table.getLocation().y < before && editorsHeight() > 0);
        table.removeListener(SWT.Move, watching);
        table.removeListener(SWT.Resize, watching);
        assertEquals(List.of(), places);
        Workbench.until("it is scrolled back", () -> ResultTableTest.scrolled(table, 0));
    }

    /** A table is not lower than its head and a row, and its end is cut off in a place that is. */
    @Test
    void theColumnsInSightAreCutOffWhereTheTableIs() {
        Table table = table(false);
        Canvas kept = columnsInSight(table);
        Composite place = table.getParent();
        Point size = place.getSize();
        int low = table.getLocation().y + table.getHeaderHeight() / 2;
        place.setSize(size.x, low);
        assertTrue(table.getBounds().y + table.getBounds().height > low, "the table has no room");
        assertTrue(within(kept, table), "at once: " + kept.getBounds());
        Workbench.work();
        assertTrue(within(kept, table), "and later: " + kept.getBounds());
        place.setSize(size);
        Workbench.until("they have their height again", () -> kept.getSize().y > table.getSize().y / 2 && within(kept, table));
        Workbench.until("it is scrolled back", () -> ResultTableTest.scrolled(table, 0));
    }

    /** What lies over the left edge of a table that is scrolled to the right. */
    private static Canvas columnsInSight(Table table) {
        Workbench.page().activate(Workbench.page().findView(ResultsView.ID));
        Workbench.until("the rows of both are in line", () -> table.isVisible() && table.getItemCount() == 2 && table(true).isVisible()
                && table.toDisplay(0, 0).y == table(true).toDisplay(0, 0).y);
        Workbench.until("half of the window has no room for all columns", () -> ResultTableTest.scrolled(table, table.getColumn(0).getWidth()));
        Workbench.until("its first columns stay in sight", () -> ResultTableTest.kept(table).anyMatch(Canvas::isVisible));
        return ResultTableTest.kept(table).findFirst().orElseThrow();
    }

    /** Whether what lies over a table begins where it does, and ends neither beyond it nor beyond its place. */
    private static boolean within(Canvas kept, Table table) {
        Rectangle room = table.getBounds().intersection(table.getParent().getClientArea());
        return room.isEmpty() ? kept.getBounds().isEmpty()
                : kept.getLocation().equals(table.getLocation()) && kept.getBounds().intersection(room).equals(kept.getBounds());
    }

    /** The chart of the second view has a line more above it: how its plan differs. */
    @Test
    void bothChartsBeginAtTheSameHeight() {
        Workbench.until("both charts begin at the same height", () -> canvas(true).isVisible() && canvas(false).isVisible()
                && canvas(true).toDisplay(0, 0).y == canvas(false).toDisplay(0, 0).y);
    }

    @Test
    void editorsAreMinimisedWhileRunsAreCompared() {
        Workbench.page().resetPerspective();
        RoomForRun.forRun(Workbench.page());
        Workbench.until("the run has its room", () -> editorsHeight() > 0);
        int before = editorsHeight();
        Opening.beside(many, Workbench.page());
        Workbench.until("the comparison has all of it", () -> beside(WarmUpView.ID).isPresent() && editorsHeight() == 0);
        for (String id : List.of(ResultsView.ID, PERCENTILES, WarmUpView.ID)) {
            Workbench.page().hideView(beside(id).orElseThrow());
        }
        Workbench.until("it went back", () -> editorsHeight() == before);
    }

    @Test
    void aPlanThatIsOpenedMeanwhileIsInSight() {
        Workbench.until("the comparison has all room", () -> editorsHeight() == 0);
        PlanEditor editor = Opening.plan(new PlanSource.Example("first-look"), Workbench.page());
        Workbench.until("the editor is there", () -> editorsHeight() > 0 && Workbench.page().isPartVisible(editor));
        Workbench.page().closeEditor(editor, false);
    }

    @Test
    void aViewBesideOffersToEndTheComparison() {
        Link end = Workbench.find(chart(true), Link.class, each -> each.isVisible() && each.getText().contains("End comparison"));
        assertTrue(Workbench.all(chart(false), Link.class).stream().noneMatch(each -> each.getText().contains("End comparison")));
        end.notifyListeners(SWT.Selection, new Event());
        Workbench.until("its views are closed and the editors are back", () -> kept(WarmUpView.ID).isEmpty() && kept(ResultsView.ID).isEmpty()
                && editorsHeight() > 0);
        assertSame(chart(false), Workbench.page().getActivePart(), "commands are about the run that stays");
    }

    @Test
    void aViewThatIsTurnedToBringsTheOneOfTheOtherRun() {
        IWorkbenchPage page = Workbench.page();
        page.activate(page.findView(PERCENTILES));
        Workbench.until("the percentiles of both are in sight", () -> page.isPartVisible(beside(PERCENTILES).orElseThrow().getPart(true)));
        page.activate(chart(true));
        Workbench.until("the curves of both are", () -> page.isPartVisible(chart(false)));
        page.activate(page.findView(SWEEP));
        page.activate(chart(true));
        Workbench.work();
        assertFalse(page.isPartVisible(chart(false)), "a view that was in sight before is only used");
    }

    @Test
    void thePercentilesOfBothHaveTheSameAxes() {
        Workbench.page().activate(Workbench.page().findView(PERCENTILES));
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
    void aNarrowWindowHasNoListOfRunsMeanwhile() {
        Shell window = Workbench.page().getWorkbenchWindow().getShell();
        Point size = window.getSize();
        Workbench.page().resetPerspective();
        window.setSize(NARROW, size.y);
        try {
            Workbench.until("the window is narrow", () -> window.getSize().x == NARROW && Workbench.page().isPartVisible(library()));
            Opening.beside(many, Workbench.page());
            Workbench.until("the list is minimised", () -> beside(WarmUpView.ID).isPresent() && !Workbench.page().isPartVisible(library()));
            Workbench.find(chart(true), Link.class, each -> each.getText().contains("End comparison")).notifyListeners(SWT.Selection, new Event());
            Workbench.until("it is there again", () -> Workbench.page().isPartVisible(library()));
        } finally {
            window.setSize(size);
        }
    }

    private static IViewPart library() {
        return Workbench.page().findView(LibraryView.ID);
    }

    @Test
    void presenterModeShowsBothSides() {
        Workbench.page().activate(chart(false));
        int width = canvas(false).getShell().getSize().x;
        IViewPart plans = Workbench.page().findView(LibraryView.ID);
        PresenterMode.toggle();
        try {
            Workbench.until("both have the window", () -> canvas(false).isVisible() && canvas(true).isVisible()
                    && canvas(false).getSize().x + canvas(true).getSize().x > SHARE * width && !Workbench.page().isPartVisible(plans));
            Workbench.page().activate(chart(true));
            Workbench.work();
            assertTrue(canvas(false).isVisible() && canvas(true).isVisible() && !Workbench.page().isPartVisible(plans), "whichever is the active one");
        } finally {
            PresenterMode.toggle();
        }
        Workbench.until("the others are there again, but not the editors", () -> !Workbench.page().isPageZoomed()
                && Workbench.page().isPartVisible(plans) && editorsHeight() == 0);
    }

    private static int editorsHeight() {
        Workbench.work();
        return Workbench.service(EModelService.class).findElements(Workbench.service(MWindow.class), IPageLayout.ID_EDITOR_AREA,
                MPlaceholder.class).stream().map(area -> (Control) area.getRef().getWidget()).filter(Control::isVisible)
                .mapToInt(editors -> editors.getSize().y).findFirst().orElse(0);
    }
}
