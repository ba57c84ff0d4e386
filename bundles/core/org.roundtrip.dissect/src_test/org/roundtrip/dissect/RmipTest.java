// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** Messages as Fractal RMI 0.3.5 sent them. */
class RmipTest {
    private static final Shape TEXT = new Shape.Text(new Length(0, 99), Shape.Repertoire.LATIN1);
    private static final Contract CONTRACT = new Contract("Echo", List.of(
            new Operation("title", List.of(new Operation.Parameter("count", Shape.Primitive.SHORT), new Operation.Parameter("text", TEXT)),
                    Optional.of(TEXT), Behaviour.GENERATE),
            new Operation("echo", List.of(new Operation.Parameter("number", Shape.Primitive.INT)), Optional.of(Shape.Primitive.INT),
                    Behaviour.ECHO)));
    private static final String HEADER = "00000001" + "00000004";
    private static final String STREAM = "aced0005" + "7702" + "0000";
    private static final String ECHO = "74" + "0004" + "6563686f";

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    private static byte[] lookUp() {
        return bytes(HEADER + "ffffffff" + "00000002" + STREAM + ECHO);
    }

    /** Two look-ups, a call with numbers and one with a text, and one that ends with an exception. */
    static Exchange recorded() {
        return new Exchange().knowing(CONTRACT)
                .add(Side.CLIENT, lookUp()).add(Side.SERVER, bytes("00000001" + "00" + STREAM + "70"))
                .add(Side.CLIENT, bytes(HEADER + "00000000" + "00000000" + STREAM + ECHO))
                .add(Side.SERVER, bytes("00000001" + "00" + STREAM + "70"))
                .add(Side.CLIENT, bytes(HEADER + "00000001" + "00000000" + "0000002a"))
                .add(Side.SERVER, bytes("00000001" + "00" + "0000002a"))
                .add(Side.CLIENT, bytes(HEADER + "00000001" + "00000001" + "0007" + STREAM + ECHO))
                .add(Side.SERVER, bytes("00000001" + "00" + STREAM + ECHO))
                .add(Side.CLIENT, bytes(HEADER + "00000001" + "00000000" + "ffffffff"))
                .add(Side.SERVER, bytes("00000001" + "01" + STREAM + "70"));
    }

    @Test
    void requestsAndResponsesAreNamed() {
        List<Message> messages = recorded().messagesByPackets(9);
        assertEquals(10, messages.size());
        assertEquals(List.of("registry.lookup", "registry.lookup", "component.getFcInterface", "component.getFcInterface", "echo", "echo",
                "title", "title", "echo", "echo"), messages.stream().map(Message::operation).toList());
        assertEquals(List.of(0L, 0L, 1L, 1L, 2L, 2L, 3L, 3L, 4L, 4L), messages.stream().map(Message::requestId).toList());
        messages.forEach(message -> assertNull(message.problem(), message::toString));
    }

    @Test
    void valuesAreDecodedByTheContract() {
        List<Message> messages = recorded().messages();
        assertEquals(4, messages.get(4).roles().bytes(ByteRole.CONTENT));
        assertTrue(messages.get(4).fields().toString().contains("42"), messages.get(4).fields()::toString);
        assertTrue(messages.get(6).fields().toString().contains("echo"), messages.get(6).fields()::toString);
        assertTrue(messages.get(9).fields().toString().contains("exception"), messages.get(9).fields()::toString);
    }

    @Test
    void twoRequestsInOnePacketAreTwoMessages() {
        byte[] two = bytes(HEADER + "00000001" + "00000000" + "0000002a" + "00000002" + "00000004" + "00000001" + "00000000" + "0000002b");
        List<Message> messages = new Exchange().knowing(CONTRACT).add(Side.CLIENT, two)
                .add(Side.SERVER, bytes("00000002" + "00" + "0000002b")).add(Side.SERVER, bytes("00000001" + "00" + "0000002a")).messages();
        assertEquals(List.of(0L, 1L, 1L, 0L), messages.stream().map(Message::requestId).toList());
    }

    @Test
    void withoutAContractTheValuesStayBytes() {
        List<Message> messages = new Exchange().add(Side.CLIENT, bytes(HEADER + "00000001" + "00000005" + "0000002a"))
                .add(Side.SERVER, bytes("00000001" + "00" + "0000002a")).messages();
        assertEquals(List.of("method 5", "method 5"), messages.stream().map(Message::operation).toList());
        assertEquals(List.of(4L, 4L), messages.stream().map(message -> message.roles().bytes(ByteRole.CONTENT)).toList());
    }

    @Test
    void aKeyOfAnotherLengthIsAProblem() {
        List<Message> messages = recorded().add(Side.CLIENT, bytes("00000001" + "00000005" + "0000000100" + "00000000")).messages();
        assertEquals("A key has 5 bytes; those of Fractal RMI have four.", messages.getLast().problem());
    }
}
