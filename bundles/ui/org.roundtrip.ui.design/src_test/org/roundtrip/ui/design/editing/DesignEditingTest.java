// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.ToModel;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.design.text.TextProperty;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/** What is edited: steps of undo, the selection, refusals, what is saved. */
class DesignEditingTest {
    private static final Design POINT = FromModel.design(Drawing.of("Point", new Shape.Struct("Point",
            List.of(new Shape.Field("x", Primitive.INT), new Shape.Field("y", Primitive.INT)))));
    private final PayloadEditing payload = new PayloadEditing();
    private final DesignEditing editing = payload.editing();
    private final int x = POINT.types().getFirst().parts().getFirst().id();
    private final int y = POINT.types().getFirst().parts().getLast().id();

    @BeforeEach
    void begin() {
        payload.begin(POINT, POINT);
    }

    @AfterEach
    void end() {
        payload.dispose();
    }

    @Test
    void anEditIsOneStepAndSelectsWhatItMade() throws ExecutionException {
        editing.select(List.of(x));
        assertTrue(editing.apply("Add", insert()));
        int added = editing.design().types().getFirst().parts().getLast().id();
        assertEquals(List.of(added), editing.selection());
        assertTrue(payload.dirty());
        undo();
        assertSame(POINT, editing.design());
        assertEquals(List.of(x), editing.selection());
        assertFalse(payload.dirty());
        redo();
        assertEquals(List.of(added), editing.selection());
    }

    @Test
    void aRefusalChangesNothingAndIsSaidUntilTheNextEdit() {
        List<String> said = new ArrayList<>();
        editing.addListener(new DesignListener() {
            @Override
            public void refusalChanged() {
                said.add(editing.refusal());
            }
        });
        assertFalse(editing.apply("Rename", Renaming.rename(editing.design(), x, "y")));
        assertSame(POINT, editing.design());
        assertTrue(editing.apply("Rename", Renaming.rename(editing.design(), x, "z")));
        assertEquals(List.of("There is another field y.", ""), said);
    }

    @Test
    void typingIntoOneFieldIsOneStep() throws ExecutionException {
        for (String name : List.of("w", "wi", "wid")) {
            editing.type("Name", new TextPlace(x, TextProperty.NAME), name);
        }
        undo();
        assertSame(POINT, editing.design());
    }

    @Test
    void whatIsTypedAndNotValidIsKeptUntilItIs() throws ExecutionException {
        TextPlace name = new TextPlace(x, TextProperty.NAME);
        assertEquals("There is another field y.", editing.type("Name", name, "y"));
        assertSame(POINT, editing.design());
        assertTrue(payload.dirty());
        assertEquals("There is another field y.", payload.problem());
        editing.select(List.of(y));
        assertEquals("y", editing.state().unfinished().at(name).orElseThrow(), "it is there when the field is shown again");
        editing.apply("Rename", Renaming.rename(editing.design(), y, "z"));
        assertEquals(List.of("y", "z"), editing.design().types().getFirst().parts().stream().map(Slot::name).toList(),
                "it is taken as soon as it is possible");
        undo();
        assertEquals("There is another field y.", editing.unfinished(name));
        undo();
        assertFalse(payload.dirty());
        editing.type("Name", name, "");
        editing.apply("Delete", Removal.remove(editing.design(), List.of(x)));
        assertEquals("", payload.problem(), "its node has gone");
    }

    @Test
    void viewsShowWhatTheSelectedOperationOfAPlanCarries() {
        Design calls = FromModel.design(new Contract("Calls", List.of(operation("ping"),
                operation("one", Primitive.INT), operation("two", Primitive.LONG))));
        payload.begin(calls, calls);
        assertEquals(Primitive.INT, previewed(), "the first that carries something");
        editing.select(List.of(calls.operations().getLast().parameters().getFirst().id()));
        assertEquals(Primitive.LONG, previewed());
        payload.begin(POINT, POINT);
        assertSame(POINT, editing.previewed().orElseThrow());
    }

    /** As an imported file has it: the row of the payload is empty. */
    @Test
    void withoutAPayloadTheOnlyOperationIsSelectedAndPreviewed() {
        Design imported = FromModel.design(new Drawing("Imported", "", Optional.empty(), List.of(operation("only", Primitive.INT)), List.of()));
        payload.begin(imported, imported);
        assertEquals(List.of(imported.operations().getFirst().id()), editing.selection());
        assertEquals("only", editing.selectedOperation(0).orElseThrow().name());
        assertEquals(Primitive.INT, previewed());
    }

    @Test
    void theOperationOfTheSelectionIsPreviewed() {
        Shape.Struct point = new Shape.Struct("Point", List.of(new Shape.Field("x", Primitive.INT)));
        Design calls = FromModel.design(new Contract("Calls", List.of(operation("one", point), operation("two", point),
                operation("three", Primitive.LONG))));
        payload.begin(calls, calls);
        int two = calls.operations().get(1).id();
        int three = calls.operations().get(2).id();
        assertEquals("one", editing.selectedOperation(two).orElseThrow().name(), "nothing is selected: the first one");
        editing.select(List.of(two));
        assertEquals("two", editing.selectedOperation(three).orElseThrow().name());
        editing.select(List.of(calls.operations().get(1).parameters().getFirst().id()));
        assertEquals("two", editing.selectedOperation(0).orElseThrow().name(), "the one that has the row");
        editing.select(List.of(calls.types().getFirst().parts().getFirst().id()));
        assertEquals("one", editing.selectedOperation(0).orElseThrow().name(), "a field is in two of them: the first one");
        assertEquals("two", editing.selectedOperation(two).orElseThrow().name(), "one that has the field stays");
        assertEquals("one", editing.selectedOperation(three).orElseThrow().name(), "one that has it not does not");
        payload.begin(POINT, POINT);
        assertTrue(editing.selectedOperation(0).isEmpty(), "a payload is echoed");
    }

    private Shape previewed() {
        return ToModel.drawing(editing.previewed().orElseThrow()).payload().orElseThrow();
    }

    private static Operation operation(String name, Shape... parameters) {
        return new Operation(name, Stream.of(parameters).map(shape -> new Operation.Parameter("p", shape)).toList(),
                Optional.empty(), Behaviour.NOTHING);
    }

    @Test
    void whoPassesThroughChoicesLosesNothing() throws ExecutionException {
        for (Primitive primitive : List.of(Primitive.LONG, Primitive.DOUBLE, Primitive.INT)) {
            editing.choose("Type", "types", design -> Changes.leaf(design, x, primitive));
        }
        assertEquals(POINT, editing.design());
        editing.choose("Type", "types", design -> new Edited.Refused("No."));
        assertEquals("No.", editing.refusal());
        assertEquals(POINT, editing.design());
    }

    @Test
    void undoToWhatWasSavedIsNotDirty() throws ExecutionException {
        editing.apply("Add", insert());
        payload.saved();
        assertFalse(payload.dirty());
        undo();
        assertTrue(payload.dirty());
        redo();
        assertFalse(payload.dirty());
    }

    @Test
    void nodesThatAreGoneAreNotSelected() {
        editing.select(List.of(x, 999, x, y));
        assertEquals(List.of(x, y), editing.selection());
        assertTrue(editing.selected().isEmpty());
    }

    private Edited insert() {
        return Insertion.insert(editing.design(), new Piece.Values("", Primitive.LONG),
                Target.on(editing.design().types().getFirst().id()));
    }

    private void undo() throws ExecutionException {
        OperationHistoryFactory.getOperationHistory().undo(payload.undoContext(), null, null);
    }

    private void redo() throws ExecutionException {
        OperationHistoryFactory.getOperationHistory().redo(payload.undoContext(), null, null);
    }
}
