// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.roundtrip.packets.Wire.request;
import static org.roundtrip.packets.Wire.response;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.connection.OpenConnections;
import org.roundtrip.dissect.Message;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.Wire;

class MessageTableTest extends CaptureCase {

    @Test
    void wholeMessagesAreDecodedAgain() throws IOException {
        Random random = new Random(3);
        byte[][] sent = new byte[2000][];
        try (Wire wire = wire()) {
            Wire.Connection[] connections = {wire.connection(60_000, 50_000), wire.connection(60_001, 50_000)};
            for (int i = 0; i < sent.length; i++) {
                sent[i] = i % 2 == 0 ? request(random.nextInt(500)) : response(random.nextInt(500));
                Wire.Connection connection = connections[i / 2 % 2];
                if (i % 2 == 0) {
                    connection.client(i, sent[i]);
                } else {
                    connection.server(i, sent[i]);
                }
            }
        }
        OpenCapture capture = decoded(null);
        assertEquals(sent.length, capture.messages().size());
        for (int i = 0; i < 300; i++) {
            int number = random.nextInt(sent.length);
            MessageRow row = capture.messages().row(number);
            Message message = capture.messages().message(number);
            assertEquals(row.from(), message.from());
            assertEquals(row.to(), message.to());
            assertEquals(row.side(), message.side());
            assertEquals(row.bytesByRole().getOrDefault(ByteRole.CONTENT, 0L), message.roles().bytes(ByteRole.CONTENT));
            assertEquals("length", message.fields().getFirst().name());
            assertArrayEquals(sent[number], capture.messages().bytes(number));
        }
    }

    /** In HTTP/2 every request refers to a header field that only the first one contains. */
    @Test
    void aMessageThatNeedsTheConnectionsBeginningIsDecodedAgainFromThere() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(60_000, 50_000);
            connection.client(0, Wire.text("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"));
            for (int call = 0; call < 200; call++) {
                String field = call == 0 ? "\u0040\u0001a\u0001b" : "\u00be";
                connection.client(2 * call + 1, headers(call, "\u0083\u0004\u0002/p" + field));
                connection.server(2 * call + 2, headers(call, "\u0088"));
            }
        }
        MessageTable messages = decoded(null).messages();
        Message late = messages.message(1 + 2 * 150);
        assertEquals("POST /p", late.operation());
        assertNull(late.problem());
        assertEquals("b", late.fields().getFirst().part("a").value());
    }

    private static byte[] headers(int call, String block) {
        return Wire.text("\0\0" + (char) block.length() + "\u0001\u0005\0\0"
                + (char) (call >> 7) + (char) (call << 1 & 0xFF | 1) + block);
    }

    @Test
    void decodingAgainIsCancellable() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            for (int i = 0; i < 3000; i++) {
                connection.client(2 * i, request(1));
                connection.server(2 * i + 1, response(1));
            }
        }
        MessageTable messages = decoded(null).messages();
        assertThrows(CancellationException.class, () -> messages.message(5999, () -> false));
        assertEquals(2999 * 5, messages.message(5999).from());
        assertEquals(0, messages.message(0).from());
    }

    @Test
    void manyMessagesInOnePacketAreFound() throws IOException {
        try (Wire wire = wire()) {
            wire.connection(60_000, 50_000).client(1, Wire.text("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500)));
        }
        MessageTable messages = decoded(null).messages();
        assertEquals(500, messages.size());
        for (int message : new int[] {10, 300, 499, 0}) {
            assertEquals(27L * message, messages.message(message).from());
            assertEquals("GET /", messages.message(message).operation());
        }
    }

    /** More connections than are open at a time: decoding of the first one begins again in its middle. */
    @Test
    void aReopenedConnectionContinuesWhereItStopped() throws IOException {
        int connections = OpenConnections.MOST_OPEN + 100;
        try (Wire wire = wire()) {
            Wire.Connection[] all = new Wire.Connection[connections];
            for (int i = 0; i < connections; i++) {
                all[i] = wire.connection(51_000 + i, 50_000).open(10 * i);
                all[i].client(10 * i + 4, request(20));
                all[i].server(10 * i + 5, response(10));
            }
            for (int i = 0; i < 3; i++) {
                all[i].client(10 * (connections + i), request(30));
                all[i].server(10 * (connections + i) + 1, response(40));
            }
        }
        OpenCapture capture = decoded(null);
        MessageTable messages = capture.messages();
        assertEquals(2 * connections + 6, messages.size());
        assertEquals(connections + 3, capture.calls().size());
        for (int i = 0; i < 3; i++) {
            int packet = 5 * connections + 2 * i;
            assertEquals(connections + i, call(capture, packet));
            assertEquals(connections + i, call(capture, packet + 1));
            MessageRow row = messages.row(messages.messageOf(packet));
            assertEquals(26, row.from());
            assertEquals(62, row.to());
            assertEquals(26, messages.message(row.number()).from());
            assertArrayEquals(request(30), messages.bytes(row.number()));
            assertEquals(14, messages.row(row.partner()).from());
        }
    }

    @Test
    void missingBytesAreZero() throws IOException {
        byte[] answer = response(2996);
        Arrays.fill(answer, 4, 3000, (byte) 7);
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(0);
            connection.client(10, request(4));
            connection.server(20, Arrays.copyOf(answer, 1000));
            connection.skip(false, 1000);
            connection.server(22, Arrays.copyOfRange(answer, 2000, 3000));
            connection.ack(25, true);
            connection.client(30, request(4));
        }
        OpenCapture capture = decoded(null);
        for (int message = 0; message < capture.messages().size(); message++) {
            MessageRow row = capture.messages().row(message);
            byte[] bytes = capture.messages().bytes(message);
            assertEquals(row.length(), bytes.length);
            if (row.firstPacket() < 0) {
                assertEquals(1000, row.length());
                assertNull(row.call());
                assertArrayEquals(new byte[1000], bytes);
            }
        }
        assertEquals(capture.bytes(), capture.roles().ofAll().wire(), "what was not captured was not on the wire here");
    }

    /** The second part is sent again. */
    @Test
    void thePacketOfAByteIsTheFirstThatCarriesIt() throws IOException {
        byte[] answer = response(2996);
        int[] parts = new int[3];
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(0);
            connection.client(10, request(4));
            parts[0] = connection.server(20, Arrays.copyOf(answer, 1000));
            connection.ack(21, true);
            parts[1] = connection.server(22, Arrays.copyOfRange(answer, 1000, 2000));
            connection.again(23, false, 0, Arrays.copyOfRange(answer, 1000, 2000));
            parts[2] = connection.server(24, Arrays.copyOfRange(answer, 2000, 3000));
            connection.client(30, request(4));
        }
        MessageTable messages = decoded(null).messages();
        int message = messages.messageOf(parts[0]);
        assertEquals(3000, messages.row(message).length());
        int[] places = {0, 999, 1000, 1999, 2000, 2999};
        assertArrayEquals(new int[] {parts[0], parts[0], parts[1], parts[1], parts[2], parts[2]},
                new int[] {messages.packetOf(message, places[0]), messages.packetOf(message, places[1]),
                    messages.packetOf(message, places[2]), messages.packetOf(message, places[3]),
                    messages.packetOf(message, places[4]), messages.packetOf(message, places[5])});
    }
}
