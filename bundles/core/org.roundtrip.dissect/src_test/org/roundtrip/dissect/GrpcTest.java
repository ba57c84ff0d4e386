// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;

/** A capture of gRPC for Java 1.76.0: calls of {@link #CONTRACT}, each twice, and five more of its first operation. */
class GrpcTest {
    private static final int PORT = 47123;
    private static final Shape ROWS = new Sequence(new Sequence(Primitive.INT, Length.of(3)), Length.of(2));
    private static final Shape LARGE = new Sequence(Primitive.DOUBLE, Length.of(2500));
    private static final Contract CONTRACT = new Contract("Trial", List.of(
            GiopContractTest.CONTRACT.operations().get(0), GiopContractTest.CONTRACT.operations().get(1),
            echo("rows", ROWS), echo("large", LARGE)));
    private static final List<String> CALLS = List.of("all", "all", "yield", "yield", "rows", "rows", "large", "large",
            "all", "all", "all", "all", "all");

    private static Operation echo(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }

    static Exchange recorded() throws IOException {
        return Recorded.read(Path.of("src_test/org/roundtrip/dissect/grpc.pcapng"), PORT);
    }

    static List<Message> of(List<Message> messages, MessageKind kind) {
        return messages.stream().filter(message -> message.kind() == kind).toList();
    }

    private static List<String> operations(List<Message> messages, MessageKind kind) {
        return of(messages, kind).stream().map(Message::operation).toList();
    }

    private static Field part(Message message, String name) {
        return message.fields().stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {1 << 20, 1000, 7})
    void everyCallIsARequestAndAResponse(int mostOfPacket) throws IOException {
        List<Message> messages = recorded().knowing(CONTRACT).messagesByPackets(mostOfPacket);
        assertEquals(CALLS, operations(messages, MessageKind.REQUEST));
        assertEquals(CALLS, operations(messages, MessageKind.RESPONSE));
        assertEquals(of(messages, MessageKind.REQUEST).stream().map(Message::requestId).toList(),
                of(messages, MessageKind.RESPONSE).stream().map(Message::requestId).toList());
        for (Message message : messages) {
            assertNull(message.problem(), message::toString);
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
        }
    }

    @Test
    void valuesHaveTheNamesOfTheContract() throws IOException {
        List<Message> messages = recorded().knowing(CONTRACT).messages();
        Field all = part(of(messages, MessageKind.REQUEST).getFirst(), "arguments");
        assertEquals(List.of("small 14", "middle -2925", "number 955312511", "big -1127629623478708884",
                "half 0.17000556", "name osirYo7KtW", "word hr113דΟUΖץ", "data ba06690d0554a61e"),
                all.parts().subList(2, 10).stream().map(field -> field.name() + " " + field.value()).toList());
        assertEquals(List.of("flag false", "colour red", "points "),
                all.parts().subList(10, 13).stream().map(field -> field.name() + " " + field.value()).toList());
        Field rows = part(of(messages, MessageKind.RESPONSE).get(4), "result").part("value");
        assertEquals(List.of("-1907190907", "-1710679783", "-1495246074"),
                Stream.of("[0]", "[1]", "[2]").map(name -> rows.part("[0]").part(name).value()).toList());
        Message large = of(messages, MessageKind.REQUEST).get(6);
        assertEquals("2500 elements", part(large, "arguments").part("value").value());
        assertEquals(20_000, large.roles().bytes(ByteRole.CONTENT));
    }

    @Test
    void withoutAContractFieldsHaveNumbers() throws IOException {
        List<Message> messages = recorded().messages();
        assertEquals(CALLS, operations(messages, MessageKind.REQUEST));
        Field all = part(of(messages, MessageKind.REQUEST).getFirst(), "message");
        assertEquals("osirYo7KtW", all.part("field 7").value());
        assertEquals("14", all.part("field 2").value());
        Field rows = part(of(messages, MessageKind.REQUEST).get(4), "message");
        assertNotNull(rows.part("field 1").part("field 1"), "a message within the message");
    }

    @Test
    void withoutItsBeginningAConnectionIsShownAsFarAsPossible() throws IOException {
        List<Message> messages = late(new Exchange().knowing(CONTRACT)).messages();
        Message request = of(messages, MessageKind.REQUEST).getLast();
        Message response = of(messages, MessageKind.RESPONSE).getLast();
        assertEquals(request.requestId(), response.requestId());
        assertTrue(request.problem().contains("beginning"), request.problem());
        assertTrue(Exchange.values(request, ":method").contains("POST"));
        assertEquals("14", part(request, "message").part("field 2").value());
    }

    @Test
    void withoutItsBeginningTheOnlyOperationIsThatOfTheCalls() throws IOException {
        List<Message> messages = late(new Exchange().knowing(CONTRACT, "all")).messages();
        Message request = of(messages, MessageKind.REQUEST).getLast();
        assertEquals("all", request.operation());
        assertEquals("grpc", request.protocol());
        assertNull(request.problem());
        assertEquals("14", part(request, "arguments").part("small").value());
        assertNull(of(messages, MessageKind.RESPONSE).getLast().problem());
    }

    /** The last calls, which are all of the first operation. */
    private static Exchange late(Exchange late) throws IOException {
        List<Exchange.Turn> turns = recorded().turns();
        turns.subList(turns.size() - 9, turns.size()).forEach(turn -> late.add(turn.side(), turn.bytes()));
        return late;
    }

    static final byte[] PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
    static final byte[] BLOCK = join(new byte[] {(byte) 0x83, (byte) 0x44, 6},
            "/T/all".getBytes(StandardCharsets.ISO_8859_1), new byte[] {0x5f, 16},
            "application/grpc".getBytes(StandardCharsets.ISO_8859_1));

    @Test
    void laterKindsAreMessagesNumbersAndTexts() {
        Shape union = new Shape.Union("Either", List.of(new Shape.Field("number", Primitive.INT),
                new Shape.Field("list", new Sequence(Primitive.INT, Length.of(2)))));
        Contract later = new Contract("T", List.of(new Operation("all", List.of(new Parameter("letter", Primitive.CHAR),
                new Parameter("when", new Shape.Timestamp()), new Parameter("price", new Shape.Decimal(4, 0)),
                new Parameter("none", new Shape.OptionalValue(Primitive.LONG)),
                new Parameter("some", new Shape.OptionalValue(Primitive.SHORT)), new Parameter("map", new Shape.Mapping(
                        Primitive.INT, new Shape.OptionalValue(Primitive.BOOLEAN), Length.of(1))),
                new Parameter("either", union)), Optional.empty(), Behaviour.NOTHING)));
        byte[] message = HexFormat.of().parseHex("08809c01" + "1202083c" + "1a022d31" + "2807" + "3206080512020801"
                + "3a0612040a020708");
        Message request = new Exchange().knowing(later).add(Side.CLIENT, join(PREFACE, frame(1, 4, 1, BLOCK),
                frame(0, 1, 1, join(new byte[] {0, 0, 0, 0, (byte) message.length}, message)))).messages().getLast();
        assertNull(request.problem());
        Field all = part(request, "arguments");
        assertEquals(List.of("\u4e00", "Timestamp", "-1", "7", "1 element", "Either"),
                Stream.of("letter", "when", "price", "some", "map", "either").map(name -> all.part(name).value()).toList());
        assertEquals("60", all.part("when").part("seconds").value());
        assertNull(all.part("none"), "what is absent has no value");
        Field entry = all.part("map").part("[0]");
        assertEquals("5", entry.part("key").value());
        assertEquals("true", entry.part("value").part("element").value());
        assertEquals("2 elements", all.part("either").part("list").part("element").value());
        assertNull(all.part("either").part("number"));
    }

    @Test
    void framesOfSeveralStreamsTakeTurns() {
        byte[] body = {0, 0, 0, 0, 4, 0x10, 5, 0x18, 6};
        Exchange talk = new Exchange().knowing(CONTRACT).add(Side.CLIENT, join(PREFACE, frame(1, 4, 1, BLOCK),
                frame(0, 0, 1, Arrays.copyOf(body, 7)), frame(1, 4, 3, BLOCK), frame(8, 0, 0, new byte[] {0, 0, 0, 1}),
                frame(0, 1, 3, body), frame(0, 1, 1, Arrays.copyOfRange(body, 7, 9))));
        List<Message> messages = talk.messages();
        assertEquals(List.of(MessageKind.HANDSHAKE, MessageKind.REQUEST, MessageKind.REQUEST, MessageKind.FRAGMENT),
                messages.stream().map(Message::kind).toList());
        assertEquals(List.of(1L, 3L, 1L), messages.stream().skip(1).map(Message::requestId).toList());
        assertEquals("all", messages.getLast().operation());
        assertEquals("6", part(messages.get(2), "arguments").part("middle").value());
        assertEquals(List.of("1806"), Exchange.values(messages.getLast(), "message, continued"));
    }

    static byte[] frame(int type, int flags, int stream, byte[] payload) {
        return join(new byte[] {(byte) (payload.length >> 16), (byte) (payload.length >> 8), (byte) payload.length,
            (byte) type, (byte) flags, 0, 0, 0, (byte) stream}, payload);
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            joined.writeBytes(part);
        }
        return joined.toByteArray();
    }

    @Tag("tool")
    @Test
    void framesAndHeaderFieldsEqualThoseOfWireshark(@TempDir Path folder) throws Exception {
        Tshark.need();
        Exchange recorded = recorded();
        Path file = Tshark.capture(recorded, folder.resolve("calls.pcapng"));
        for (String[] pair : new String[][] {{"http2.streamid", "stream"}, {"http2.length", "length"}}) {
            assertEquals(numbers(Tshark.fields(file, "http2", "http2", pair[0])), frames(recorded, pair[1]));
        }
        List<String> theirs = Tshark.fields(file, "http2", "http2.header", "http2.header.name", "http2.header.value")
                .stream().flatMap(GrpcTest::headers).sorted().toList();
        List<String> ours = new ArrayList<>();
        for (Message message : recorded.messages()) {
            message.fields().stream().filter(field -> field.name().equals("HEADERS"))
                    .flatMap(field -> field.parts().stream().skip(4)).forEach(field ->
                            ours.add(field.name() + "=" + field.value()));
        }
        assertEquals(String.join("\n", theirs), ours.stream().sorted().reduce((a, b) -> a + "\n" + b).orElse(""));
    }

    private static Stream<String> headers(String line) {
        String[] both = line.split("\t");
        String[] names = both[0].split(",");
        String[] values = both[1].split(",");
        return java.util.stream.IntStream.range(0, names.length).mapToObj(i -> names[i] + "=" + values[i]);
    }

    static List<String> numbers(List<String> lines) {
        return lines.stream().flatMap(line -> Stream.of(line.split(","))).sorted().toList();
    }

    /** A field of the header of each frame. */
    private static List<String> frames(Exchange recorded, String field) {
        return recorded.messages().stream().flatMap(message -> frames(message.fields()))
                .map(frame -> frame.part(field).value()).sorted().toList();
    }

    private static Stream<Field> frames(List<Field> fields) {
        return fields.stream().flatMap(field -> field.part("flags") != null && field.part("stream") != null
                ? Stream.of(field) : frames(field.parts()));
    }
}
