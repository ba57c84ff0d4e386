// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.dissect.roles.ByteRole;

class GiopTest {

    static Exchange recorded(int minor, boolean little) {
        GiopBytes request = new GiopBytes(minor, little, 0);
        GiopBytes reply = new GiopBytes(minor, little, 1);
        GiopBytes failed = new GiopBytes(minor, little, 1);
        if (minor < 2) {
            request.u32(1).u32(1).octetSequence("sets").u32(77).octets(1);
            if (minor == 1) {
                request.octets(0, 0, 0);
            }
            request.octetSequence("key").string("echo").u32(0).u32(4711);
            reply.u32(0).u32(77).u32(0).u32(4711);
            failed.u32(0).u32(78).u32(2).string("IDL:omg.org/CORBA/UNKNOWN:1.0").u32(3).u32(1);
        } else {
            request.u32(77).octets(3, 0, 0, 0).u16(0).octetSequence("key").string("echo").u32(1).u32(1)
                    .octetSequence("sets").align(8).u32(4711);
            reply.u32(77).u32(0).u32(0).align(8).u32(4711);
            failed.u32(78).u32(2).u32(0).align(8).string("IDL:omg.org/CORBA/UNKNOWN:1.0").u32(3).u32(1);
        }
        return new Exchange().add(Side.CLIENT, request.message()).add(Side.SERVER, reply.message())
                .add(Side.SERVER, failed.message()).add(Side.SERVER, new GiopBytes(minor, little, 5).message());
    }

    @ParameterizedTest
    @CsvSource({"0, false", "0, true", "1, false", "1, true", "2, false", "2, true"})
    void requestsAndRepliesAreReadToTheirBody(int minor, boolean little) {
        Exchange recorded = recorded(minor, little);
        List<Message> messages = recorded.messages();
        assertEquals(messages.stream().map(Message::fields).toList(),
                recorded.messagesByPackets(5).stream().map(Message::fields).toList());
        assertEquals(4, messages.size());
        for (Message message : messages) {
            assertNull(message.problem());
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
        }
        assertEquals("echo", messages.get(0).operation());
        assertEquals(MessageKind.REQUEST, messages.get(0).kind());
        assertEquals(77, messages.get(0).requestId());
        assertEquals(4, messages.get(0).roles().bytes(ByteRole.CONTENT));
        assertEquals(List.of("key"), Exchange.values(messages.get(0), "object key"));
        assertEquals(List.of("sets"), Exchange.values(messages.get(0), "code sets"));
        assertEquals("echo", messages.get(1).operation());
        assertEquals(77, messages.get(1).requestId());
        assertEquals(4, messages.get(1).roles().bytes(ByteRole.CONTENT));
        assertEquals(List.of("IDL:omg.org/CORBA/UNKNOWN:1.0"), Exchange.values(messages.get(2), "exception"));
        assertEquals("CloseConnection", messages.get(3).operation());
    }

    @Test
    void anInvalidBodyMarksOnlyItsOwnMessage() {
        byte[] bad = new GiopBytes(2, false, 0).u32(5).octets(3, 0, 0, 0).u16(0).u32(1 << 30).message();
        byte[] good = recorded(2, false).turns().getFirst().bytes();
        List<Message> messages = new Exchange().add(Side.CLIENT, bad).add(Side.CLIENT, good).messages();
        assertEquals(2, messages.size());
        assertTrue(messages.get(0).problem().contains("after the end"));
        assertEquals(bad.length, messages.get(0).length());
        assertNull(messages.get(1).problem());
    }

    @Test
    void decodingGoesOnBehindBytesThatAreNoMessage() {
        byte[] good = recorded(1, true).turns().getFirst().bytes();
        List<Message> messages = new Exchange().add(Side.CLIENT, good).add(Side.CLIENT, new byte[50])
                .add(Side.CLIENT, good).messages();
        assertEquals("echo", messages.getLast().operation());
        assertNull(messages.getLast().problem());
        assertEquals(50, messages.get(1).length());
        assertTrue(messages.get(1).problem() != null);
    }

    @Test
    void aMessageTooLongToHoldIsSteppedOver() {
        GiopBytes head = new GiopBytes(2, false, 7).u32(9);
        byte[] start = head.message();
        int size = Conversation.MOST_BYTES + 1_000_000;
        ByteBuffer.wrap(start).putInt(8, size - 12);
        byte[] good = recorded(2, false).turns().getFirst().bytes();
        List<Message> messages = new Exchange().add(Side.CLIENT, start).add(Side.CLIENT, new byte[size - start.length])
                .add(Side.CLIENT, good).messagesByPackets(60_000);
        assertEquals(2, messages.size());
        assertEquals(size, messages.get(0).length());
        assertTrue(messages.get(0).problem().contains("longer"));
        assertNull(messages.get(1).problem());
    }
}
