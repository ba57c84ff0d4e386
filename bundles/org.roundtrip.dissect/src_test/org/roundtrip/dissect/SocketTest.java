// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.StreamListener.Gap;

class SocketTest {

    static byte[] request(int operation, byte[] arguments) {
        return ByteBuffer.allocate(6 + arguments.length).putInt(2 + arguments.length).putShort((short) operation)
                .put(arguments).array();
    }

    static byte[] reply(byte[] result) {
        return ByteBuffer.allocate(4 + result.length).putInt(result.length).put(result).array();
    }

    @Test
    void callsAreToldApart() {
        Talk talk = new Talk().add(Side.CLIENT, request(3, new byte[2000])).add(Side.SERVER, reply(new byte[0]))
                .add(Side.CLIENT, request(1, new byte[0])).add(Side.SERVER, reply(new byte[700]));
        List<Message> messages = talk.messagesByPackets(100);
        assertEquals(4, messages.size());
        assertEquals(List.of("operation 3", "operation 3", "operation 1", "operation 1"),
                messages.stream().map(Message::operation).toList());
        assertEquals(List.of(0L, 0L, 1L, 1L), messages.stream().map(Message::requestId).toList());
        assertEquals(List.of(2000L, 0L, 0L, 700L),
                messages.stream().map(message -> message.roles().bytes(ByteRole.CONTENT)).toList());
        assertEquals(21, messages.get(0).pieces().size());
    }

    @Test
    void afterALossTheNextTurnIsAMessageAgain() {
        byte[] lost = request(3, new byte[100]);
        byte[] next = request(4, new byte[10]);
        byte[] answer = reply(new byte[0]);
        List<Message> messages = new ArrayList<>();
        Conversation conversation = new Conversation(Talk.all(), Hints.NONE, 1, messages::add);
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
    void aPortIsDecodedAsTheUserSays() {
        Dissectors dissectors = Talk.all();
        dissectors.decodeAs(9, "socket");
        List<Message> messages = new ArrayList<>();
        Conversation conversation = new Conversation(dissectors, Hints.NONE, 9, messages::add);
        byte[] bytes = "GET / HTTP/1.1\r\n\r\n".getBytes();
        conversation.from(Side.CLIENT).data(0, 0, bytes, 0, bytes.length);
        conversation.from(Side.CLIENT).end();
        assertEquals("socket", messages.getFirst().protocol());
        byte[] noise = new byte[1000];
        new Random(3).nextBytes(noise);
        noise[0] = -1;
        Message unknown = new Talk().add(Side.CLIENT, noise).messages().getFirst();
        assertEquals("", unknown.protocol());
        assertEquals(1000, unknown.roles().bytes(ByteRole.UNKNOWN));
    }
}
