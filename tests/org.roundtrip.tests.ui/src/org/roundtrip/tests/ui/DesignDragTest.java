// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.ToModel;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.ui.design.diagram.DiagramView;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.run.RunPerspective;

/** Where drags with the real mouse lead: what was shown is what happens, and what cannot be is said. */
@WindowTest
@Tag("screen")
class DesignDragTest {
    private static final Struct POINT = new Struct("Point", List.of(new Field("x", Primitive.INT), new Field("y", Primitive.INT)));
    private static final Struct LONG = new Struct("Long", IntStream.range(10, 90)
            .mapToObj(i -> new Field("f" + i, Primitive.INT)).toList());

    @TempDir
    Path folder;
    private Drawing drawn;

    private void open(Optional<Shape> payload) throws IOException, PartInitException {
        Path file = folder.resolve("dragged.payload.json");
        DrawingFiles.write(file, new org.roundtrip.model.Drawing("Dragged", "", payload, List.of(), List.of()));
        drawn = Drawing.begin(file);
        payload.ifPresent(shape -> offered(((Struct) shape).name()));
        Workbench.focuses(drawn.tree());
    }

    /** Waits until the palette offers a type, which moves what is below it. */
    private void offered(String type) {
        Workbench.until("the palette offers " + type, () -> Drawing.has(drawn.palette(), type));
    }

    @AfterEach
    void close() {
        Workbench.page().closeEditor(drawn.editor(), false);
        Workbench.showPerspective(RunPerspective.ID);
    }

    private void drag(String entry, String row, double height) {
        drawn.add(entry, row, height);
    }

    private void hover(String entry, String row) {
        Person.dragsOver(drawn.palette(), Drawing.place(drawn.palette(), entry, 0.5), drawn.tree(), Drawing.place(drawn.tree(), row, 0.5));
    }

    private Operation operation() {
        return ToModel.drawing(drawn.editing().design()).operations().getFirst();
    }

    private List<String> longs() {
        return ((Struct) drawn.payload()).fields().stream().filter(field -> field.shape() == Primitive.LONG).map(Field::name).toList();
    }

    /** Where the first row is; less than 0 when the tree is scrolled. */
    private int top() {
        return drawn.tree().getItem(0).getBounds().y;
    }

    private void saidOnce(String words) {
        Workbench.until(words, () -> Workbench.all(drawn.editor(), Label.class).stream()
                .filter(label -> label.isVisible() && label.getText().equals(words)).count() == 1);
    }

    @Test
    void aPointerThatRestsAtTheEdgeScrollsAndDropsWhereItWasShown() throws IOException, PartInitException {
        open(Optional.of(LONG));
        int top = top();
        List<String> said = new ArrayList<>();
        DesignListener listener = new DesignListener() {
            @Override
            public void refusalChanged() {
                if (!drawn.editing().outlook().isEmpty()) {
                    said.add(drawn.editing().outlook());
                }
            }
        };
        drawn.editing().addListener(listener);
        Person.dragsOver(drawn.palette(), Drawing.place(drawn.palette(), "long", 0.5), drawn.tree(),
                new Point(60, drawn.tree().getClientArea().height - 4));
        Workbench.until("it scrolls", () -> top() < top);
        Person.letsGo();
        Workbench.until("it was dropped", () -> !longs().isEmpty());
        drawn.editing().removeListener(listener);
        assertTrue(said.getLast().startsWith(longs().getFirst() + " becomes long")
                || said.getLast().startsWith("Adds the field " + longs().getFirst()), said.getLast() + longs());
        Person.presses("Escape");
    }

    @Test
    void whoDropsWhereItIsNotPossibleReadsWhyAndGoesOnInTheTree() throws IOException, PartInitException {
        open(Optional.of(POINT));
        String place = "An exception goes on an operation, or beside another exception.";
        hover("exception", "x");
        Workbench.until("it is said meanwhile", () -> drawn.editing().refusal().equals(place));
        Person.letsGo();
        Workbench.until("the tree has the keyboard", drawn.tree()::isFocusControl);
        hover("int", "x");
        Workbench.until("it would not change", () -> drawn.editing().refusal().equals("Nothing would change here."));
        Person.letsGo();
        Workbench.until("the tree has the keyboard", drawn.tree()::isFocusControl);
        Label elsewhere = Workbench.all(drawn.editor(), Label.class).stream().filter(Label::isVisible).findFirst().orElseThrow();
        Person.drags(drawn.palette(), Drawing.place(drawn.palette(), "int", 0.5), elsewhere, new Point(5, 5));
        Workbench.until("the tree has the keyboard", drawn.tree()::isFocusControl);
        assertEquals(POINT, drawn.payload());
    }

    @Test
    void afterADropThatTheBusyWindowMissedTheTreeHasTheKeyboard() throws IOException, PartInitException {
        open(Optional.of(POINT));
        Point entry = Drawing.place(drawn.palette(), "long", 0.5);
        Point row = Drawing.place(drawn.tree(), "x", 0.5);
        Person.dragsOver(drawn.palette(), entry, drawn.palette(), new Point(entry.x + 40, entry.y));
        Person.letsGoWhileTheWindowIsBusy(drawn.tree(), row);
        assertEquals(POINT, drawn.payload());
        Workbench.until("the tree has the keyboard", drawn.tree()::isFocusControl);
    }

    @Test
    void whatIsDroppedOnTheOperationsIsTakenByANewOneAndAnEchoTakesThePayload() throws IOException, PartInitException {
        open(Optional.of(POINT));
        drag("struct", "Operations", 0.5);
        drawn.names("send");
        drawn.names("Note");
        assertEquals("send", operation().name());
        assertEquals(new Struct("Note", List.of()), operation().parameters().getFirst().shape());
        offered("Note");
        drag("echo", "Operations", 0.5);
        drawn.names("");
        assertEquals(List.of("send", "echo"), drawn.editing().design().operations().stream().map(DrawnOperation::name).toList());
        assertEquals("echo", Drawing.item(drawn.tree(), "echo").getText(), "what it does is its name, which is said once");
        assertEquals(Optional.of(POINT), ToModel.drawing(drawn.editing().design()).operations().getLast().result());
    }

    @Test
    void anOperationDroppedOnAFieldIsTheLastOneAndOnAnOperationItsNeighbour() throws IOException, PartInitException {
        open(Optional.of(POINT));
        drag("echo", "x", 0.5);
        drawn.names("second");
        drag("ping", "second", 0.4);
        drawn.names("first");
        assertEquals(List.of("first", "second"), drawn.editing().design().operations().stream().map(DrawnOperation::name).toList());
    }

    @Test
    void tabLeadsFromTheNameOfAFieldToThatOfItsNewStruct() throws IOException, PartInitException {
        open(Optional.of(POINT));
        drag("struct", "x", 0.9);
        saidOnce("Enter or Tab: then the name of its struct");
        Person.types("address");
        Person.presses("Tab");
        Workbench.until("a name like that of the field is proposed", () -> Display.getCurrent().getFocusControl() instanceof Text text
                && text.getText().equals("Address"));
        Person.presses("Tab");
        Workbench.until("the tree has the keyboard", drawn.tree()::isFocusControl);
        assertEquals("address  struct Address", drawn.tree().getSelection()[0].getText());
        Person.presses("F2");
        saidOnce("Tab: then the name of its struct");
        Person.presses("Tab");
        Workbench.until("it is asked for", () -> Display.getCurrent().getFocusControl() instanceof Text text
                && text.getText().equals("Address"));
        Person.types("Place");
        Person.presses("Return");
        Workbench.until("it is named", () -> drawn.tree().getSelection()[0].getText().equals("address  struct Place"));
    }

    /** The field of the name lies over the row: the second type was not added. */
    @Test
    void aDropOnARowThatIsBeingNamedTakesTheNameAndAddsTheField() throws IOException, PartInitException {
        open(Optional.empty());
        drag("struct", "Payload", 0.5);
        Workbench.until("its name is asked for", () -> Display.getCurrent().getFocusControl() instanceof Text text && text.getText().equals("Data"));
        Point row = Drawing.place(drawn.tree(), "Payload", 0.5);
        Person.types("Order");
        Person.dragsAtOnce(drawn.palette(), Drawing.place(drawn.palette(), "int", 0.5), drawn.tree(), row);
        Workbench.until("the field is there", () -> drawn.payload() instanceof Struct struct && struct.fields().size() == 1);
        assertEquals("Order", ((Struct) drawn.payload()).name());
        Workbench.until("its name is asked for", () -> Display.getCurrent().getFocusControl() instanceof Text text && text.getText().equals("number"));
        Person.types("amount");
        Person.dragsAtOnce(drawn.palette(), Drawing.place(drawn.palette(), "long", 0.5), drawn.tree(), row);
        Workbench.until("and the next", () -> ((Struct) drawn.payload()).fields().size() == 2);
        drawn.names("size");
        assertEquals(new Struct("Order", List.of(new Field("amount", Primitive.INT), new Field("size", Primitive.LONG))), drawn.payload());
    }

    @Test
    void anEmptyDiagramSaysWhatWouldBeThereAndTakesADrop() throws IOException, PartInitException {
        open(Optional.empty());
        DiagramView view = Workbench.view(DiagramView.ID, DiagramView.class);
        Workbench.until("it says so", () -> Workbench.all(view, Label.class).stream()
                .anyMatch(label -> label.isVisible() && label.getText().equals("Nothing is drawn yet")));
        Label hint = Workbench.find(view, Label.class, Label::isVisible);
        assertNull(drawn.payload());
        Person.drags(drawn.palette(), Drawing.place(drawn.palette(), "Data2", 0.5), hint, new Point(hint.getSize().x / 2, 5));
        Workbench.until("it is the payload", () -> drawn.payload() instanceof Struct);
        Workbench.until("it is drawn", view.canvas()::isVisible);
        drawn.names("Pair");
        offered("Pair");
        int node = drawn.editing().design().types().getFirst().id();
        Workbench.until("its box is there", () -> view.canvas().bounds(node).width > 0);
        Rectangle box = view.canvas().bounds(node);
        Person.drags(drawn.palette(), Drawing.place(drawn.palette(), "boolean", 0.5), view.canvas(),
                new Point(box.x + 10, box.y + box.height / 2));
        drawn.names("last");
        assertEquals(new Field("last", Primitive.BOOLEAN), ((Struct) drawn.payload()).fields().getLast());
    }
}
