// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

/** A capture of WildFly 39 and its client: the connection, a look-up, and the calls of {@link EjbTrial}. */
class RemotingTest {
    private static final String CHANNEL = "80000001", INVOCATION = "03" + "0007";
    /** A response before its value, from the server on its side of the channel. */
    private static final String RESPONSE = "30" + "00000001" + "0001" + "03" + "05" + "0007" + "0000" + "04";

    static Exchange recorded() throws IOException {
        return EjbTrial.recorded("remoting.pcap");
    }

    private static byte[] frame(String body) {
        return HexFormat.of().parseHex("%08x".formatted(body.length() / 2) + body);
    }

    @Test
    void requestsAndResponsesAreNamed() throws IOException {
        List<Message> messages = recorded().messages();
        EjbTrial.assertCalled(messages);
        messages.forEach(message -> assertNull(message.problem(), message::toString));
    }

    @Test
    void theConnectionBeginsWithGreetings() throws IOException {
        List<String> begun = recorded().messages().stream().filter(message -> message.kind() == MessageKind.HANDSHAKE)
                .map(Message::operation).toList();
        for (String each : List.of("GREETING", "CAPABILITIES", "AUTH_REQUEST", "AUTH_COMPLETE", "CHANNEL_OPEN_REQUEST", "CHANNEL_OPEN_ACK",
                "version of EJB")) {
            assertTrue(begun.contains(each + " (connection)"), begun::toString);
        }
    }

    @Test
    void valuesHaveTheNamesOfTheContract() throws IOException {
        List<Message> messages = recorded().messages();
        EjbTrial.assertRows(messages);
        Field numbers = EjbTrial.group(EjbTrial.of(messages, MessageKind.REQUEST, "numbers").getFirst(), "arguments");
        for (int i = 0; i < EjbTrial.ARGUMENTS.size(); i++) {
            assertEquals(EjbTrial.ARGUMENTS.get(i), numbers.part("n" + i).value());
        }
        for (MessageKind kind : List.of(MessageKind.REQUEST, MessageKind.RESPONSE)) {
            List<Field> rows = EjbTrial.rows(EjbTrial.of(messages, kind, "rows").getFirst());
            assertEquals(List.of("5", "null"), EjbTrial.values(rows, "maybe"));
            assertEquals(List.of("true", "false", "true", "true", "false", "false", "false", "false", "true"),
                    rows.getFirst().part("flags").parts().stream().filter(EjbTrial::numbered).map(Field::value).toList());
        }
        assertEquals("word", EjbTrial.group(EjbTrial.of(messages, MessageKind.RESPONSE, "title").getFirst(), "result").part("value").value());
        assertEquals("payload.Rejected", EjbTrial.group(EjbTrial.of(messages, MessageKind.RESPONSE, "fail").getFirst(), "exception")
                .part("value").value());
    }

    @Test
    void everyByteHasARoleAndOnlyNamesStayShut() throws IOException {
        for (Message message : recorded().messages()) {
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
            assertEquals(message.operation().endsWith("(channel naming)"), !Exchange.values(message, "marshalled values, not decoded").isEmpty());
        }
    }

    @Test
    void theFramesOfALongMessageAreOneMessage() throws IOException {
        Message octets = EjbTrial.of(recorded().messages(), MessageKind.REQUEST, "octets").getFirst();
        assertTrue(octets.length() > 9_000, octets::toString);
        assertTrue(octets.fields().toString().contains("name=frame"), octets::toString);
        List<String> whole = recorded().messages().stream().map(message -> message.operation() + message.length()).toList();
        assertEquals(whole, recorded().messagesByPackets(100).stream().map(message -> message.operation() + message.length()).toList());
    }

    @Test
    void aConnectionIsRecognisedInItsMiddle() throws IOException {
        List<Exchange.Turn> turns = recorded().turns();
        Exchange later = new Exchange().knowing(EjbTrial.CONTRACT);
        turns.subList(turns.size() / 2, turns.size()).forEach(turn -> later.add(turn.side(), turn.bytes()));
        assertTrue(later.messages().stream().anyMatch(message -> message.operation().equals("yield")), () -> later.messages().toString());
    }

    @Test
    void aMessageBetweenTheFramesOfAnotherLeavesItShut() {
        List<Message> messages = new Exchange().add(Side.CLIENT, frame("30" + CHANNEL + "0001" + "02" + INVOCATION + "04" + "01"))
                .add(Side.CLIENT, frame("30" + CHANNEL + "0002" + "03" + "04" + "0007" + "01"))
                .add(Side.CLIENT, frame("30" + CHANNEL + "0001" + "01" + "0101")).messages();
        assertEquals(List.of(MessageKind.REQUEST, MessageKind.CONTROL, MessageKind.FRAGMENT), messages.stream().map(Message::kind).toList());
        assertTrue(messages.getFirst().problem().contains("after those of other messages"), messages::toString);
        assertEquals(1, Exchange.values(messages.getLast(), "marshalled values, not decoded").size());
    }

    @Test
    void collectionsHaveTheirElements() {
        String list = "53" + "03" + "5a" + "3e0161" + "4b00000001" + "39ff";
        List<Message> messages = new Exchange().add(Side.SERVER, frame(RESPONSE + list + "00"))
                .add(Side.SERVER, frame(RESPONSE + "5c" + "50" + "00")).add(Side.SERVER, frame(RESPONSE + "68" + "3e016b" + "49ff" + "00")).messages();
        messages.forEach(message -> assertNull(message.problem(), message::toString));
        assertEquals(List.of("a", "1", "a"), EjbTrial.group(messages.getFirst(), "value").parts().stream().filter(EjbTrial::numbered)
                .map(Field::value).toList());
        assertEquals(List.of("true"), Exchange.values(messages.get(1), "[0]"));
        assertEquals(List.of("k"), Exchange.values(messages.getLast(), "key"));
    }

    @Test
    void aValueOfAnUnknownKindStaysShut() {
        Message message = new Exchange().add(Side.SERVER, frame(RESPONSE + "77" + "0102")).messages().getFirst();
        assertEquals(List.of("770102"), Exchange.values(message, "marshalled values, not decoded"));
        assertEquals("River has no value that begins with 77.", message.problem());
    }

    @Test
    void compressedMessagesStayShut() {
        List<Message> messages = new Exchange().knowing(EjbTrial.CONTRACT, "title")
                .add(Side.CLIENT, frame("30" + CHANNEL + "0001" + "03" + "1b" + "789c0102")).messages();
        assertEquals("title", messages.getFirst().operation());
        assertEquals(4, messages.getFirst().roles().bytes(ByteRole.CONTENT));
        assertTrue(messages.getFirst().problem().contains("DEFLATE"), messages::toString);
    }
}
