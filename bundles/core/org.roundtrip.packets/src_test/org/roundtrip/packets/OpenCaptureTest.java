// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.packets.Wire.request;
import static org.roundtrip.packets.Wire.response;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.packets.roles.RoleTotals;

class OpenCaptureTest extends CaptureCase {

    private void twoCalls() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(-5);
            connection.client(10, request(20));
            connection.server(50, response(10));
            connection.client(110, request(20));
            connection.server(150, response(10));
            connection.fin(190, true);
        }
    }

    @Test
    void beforeDecodingPacketsAreAssignedByTime() throws IOException {
        twoCalls();
        OpenCapture capture = read(calls(0, 100, 100, 100));
        assertTrue(capture.complete());
        assertFalse(capture.decoded());
        PacketRow row = capture.row(4);
        assertEquals(0, row.call());
        assertNull(row.message());
        assertEquals(false, row.fromClient());
        assertEquals(0, row.stream());
        assertEquals(40_000, row.sinceLast());
        assertEquals(55_000, row.sinceFirst());
        assertNull(capture.row(0).call());
        assertEquals(0, capture.messages().size());
        assertEquals(0, capture.calls().packets(0).count());
        assertEquals(RoleTotals.NONE, capture.roles().ofAll());
        capture.decode(() -> true);
        assertEquals(0, capture.row(0).call(), "the connection was opened for it");
        assertEquals(1, capture.row(4).message());
    }

    @Test
    void isDecodedWhenAllIsRead() throws IOException {
        twoCalls();
        try (OpenCapture capture = OpenCapture.open(CaptureSource.of(packets()), Protocols.all())) {
            assertTrue(capture.read(3));
            assertEquals(3, capture.size());
            assertThrows(IllegalStateException.class, () -> capture.decode(() -> true));
        }
    }

    @Test
    void cancelledDecodingLeavesNothing() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            for (int i = 0; i < 2000; i++) {
                connection.client(i, request(1));
            }
        }
        OpenCapture capture = read(null);
        AtomicInteger asked = new AtomicInteger();
        capture.decode(() -> asked.incrementAndGet() < 10);
        assertEquals(10, asked.get());
        assertFalse(capture.decoded());
        assertEquals(0, capture.decodeProgress());
        capture.decode(() -> true);
        assertTrue(capture.decoded());
        assertEquals(1, capture.decodeProgress());
    }

    @Test
    void isDecodedAgainWhenAPortGetsAnotherProtocol() throws IOException {
        twoCalls();
        Dissectors dissectors = Protocols.all();
        for (boolean timed : new boolean[] {true, false}) {
            dissectors.decodeAs(50_000, "giop");
            Optional<Path> journal = timed ? Optional.of(calls(0, 100, 100, 100)) : Optional.empty();
            try (OpenCapture capture = OpenCapture.open(new CaptureSource(packets(), journal, Hints.NONE,
                    Optional.empty(), "test"), dissectors)) {
                while (capture.read(100)) {
                    // Reads on until the end.
                }
                capture.decode(() -> true);
                assertEquals("giop", capture.streams().getFirst().protocol());
                dissectors.decodeAs(50_000, null);
                capture.decode(() -> true);
                assertEquals("socket", capture.streams().getFirst().protocol());
                assertEquals(2, capture.calls().size());
                assertEquals(2, capture.calls().messages(1).count());
                capture.decode(() -> false);
                assertEquals(4, capture.messages().size(), "cancelled, it stays as it was");
            }
        }
    }

    @Test
    void rolesAddUpToTheWire() throws IOException {
        twoCalls();
        OpenCapture capture = decoded(calls(0, 100, 100, 100));
        RoleTotals all = capture.roles().ofAll();
        assertEquals(capture.bytes(), all.wire());
        assertEquals(8, all.packets());
        assertEquals(60, all.bytes(ByteRole.CONTENT));
        assertEquals(20, all.bytes(ByteRole.PROTOCOL_HEADER));
        assertEquals(160, all.bytes(ByteRole.IP_HEADER));
        assertEquals(160, all.bytes(ByteRole.TCP_HEADER));
        assertEquals(0, all.bytes(ByteRole.LINK_HEADER));
        assertEquals(400.0 / 60, all.ratioToEncoded().orElseThrow(), 1e-9);
        RoleTotals one = capture.roles().ofCall(0);
        assertEquals(5 * 40 + 40, one.wire());
        assertEquals(all.wire(), one.plus(capture.roles().ofCall(1)).wire());
        assertEquals(40 + 26, capture.roles().ofMessage(0).wire());
    }

    @Test
    void bytesBehindTheEndAreCountedToo() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, request(20));
            connection.fin(12, true);
            connection.again(14, true, -200, new byte[50]);
        }
        OpenCapture capture = decoded(null);
        assertEquals(capture.bytes(), capture.roles().ofAll().wire());
        assertEquals(50, capture.roles().ofAll().bytes(ByteRole.UNKNOWN));
    }

    @Test
    void streamsShowTheirProtocolAndBytes() throws IOException {
        twoCalls();
        OpenCapture capture = read(calls(0, 100, 100, 100));
        assertEquals("", capture.streams().getFirst().protocol());
        capture.decode(() -> true);
        StreamRow row = capture.streams().getFirst();
        assertEquals("socket", row.protocol());
        assertEquals(8, row.packets());
        assertEquals(52, row.clientPayload());
        assertEquals(28, row.serverPayload());
        assertEquals(4, row.messages());
        assertEquals(Wire.EPOCH - 5_000, row.firstEpochNanos());
        assertEquals(Wire.EPOCH + 190_000, row.lastEpochNanos());
        assertFalse(row.nameService());
    }

    @Test
    void aCutFileIsReported() throws IOException {
        twoCalls();
        byte[] whole = Files.readAllBytes(packets());
        Files.write(packets(), Arrays.copyOf(whole, whole.length - 100));
        OpenCapture capture = decoded(null);
        assertTrue(capture.problem().isPresent());
        assertEquals(2, capture.calls().size());
    }

    @Test
    void anUnreadableJournalIsIgnored() throws IOException {
        twoCalls();
        OpenCapture capture = decoded(Files.writeString(folder.resolve("client.journal"), "not at all"));
        assertFalse(capture.calls().timed());
        assertEquals(2, capture.calls().size());
    }
}
