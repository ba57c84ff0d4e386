// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

class SweptCallTest {
    private static final Shape TEXT = new Shape.Text(new Length(1, 9), Repertoire.LATIN1);
    private static final Struct PERSON = new Struct("Person", List.of(new Field("name", TEXT)));
    private static final Struct ORDER = new Struct("Order", List.of(new Field("buyer", PERSON), new Field("seller", PERSON),
            new Field("amount", Primitive.INT)));
    private static final Drawing ORDERS = Drawing.of("orders", new Sequence(ORDER, Length.of(2)));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            payload              | Order(buyer: Person(name: string 5), seller: Person, amount: int)[7]
            payload[].buyer.name | Order(buyer: Person(name: string 7), seller: Person, amount: int)[2]
            payload[].seller.name| Order(buyer: Person(name: string 7), seller: Person, amount: int)[2]
            """)
    void aTypeChangesWhereverItIsUsed(String path, String expected) throws PreviewException {
        assertEquals(expected, Payload.detail(SweptCall.of(PreviewedCall.of(ORDERS), path, 7).operation().result().orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "payload[]", "payload[].amount", "payload[].buyer.names", "Person.name"})
    void whatHasNoLengthIsRefused(String path) {
        String refusal = assertThrows(PreviewException.class, () -> SweptCall.of(PreviewedCall.of(ORDERS), path, 7)).getMessage();
        assertTrue(refusal.contains(" at " + path + "."), refusal);
    }

    /** With ranges, other lengths were drawn at each point, and the content of a longer value could be less. */
    @ParameterizedTest
    @CsvSource({"payload.orders, 25", "payload.customer, 1", "payload.orders[].code, 5"})
    void contentGrowsByTheSweptPayloadAlone(String path, int each) throws PreviewException {
        Struct order = new Struct("Line", List.of(new Field("code", new Shape.Text(new Length(8, 20), Repertoire.LATIN1)),
                new Field("price", Primitive.DOUBLE), new Field("number", Primitive.SHORT), new Field("gift", Primitive.BYTE)));
        Drawing drawing = Drawing.of("Data", new Struct("Data", List.of(
                new Field("customer", new Shape.Text(new Length(10, 40), Repertoire.LATIN1)),
                new Field("orders", new Sequence(order, new Length(1, 9))),
                new Field("place", new Shape.Text(new Length(3, 50), Repertoire.LATIN1)))));
        double before = content(drawing, path, 0);
        for (int length = 1; length < 30; length++) {
            assertEquals(before + each, content(drawing, path, length), "at " + length);
            before += each;
        }
    }

    @Test
    void aRangeElsewhereIsKnown() throws PreviewException {
        PreviewedCall person = PreviewedCall.of(Drawing.of("person", PERSON));
        assertFalse(person.othersVary("payload.name"), "it is the swept one itself");
        assertTrue(PreviewedCall.of(ORDERS).othersVary("payload"), "names of 1 to 9 letters");
        assertFalse(PreviewedCall.of(PreviewedCall.of(ORDERS).swept("payload", 2).operation()).othersVary("echo.value[].buyer.name"));
    }

    @Test
    void aPlaceOfAnOperationIsNamedAsInAPlan() throws PreviewException {
        Operation tell = new Operation("tell", List.of(new Operation.Parameter("buyer", PERSON),
                new Operation.Parameter("words", TEXT)), Optional.empty(), List.of(), Behaviour.NOTHING, true);
        Operation swept = SweptCall.of(PreviewedCall.of(tell), "tell.buyer.name", 7).operation();
        assertEquals("Person(name: string 7)", Payload.detail(swept.parameters().getFirst().shape()));
        assertEquals("string 5", Payload.detail(swept.parameters().getLast().shape()));
        assertTrue(swept.oneWay());
        String refusal = assertThrows(PreviewException.class, () -> SweptCall.of(PreviewedCall.of(tell), "payload.name", 7)).getMessage();
        assertTrue(refusal.contains("tell") && refusal.contains("payload.name"), refusal);
    }

    @Test
    void theEchoOfAPayloadNamesItAndAnOperationNamesItsParameter() throws PreviewException {
        PreviewedCall echo = PreviewedCall.of(ORDERS);
        assertEquals("payload[].amount", echo.path("echo.value[].amount"));
        assertEquals("payload[].amount", echo.path("echo.result[].amount"));
        assertEquals("echo.value[].amount", PreviewedCall.of(echo.operation()).path("echo.value[].amount"));
    }

    private static double content(Drawing drawing, String path, int length) throws PreviewException {
        return ExpectedValues.of(SweptCall.of(PreviewedCall.of(drawing), path, length).operation(), 1, 1).contentBytesPerCall() / 2;
    }

    @Test
    void packetsAreCountedByTheRoomInThem() {
        assertEquals(List.of(0L, 1L, 1L, 2L, 7L), List.of(SizePoint.packets(0, 1500), SizePoint.packets(1, 1500),
                SizePoint.packets(1448, 1500), SizePoint.packets(1449, 1500), SizePoint.packets(10_000, 1500)));
    }
}
