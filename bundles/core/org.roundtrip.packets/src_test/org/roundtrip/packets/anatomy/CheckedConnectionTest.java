// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.Wire;

/** Calls in whose time their connection is checked. */
class CheckedConnectionTest extends CaptureCase {
    /** Frames as in RFC 9113, headers as in RFC 7541, 6.1. */
    private static final byte[] PREFACE = joined(Wire.text("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), frame(4, 0, 0));
    private static final byte[] PING = frame(6, 0, 0, new byte[8]);
    private static final byte[] PONG = frame(6, 1, 0, new byte[8]);
    private static final byte[] REQUEST = frame(1, 5, 1, (byte) 0x83, (byte) 0x86, (byte) 0x84);
    private static final byte[] RESPONSE = frame(1, 5, 1, (byte) 0x88);

    private static byte[] frame(int type, int flags, int stream, byte... payload) {
        return joined(new byte[] {0, 0, (byte) payload.length, (byte) type, (byte) flags, 0, 0, 0, (byte) stream}, payload);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            bytes.writeBytes(part);
        }
        return bytes.toByteArray();
    }

    private static Wire.Connection open(Wire wire, int port) throws IOException {
        Wire.Connection connection = wire.connection(port, 50_000).open(-30);
        connection.client(-20, PREFACE);
        connection.server(-10, frame(4, 0, 0));
        return connection;
    }

    private Anatomy anatomy() throws IOException {
        return decoded(calls(0, 100, 100)).anatomy(0).orElseThrow();
    }

    /** Java RMI checks a connection that was idle, and sends its request after the answer. Bytes as in its specification, 10.2. */
    @Test
    void theCheckForWhichARequestOfJavaRmiWaitsIsAPart() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(-30);
            connection.client(-20, bytes("4A 52 4D 49 00 02 4B"));
            connection.server(-15, joined(bytes("4E 00 09"), Wire.text("127.0.0.1"), bytes("00 00 9C 40")));
            connection.client(-10, joined(bytes("00 09"), Wire.text("127.0.0.1"), new byte[4]));
            connection.client(10, bytes("52"));
            connection.server(20, bytes("53"));
            connection.client(25, joined(bytes("50 AC ED 00 05 77 22"), new byte[34]));
            connection.server(40, joined(bytes("51 AC ED 00 05 77 0F 01"), new byte[14]));
        }
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 15_000, 0, 0, 15_000, 0, 0, 60_000, true, false, Ways.UNKNOWN), anatomy());
    }

    private static byte[] bytes(String hex) {
        return HexFormat.ofDelimiter(" ").parseHex(hex);
    }

    @Test
    void aRequestOfHttp2DoesNotWaitForTheCheckOfItsConnection() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = open(wire, 40_000);
            connection.client(10, PING);
            connection.client(25, REQUEST);
            connection.server(40, PONG);
            connection.server(50, RESPONSE);
        }
        assertEquals(new Anatomy(0, Wire.EPOCH, 25_000, 0, 25_000, 0, 50_000, true, false), anatomy());
    }

    /** A client of gRPC measures its connection when a response arrives, which may be before the call ends. */
    @Test
    void aCheckAfterTheResponseDoesNotCutACall() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = open(wire, 40_000);
            connection.client(10, REQUEST);
            connection.server(40, RESPONSE);
            connection.client(45, PING);
        }
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 30_000, 0, 60_000, true, false), anatomy());
    }

    @Test
    void aPacketThatBeginsWithACheckCutsACallByWhatFollows() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = open(wire, 40_000);
            connection.client(10, joined(PING, REQUEST));
            connection.server(40, joined(PONG, RESPONSE));
        }
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 30_000, 0, 60_000, true, false), anatomy());
    }

    @Test
    void theOpeningOfAnotherConnectionDoesNotCutACall() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = open(wire, 40_000);
            connection.client(10, REQUEST);
            connection.server(40, RESPONSE);
            wire.connection(40_001, 50_000).open(50).client(60, PREFACE);
        }
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 30_000, 0, 60_000, true, false), anatomy());
    }
}
