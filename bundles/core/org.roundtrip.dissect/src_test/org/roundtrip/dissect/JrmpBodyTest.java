// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

/** JRMP's single operations in the bodies of HTTP. */
class JrmpBodyTest {
    private static final String BEGIN = "JRMI\0\2L";

    /** A request and its response, the response in HTTP/1.0. */
    static Exchange exchange(byte[] call, byte[] answer) {
        return new Exchange().add(Side.CLIENT, message("POST /cgi-bin/java-rmi.cgi?forward=4711 HTTP/1.1", BEGIN, call))
                .add(Side.SERVER, message("HTTP/1.0 200 OK", "", answer));
    }

    private static byte[] message(String line, String begin, byte[] bytes) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes((line + "\r\nContent-type: application/octet-stream\r\nContent-length: " + (begin.length() + bytes.length)
                + "\r\n\r\n" + begin).getBytes(StandardCharsets.ISO_8859_1));
        all.writeBytes(bytes);
        return all.toByteArray();
    }

    @Test
    void aCallAndItsReturnAreThoseOfJrmp() throws IOException {
        byte[] call = ObjectStreamTest.call("text", 7);
        byte[] answer = call.clone();
        answer[0] = 0x51;
        List<Message> messages = exchange(call, answer).messages();
        assertEquals(List.of("jrmp", "jrmp"), messages.stream().map(Message::protocol).toList());
        assertEquals(List.of(MessageKind.REQUEST, MessageKind.RESPONSE), messages.stream().map(Message::kind).toList());
        assertEquals(messages.getFirst().operation(), messages.getLast().operation());
        assertEquals(messages.getFirst().requestId(), messages.getLast().requestId());
        assertEquals("POST", messages.getFirst().code());
        for (Message message : messages) {
            assertNull(message.problem());
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
        }
        assertEquals(List.of("call"), Exchange.values(messages.getFirst(), "message type"));
        assertEquals(List.of("return"), Exchange.values(messages.getLast(), "message type"));
    }

    @Test
    void anAcknowledgementOfTheGarbageCollectorIsAnsweredByOneByte() {
        byte[] acknowledgement = new byte[15];
        acknowledgement[0] = 0x54;
        List<Message> messages = exchange(acknowledgement, new byte[1]).messages();
        for (Message message : messages) {
            assertEquals("DgcAck (garbage collection)", message.operation());
            assertEquals("jrmp", message.protocol());
            assertNull(message.problem());
        }
    }

    @Test
    void otherBytesStayTheContentOfHttp() {
        List<Message> messages = exchange(new byte[0], "text".getBytes(StandardCharsets.US_ASCII)).messages();
        assertEquals("http", messages.getLast().protocol());
        assertEquals(4, messages.getLast().roles().bytes(ByteRole.CONTENT));
        assertNull(messages.getLast().problem());
    }
}
