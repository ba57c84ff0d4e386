// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Moving;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Target;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;

/** The sentence of a drag says what its drop does. */
class EditWordsTest {
    private static final Piece LIST = new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(4)));
    private final Design design = FromModel.design(Drawing.of("Boxes", new Struct("Box",
            List.of(new Field("at", new Struct("Point", List.of(new Field("x", Primitive.INT)))), new Field("n", Primitive.LONG)))));
    private final int at = id("at");
    private final int n = id("n");

    @Test
    void whatIsAddedWrappedReplacedOrMovedIsSaid() {
        assertEquals("Adds the field list to the struct Point: int[4].", words(Insertion.insert(design, LIST, Target.on(at))));
        assertEquals("at becomes Point[4]; it is Point now.", words(Insertion.insert(design, LIST, Target.around(at))));
        assertEquals("n becomes long[4]; it is long now.", words(Insertion.insert(design, LIST, Target.on(n))));
        assertEquals("n becomes double; it is long now.",
                words(Insertion.insert(design, new Piece.Values("", Primitive.DOUBLE), Target.on(n))));
        assertEquals("n goes here.", words(Moving.move(design, List.of(n), Target.before(at))));
        assertEquals("2 entries go here.", words(Moving.copy(design, List.of(at, n), Target.after(n))));
        assertEquals("Adds the operation ping.", words(Insertion.insert(design, new Piece.Whole(
                new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)), Target.on(Target.DESIGN))));
        assertEquals("", words(Insertion.insert(design, new Piece.Values("", Primitive.LONG), Target.on(n))), "nothing changes");
        Design empty = Design.empty("Empty");
        assertEquals("The payload becomes int[4].",
                EditWords.of(Outline.of(empty), (Edited.Done) Insertion.insert(empty, LIST, Target.on(Target.DESIGN))));
    }

    private String words(Edited edited) {
        return EditWords.of(Outline.of(design), (Edited.Done) edited);
    }

    private int id(String field) {
        return design.types().stream().flatMap(type -> type.parts().stream()).filter(slot -> slot.name().equals(field))
                .findFirst().orElseThrow().id();
    }
}
