// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.design.Orders.NAME;
import static org.roundtrip.design.Orders.ORDERS;
import static org.roundtrip.design.Orders.field;
import static org.roundtrip.design.Orders.fields;
import static org.roundtrip.design.Orders.insert;
import static org.roundtrip.design.Orders.refusal;
import static org.roundtrip.design.Orders.shape;
import static org.roundtrip.design.Orders.slot;
import static org.roundtrip.design.Orders.type;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/** Each edit of a field changes what it is about, and refuses the rest in a sentence. */
class FieldEditsTest {
    @Test
    void aFieldIsPutBeforeAnother() {
        Design after = insert(ORDERS, new Piece.Values("number", Primitive.INT), Target.before(field(ORDERS, "lines")));
        assertEquals(List.of("customer", "number", "lines", "gift"), fields(after, "Order"));
    }

    @Test
    void aDropOnASlotOfAStructAddsAFieldToTheStruct() {
        Design after = insert(ORDERS, new Piece.Values("", Primitive.INT), Target.on(field(ORDERS, "gift")));
        assertEquals(List.of("price", "number"), fields(after, "Line"));
    }

    @Test
    void theNameOfANewFieldSaysWhatItHoldsAndIsNotTaken() {
        Piece text = new Piece.Values("", NAME);
        Piece fresh = new Piece.NewType(new Struct("Data", List.of()));
        Design after = Insertion.insertAll(ORDERS, List.of(text, text, new Piece.Values("", Primitive.BOOLEAN),
                new Piece.Values("", new Shape.Timestamp()), fresh, fresh, new Piece.Values("price", NAME),
                new Piece.Wrap(Form.Wrapping.MAP, Optional.of(Length.of(4)))), Target.on(type(ORDERS, "Line").id())).design();
        assertEquals(List.of("price", "text", "text2", "flag", "time", "data", "data2", "price2", "map"), fields(after, "Line"));
        Design used = insert(ORDERS, new Piece.Use(type(ORDERS, "Line").id()), Target.on(type(ORDERS, "Order").id()));
        assertEquals(List.of("customer", "lines", "gift", "line"), fields(used, "Order"));
    }

    @Test
    void aTypeThatIsMadeForAFieldIsCalledLikeItAndNotLikeAnother() {
        int line = type(ORDERS, "Line").id();
        assertEquals("Gift", Renaming.ofField(ORDERS, line, "gift"));
        assertEquals("Line", Renaming.ofField(ORDERS, line, "line"));
        assertEquals("Order2", Renaming.ofField(ORDERS, line, "order"));
    }

    @Test
    void aDropOnALeafReplacesIt() {
        Design after = insert(ORDERS, new Piece.Values("", Primitive.LONG), Target.on(field(ORDERS, "price")));
        assertEquals(new Struct("Line", List.of(new Field("price", Primitive.LONG))), shape(after, "Line"));
    }

    @Test
    void aListIsPutAroundWhatItIsDroppedOn() {
        Design after = insert(ORDERS, new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(4))),
                Target.on(field(ORDERS, "price")));
        assertEquals(new Struct("Line", List.of(new Field("price", new Sequence(Primitive.DOUBLE, Length.of(4))))),
                shape(after, "Line"));
        assertEquals(shape(ORDERS, "Line"), shape(Changes.unwrap(after, field(after, "price")).design(), "Line"));
    }

    @Test
    void aListOnAStructIsAFieldOfItAndAroundItHoldsIt() {
        Piece list = new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(4)));
        Design into = insert(ORDERS, list, Target.on(field(ORDERS, "gift")));
        assertEquals(List.of("price", "list"), fields(into, "Line"));
        assertEquals("int[4]", SlotText.of(Outline.of(into), slot(into, field(into, "list"))));
        Design deep = insert(ORDERS, list, Target.on(field(ORDERS, "lines")));
        assertEquals(List.of("price", "list"), fields(deep, "Line"), "a list of structs adds to the struct, too");
        Design around = insert(ORDERS, list, Target.around(field(ORDERS, "gift")));
        assertEquals("Line[4]", SlotText.of(Outline.of(around), slot(around, field(around, "gift"))));
        assertEquals("Only a list, an optional value or a map can go around something.",
                refusal(Insertion.insert(ORDERS, new Piece.Values("", Primitive.INT), Target.around(field(ORDERS, "gift")))));
        assertEquals("Only a list, an optional value or a map can go around something.",
                refusal(Moving.move(ORDERS, List.of(field(ORDERS, "price")), Target.around(field(ORDERS, "customer")))));
    }

    @Test
    void movedFieldsKeepTheirNumbers() {
        int customer = field(ORDERS, "customer");
        Design after = Moving.move(ORDERS, List.of(customer), Target.after(field(ORDERS, "gift"))).design();
        assertEquals(List.of("lines", "gift", "customer"), fields(after, "Order"));
        assertEquals(customer, field(after, "customer"));
        Design across = Moving.move(ORDERS, List.of(customer), Target.on(type(ORDERS, "Line").id())).design();
        assertEquals(List.of("price", "customer"), fields(across, "Line"));
        assertEquals(customer, field(across, "customer"));
    }

    @Test
    void aCopyGetsANameOfItsOwn() {
        Design after = Moving.copy(ORDERS, List.of(field(ORDERS, "customer")), Target.after(field(ORDERS, "gift"))).design();
        assertEquals(List.of("customer", "lines", "gift", "customer2"), fields(after, "Order"));
    }

    @Test
    void aMapAndAnOptionalValueKeepToTheirRules() {
        int price = field(ORDERS, "price");
        Design map = insert(ORDERS, new Piece.Wrap(Form.Wrapping.MAP, Optional.of(Length.of(4))), Target.on(price));
        assertEquals("map string 8 -> double[4]", SlotText.of(Outline.of(map), slot(map, price)));
        int key = slot(map, price).parts().getFirst().id();
        String reason = refusal(Insertion.insert(map, new Piece.Values("", Primitive.DOUBLE), Target.on(key)));
        assertTrue(reason.contains("map"), reason);
        Design optional = insert(ORDERS, new Piece.Wrap(Form.Wrapping.OPTIONAL, Optional.empty()), Target.on(price));
        assertEquals("double?", SlotText.of(Outline.of(optional), slot(optional, price)));
        refusal(Insertion.insert(optional, new Piece.Wrap(Form.Wrapping.OPTIONAL, Optional.empty()), Target.on(price)));
    }
}
