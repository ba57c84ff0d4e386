// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Target;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/** What is edited: steps of undo, the selection, refusals, what is saved. */
class DesignEditingTest {
    private static final Design POINT = FromModel.design(Drawing.of("Point", new Shape.Struct("Point",
            List.of(new Shape.Field("x", Primitive.INT), new Shape.Field("y", Primitive.INT)))));
    private final DesignEditing editing = new DesignEditing();
    private final int x = POINT.types().getFirst().parts().getFirst().id();
    private final int y = POINT.types().getFirst().parts().getLast().id();

    @BeforeEach
    void begin() {
        editing.begin(POINT, POINT);
    }

    @AfterEach
    void end() {
        editing.dispose();
    }

    @Test
    void anEditIsOneStepAndSelectsWhatItMade() throws ExecutionException {
        editing.select(List.of(x));
        assertTrue(editing.apply("Add", insert()));
        int added = editing.design().types().getFirst().parts().getLast().id();
        assertEquals(List.of(added), editing.selection());
        assertTrue(editing.dirty());
        undo();
        assertSame(POINT, editing.design());
        assertEquals(List.of(x), editing.selection());
        assertFalse(editing.dirty());
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
            editing.apply("Name", "name", Renaming.rename(editing.design(), x, name));
        }
        undo();
        assertSame(POINT, editing.design());
    }

    @Test
    void undoToWhatWasSavedIsNotDirty() throws ExecutionException {
        editing.apply("Add", insert());
        editing.saved();
        assertFalse(editing.dirty());
        undo();
        assertTrue(editing.dirty());
        redo();
        assertFalse(editing.dirty());
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
        OperationHistoryFactory.getOperationHistory().undo(editing.undoContext(), null, null);
    }

    private void redo() throws ExecutionException {
        OperationHistoryFactory.getOperationHistory().redo(editing.undoContext(), null, null);
    }
}
