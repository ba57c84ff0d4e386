// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Work;
import org.roundtrip.ui.design.diagram.DiagramView;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.palette.PaletteView;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** The operations of a plan are drawn with the real mouse and the real keyboard, as a payload is. */
@WindowTest
class OperationsPageTest extends ShownOperations {
    @Test
    void keysAddRenameMoveRemoveAndUndo() {
        Workbench.focuses(tree());
        assertEquals("ping  nothing", selected());
        insert("first");
        assertEquals("first  int", selected());
        insert("second");
        Workbench.until("both are there", () -> parameters().equals(List.of("first", "second")));
        Keys.press("alt+Up");
        Workbench.until("it is moved", () -> parameters().equals(List.of("second", "first")));
        Keys.press("ctrl+d");
        Workbench.until("it is there twice", () -> parameters().equals(List.of("second", "second2", "first")));
        Keys.press("ctrl+x");
        Workbench.until("it is cut", () -> parameters().size() == 2);
        Keys.press("ctrl+v");
        Workbench.until("it is pasted", () -> parameters().size() == 3);
        Keys.press("Delete");
        Workbench.until("it is removed", () -> parameters().size() == 2);
        assertEquals("first  int", selected(), "what was beside it is selected");
        select("Operations");
        insert("pong");
        Workbench.until("there is another operation", () -> plan().contract().operations().size() == 2);
        assertEquals("pong", plan().contract().operations().getLast().name());
        while (editor().isDirty()) {
            Keys.press("ctrl+z");
        }
        assertEquals(List.of(), parameters());
    }

    @Test
    void aWrongTextIsKeptAndSaidAboveAndThePlanWaits() {
        Workbench.focuses(tree());
        insert("text");
        Text name = field("text");
        name.setText("not a name");
        Workbench.work();
        String words = "<a href=\"place\">ping.text</a>: 'not a name' is not a valid name: use a letter, then letters, digits and underscores,"
                + " at most 60.";
        Link message = Workbench.find(editor(), Link.class, each -> each.isVisible() && !each.getText().isEmpty());
        assertEquals(words, message.getText());
        assertTrue(editor().plan().isEmpty());
        assertEquals(Icons.image("error"), Drawing.item(tree(), "ping").getImage(), "what it is in is marked");
        select("ping");
        Workbench.turnTo(editor(), "Providers");
        Event click = new Event();
        click.text = "place";
        message.notifyListeners(SWT.Selection, click);
        assertTrue(field("not a name").isFocusControl(), "the message leads to the field");
        Workbench.command("org.eclipse.ui.edit.undo");
        Workbench.until("it is as before", () -> editor().plan().isPresent());
        assertEquals("text", field("text").getText());
        assertEquals(List.of("text"), parameters());
    }

    @Test
    void whoPassesThroughTheShapesLosesNothingAndKeepsTheFocus() {
        Workbench.focuses(tree());
        insert("value");
        choose("new struct");
        Workbench.focuses(tree());
        insert("part");
        Plan struct = plan();
        select("value");
        choose("int");
        assertNotEquals(struct, plan());
        assertTrue(shapes().isFocusControl());
        choose("list");
        choose("struct Data");
        assertEquals(struct, plan());
    }

    @Test
    @Tag("screen")
    void whoChoosesFromAnOpenListGoesOnWithTheKeyboard() {
        Workbench.focuses(tree());
        insert("value");
        Combo before = shapes();
        before.select(before.indexOf("double"));
        before.notifyListeners(SWT.Selection, new Event());
        Combo combo = shapes();
        Workbench.focuses(combo);
        Person.clicks(combo);
        Workbench.until("its list is open", () -> Display.getCurrent().getFocusControl() == null);
        int next = combo.indexOf("string") - combo.getSelectionIndex();
        for (int i = 0; i < next; i++) {
            Person.presses("Down");
        }
        Person.presses("Return");
        Workbench.until("the next shape is chosen", () -> combo.isDisposed() && shapes().getText().equals("string"));
        Workbench.until("the new list of shapes has the focus", () -> shapes().isFocusControl());
        assertTrue(editor().isDirty());
        Keys.press("ctrl+s");
        Workbench.until("it is saved", () -> !editor().isDirty());
    }

    @Test
    @Tag("screen")
    void viewsFollowThePageAndThePaletteIsDroppedOnIt() throws PartInitException {
        PaletteView palette = Workbench.view(PaletteView.ID, PaletteView.class);
        DiagramView diagram = Workbench.view(DiagramView.ID, DiagramView.class);
        Workbench.page().activate(editor());
        Tree entries = Workbench.find(palette, Tree.class, each -> true);
        try {
            Workbench.until("the diagram is the plan's", () -> diagram.canvas().isVisible());
            Person.drags(entries, Drawing.place(entries, "long", 0.5), tree(), Drawing.place(tree(), "ping", 0.5));
            Workbench.until("it is a parameter", () -> plan().contract().operations().getFirst().parameters().size() == 1);
            assertEquals(Shape.Primitive.LONG, plan().contract().operations().getFirst().parameters().getFirst().shape());
            Drawing.nameField(tree());
            Keys.type("big");
            Keys.press("Return");
            Workbench.until("it has its name", () -> parameters().equals(List.of("big")));
            Workbench.turnTo(editor(), "Measurement");
            assertNull(Adapters.adapt(editor(), DesignEditing.class));
            Workbench.until("there is no design in front", () -> !diagram.canvas().isVisible());
            Workbench.command("org.eclipse.ui.edit.undo");
            Workbench.command("org.eclipse.ui.edit.undo");
            assertFalse(editor().isDirty(), "all pages have the same steps");
        } finally {
            hide(palette);
            hide(diagram);
        }
    }

    private static void hide(IViewPart view) {
        Workbench.page().hideView(view);
    }

    @Test
    void nodesAreCopiedBetweenAPlanAndAPayload(@TempDir Path folder) throws IOException, PartInitException {
        Shape point = new Shape.Struct("Point", List.of(new Shape.Field("x", Shape.Primitive.INT)));
        Path file = folder.resolve("point.payload.json");
        DrawingFiles.write(file, org.roundtrip.model.Drawing.of("Point", point));
        Workbench.focuses(tree());
        Keys.press("ctrl+c");
        Drawing payload = Drawing.begin(file);
        try {
            Workbench.focuses(payload.tree());
            Keys.press("ctrl+v");
            Workbench.until("the operation is there", () -> payload.editing().design().operations().size() == 1);
            payload.editing().select(List.of(payload.editing().design().payload().orElseThrow().id()));
            Keys.press("ctrl+c");
            Workbench.page().activate(editor());
            Workbench.focuses(tree());
            Keys.press("ctrl+v");
            Workbench.until("the payload is a parameter", () -> plan().contract().types().equals(List.of(point)));
            assertEquals(point, plan().contract().operations().getFirst().parameters().getFirst().shape());
        } finally {
            Workbench.page().closeEditor(payload.editor(), false);
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    @Test
    void anExampleSaysWhyItStaysAsItIs() throws IOException {
        PlanEditor example = PlanEditor.open(new PlanSource.Example("every-kind"), Workbench.page());
        Workbench.until("it is read", () -> example.plan().isPresent());
        try {
            Plan before = example.plan().orElseThrow();
            Tree of = operations(example);
            Workbench.focuses(of);
            Keys.press("Insert");
            Workbench.until("it says why", () -> Workbench.all(example, Label.class).stream().anyMatch(label ->
                    label.getText().equals("An example cannot be changed; save it as a plan of your own first.")));
            assertEquals(before, example.plan().orElseThrow());
        } finally {
            Workbench.close(example);
        }
    }

    @Test
    void anOperationWithAnExceptionThrowsItAtSomeCalls() {
        behave("throw");
        Workbench.focuses(tree());
        insert("value");
        select("ping");
        // After another step it is a further choice; at once it would replace the first.
        behave("nothing");
        Operation ping = plan().contract().operations().getFirst();
        assertEquals(1, ping.exceptions().size(), "it still declares the exception");
        Text every = tipped("throws the first exception");
        assertEquals("", every.getText());
        Workbench.focuses(every);
        Keys.type("10");
        Workbench.until("it is taken", () -> plan().contract().operations().getFirst().throwEvery() == 10);
        every.setText("-1");
        assertTrue(editor().plan().isEmpty(), "no servant can do that");
        every.setText("");
        assertEquals(ping, plan().contract().operations().getFirst());
    }

    @Test
    void theServantOfAnOperationWorksAndStalls() {
        Operation ping = plan().contract().operations().getFirst();
        tipped("How many \u00b5s").setText("100");
        tipped("At which calls the server stalls").setText("20000, 2000");
        Workbench.until("both are taken",
                () -> plan().contract().operations().getFirst().work().equals(new Work(100, 20_000, 2_000)));
        Workbench.focuses(tree());
        while (editor().isDirty()) {
            Keys.press("ctrl+z");
        }
        assertEquals(ping, plan().contract().operations().getFirst());
    }

    @Test
    void theServersTimeIsRecordedOnWish() {
        Workbench.turnTo(editor(), "Measurement");
        Button button = Workbench.find(editor(), Button.class, each -> each.isVisible() && each.getText().equals("Record server time"));
        assertFalse(button.getSelection());
        button.setSelection(true);
        button.notifyListeners(SWT.Selection, new Event());
        Workbench.until("it is wished", () -> plan().protocol().serverTime());
        Workbench.focuses(button);
        Keys.press("ctrl+z");
        Workbench.until("it is as before", () -> !plan().protocol().serverTime() && !button.getSelection());
    }

    @Test
    void theResultOfAnOperationIsChosenAtTheOperation() {
        behave("generate");
        choose("string");
        field("30").setText("8");
        assertEquals(Optional.of(new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1)),
                plan().contract().operations().getFirst().result());
        choose("double");
        Workbench.focuses(tree());
        insert("value");
        select("ping");
        assertEquals("double", shapes().getText(), "it is the result's, not that of the parameter before it");
    }
}
