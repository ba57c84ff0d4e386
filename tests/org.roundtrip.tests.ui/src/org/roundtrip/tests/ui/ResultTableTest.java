// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Result;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.table.TableHead;
import org.roundtrip.words.columns.ResultColumn;

/** The table of results: its columns, and the filter of its rows. */
@WindowTest
class ResultTableTest {
    /** Pixels in which no name of a provider has room. */
    private static final int NARROW = 40;
    private static final int WIDE = 210;
    @TempDir
    static Path home;
    private static Path one;
    private static Path other;

    @BeforeAll
    static void make() throws IOException {
        one = WrittenRun.in(home, "one", 3000);
        other = WrittenRun.in(home, "other", 4000);
    }

    /** Opens a run and returns when the table shows it. */
    private static Result open(Path folder, Table table) {
        Opening.run(folder, Workbench.page());
        OpenRuns runs = Workbench.service(OpenRuns.class);
        Workbench.until("the run is read", () -> runs.find(folder).filter(run -> !run.results().isEmpty()).isPresent());
        Result row = runs.find(folder).orElseThrow().results().getFirst();
        Workbench.until("the run is shown", () -> table.getItemCount() == 1 && heads(table).contains("p50 (µs)")
                && table.getItem(0).getText(2).equals(ResultColumn.P50.shown(row)));
        return row;
    }

    /** The table with the first run, in its own perspective. */
    private static Table shown() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        Table table = Workbench.find(Workbench.view("org.roundtrip.ui.results.table", IViewPart.class), Table.class, each -> true);
        open(one, table);
        return table;
    }

    private static List<String> heads(Table table) {
        return Stream.of(table.getColumns()).map(TableColumn::getText).toList();
    }

    @Test
    void unitsAndWidthsAreKeptInTheNextRun() throws PartInitException {
        IViewPart results = Workbench.view("org.roundtrip.ui.results.table", IViewPart.class);
        Table table = Workbench.find(results, Table.class, each -> true);
        open(one, table);
        List<String> heads = heads(table);
        assertEquals(List.of("Provider", "Operation", "p50 (µs)"), heads.subList(0, 3));
        assertFalse(heads.contains("Look-up (µs)"), "raw TCP has none");
        assertFalse(heads.contains("Packets"), "nothing was captured");
        table.getColumn(2).setWidth(WIDE);
        open(other, table);
        assertEquals(heads.subList(0, 3), heads(table).subList(0, 3));
        assertEquals(WIDE, table.getColumn(2).getWidth(), 1);
    }

    @Test
    void columnsHaveTheWidthOfTheTextsOfTheRunThatIsShown() throws PartInitException, IOException {
        Table table = shown();
        int operation = 1;
        int narrow = table.getColumn(operation).getWidth();
        Operation named = new Operation("anOperationWithARatherLongName", List.of(), Optional.empty(), Behaviour.NOTHING);
        open(WrittenRun.in(home, Workbench.plan("Long", Amount.calls(500)).with(new Contract("Calls", List.of(named))), "long"), table);
        Workbench.until("the name has its width", () -> table.getColumn(operation).getWidth() > narrow);
        open(one, table);
        Workbench.until("a short one has its own", () -> table.getColumn(operation).getWidth() == narrow);
    }

    @Test
    void theTableIsCopiedAsMarkdown() throws PartInitException {
        IViewPart results = Workbench.view("org.roundtrip.ui.results.table", IViewPart.class);
        open(one, Workbench.find(results, Table.class, each -> true));
        Stream.of(results.getViewSite().getActionBars().getMenuManager().getItems()).filter(ActionContributionItem.class::isInstance)
                .map(item -> ((ActionContributionItem) item).getAction()).filter(IAction::isEnabled).findFirst().orElseThrow().run();
        Clipboard clipboard = new Clipboard(results.getSite().getShell().getDisplay());
        try {
            List<String> lines = ((String) clipboard.getContents(TextTransfer.getInstance())).lines().toList();
            assertEquals(3, lines.size(), lines::toString);
            assertTrue(lines.get(1).matches("\\|( :?---:? \\|)+"), lines::toString);
            assertEquals(1, lines.stream().mapToLong(line -> line.chars().filter(sign -> sign == '|').count()).distinct().count(), lines::toString);
        } finally {
            clipboard.dispose();
        }
    }

    /** It ran into the head of the neighbour. */
    @Test
    void theArrowOfTheColumnThatSortsHasRoomBesideItsHead() throws PartInitException {
        Table table = shown();
        // No other test gives it a width, which it would keep.
        TableColumn column = table.getColumn(heads(table).indexOf("p99 (µs)"));
        column.notifyListeners(SWT.Selection, new Event());
        assertEquals(column, table.getSortColumn());
        int width = column.getWidth();
        column.pack();
        int needed = column.getWidth();
        column.setWidth(width);
        for (int i = 0; i < 2; i++) {
            column.notifyListeners(SWT.Selection, new Event());
        }
        assertTrue(width >= needed, width + " of " + needed);
    }

    @Test
    void aMedianOfARowThatIsNotSteadyStandsOutAsItsStateDoes() throws IOException, PartInitException {
        IViewPart results = Workbench.view("org.roundtrip.ui.results.table", IViewPart.class);
        Table table = Workbench.find(results, Table.class, each -> true);
        open(WrittenRun.in(home, "few", 15), table);
        Color doubt = JFaceResources.getColorRegistry().get(JFacePreferences.ERROR_COLOR);
        for (String doubted : List.of("p50 (µs)", "State")) {
            assertEquals(doubt, table.getItem(0).getForeground(heads(table).indexOf(doubted)), doubted);
        }
        Image sign = table.getItem(0).getImage(heads(table).indexOf("p50 (µs)"));
        assertNotNull(sign, "a selected row has one colour for all its texts");
        assertEquals(table.getItem(0).getImage(0).getBounds(), sign.getBounds(), "GTK draws all in the size of the first");
        assertNull(table.getItem(0).getImage(heads(table).indexOf("p90 (µs)")), "nobody doubts it");
        assertNotEquals(doubt, table.getItem(0).getForeground(heads(table).indexOf("p90 (µs)")));
    }

    @Test
    void aTipDoesNotOutliveTheSizeOfTheTable() throws PartInitException {
        IViewPart results = Workbench.view("org.roundtrip.ui.results.table", IViewPart.class);
        Table table = Workbench.find(results, Table.class, each -> true);
        open(one, table);
        table.setToolTipText("Few calls were measured.");
        Workbench.page().toggleZoom(Workbench.page().getReference(results));
        Workbench.until("the table is maximised without the tip", () -> table.getToolTipText() == null);
        Workbench.page().toggleZoom(Workbench.page().getReference(results));
    }

    @Test
    void aTextThatIsCutIsInTheTipOfItsCell() throws PartInitException {
        Table table = Workbench.find(Workbench.view("org.roundtrip.ui.results.table", IViewPart.class), Table.class,
                each -> true);
        open(one, table);
        int width = table.getColumn(0).getWidth();
        for (boolean cut : new boolean[] {true, false}) {
            // Half of the width may have room for the whole name, where another test has made the column wide.
            table.getColumn(0).setWidth(cut ? NARROW : width);
            Workbench.until("the column has its width", () -> cut == table.getItem(0).getBounds(0).width <= NARROW);
            Rectangle cell = table.getItem(0).getBounds(0);
            Event moved = new Event();
            moved.x = cell.x + 5;
            moved.y = cell.y + cell.height / 2;
            String tip = cut ? table.getItem(0).getText(0) : null;
            // A table that gets another size loses its tip until the pointer moves again.
            Workbench.until("the tip is " + tip, () -> {
                table.notifyListeners(SWT.MouseMove, moved);
                return Objects.equals(tip, table.getToolTipText());
            });
        }
    }

    /** GTK asks for a row while it is still adding it when a screen reader looks at the table. */
    @Test
    void aRowThatIsStillBeingAddedIsLeftAlone() throws PartInitException {
        Table table = Workbench.find(Workbench.view("org.roundtrip.ui.results.table", IViewPart.class), Table.class,
                each -> true);
        open(one, table);
        String before = table.getItem(0).getText(2);
        Event asked = new Event();
        asked.item = table.getItem(0);
        asked.index = -1;
        table.notifyListeners(SWT.SetData, asked);
        assertEquals(before, table.getItem(0).getText(2));
    }

    /** GTK warns in the terminal of each bar that is lower than its slider can be. */
    @Test
    void theSliderOfALongTableIsNotHigherThanALowTable() {
        Shell shell = new Shell(Workbench.page().getWorkbenchWindow().getShell());
        try {
            shell.setLayout(new FillLayout());
            Table table = new Table(shell, SWT.VIRTUAL);
            table.setScrollbarsMode(SWT.NONE);
            table.setItemCount(100_000);
            shell.setSize(300, 300);
            shell.open();
            Workbench.until("its bar is drawn", () -> table.getVerticalBar().getThumbBounds().height > 0
                    && table.getVerticalBar().getThumbBounds().height < table.getItemHeight());
        } finally {
            shell.dispose();
        }
    }

    @Test
    void aTableHasRoomForItsHeadBeforeItIsLaidOut() {
        Shell shell = new Shell(Workbench.page().getWorkbenchWindow().getShell());
        try {
            Table table = new Table(shell, SWT.NONE);
            TableHead.show(table);
            assertTrue(table.getHeaderVisible() && table.getSize().y > 2 * table.getHeaderHeight());
        } finally {
            shell.dispose();
        }
    }

    @Test
    void rowsAreFilteredByWords() throws PartInitException {
        IViewPart results = Workbench.view("org.roundtrip.ui.results.table", IViewPart.class);
        Table table = Workbench.find(results, Table.class, each -> true);
        open(one, table);
        Workbench.until("the field of words is there", () -> {
            // The command is about the part that is active, and another one may become it while the run opens.
            Workbench.page().activate(results);
            Workbench.command(ActionFactory.FIND.getCommandId());
            return Workbench.all(results, Text.class).stream().anyMatch(Text::isVisible);
        });
        Text words = Workbench.find(results, Text.class, Text::isVisible);
        words.setText("socket elsewhere");
        assertEquals(0, table.getItemCount());
        words.setText("SOCKET");
        assertEquals(1, table.getItemCount());
        words.setText("elsewhere");
        Workbench.press(words, SWT.ESC, SWT.ESC);
        assertFalse(words.isVisible());
        assertEquals(1, table.getItemCount(), "all rows are shown again");
    }
}
