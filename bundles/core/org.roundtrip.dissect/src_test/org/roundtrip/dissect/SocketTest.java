// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.index.StreamListener.Gap;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

class SocketTest {

    static byte[] request(int operation, byte[] arguments) {
        return ByteBuffer.allocate(6 + arguments.length).putInt(2 + arguments.length).putShort((short) operation)
                .put(arguments).array();
    }

    static byte[] reply(byte[] result) {
        return ByteBuffer.allocate(4 + result.length).putInt(result.length).put(result).array();
    }

    @Test
    void callsAreDistinguished() {
        Exchange recorded = new Exchange().as("socket").add(Side.CLIENT, request(3, new byte[2000])).add(Side.SERVER, reply(new byte[0]))
                .add(Side.CLIENT, request(1, new byte[0])).add(Side.SERVER, reply(new byte[700]));
        List<Message> messages = recorded.messagesByPackets(100);
        assertEquals(4, messages.size());
        assertEquals(List.of("operation 3", "operation 3", "operation 1", "operation 1"),
                messages.stream().map(Message::operation).toList());
        assertEquals(List.of(0L, 0L, 1L, 1L), messages.stream().map(Message::requestId).toList());
        assertEquals(List.of(2000L, 0L, 0L, 700L),
                messages.stream().map(message -> message.roles().bytes(ByteRole.CONTENT)).toList());
        assertEquals(21, messages.get(0).pieces().size());
    }

    @Test
    void requestsThatNothingAnswersAreRecognised() {
        Exchange recorded = new Exchange().as("socket");
        for (int i = 0; i < 30; i++) {
            recorded.add(Side.CLIENT, request(0, new byte[i]));
        }
        List<Message> messages = recorded.messagesByPackets(100);
        assertEquals(30, messages.size());
        assertEquals(List.of("socket"), messages.stream().map(Message::protocol).distinct().toList());
        assertEquals(30 * 29 / 2, messages.stream().mapToLong(message -> message.roles().bytes(ByteRole.CONTENT)).sum());
    }

    /** A length before each message is what many protocols have. */
    @Test
    void anotherProtocolWithLengthsIsNotTakenForThisOne() {
        Exchange recorded = new Exchange().add(Side.CLIENT, "who is it?\n".getBytes()).add(Side.SERVER, "it is not!\n".getBytes())
                .add(Side.CLIENT, request(0x6162, new byte[6])).add(Side.SERVER, reply(new byte[4]));
        for (Exchange each : List.of(recorded, recorded.copy().knowing(CONTRACT))) {
            List<Message> messages = each.messages();
            assertEquals(List.of(""), messages.stream().map(Message::protocol).distinct().toList());
            assertEquals(List.of(MessageKind.UNKNOWN), messages.stream().map(Message::kind).distinct().toList());
        }
        List<Message> middle = new ArrayList<>();
        Conversation conversation = new Conversation(Exchange.all(), Detail.FIELDS, Hints.NONE, 1, middle::add);
        conversation.startedBefore();
        byte[] bytes = request(3, new byte[600]);
        conversation.from(Side.CLIENT).data(0, 0, bytes, 0, bytes.length);
        conversation.from(Side.CLIENT).end();
        assertEquals("", middle.getFirst().protocol());
    }

    private static final Contract CONTRACT = new Contract("Demo", List.of(
            new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
            new Operation("find", List.of(new Operation.Parameter("key", text(Shape.Repertoire.LATIN1)),
                    new Operation.Parameter("colour", new Shape.Enumeration("Colour", List.of("RED", "GREEN")))),
                    Optional.of(new Shape.Sequence(new Shape.Struct("Item", List.of(
                            new Shape.Field("price", Shape.Primitive.DOUBLE),
                            new Shape.Field("title", text(Shape.Repertoire.UNICODE)))), new Length(0, 9))),
                    Behaviour.GENERATE)));

    private static Shape text(Shape.Repertoire repertoire) {
        return new Shape.Text(new Length(0, 99), repertoire);
    }

    @Test
    void theContractNamesOperationsAndValues() {
        byte[] asked = ByteBuffer.allocate(11).putInt(3).put("abc".getBytes()).putInt(1).array();
        byte[] title = "Käse €".getBytes(StandardCharsets.UTF_8);
        byte[] given = ByteBuffer.allocate(16 + title.length).putInt(1).putDouble(2.5).putInt(title.length).put(title).array();
        List<Message> messages = new Exchange().knowing(CONTRACT).add(Side.CLIENT, request(1, asked)).add(Side.SERVER, reply(given))
                .messagesByPackets(7);
        assertEquals(List.of("find", "find"), messages.stream().map(Message::operation).toList());
        assertEquals(List.of("abc", "GREEN"), List.of(value(messages.get(0), "key"), value(messages.get(0), "colour")));
        Field item = messages.get(1).fields().getLast().part("[0]");
        assertEquals("1 element", messages.get(1).fields().getLast().value());
        assertEquals("2.5", item.part("price").value());
        assertEquals("Käse €", item.part("title").value());
        assertEquals(8 + title.length, messages.get(1).roles().bytes(ByteRole.CONTENT));
    }

    private static final Shape.Union EITHER = new Shape.Union("Either", List.of(new Shape.Field("number", Shape.Primitive.INT),
            new Shape.Field("letter", Shape.Primitive.CHAR)));
    private static final Contract LATER = new Contract("Later", List.of(new Operation("take", List.of(
            new Operation.Parameter("when", new Shape.Timestamp()), new Operation.Parameter("price", new Shape.Decimal(4, 2)),
            new Operation.Parameter("none", new Shape.OptionalValue(Shape.Primitive.LONG)),
            new Operation.Parameter("some", new Shape.OptionalValue(Shape.Primitive.SHORT)),
            new Operation.Parameter("map", new Shape.Mapping(Shape.Primitive.INT, EITHER, Length.of(1)))),
            Optional.empty(), Behaviour.NOTHING)));

    @Test
    void laterKindsAreReadToo() {
        byte[] asked = ByteBuffer.allocate(29).putLong(60_000).put((byte) 0x01).put((byte) 0x25).put((byte) 0x0D).put((byte) 0)
                .put((byte) 1).putShort((short) 7).putInt(1).putInt(5).putInt(1).putChar('\u4e00').array();
        Message message = new Exchange().knowing(LATER).add(Side.CLIENT, request(0, asked)).messages().getFirst();
        assertNull(message.problem());
        assertEquals(List.of("1970-01-01T00:01:00Z", "-12.50", "-", "", "1 entry"),
                List.of("when", "price", "none", "some", "map").stream().map(name -> value(message, name)).toList());
        Field entry = message.fields().getLast().part("[0]");
        assertEquals("5", entry.part("key").value());
        assertEquals("letter", entry.part("value").part("case").value());
        assertEquals("\u4e00", entry.part("value").part("value").value());
        assertEquals(8 + 3 + 2 + 4 + 4 + 2, message.roles().bytes(ByteRole.CONTENT));
        asked[9] = (byte) 0xA5;
        assertTrue(new Exchange().knowing(LATER).add(Side.CLIENT, request(0, asked)).messages().getFirst().problem()
                .startsWith("The values are not those"));
    }

    @Test
    void valuesThatDoNotFitTheContractAreMarkedAndShownAsOctets() {
        byte[] odd = ByteBuffer.allocate(11).putInt(300).put("abc".getBytes()).putInt(1).array();
        List<Message> messages = new Exchange().knowing(CONTRACT).add(Side.CLIENT, request(1, odd)).add(Side.SERVER, reply(new byte[9]))
                .add(Side.CLIENT, request(0, new byte[3])).messages();
        assertEquals(3, messages.size());
        messages.forEach(message -> assertTrue(message.problem().startsWith("The values are not those"), message.problem()));
        assertEquals(11, messages.getFirst().roles().bytes(ByteRole.CONTENT));
        assertEquals("ping", messages.getLast().operation());
    }

    private static String value(Message message, String name) {
        return message.fields().stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow().value();
    }

    @Test
    void afterALossDecodingContinuesWithTheNextMessage() {
        byte[] lost = request(3, new byte[100]);
        byte[] next = request(4, new byte[10]);
        byte[] answer = reply(new byte[0]);
        List<Message> messages = new ArrayList<>();
        Dissectors dissectors = Exchange.all();
        dissectors.decodeAs(1, "socket");
        Conversation conversation = new Conversation(dissectors, Detail.FIELDS, Hints.NONE, 1, messages::add);
        conversation.from(Side.CLIENT).data(0, 0, lost, 0, 50);
        conversation.from(Side.CLIENT).gap(50, lost.length - 50, Gap.TRUNCATED);
        conversation.from(Side.SERVER).data(0, 1, answer, 0, 4);
        conversation.from(Side.CLIENT).data(lost.length, 2, next, 0, next.length);
        conversation.from(Side.CLIENT).end();
        conversation.from(Side.SERVER).end();
        assertEquals("operation 4", messages.getLast().operation());
        assertNull(messages.getLast().problem());
    }

    @Test
    void aPortIsDecodedAsTheUserChooses() {
        Dissectors dissectors = Exchange.all();
        dissectors.decodeAs(9, "socket");
        List<Message> messages = new ArrayList<>();
        Conversation conversation = new Conversation(dissectors, Detail.FIELDS, Hints.NONE, 9, messages::add);
        byte[] bytes = "GET / HTTP/1.1\r\n\r\n".getBytes();
        conversation.from(Side.CLIENT).data(0, 0, bytes, 0, bytes.length);
        conversation.from(Side.CLIENT).end();
        assertEquals("socket", messages.getFirst().protocol());
        byte[] noise = new byte[1000];
        new Random(3).nextBytes(noise);
        noise[0] = -1;
        Message unknown = new Exchange().add(Side.CLIENT, noise).messages().getFirst();
        assertEquals("", unknown.protocol());
        assertEquals(1000, unknown.roles().bytes(ByteRole.UNKNOWN));
    }
}
