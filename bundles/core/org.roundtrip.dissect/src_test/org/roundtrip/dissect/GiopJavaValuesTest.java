// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/** Values of RMI over IIOP, as the JDK's former ORB writes them. */
class GiopJavaValuesTest {
    private static final int ONE_ID = 0x7fffff02, CHUNKED = 0x7fffff0a;
    private static final String TEXT = "IDL:omg.org/CORBA/WStringValue:1.0";
    private static final Struct POINT = new Struct("Point", List.of(
            new Shape.Field("label", new Text(new Length(0, 9), Repertoire.LATIN1)), new Shape.Field("x", Primitive.INT)));
    private static final Contract CONTRACT = new Contract("Trial", List.of(new Operation("draw", List.of(
            new Parameter("point", POINT), new Parameter("when", new Shape.Timestamp()),
            new Parameter("colours", new Sequence(new Enumeration("Colour", List.of("red", "green")), new Length(0, 9))),
            new Parameter("none", POINT)), Optional.empty(), Behaviour.NOTHING)));

    private static GiopBytes values() {
        GiopBytes bytes = GiopContractTest.request(2, false, 5, "draw").align(8);
        bytes.u32(ONE_ID).string("RMI:payload.Point:0000000000000001:0000000000000001").u32(7).u32(ONE_ID).string(TEXT).wide("größe");
        bytes.align(4).u32(CHUNKED).string("RMI:java.util.Date:AC117E28FE36587A:686A81014B597419").u32(8).u32(0x01010000).u32(5).u32(-1);
        bytes.u32(ONE_ID).string("RMI:[Lpayload.Colour;:0000000000000001:0000000000000001").u32(2);
        int constant = bytes.message().length;
        bytes.u32(ONE_ID).string("RMI:payload.Colour:0000000000000001:0000000000000001").u32(1);
        int back = bytes.message().length + 4;
        return bytes.u32(-1).u32(constant - back).u32(0);
    }

    @Test
    void valueTypesHaveTheNamesOfTheContractAndTheirOwn() {
        Message message = new Exchange().knowing(CONTRACT).add(Side.CLIENT, values().message()).messages().getFirst();
        assertNull(message.problem(), message::toString);
        Field point = part(message, "point");
        assertEquals("payload.Point", point.part("repository id").value().split(":")[1]);
        assertEquals("7", point.part("x").value());
        assertEquals("größe", point.part("label").value());
        assertEquals("java.util.Date", part(message, "when").value());
        assertEquals("-1", part(message, "when").part("end tag").value());
        assertEquals(List.of("green", "green"),
                List.of(part(message, "colours").part("[0]").value(), part(message, "colours").part("[1]").value()));
        assertEquals("-", part(message, "none").value());
    }

    @Test
    void whatIsNotAValueIsMarked() {
        byte[] bytes = GiopContractTest.request(2, false, 5, "draw").align(8).u32(0x7ffffe00).u32(1).message();
        assertNotNull(new Exchange().knowing(CONTRACT).add(Side.CLIENT, bytes).messages().getFirst().problem());
    }

    private static Field part(Message message, String name) {
        return message.fields().stream().filter(field -> field.name().equals("arguments")).findFirst().orElseThrow().part(name);
    }
}
