// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.design.Orders.LINE;
import static org.roundtrip.design.Orders.NAME;
import static org.roundtrip.design.Orders.ORDER;
import static org.roundtrip.design.Orders.fields;
import static org.roundtrip.design.Orders.insert;
import static org.roundtrip.design.Orders.refusal;
import static org.roundtrip.design.Orders.type;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.text.EditWords;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;

/** Each edit of an operation changes what it is about, and refuses what its behaviour does not allow in a sentence. */
class OperationEditsTest {
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
        assertEquals(List.of("reason", "number"), fields(insert(one, new Piece.Values("", Primitive.INT), Target.on(exception)),
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

    @Test
    void whatIsPutOnTheOperationsIsTakenByANewOne() {
        Target list = Target.on(Target.OPERATIONS);
        Edited edited = Insertion.insert(Orders.ORDERS, new Piece.NewType(new Struct("Data", List.of())), list);
        Operation echo = ToModel.drawing(edited.design()).operations().getFirst();
        assertEquals("echo", echo.name());
        assertEquals(new Struct("Data", List.of()), echo.parameters().getFirst().shape());
        assertEquals(Optional.of(echo.parameters().getFirst().shape()), echo.result());
        assertEquals("Adds the operation echo, which takes Data.",
                EditWords.of(Outline.of(Orders.ORDERS), (Edited.Done) edited));
        Design two = insert(edited.design(), new Piece.Values("price", Primitive.DOUBLE), list);
        assertEquals(List.of("echo", "echo2"), two.operations().stream().map(DrawnOperation::name).toList());
        assertEquals("price", two.operations().getLast().parameters().getFirst().name());
        Design field = Moving.move(Orders.ORDERS, List.of(Orders.field(Orders.ORDERS, "gift")), list).design();
        assertEquals(List.of("customer", "lines", "gift"), fields(field, "Order"), "it stays a field");
        assertEquals(LINE, ToModel.drawing(field).operations().getFirst().parameters().getFirst().shape());
        Design moved = Moving.move(two, List.of(two.operations().getFirst().id()), list).design();
        assertEquals(List.of("echo2", "echo"), moved.operations().stream().map(DrawnOperation::name).toList());
        assertEquals("An exception goes on an operation, or beside another exception.",
                refusal(Insertion.insert(two, new Piece.Thrown(LINE), list)));
    }

    @Test
    void onlyWhatHasANameOfItsOwnIsPutOnTheTypes() {
        Target list = Target.on(Target.TYPES);
        assertEquals(List.of("Order", "Line", "Data"), insert(Orders.ORDERS, new Piece.NewType(new Struct("Data", List.of())), list)
                .types().stream().map(NamedType::name).toList());
        assertEquals("Line is among the types already.", refusal(Insertion.insert(Orders.ORDERS,
                new Piece.Use(type(Orders.ORDERS, "Line").id()), list)));
        assertEquals("Line is among the types already.",
                refusal(Moving.move(Orders.ORDERS, List.of(Orders.field(Orders.ORDERS, "gift")), list)), "the field is not lost");
        assertEquals("Types are structs, unions and enums; drop other values on the payload, a type or an operation.",
                refusal(Insertion.insert(Orders.ORDERS, new Piece.Values("", Primitive.INT), list)));
        assertEquals("An operation goes on Operations, or before or after another operation.", refusal(Insertion.insert(Orders.ORDERS,
                new Piece.Whole(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)), list)));
    }

    @Test
    void aCallTakesThePayloadOrATypeAndATextOnlyWithoutAny() {
        Piece echo = new Piece.Call(new Operation("echo", List.of(new Operation.Parameter("value", NAME)), Optional.of(NAME),
                Behaviour.ECHO));
        Piece get = new Piece.Call(new Operation("get", List.of(), Optional.of(NAME), Behaviour.GENERATE));
        Target list = Target.on(Target.OPERATIONS);
        assertEquals(Optional.of(NAME), result(insert(Design.empty("None"), echo, list)));
        assertEquals(Optional.of(ORDER), result(insert(Orders.ORDERS, echo, list)));
        assertEquals(Optional.of(ORDER), result(insert(Orders.ORDERS, get, Target.on(Target.DESIGN))));
        assertEquals(Optional.of(LINE), result(insert(Orders.ORDERS, echo, Target.on(type(Orders.ORDERS, "Line").id()))));
        assertEquals(Optional.of(ORDER), result(insert(Orders.ORDERS, echo, Target.on(Orders.ORDERS.payload().orElseThrow().id()))));
        assertEquals("An operation goes on Operations, or before or after another operation.",
                refusal(Insertion.insert(Orders.ORDERS, echo, Target.on(Orders.field(Orders.ORDERS, "gift")))));
        Design contract = FromModel.design(new Contract("Calls", List.of(new Operation("ping", List.of(), Optional.empty(),
                Behaviour.NOTHING)), List.of(ORDER)));
        assertEquals(Optional.of(ORDER), ToModel.contract(insert(contract, get, list), "Calls").operation("get").result(),
                "the last type that is in no other");
    }

    private static Optional<Shape> result(Design design) {
        return ToModel.drawing(design).operations().getLast().result();
    }

    @Test
    void aContractHasTypesButNoPayload() {
        Design calls = FromModel.design(new Contract("Calls", List.of(new Operation("ping", List.of(), Optional.empty(),
                Behaviour.NOTHING))));
        Target whole = Target.on(Target.DESIGN);
        assertEquals("The operations of a plan have no payload of their own; drop it on an operation, or on Operations.",
                refusal(Insertion.insert(calls, new Piece.Values("", Primitive.INT), whole)));
        Design with = insert(calls, new Piece.Values("", LINE), whole);
        assertEquals(List.of(LINE), ToModel.contract(with, "Calls").unused());
    }

    private static List<String> thrown(Design design) {
        return ToModel.operation(design, design.operations().getFirst()).exceptions().stream().map(Struct::name).toList();
    }
}
