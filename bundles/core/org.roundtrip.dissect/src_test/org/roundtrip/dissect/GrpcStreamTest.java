// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

/** Streams of gRPC messages, in which each message is a request or a response. */
class GrpcStreamTest {
    private static final int DATA = 0, HEADERS = 1, SETTINGS = 4, WINDOW_UPDATE = 8;
    private static final int MORE = 0, END_STREAM = 1, END_HEADERS = 4;
    private static final Shape TEXT = new Shape.Text(Length.of(4), Shape.Repertoire.LATIN1);
    private static final Contract CONTRACT = new Contract("T", List.of(new Operation("all",
            List.of(new Parameter("text", TEXT)), Optional.of(TEXT), Behaviour.ECHO)));
    private static final byte[] OK = new byte[] {(byte) 0x88, 0x5f, 16, 'a', 'p', 'p', 'l', 'i', 'c', 'a', 't', 'i', 'o', 'n', '/', 'g',
        'r', 'p', 'c'};

    /** The message with the text of a number: five bytes of prefix, a tag, a length, four characters. */
    private static byte[] message(int number) {
        String text = String.format("%04d", number);
        return new byte[] {0, 0, 0, 0, 6, 0x0a, 4, (byte) text.charAt(0), (byte) text.charAt(1), (byte) text.charAt(2),
            (byte) text.charAt(3)};
    }

    private static byte[] messages(int from, int to) {
        return GrpcTest.join(IntStream.range(from, to).mapToObj(GrpcStreamTest::message).toArray(byte[][]::new));
    }

    private static byte[] data(int stream, byte[] content) {
        return GrpcTest.frame(DATA, MORE, stream, content);
    }

    /** Two streams on a connection, whose frames have one message, several, or a part of one. */
    private static Exchange talk() {
        byte[] three = messages(2, 5);
        return beginning()
                .add(Side.CLIENT, GrpcTest.join(data(1, Arrays.copyOf(three, 20)), data(3, messages(101, 102)),
                        data(1, Arrays.copyOfRange(three, 20, 33))))
                .add(Side.SERVER, GrpcTest.join(data(1, messages(2, 4)), data(3, messages(101, 102)), data(1, messages(4, 5))))
                .add(Side.CLIENT, GrpcTest.join(data(1, messages(5, 6)), GrpcTest.frame(WINDOW_UPDATE, 0, 0, new byte[] {0, 0, 0, 9}),
                        GrpcTest.frame(DATA, END_STREAM, 3, new byte[0])))
                .add(Side.SERVER, GrpcTest.join(data(1, messages(5, 6)), GrpcTest.frame(HEADERS, END_HEADERS | END_STREAM, 1, OK)));
    }

    private static Exchange beginning() {
        return new Exchange().knowing(CONTRACT, "all")
                .add(Side.CLIENT, GrpcTest.join(GrpcTest.PREFACE, GrpcTest.frame(HEADERS, END_HEADERS, 1, GrpcTest.BLOCK),
                        data(1, messages(1, 2)), GrpcTest.frame(HEADERS, END_HEADERS, 3, GrpcTest.BLOCK), data(3, messages(100, 101))))
                .add(Side.SERVER, GrpcTest.join(GrpcTest.frame(SETTINGS, 0, 0, new byte[0]),
                        GrpcTest.frame(HEADERS, END_HEADERS, 3, OK), data(3, messages(100, 101)),
                        GrpcTest.frame(HEADERS, END_HEADERS, 1, OK), data(1, messages(1, 2))));
    }

    private static List<String> texts(List<Message> messages, MessageKind kind) {
        return GrpcTest.of(messages, kind).stream()
                .map(message -> message.requestId() + " " + Exchange.values(message, kind == MessageKind.REQUEST ? "text" : "value")
                        .stream().findFirst().orElse("")).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1 << 20, 50, 7, 1})
    void eachMessageIsARequestOrAResponse(int mostOfPacket) {
        List<Message> messages = talk().messagesByPackets(mostOfPacket);
        // The third request of stream 1 goes on after a frame of stream 3.
        assertEquals(List.of("1 0001", "3 0100", "1 0002", "1 ", "3 0101", "1 0004", "1 0005"), texts(messages, MessageKind.REQUEST));
        assertEquals(List.of("3 0100", "1 0001", "1 0002", "1 0003", "3 0101", "1 0004", "1 0005"),
                texts(messages, MessageKind.RESPONSE));
        assertEquals(List.of(1L, 3L), GrpcTest.of(messages, MessageKind.FRAGMENT).stream().map(Message::requestId).toList());
        for (Message message : messages) {
            assertNull(message.problem(), message::toString);
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
        }
    }

    @Test
    void aSettingHasItsOwnName() {
        Exchange talk = new Exchange().knowing(CONTRACT, "all").add(Side.CLIENT, GrpcTest.join(GrpcTest.PREFACE,
                GrpcTest.frame(SETTINGS, 0, 0, new byte[] {0, 5, 0, 0, 0x40, 0, 0, 9, 0, 0, 0, 1})));
        Message settings = talk.messages().getLast();
        assertEquals(List.of("16384"), Exchange.values(settings, "MAX_FRAME_SIZE"), settings::toString);
        assertEquals(List.of("1"), Exchange.values(settings, "9"), "one that is not known has its number");
        assertEquals(List.of("MAX_FRAME_SIZE", "9"), Exchange.values(settings, "identifier"));
    }

    @Test
    void headersBelongToTheFirstMessageAndTrailersToTheLast() {
        List<Message> responses = GrpcTest.of(talk().messages(), MessageKind.RESPONSE).stream()
                .filter(message -> message.requestId() == 1).toList();
        assertEquals(List.of(List.of("HEADERS", "DATA", "result"), List.of("DATA", "result"), List.of("result"),
                List.of("DATA", "result"), List.of("DATA", "result", "HEADERS")),
                responses.stream().map(message -> message.fields().stream().map(Field::name).toList()).toList());
        assertEquals(List.of(11L), responses.stream().skip(2).limit(1).map(Message::length).toList(),
                "the second message of a frame has no header of its own");
        assertEquals(List.of(4L, 4L, 4L, 4L, 4L),
                responses.stream().map(message -> (long) message.roles().bytes(ByteRole.CONTENT)).toList());
    }

    @Test
    void aStreamWhoseBeginningIsMissingIsRead() {
        List<Exchange.Turn> turns = talk().turns();
        Exchange late = new Exchange().knowing(CONTRACT, "all");
        turns.subList(2, turns.size()).forEach(turn -> late.add(turn.side(), turn.bytes()));
        List<Message> messages = late.messages();
        assertEquals(List.of("1 0002", "1 ", "3 0101", "1 0004", "1 0005"), texts(messages, MessageKind.REQUEST));
        assertEquals(List.of("1 0002", "1 0003", "3 0101", "1 0004", "1 0005"), texts(messages, MessageKind.RESPONSE));
        assertEquals(List.of("all"), messages.stream().filter(message -> message.requestId() == 1).map(Message::operation).distinct()
                .toList());
    }

    @Test
    void aStreamIsReadOnAfterBytesWereLost() {
        Exchange talk = beginning();
        IntStream.range(6, 200).forEach(number -> talk.add(Side.CLIENT, data(1, messages(number, number + 1)))
                .add(Side.SERVER, data(1, messages(number, number + 1))));
        List<Message> messages = Exchange.messages(talk.turns(), Hints.of(CONTRACT, "all"), 1 << 20, 40, new Random(3));
        assertEquals("1 0199", texts(messages, MessageKind.REQUEST).getLast());
        assertEquals("1 0199", texts(messages, MessageKind.RESPONSE).getLast());
        assertEquals(true, GrpcTest.of(messages, MessageKind.REQUEST).size() > 180);
    }

    @Tag("tool")
    @Test
    void messagesEqualThoseOfWireshark(@TempDir Path folder) throws IOException, InterruptedException {
        Tshark.need();
        Exchange talk = talk();
        Path file = Tshark.capture(talk, folder.resolve("stream.pcapng"));
        assertEquals(GrpcTest.numbers(Tshark.fields(file, "http2", "grpc", "grpc.message_length")),
                talk.messages().stream().flatMap(message -> message.fields().stream())
                        .filter(field -> field.name().equals("arguments") || field.name().equals("result"))
                        .map(field -> field.part("length").value()).sorted().collect(Collectors.toList()));
    }
}
