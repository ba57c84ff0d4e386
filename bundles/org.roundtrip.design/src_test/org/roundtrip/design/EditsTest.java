// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/** Each edit changes what it is about, and refuses the rest in a sentence. */
class EditsTest {
    private static final Text NAME = new Text(Length.of(30), Shape.Repertoire.LATIN1);
    private static final Struct LINE = new Struct("Line", List.of(new Field("price", Primitive.DOUBLE)));
    private static final Struct ORDER = new Struct("Order", List.of(new Field("customer", NAME),
            new Field("lines", new Sequence(LINE, Length.of(20))), new Field("gift", LINE)));
    private final Design orders = FromModel.design(Drawing.of("Orders", ORDER));

    @Test
    void aFieldIsPutBeforeAnother() {
        Design after = insert(orders, new Piece.Values("number", Primitive.INT), Target.before(field(orders, "lines")));
        assertEquals(List.of("customer", "number", "lines", "gift"), fields(after, "Order"));
    }

    @Test
    void aDropOnASlotOfAStructAddsAFieldToTheStruct() {
        Design after = insert(orders, new Piece.Values("", Primitive.INT), Target.on(field(orders, "gift")));
        assertEquals(List.of("price", "field2"), fields(after, "Line"));
    }

    @Test
    void aDropOnALeafReplacesIt() {
        Design after = insert(orders, new Piece.Values("", Primitive.LONG), Target.on(field(orders, "price")));
        assertEquals(new Struct("Line", List.of(new Field("price", Primitive.LONG))), shape(after, "Line"));
    }

    @Test
    void aListIsPutAroundWhatItIsDroppedOn() {
        Design after = insert(orders, new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(4))),
                Target.on(field(orders, "price")));
        assertEquals(new Struct("Line", List.of(new Field("price", new Sequence(Primitive.DOUBLE, Length.of(4))))),
                shape(after, "Line"));
        assertEquals(shape(orders, "Line"), shape(Changes.unwrap(after, field(after, "price")).design(), "Line"));
    }

    @Test
    void aListOnAStructIsAFieldOfItAndAroundItHoldsIt() {
        Piece list = new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(4)));
        Design into = insert(orders, list, Target.on(field(orders, "gift")));
        assertEquals(List.of("price", "field2"), fields(into, "Line"));
        assertEquals("int[4]", SlotText.of(Outline.of(into), slot(into, field(into, "field2"))));
        Design deep = insert(orders, list, Target.on(field(orders, "lines")));
        assertEquals(List.of("price", "field2"), fields(deep, "Line"), "a list of structs adds to the struct, too");
        Design around = insert(orders, list, Target.around(field(orders, "gift")));
        assertEquals("Line[4]", SlotText.of(Outline.of(around), slot(around, field(around, "gift"))));
        assertEquals("Only a list, an optional value or a map can go around something.",
                refusal(Insertion.insert(orders, new Piece.Values("", Primitive.INT), Target.around(field(orders, "gift")))));
        assertEquals("Only a list, an optional value or a map can go around something.",
                refusal(Moving.move(orders, List.of(field(orders, "price")), Target.around(field(orders, "customer")))));
    }

    @Test
    void aStructNeverContainsItself() {
        String reason = refusal(Insertion.insert(orders, new Piece.Use(type(orders, "Order").id()),
                Target.on(type(orders, "Line").id())));
        assertTrue(reason.contains("would contain itself"), reason);
    }

    @Test
    void aRenamedTypeIsRenamedEverywhereAndNeverMerges() {
        int line = type(orders, "Line").id();
        Design after = Renaming.rename(orders, line, "Item").design();
        assertEquals(2, Outline.of(after).uses(line).size());
        assertEquals("There is another type Order.", refusal(Renaming.rename(orders, line, "Order")));
        assertEquals("There is another field lines.", refusal(Renaming.rename(orders, field(orders, "gift"), "lines")));
        assertEquals("A name is needed.", refusal(Renaming.rename(orders, line, "")));
    }

    @Test
    void anUnusedTypeIsKeptAndAUsedOneIsNotRemoved() {
        int line = type(orders, "Line").id();
        assertEquals("Line is used 2 times; remove what uses it first.", refusal(Removal.remove(orders, List.of(line))));
        Design without = Removal.remove(orders, List.of(field(orders, "lines"), field(orders, "gift"))).design();
        assertEquals(List.of(LINE), ToModel.drawing(without).unused());
        assertEquals(1, Removal.remove(without, List.of(line)).design().types().size());
    }

    @Test
    void movedFieldsKeepTheirNumbers() {
        int customer = field(orders, "customer");
        Design after = Moving.move(orders, List.of(customer), Target.after(field(orders, "gift"))).design();
        assertEquals(List.of("lines", "gift", "customer"), fields(after, "Order"));
        assertEquals(customer, field(after, "customer"));
        Design across = Moving.move(orders, List.of(customer), Target.on(type(orders, "Line").id())).design();
        assertEquals(List.of("price", "customer"), fields(across, "Line"));
        assertEquals(customer, field(across, "customer"));
    }

    @Test
    void aCopyGetsANameOfItsOwn() {
        Design after = Moving.copy(orders, List.of(field(orders, "customer")), Target.after(field(orders, "gift"))).design();
        assertEquals(List.of("customer", "lines", "gift", "customer2"), fields(after, "Order"));
    }

    @Test
    void fieldsBecomeAStructAndBack() {
        Edited extracted = Types.extract(orders, List.of(field(orders, "customer"), field(orders, "gift")), "Head");
        Design after = extracted.design();
        assertEquals(List.of("head", "lines"), fields(after, "Order"));
        assertEquals(List.of("customer", "gift"), fields(after, "Head"));
        Design back = Types.inline(after, field(after, "head")).design();
        assertEquals(List.of("customer", "gift", "lines"), fields(back, "Order"));
    }

    @Test
    void aSeparatedTypeChangesAlone() {
        Design after = Types.separate(orders, field(orders, "gift")).design();
        Design changed = insert(after, new Piece.Values("", Primitive.INT), Target.on(type(after, "Line2").id()));
        assertEquals(LINE, shape(changed, "Line"));
        assertEquals(List.of("price", "field2"), fields(changed, "Line2"));
    }

    @Test
    void aShapeFromElsewhereSharesEqualTypesAndRenamesOthers() {
        Struct other = new Struct("Line", List.of(new Field("weight", Primitive.FLOAT)));
        Target order = Target.on(type(orders, "Order").id());
        assertEquals(2, insert(orders, new Piece.Values("more", LINE), order).types().size());
        Design after = insert(orders, new Piece.Values("more", other), order);
        assertEquals(List.of("weight"), fields(after, "Line2"));
        assertEquals(LINE, shape(after, "Line"));
    }

    @Test
    void operationsKeepToTheirBehaviour() {
        Operation shout = new Operation("shout", List.of(new Operation.Parameter("text", NAME)), Optional.of(NAME),
                Behaviour.UPPER_CASE);
        Design calls = FromModel.design(new Contract("Calls", List.of(shout)));
        int text = calls.operations().getFirst().parameters().getFirst().id();
        assertEquals("The behaviour of shout needs a text here.",
                refusal(Insertion.insert(calls, new Piece.Values("", Primitive.INT), Target.on(text))));
        Design echo = Behaviours.change(calls, calls.operations().getFirst().id(), Behaviour.ECHO).design();
        Design numbers = insert(echo, new Piece.Values("", Primitive.INT), Target.on(text));
        assertEquals(Optional.of(Primitive.INT), ToModel.contract(numbers, "Calls").operation("shout").result());
        Design twice = insert(numbers, new Piece.Whole(shout), Target.before(numbers.operations().getFirst().id()));
        assertEquals(List.of("shout2", "shout"), twice.operations().stream().map(DrawnOperation::name).toList());
    }

    @Test
    void anOperationDeclaresExceptions() {
        Struct failure = new Struct("Failure", List.of(new Field("reason", NAME)));
        Design calls = FromModel.design(new Contract("Calls", List.of(new Operation("get", List.of(), Optional.of(ORDER),
                Behaviour.GENERATE))));
        int get = calls.operations().getFirst().id();
        Design one = insert(calls, new Piece.Thrown(failure), Target.on(get));
        assertEquals(List.of(failure), ToModel.contract(one, "Calls").operation("get").exceptions());
        int exception = one.operations().getFirst().exceptions().getFirst().id();
        Design two = insert(one, new Piece.Thrown(failure), Target.before(exception));
        assertEquals(List.of("Failure2", "Failure"), thrown(two));
        assertEquals(List.of("Failure", "Failure2"), thrown(Moving.step(two, List.of(exception), -1).design()));
        assertEquals(List.of("reason", "field2"), fields(insert(one, new Piece.Values("", Primitive.INT), Target.on(exception)),
                "Failure"));
        assertEquals("Failure is an exception, so no value can hold one.", refusal(Insertion.insert(one,
                new Piece.Use(type(one, "Failure").id()), Target.on(type(one, "Order").id()))));
        assertEquals("An exception goes on an operation, or beside another exception.",
                refusal(Insertion.insert(one, new Piece.Thrown(failure), Target.on(type(one, "Order").id()))));
        assertEquals(List.of(), thrown(Removal.remove(one, List.of(exception)).design()));
        Design throwing = Behaviours.change(calls, get, Behaviour.THROW).design();
        assertEquals(List.of("Failure"), thrown(throwing));
        assertEquals("The operation get: 'throw' needs an exception.", refusal(Removal.remove(throwing,
                List.of(throwing.operations().getFirst().exceptions().getFirst().id()))));
    }

    @Test
    void anOperationIsOneWayWhileItAnswersNothing() {
        Design calls = FromModel.design(new Contract("Calls", List.of(new Operation("tell", List.of(), Optional.empty(),
                Behaviour.NOTHING), new Operation("get", List.of(), Optional.of(ORDER), Behaviour.GENERATE))));
        int tell = calls.operations().getFirst().id();
        Design oneWay = Behaviours.oneWay(calls, tell, true).design();
        assertEquals("tell, one-way", oneWay.operations().getFirst().title());
        assertTrue(ToModel.contract(oneWay, "Calls").operation("tell").oneWay());
        assertEquals(calls, Behaviours.oneWay(oneWay, tell, false).design());
        assertFalse(Behaviours.change(oneWay, tell, Behaviour.ECHO).design().operations().getFirst().oneWay(), "an echo answers");
        assertEquals("tell cannot be one-way and throw exceptions, since nobody waits for them. Leave out one or the other.",
                refusal(Insertion.insert(oneWay, new Piece.Thrown(new Struct("Failure", List.of(new Field("reason", NAME)))),
                        Target.on(tell))));
        assertEquals("get cannot be one-way, since its behaviour answers the call. Choose the behaviour nothing first.",
                refusal(Behaviours.oneWay(calls, calls.operations().getLast().id(), true)));
    }

    private static List<String> thrown(Design design) {
        return ToModel.operation(design, design.operations().getFirst()).exceptions().stream().map(Struct::name).toList();
    }

    @Test
    void aMapAndAnOptionalValueKeepToTheirRules() {
        int price = field(orders, "price");
        Design map = insert(orders, new Piece.Wrap(Form.Wrapping.MAP, Optional.of(Length.of(4))), Target.on(price));
        assertEquals("map string 8 -> double[4]", SlotText.of(Outline.of(map), slot(map, price)));
        int key = slot(map, price).parts().getFirst().id();
        String reason = refusal(Insertion.insert(map, new Piece.Values("", Primitive.DOUBLE), Target.on(key)));
        assertTrue(reason.contains("map"), reason);
        Design optional = insert(orders, new Piece.Wrap(Form.Wrapping.OPTIONAL, Optional.empty()), Target.on(price));
        assertEquals("double?", SlotText.of(Outline.of(optional), slot(optional, price)));
        refusal(Insertion.insert(optional, new Piece.Wrap(Form.Wrapping.OPTIONAL, Optional.empty()), Target.on(price)));
    }

    @Test
    void aContractHasTypesButNoPayload() {
        Design calls = FromModel.design(new Contract("Calls", List.of(new Operation("ping", List.of(), Optional.empty(),
                Behaviour.NOTHING))));
        Target whole = Target.on(Target.DESIGN);
        assertEquals("A plan has no payload of its own; drop it on an operation.",
                refusal(Insertion.insert(calls, new Piece.Values("", Primitive.INT), whole)));
        Design with = insert(calls, new Piece.Values("", LINE), whole);
        assertEquals(List.of(LINE), ToModel.contract(with, "Calls").unused());
    }

    @Test
    void whatANodeIsInIsFoundThroughReferences() {
        Outline outline = Outline.of(orders);
        Set<Integer> around = outline.around(List.of(field(orders, "price")));
        assertTrue(around.containsAll(List.of(type(orders, "Line").id(), field(orders, "gift"), field(orders, "lines"),
                type(orders, "Order").id(), orders.payload().orElseThrow().id())), around::toString);
        assertTrue(!around.contains(field(orders, "customer")), "what is beside it");
    }

    @Test
    void aUnionKeepsACase() {
        Design either = insert(orders, new Piece.NewType(new Shape.Union("Either",
                List.of(new Field("number", Primitive.INT)))), Target.on(type(orders, "Line").id()));
        int only = type(either, "Either").parts().getFirst().id();
        refusal(Removal.remove(either, List.of(only)));
        Design moved = Moving.move(either, List.of(field(either, "customer")), Target.after(only)).design();
        assertEquals(List.of("number", "customer"), fields(moved, "Either"));
        assertEquals(Slot.Role.CASE, slot(moved, field(moved, "customer")).role());
    }

    @Test
    void sizesBeyondWhatFilesHoldAreRefused() {
        Edited edited = new Edited.Done(orders, List.of());
        Piece list = new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(1)));
        int depth = 0;
        while (edited instanceof Edited.Done done && depth < 200) {
            edited = Insertion.insert(done.design(), list, Target.on(field(orders, "price")));
            depth++;
        }
        assertTrue(refusal(edited).contains("nested deeper"), refusal(edited));
    }

    /** A file with one part more could not be read again. */
    @Test
    void aListAroundTheLargestStructIsRefused() {
        List<Field> thousand = fields(Shape.MOST_MEMBERS);
        List<Field> most = new ArrayList<>(fields(Shape.MOST_PARTS - 9 * (Shape.MOST_MEMBERS + 1) - 1));
        IntStream.range(0, 9).forEach(i -> most.add(new Field("s" + i, new Struct("S" + i, thousand))));
        Design largest = FromModel.design(Drawing.of("Largest", new Struct("Largest", most)));
        Piece list = new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(1)));
        String reason = refusal(Insertion.insert(largest, list, Target.on(largest.payload().orElseThrow().id())));
        assertTrue(reason.contains("more than 10000 parts"), reason);
    }

    /** A file with a thousand and one fields of a struct could not be read again, either. */
    @Test
    void aFieldMoreThanAStructMayHaveIsRefused() {
        Design full = FromModel.design(Drawing.of("Full", new Struct("Full", fields(Shape.MOST_MEMBERS))));
        assertEquals("Full would have more than 1000 parts.", refusal(Insertion.insert(full, new Piece.Values("", Primitive.INT),
                Target.on(full.types().getFirst().id()))));
    }

    private static List<Field> fields(int count) {
        return IntStream.range(0, count).mapToObj(i -> new Field("f" + i, Primitive.INT)).toList();
    }

    private static Design insert(Design design, Piece piece, Target target) {
        return Insertion.insert(design, piece, target).design();
    }

    private static Slot slot(Design design, int id) {
        return (Slot) Outline.of(design).find(id).orElseThrow();
    }

    private static String refusal(Edited edited) {
        return assertInstanceOf(Edited.Refused.class, edited).reason();
    }

    private static NamedType type(Design design, String name) {
        return design.types().stream().filter(type -> type.name().equals(name)).findFirst().orElseThrow();
    }

    private static Shape shape(Design design, String name) {
        return ToModel.shape(design, type(design, name));
    }

    private static List<String> fields(Design design, String name) {
        return type(design, name).parts().stream().map(Slot::name).toList();
    }

    private static int field(Design design, String name) {
        return design.types().stream().flatMap(type -> type.parts().stream()).filter(slot -> slot.name().equals(name))
                .findFirst().orElseThrow().id();
    }
}
