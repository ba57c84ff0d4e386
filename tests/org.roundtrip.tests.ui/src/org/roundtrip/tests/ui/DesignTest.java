// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Payloads are drawn with the real mouse and the real keyboard. */
@WindowTest
class DesignTest {
    private static final Shape TEXT = new Shape.Text(Length.of(30), Shape.Repertoire.LATIN1);
    private static final Struct POINT = new Struct("Point", List.of(new Field("x", Primitive.INT), new Field("y", Primitive.INT)));

    @TempDir
    Path folder;
    private Path file;
    private Drawing drawn;

    @BeforeEach
    void begin() {
        file = folder.resolve("drawn.payload.json");
    }

    @AfterEach
    void close() {
        Workbench.page().closeEditor(drawn.editor(), false);
        Workbench.showPerspective(RunPerspective.ID);
    }

    private void open(Optional<Shape> payload) throws IOException, PartInitException {
        DrawingFiles.write(file, new org.roundtrip.model.Drawing("Drawn", "", payload, List.of(), List.of()));
        drawn = Drawing.begin(file);
        Workbench.focuses(drawn.tree());
    }

    @Test
    @Tag("screen")
    void data2IsDrawnAndDroppedOnAPlan() throws IOException, PartInitException {
        file = Workbench.service(RoundtripHome.class).newPayload("Data2 drawn");
        Files.createDirectories(file.getParent());
        drawData2();
        PlanEditor plan = Workbench.edit(Workbench.plan("With a payload", Amount.calls(200)));
        try {
            Workbench.until("the plan can be run", plan::canRun);
            dropOn(plan);
            Workbench.until("it is called", () -> plan.plan().filter(now -> now.contract().operations().size() == 2).isPresent());
            assertEquals(Optional.of(Drawing.saved(file)), plan.plan().get().contract().operation("echo").result());
            Workbench.until("it can be run", plan::canRun);
        } finally {
            Workbench.page().closeEditor(plan, false);
            Files.delete(file);
        }
    }

    @Test
    void marksOfProvidersGiveTheFieldsOfALowEditorTheirRoom() throws IOException, PartInitException {
        open(Optional.of(POINT));
        Shell shell = drawn.editor().getSite().getShell();
        Point size = shell.getSize();
        IWorkbenchPage page = Workbench.page();
        page.toggleZoom(page.getReference(drawn.editor()));
        Workbench.until("a high one has a mark for each provider", this::isMarked);
        page.toggleZoom(page.getReference(drawn.editor()));
        try {
            shell.setSize(1000, 600);
            Workbench.until("a low one marks only those that do not carry it", () -> !isMarked());
        } finally {
            shell.setSize(size);
        }
    }

    @Test
    void aPressOnTheMarkOfAProviderThatRefusesSaysWhy() throws IOException, PartInitException {
        open(Optional.of(new Struct("Nothing", List.of())));
        Workbench.until("JacORB is marked", () -> mark("JacORB").isPresent());
        Workbench.click(mark("JacORB").orElseThrow());
        Workbench.until("the whole reason is there", () -> reasons().anyMatch(text -> text.getText().contains("IDL has no struct without fields")));
        Text reason = reasons().findFirst().orElseThrow();
        assertTrue(reason.getClientArea().height >= reason.getLineCount() * reason.getLineHeight(), "nothing of it is cut");
        reason.getShell().close();
    }

    private Optional<Button> mark(String provider) {
        return Workbench.all(drawn.editor(), Button.class).stream().filter(mark -> mark.getText().equals(provider)).findFirst();
    }

    /** The texts of small windows over the workbench's. */
    private static Stream<Text> reasons() {
        return Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.isVisible() && shell.getParent() != null)
                .flatMap(shell -> Workbench.all(shell, Text.class).stream());
    }

    private boolean isMarked() {
        return Workbench.all(drawn.editor(), CLabel.class).stream().anyMatch(mark -> mark.getText().equals("Raw TCP"));
    }

    private void dropOn(PlanEditor plan) throws PartInitException {
        Workbench.showPerspective(RunPerspective.ID);
        LibraryView view = Workbench.view(LibraryView.ID, LibraryView.class);
        Tree library = Workbench.find(view, Tree.class, tree -> true);
        // A shelf that is folded has no rows until one of them is selected.
        Workbench.until("the library has it", () -> {
            Workbench.service(Library.class).on(Shelf.PAYLOADS).stream().filter(item -> item instanceof Item.PayloadItem drawn && drawn.file().equals(file))
                    .findFirst().ifPresent(item -> view.getSite().getSelectionProvider().setSelection(new StructuredSelection(item)));
            return Drawing.has(library, "Drawn");
        });
        Workbench.page().activate(plan);
        Control form = (Control) plan.getSite().getService(MPart.class).getWidget();
        Person.drops(library, Drawing.place(library, "Drawn", 0.5), form, new Point(form.getSize().x / 2, form.getSize().y / 2));
    }

    private void drawData2() throws IOException, PartInitException {
        open(Optional.empty());
        drawn.add("list", "Payload");
        Workbench.until("it is a list", () -> drawn.payload() instanceof Sequence);
        drawn.add("struct", "element");
        drawn.names("Data2");
        drawn.add("long", "element");
        drawn.names("d1");
        drawn.add("string", "element");
        drawn.names("d2");
        drawn.add("double", "element");
        drawn.names("d3");
        drawn.add("list", "d3");
        Struct data2 = new Struct("Data2", List.of(new Field("d1", Primitive.LONG), new Field("d2", TEXT),
                new Field("d3", new Sequence(Primitive.DOUBLE, Length.of(4)))));
        Workbench.until("all is drawn", () -> new Sequence(data2, Length.of(4)).equals(drawn.payload()));
        assertTrue(drawn.editor().isDirty());
        Keys.press("ctrl+s");
        Workbench.until("it is saved", () -> !drawn.editor().isDirty());
        assertEquals(new Sequence(data2, Length.of(4)), Drawing.saved(file));
    }

    @Test
    void undoIsThatOfThePayloadInFront() throws IOException, PartInitException {
        open(Optional.of(POINT));
        Drawing first = drawn;
        Path other = folder.resolve("other.payload.json");
        DrawingFiles.write(other, new org.roundtrip.model.Drawing("Other", "", Optional.of(POINT), List.of(), List.of()));
        drawn = Drawing.begin(other);
        try {
            delete(drawn, "x");
            Workbench.page().activate(first.editor());
            delete(first, "y");
            Keys.press("ctrl+z");
            Workbench.until("y is there again", () -> POINT.equals(first.payload()));
            assertEquals(List.of("y"), ((Struct) drawn.payload()).fields().stream().map(Field::name).toList());
        } finally {
            Workbench.page().closeEditor(drawn.editor(), false);
            drawn = first;
        }
        delete(first, "x");
        Keys.press("ctrl+z");
        Workbench.until("x is there again, with the other payload closed", () -> POINT.equals(first.payload()));
    }

    private static void delete(Drawing payload, String field) {
        Workbench.focuses(payload.tree());
        payload.tree().setSelection(Drawing.item(payload.tree(), field));
        payload.tree().notifyListeners(SWT.Selection, new Event());
        Keys.press("Delete");
        Workbench.until(field + " is gone", () -> ((Struct) payload.payload()).fields().size() == 1);
    }

    @Test
    @Tag("screen")
    void fieldsAreMovedByMouseAndAnImpossibleDropSaysWhy() throws IOException, PartInitException {
        open(Optional.of(new Struct("Outer", List.of(new Field("p", POINT), new Field("n", Primitive.LONG)))));
        Person.drags(drawn.tree(), Drawing.place(drawn.tree(), "n", 0.5), drawn.tree(), Drawing.place(drawn.tree(), "p", 0.2));
        Workbench.until("n is before p", () -> fields().equals(List.of("n", "p")));
        Person.dragsOver(drawn.tree(), Drawing.place(drawn.tree(), "Payload", 0.5), drawn.tree(),
                Drawing.place(drawn.tree(), "p", 0.5));
        Workbench.until("the reason is said", () -> !drawn.editing().refusal().isEmpty());
        String reason = drawn.editing().refusal();
        assertTrue(Workbench.all(drawn.editor(), Label.class).stream().anyMatch(label -> label.getText().equals(reason)), reason);
        Person.letsGo();
        Workbench.until("nothing was moved", () -> fields().equals(List.of("n", "p")));
    }

    @Test
    @Tag("screen")
    void aListOnAStructIsAFieldOfItAndWithControlItHoldsTheStruct() throws IOException, PartInitException {
        open(Optional.of(new Struct("Outer", List.of(new Field("p", POINT)))));
        Person.dragsOver(drawn.palette(), Drawing.place(drawn.palette(), "list", 0.5), drawn.tree(),
                Drawing.place(drawn.tree(), "p", 0.5));
        String outlook = "Adds the field list to the struct Point: int[4].";
        Workbench.until("it is said what would be", () -> drawn.editing().outlook().equals(outlook));
        assertTrue(Workbench.all(drawn.editor(), Label.class).stream().anyMatch(label -> label.getText().equals(outlook)));
        Person.letsGo();
        drawn.names("sizes");
        Struct point = new Struct("Point", List.of(POINT.fields().get(0), POINT.fields().get(1),
                new Field("sizes", new Sequence(Primitive.INT, Length.of(4)))));
        assertEquals(new Struct("Outer", List.of(new Field("p", point))), drawn.payload());
        assertEquals("", drawn.editing().outlook());
        Person.holds("ctrl", () -> drawn.add("list", "p"));
        Workbench.until("the list holds it", () -> new Struct("Outer", List.of(new Field("p", new Sequence(point, Length.of(4)))))
                .equals(drawn.payload()));
    }

    @Test
    void keysAddRenameMoveAndUndo() throws IOException, PartInitException {
        open(Optional.of(POINT));
        drawn.editing().select(List.of(drawn.editing().design().types().getFirst().parts().getFirst().id()));
        drawn.inserts("Insert", "int", "z");
        Workbench.until("it is after the selected one", () -> fields().equals(List.of("x", "z", "y")));
        Keys.press("alt+Down");
        Workbench.until("it is moved", () -> fields().equals(List.of("x", "y", "z")));
        Keys.press("F2");
        Drawing.nameField(drawn.tree());
        Keys.type("x");
        Workbench.until("the name is taken", () -> drawn.editing().refusal().equals("There is another field x."));
        Keys.press("Return");
        Keys.press("Escape");
        Workbench.until("the tree has the focus", drawn.tree()::isFocusControl);
        Keys.press("ctrl+d");
        Workbench.until("there are two", () -> fields().equals(List.of("x", "y", "z", "z2")));
        Keys.press("ctrl+x");
        Workbench.until("it is cut", () -> fields().equals(List.of("x", "y", "z")));
        Keys.press("ctrl+v");
        Workbench.until("and pasted", () -> fields().equals(List.of("x", "y", "z", "z2")));
        Keys.press("Delete");
        Workbench.until("and deleted", () -> fields().equals(List.of("x", "y", "z")));
        for (int step = 0; step < 7; step++) {
            Keys.press("ctrl+z");
        }
        Workbench.until("all is undone", () -> POINT.equals(drawn.payload()));
        assertFalse(drawn.editor().isDirty(), "as it was saved");
        Keys.press("ctrl+y");
        Workbench.until("and redone", () -> fields().size() == 3);
    }

    @Test
    void aDamagedFileSaysWhatIsWrongAndStays() throws IOException, PartInitException {
        Files.writeString(file, "{\"schema\": \"roundtrip-payload-9\"}");
        IEditorPart editor = DesignInput.open(file, Workbench.page().getWorkbenchWindow());
        drawn = new Drawing(editor, null, null, null);
        Workbench.until("it says so", () -> Workbench.all(editor, Label.class).stream()
                .anyMatch(label -> label.getText().equals("This payload cannot be shown")));
        assertFalse(editor.isDirty());
        Workbench.page().saveEditor(editor, false);
        assertEquals("{\"schema\": \"roundtrip-payload-9\"}", Files.readString(file));
    }

    private List<String> fields() {
        return drawn.editing().design().types().stream().filter(type -> !type.name().equals("Point")
                || drawn.editing().design().types().size() == 1).findFirst().orElseThrow().parts().stream()
                .map(slot -> slot.name()).toList();
    }
}
