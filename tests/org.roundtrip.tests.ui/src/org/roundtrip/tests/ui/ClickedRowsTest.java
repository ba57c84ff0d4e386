// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.results.ResultsView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.editor.PlanEditor;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.Opening;

/** In a low window the part that a person turns to gets the room, but not while the mouse that turned there still clicks. */
@WindowTest
class ClickedRowsTest {
    private static final Point LOW = new Point(1366, 850);
    @TempDir
    static Path home;
    private static Path folder;
    private final OpenRuns runs = Workbench.service(OpenRuns.class);
    private final Shell shell = Workbench.page().getWorkbenchWindow().getShell();
    private final Point size = shell.getSize();
    private PlanEditor editor;
    private CTabFolder pages;
    private Table table;
    private int heightInRun;
    private int height;

    @BeforeAll
    static void measure() throws IOException, RefusedException, InterruptedException {
        folder = Workbench.measured(home, new Plan("Measured", "", new Contract("Calls", Stream.of("a", "b", "c")
                .map(each -> new Operation(each, List.of(), Optional.empty(), Behaviour.NOTHING)).toList()),
                List.of(new ProviderChoice("socket", "socket", Map.of())), new Protocol(1, Amount.calls(50), Amount.calls(300), 0, 30, 64, 1)), "run");
    }

    @BeforeEach
    void open() throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        shell.setSize(LOW);
        Workbench.until("the window is low", () -> shell.getSize().equals(LOW));
        Workbench.page().resetPerspective();
        editor = Opening.plan(new PlanSource.Example("first-look"), Workbench.page());
        Opening.run(folder, Workbench.page());
        Workbench.until("the run is open and read", () -> runs.find(folder)
                .filter(run -> Workbench.service(FocusService.class).focus().run() == run && !run.results().isEmpty()).isPresent());
        table = Workbench.find(Workbench.view(ResultsView.ID, ResultsView.class), Table.class, each -> true);
        Workbench.until("it has its rows", () -> table.getItemCount() == 3 && table.isVisible());
        Workbench.work();
        pages = Workbench.find(editor, CTabFolder.class, each -> true);
        heightInRun = pages.getSize().y;
        Workbench.page().activate(editor);
        Workbench.until("the editor has its room", () -> pages.getSize().y > heightInRun);
        Workbench.work();
        height = pages.getSize().y;
    }

    @AfterEach
    void close() {
        runs.find(folder).ifPresent(runs::close);
        Workbench.page().closeEditor(editor, false);
        shell.setSize(size);
        Workbench.until("the window is as it was", () -> shell.getSize().equals(size));
    }

    private Point row(int index) {
        Rectangle bounds = table.getItem(index).getBounds(0);
        return new Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
    }

    /** The first click of two moved the rows up by seven, so that the second one hit another row. */
    @Test
    void theTableStaysUntilTheLastClickIsOver() {
        Person.clicksAndHolds(table, row(0), table, row(1));
        try {
            Person.waits("1");
            assertEquals(height, pages.getSize().y, "a button is down");
        } finally {
            Person.letsGo();
        }
        Workbench.until("the row that was clicked is selected", () -> table.getSelectionIndex() == 1);
        Workbench.until("then the run has the room", () -> pages.getSize().y <= heightInRun);
    }

    @Test
    void theFormStaysUntilTheClickIsOver() {
        Person.clicks(table, row(0));
        Workbench.until("the run has the room", () -> pages.getSize().y <= heightInRun);
        Rectangle front = pages.getItem(pages.getSelectionIndex()).getBounds();
        Person.holds(pages, new Point(front.x + front.width / 2, front.y + front.height / 2));
        try {
            Person.waits("1");
            assertEquals(heightInRun, pages.getSize().y, "a button is down");
        } finally {
            Person.letsGo();
        }
        Workbench.until("then the editor has the room", () -> pages.getSize().y >= height);
    }

    @Test
    void nothingMovesForAPartThatIsLeftAtOnce() {
        Tree tree = Workbench.find(Workbench.page().findView(LibraryView.ID), Tree.class, each -> true);
        Person.clicksTwice(table, row(0), tree, new Point(tree.getClientArea().width - 5, tree.getClientArea().height - 5));
        Workbench.until("the list is in use", () -> Workbench.page().getActivePart() instanceof LibraryView);
        Person.waits("1");
        assertEquals(height, pages.getSize().y);
    }

    @Test
    void aPartThatAProgramTurnsToHasItsRoomAtOnce() {
        Person.clicks(table, row(0));
        Workbench.until("the run has the room", () -> pages.getSize().y <= heightInRun);
        Workbench.page().activate(editor);
        Workbench.until("the editor has the room", () -> pages.getSize().y >= height);
    }
}
