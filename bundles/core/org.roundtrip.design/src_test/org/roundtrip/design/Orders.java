// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/** A payload that tests of edits begin with, and how they look at what became of it. */
final class Orders {
    static final Text NAME = new Text(Length.of(30), Shape.Repertoire.LATIN1);
    static final Struct LINE = new Struct("Line", List.of(new Field("price", Primitive.DOUBLE)));
    static final Struct ORDER = new Struct("Order", List.of(new Field("customer", NAME),
            new Field("lines", new Sequence(LINE, Length.of(20))), new Field("gift", LINE)));
    static final Design ORDERS = FromModel.design(Drawing.of("Orders", ORDER));

    private Orders() {
    }

    /** Inserts what can be inserted. */
    static Design insert(Design design, Piece piece, Target target) {
        return Insertion.insert(design, piece, target).design();
    }

    /** The slot of a number. */
    static Slot slot(Design design, int id) {
        return (Slot) Outline.of(design).find(id).orElseThrow();
    }

    /** Why an edit was refused. */
    static String refusal(Edited edited) {
        return assertInstanceOf(Edited.Refused.class, edited).reason();
    }

    /** The type of a name. */
    static NamedType type(Design design, String name) {
        return design.types().stream().filter(type -> type.name().equals(name)).findFirst().orElseThrow();
    }

    /** The shape of the type of a name. */
    static Shape shape(Design design, String name) {
        return ToModel.shape(design, type(design, name));
    }

    /** The names of the fields of a type. */
    static List<String> fields(Design design, String name) {
        return type(design, name).parts().stream().map(Slot::name).toList();
    }

    /** The number of the first field of a name in any type. */
    static int field(Design design, String name) {
        return design.types().stream().flatMap(type -> type.parts().stream()).filter(slot -> slot.name().equals(name))
                .findFirst().orElseThrow().id();
    }
}
