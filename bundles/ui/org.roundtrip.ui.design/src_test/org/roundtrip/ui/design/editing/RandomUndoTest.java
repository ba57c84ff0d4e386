// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Moving;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.ToModel;
import org.roundtrip.design.Types;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.RandomDrawings;

/** After any edits of any payload, undo of all steps comes back to the same file, and so does redo. */
class RandomUndoTest {
    /** The platform's own history ends after 20 steps. */
    private static final int EDITS = 80;
    private final IOperationHistory history = OperationHistoryFactory.getOperationHistory();

    @Provide
    Arbitrary<Drawing> drawings() {
        return RandomDrawings.structs();
    }

    @Property(tries = 15, seed = "1")
    void undoReturnsToEachFileAndRedoToo(@ForAll("drawings") Drawing drawing, @ForAll Random random) throws Exception {
        PayloadEditing payload = new PayloadEditing();
        DesignEditing editing = payload.editing();
        try {
            Design first = FromModel.design(drawing);
            payload.begin(first, first);
            List<String> files = new ArrayList<>(List.of(file(editing)));
            for (int i = 0; i < EDITS; i++) {
                Design before = editing.design();
                editing.apply("Step", edit(before, random));
                if (editing.design() != before) {
                    files.add(file(editing));
                }
            }
            // Somewhere on the way back a person redoes a few steps.
            int turn = random.nextInt(files.size());
            for (int i = files.size() - 2; i >= 0; i--) {
                history.undo(payload.undoContext(), null, null);
                assertEquals(files.get(i), file(editing));
                if (i == turn) {
                    history.redo(payload.undoContext(), null, null);
                    assertEquals(files.get(i + 1), file(editing));
                    history.undo(payload.undoContext(), null, null);
                }
            }
            assertFalse(history.canUndo(payload.undoContext()));
            assertFalse(payload.dirty());
            for (int i = 1; i < files.size(); i++) {
                history.redo(payload.undoContext(), null, null);
                assertEquals(files.get(i), file(editing));
            }
            assertTrue(files.size() > 1, "no edit was possible");
        } finally {
            payload.dispose();
        }
    }

    @Tag("night")
    @Property(tries = 60)
    void undoReturnsToEachFileAndRedoTooManyTimes(@ForAll("drawings") Drawing drawing, @ForAll Random random) throws Exception {
        undoReturnsToEachFileAndRedoToo(drawing, random);
    }

    private static String file(DesignEditing editing) {
        return DrawingFiles.toJson(ToModel.drawing(editing.design()));
    }

    private static Edited edit(Design design, Random random) {
        List<Integer> nodes = new ArrayList<>(List.of(Target.DESIGN));
        design.payload().map(Slot::id).ifPresent(nodes::add);
        design.types().forEach(type -> {
            nodes.add(type.id());
            type.parts().forEach(part -> nodes.add(part.id()));
        });
        int node = nodes.get(random.nextInt(nodes.size()));
        Target target = new Target(Target.Place.values()[random.nextInt(Target.Place.values().length)],
                nodes.get(random.nextInt(nodes.size())));
        return switch (random.nextInt(10)) {
            case 0 -> Insertion.insert(design, new Piece.Values("", Primitive.LONG), target);
            case 1 -> Insertion.insert(design, new Piece.NewType(new Shape.Struct("Point",
                    List.of(new Shape.Field("x", Primitive.INT)))), Target.on(Target.DESIGN));
            case 2 -> Insertion.insert(design, new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(3))), target);
            case 3 -> Moving.move(design, List.of(node), target);
            case 4 -> Moving.copy(design, List.of(node), target);
            case 5 -> Moving.step(design, List.of(node), random.nextBoolean() ? 1 : -1);
            case 6 -> Removal.remove(design, List.of(node));
            case 7 -> Types.separate(design, node);
            case 8 -> Changes.length(design, node, Length.of(random.nextInt(10)));
            default -> Renaming.rename(design, node, "n" + random.nextInt(1000));
        };
    }
}
