// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Length;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

class SweptPayloadTest {
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
        assertEquals(expected, Payload.detail(SweptPayload.of(ORDERS, path, 7).payload().orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "payload[]", "payload[].amount", "payload[].buyer.names", "Person.name"})
    void whatHasNoLengthIsRefused(String path) {
        assertEquals("The payload has no text, bytes, list or map at " + path + ": a path begins with payload, and goes on with"
                + " .NAME for a field and [] for the elements of a list.",
                assertThrows(PreviewException.class, () -> SweptPayload.of(ORDERS, path, 7)).getMessage());
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

    private static double content(Drawing drawing, String path, int length) throws PreviewException {
        return ExpectedValues.of(SweptPayload.of(drawing, path, length).echo().orElseThrow(), 1, 1).contentBytesPerCall() / 2;
    }

    @Test
    void packetsAreCountedByTheRoomInThem() {
        assertEquals(List.of(0L, 1L, 1L, 2L, 7L), List.of(SizePoint.packets(0, 1500), SizePoint.packets(1, 1500),
                SizePoint.packets(1448, 1500), SizePoint.packets(1449, 1500), SizePoint.packets(10_000, 1500)));
    }
}
