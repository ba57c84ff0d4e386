// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** The menu Edit offers what can be done with what has the focus, and does it; so does the menu File with the editor in sight. */
@WindowTest
class EditMenuTest {
    private static final Shape POINT = new Struct("Point", List.of(new Field("x", Primitive.INT), new Field("y", Primitive.LONG)));

    @TempDir
    static Path folder;

    @Test
    void worksOnTheRowsOfAPayload() throws IOException, PartInitException {
        Path file = folder.resolve("point.payload.json");
        DrawingFiles.write(file, new org.roundtrip.model.Drawing("Point", "", Optional.of(POINT), List.of(), List.of()));
        Drawing drawn = Drawing.begin(file);
        try {
            Workbench.focuses(drawn.tree());
            select(drawn, "y");
            Workbench.until("the field is selected", () -> !drawn.editing().selection().isEmpty());
            assertEquals(List.of("Cut", "Copy", "Paste", "Delete", "Select All", "Find"), offered());
            choose("Cut");
            Workbench.until("the field is cut", () -> ((Struct) drawn.payload()).fields().size() == 1);
            assertTrue(clipboard().contains("\"y\""), EditMenuTest::clipboard);
            select(drawn, "x");
            choose("Paste");
            Workbench.until("and back", () -> ((Struct) drawn.payload()).fields().size() == 2);
            select(drawn, "x");
            choose("Delete");
            Workbench.until("the other is deleted", () -> ((Struct) drawn.payload()).fields().size() == 1);
        } finally {
            Workbench.page().closeEditor(drawn.editor(), false);
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    @Test
    void copiesFromTheListOfPackets() throws IOException, PartInitException {
        OpenedCapture.decoded(HttpFile.write(folder.resolve("menu.pcapng"), 3));
        PacketListView view = Workbench.view(PacketListView.ID, PacketListView.class);
        view.filter("");
        PacketListCanvas list = view.list();
        Workbench.until("all packets are listed", () -> list.rows().size() > 3);
        list.goTo(0);
        Workbench.focuses(list);
        // Rows that have just been listed are offered to be copied a little later.
        Workbench.until("they are offered", () -> offered().containsAll(List.of("Copy", "Select All", "Find...")));
        choose("Copy");
        Workbench.until("the packet is copied", () -> clipboard().contains("TCP"));
    }

    @Test
    void offersNothingOfAnEmptyView() throws PartInitException {
        Workbench.service(FocusService.class).set(Focus.NOTHING, this);
        Workbench.page().activate(Workbench.view("org.roundtrip.ui.results.table", IViewPart.class));
        Workbench.until("there is nothing to copy", () -> !offered().contains("Copy") && !offered().contains("Select All"));
    }

    @Test
    void neitherCutsNorPastesInATextThatNobodyCanChange() throws PartInitException {
        IViewPart help = Workbench.view("org.roundtrip.help.view", IViewPart.class);
        Workbench.focuses(Workbench.find(help, StyledText.class, text -> !text.getEditable()));
        Workbench.until("a page of help stays as it is", () -> !offered().contains("Cut") && !offered().contains("Paste"));
        IViewPart library = Workbench.view("org.roundtrip.ui.run.library", IViewPart.class);
        Text search = Workbench.find(library, Text.class, text -> true);
        search.setText("Gray");
        search.selectAll();
        Workbench.focuses(search);
        Workbench.until("a field does not", () -> offered().containsAll(List.of("Cut", "Paste")));
        choose("Cut");
        assertEquals("", search.getText());
        choose("Paste");
        assertEquals("Gray", search.getText());
        search.setText("");
    }

    /** It was grey while a view was active. */
    @Test
    void closesTheEditorInSightWhicheverPartIsActive() throws IOException, PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        PlanEditor editor = Workbench.edit(Workbench.plan("To be closed", Amount.calls(100)));
        Workbench.page().activate(Workbench.view("org.roundtrip.ui.run.library", IViewPart.class));
        Workbench.until("it is offered beside a view", () -> Workbench.page().getActivePart() != editor && closes());
        Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
        Workbench.until("but not where no editor is in sight", () -> !closes());
        Workbench.showPerspective(RunPerspective.ID);
        Workbench.until("it is offered again", EditMenuTest::closes);
        within("&File", EditMenuTest::close).notifyListeners(SWT.Selection, new Event());
        Workbench.until("the editor is closed", () -> Workbench.page().findEditor(editor.getEditorInput()) == null);
    }

    private static boolean closes() {
        return within("&File", file -> close(file).isEnabled());
    }

    private static MenuItem close(Menu file) {
        return Stream.of(file.getItems()).filter(item -> text(item).startsWith("Close Editor")).findFirst().orElseThrow();
    }

    private static void select(Drawing drawn, String row) {
        drawn.tree().setSelection(Drawing.item(drawn.tree(), row));
        drawn.tree().notifyListeners(SWT.Selection, new Event());
        Workbench.focuses(drawn.tree());
    }

    /** Opens the menu and chooses an entry. */
    private static void choose(String entry) {
        MenuItem chosen = within(edit -> Stream.of(edit.getItems()).filter(item -> text(item).equals(entry)).findFirst()
                .orElseThrow());
        assertTrue(chosen.isEnabled(), entry);
        chosen.notifyListeners(SWT.Selection, new Event());
    }

    /** The entries of the menu that are not grey, without Undo and Redo. */
    private static List<String> offered() {
        return within(edit -> Stream.of(edit.getItems()).filter(MenuItem::getEnabled).map(EditMenuTest::text)
                .filter(text -> !text.isEmpty() && !text.startsWith("Undo") && !text.startsWith("Redo")).toList());
    }

    private static String text(MenuItem item) {
        return item.getText().replace("&", "").replaceFirst("\t.*", "");
    }

    private static <T> T within(Function<Menu, T> look) {
        return within("&Edit", look);
    }

    private static <T> T within(String name, Function<Menu, T> look) {
        Workbench.work();
        Menu menu = Stream.of(Workbench.page().getWorkbenchWindow().getShell().getMenuBar().getItems())
                .filter(item -> item.getText().equals(name)).findFirst().orElseThrow().getMenu();
        menu.notifyListeners(SWT.Show, new Event());
        try {
            return look.apply(menu);
        } finally {
            menu.notifyListeners(SWT.Hide, new Event());
        }
    }

    private static String clipboard() {
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        try {
            return clipboard.getContents(TextTransfer.getInstance()) instanceof String text ? text : "";
        } finally {
            clipboard.dispose();
        }
    }
}
