// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.design.Orders.LINE;
import static org.roundtrip.design.Orders.ORDERS;
import static org.roundtrip.design.Orders.field;
import static org.roundtrip.design.Orders.fields;
import static org.roundtrip.design.Orders.insert;
import static org.roundtrip.design.Orders.refusal;
import static org.roundtrip.design.Orders.shape;
import static org.roundtrip.design.Orders.slot;
import static org.roundtrip.design.Orders.type;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;

/** Types keep their identity through edits: they are renamed, shared, separated and made of fields, and never merge or get lost. */
class TypeEditsTest {
    @Test
    void aStructNeverContainsItself() {
        String reason = refusal(Insertion.insert(ORDERS, new Piece.Use(type(ORDERS, "Order").id()),
                Target.on(type(ORDERS, "Line").id())));
        assertTrue(reason.contains("would contain itself"), reason);
    }

    @Test
    void aRenamedTypeIsRenamedEverywhereAndNeverMerges() {
        int line = type(ORDERS, "Line").id();
        Design after = Renaming.rename(ORDERS, line, "Item").design();
        assertEquals(2, Outline.of(after).uses(line).size());
        assertEquals("There is another type Order.", refusal(Renaming.rename(ORDERS, line, "Order")));
        assertEquals("There is another field lines.", refusal(Renaming.rename(ORDERS, field(ORDERS, "gift"), "lines")));
        assertEquals("A name is needed.", refusal(Renaming.rename(ORDERS, line, "")));
    }

    @Test
    void anUnusedTypeIsKeptAndAUsedOneIsNotRemoved() {
        int line = type(ORDERS, "Line").id();
        assertEquals("Line is used 2 times; remove what uses it first.", refusal(Removal.remove(ORDERS, List.of(line))));
        Design without = Removal.remove(ORDERS, List.of(field(ORDERS, "lines"), field(ORDERS, "gift"))).design();
        assertEquals(List.of(LINE), ToModel.drawing(without).unused());
        assertEquals(1, Removal.remove(without, List.of(line)).design().types().size());
    }

    @Test
    void fieldsBecomeAStructAndBack() {
        Edited extracted = Types.extract(ORDERS, List.of(field(ORDERS, "customer"), field(ORDERS, "gift")), "Head");
        Design after = extracted.design();
        assertEquals(List.of("head", "lines"), fields(after, "Order"));
        assertEquals(List.of("customer", "gift"), fields(after, "Head"));
        Design back = Types.inline(after, field(after, "head")).design();
        assertEquals(List.of("customer", "gift", "lines"), fields(back, "Order"));
    }

    @Test
    void aSeparatedTypeChangesAlone() {
        Design after = Types.separate(ORDERS, field(ORDERS, "gift")).design();
        Design changed = insert(after, new Piece.Values("", Primitive.INT), Target.on(type(after, "Line2").id()));
        assertEquals(LINE, shape(changed, "Line"));
        assertEquals(List.of("price", "number"), fields(changed, "Line2"));
    }

    @Test
    void aShapeFromElsewhereSharesEqualTypesAndRenamesOthers() {
        Struct other = new Struct("Line", List.of(new Field("weight", Primitive.FLOAT)));
        Target order = Target.on(type(ORDERS, "Order").id());
        assertEquals(2, insert(ORDERS, new Piece.Values("more", LINE), order).types().size());
        Design after = insert(ORDERS, new Piece.Values("more", other), order);
        assertEquals(List.of("weight"), fields(after, "Line2"));
        assertEquals(LINE, shape(after, "Line"));
    }

    @Test
    void whatANodeIsInIsFoundThroughReferences() {
        Outline outline = Outline.of(ORDERS);
        Set<Integer> around = outline.around(List.of(field(ORDERS, "price")));
        assertTrue(around.containsAll(List.of(type(ORDERS, "Line").id(), field(ORDERS, "gift"), field(ORDERS, "lines"),
                type(ORDERS, "Order").id(), ORDERS.payload().orElseThrow().id())), around::toString);
        assertTrue(!around.contains(field(ORDERS, "customer")), "what is beside it");
    }

    @Test
    void aUnionKeepsACase() {
        Design either = insert(ORDERS, new Piece.NewType(new Shape.Union("Either",
                List.of(new Field("number", Primitive.INT)))), Target.on(type(ORDERS, "Line").id()));
        int only = type(either, "Either").parts().getFirst().id();
        refusal(Removal.remove(either, List.of(only)));
        Design moved = Moving.move(either, List.of(field(either, "customer")), Target.after(only)).design();
        assertEquals(List.of("number", "customer"), fields(moved, "Either"));
        assertEquals(Slot.Role.CASE, slot(moved, field(moved, "customer")).role());
    }
}
