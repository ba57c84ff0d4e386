// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.Wire;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.roles.RoleTotals;

/** A capture from elsewhere: its calls are the requests found. */
class CallsByRequestTest extends CaptureCase {
    private static final byte[] GET = Wire.text("GET /a HTTP/1.1\r\nHost: x\r\n\r\n");
    private static final byte[] ANSWER = Wire.text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc");

    @Test
    void eachRequestIsACall() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 80).open(0);
            connection.client(10, GET);
            connection.ack(11, false);
            connection.server(20, ANSWER);
            connection.client(30, GET);
            connection.server(44, ANSWER);
            connection.fin(50, true);
        }
        OpenCapture capture = read(null);
        assertEquals(0, capture.calls().size(), "known when it is decoded");
        assertNull(capture.callOf(3));
        capture.decode(() -> true);
        assertEquals(2, capture.calls().size());
        assertFalse(capture.calls().timed());
        assertEquals(Wire.EPOCH + 10_000, capture.calls().startEpochNanos(0));
        assertEquals(10_000, capture.calls().durationNanos(0));
        assertEquals(14_000, capture.calls().durationNanos(1));
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, capture.calls().packets(0).toArray());
        assertArrayEquals(new int[] {6, 7, 8}, capture.calls().packets(1).toArray());
        assertEquals(0, capture.anatomy(1).orElseThrow().clientBefore());
        assertEquals(14_000, capture.anatomy(1).orElseThrow().server());
    }

    @Test
    void aPacketWithTwoRequestsBelongsToTheFirst() throws IOException {
        byte[] three = Wire.text("GET /a HTTP/1.1\r\nHost: x\r\n\r\n".repeat(3));
        byte[] half = Arrays.copyOf(three, GET.length + 5);
        byte[] rest = Arrays.copyOfRange(three, half.length, three.length);
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 80).open(0);
            connection.client(10, half);
            connection.client(12, rest);
            connection.server(20, ANSWER);
            connection.server(21, ANSWER);
            connection.server(22, ANSWER);
        }
        OpenCapture capture = decoded(null);
        assertEquals(3, capture.calls().size());
        assertEquals(0, call(capture, 3));
        assertEquals(1, call(capture, 4), "its first byte is of the second request");
        for (int call = 0; call < 3; call++) {
            assertEquals(call, call(capture, 5 + call), "the answers come in order");
            MessageRow answer = capture.messages().row(capture.calls().messages(call).max().orElseThrow());
            assertEquals(MessageKind.RESPONSE, answer.kind());
        }
        RoleTotals totals = capture.roles().ofCall(2);
        assertEquals(Wire.HEADERS + GET.length + ANSWER.length, totals.wire(),
                "bytes go to the call of their message, headers to that of the packet");
    }

    @Test
    void aConnectionThatCarriesNothingBelongsToNoCall() throws IOException {
        int syn;
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 80).open(0);
            connection.client(10, GET);
            syn = connection.ack(11, false) + 1;
            wire.connection(40_001, 80).open(12);
            connection.server(20, ANSWER);
        }
        OpenCapture capture = decoded(null);
        assertEquals(-1, call(capture, syn), "it was opened while another call was under way");
        assertEquals(6, capture.attribution().orElseThrow().packetsOfCalls());
    }

    @Test
    void filesWithoutAnyRequestHaveNoCalls() throws IOException {
        try (Wire wire = wire()) {
            wire.connection(40_000, 80).open(0).fin(5, true);
        }
        OpenCapture capture = decoded(null);
        assertEquals(0, capture.calls().size());
        assertEquals(0, capture.messages().size());
        assertEquals(4, capture.attribution().orElseThrow().packetsOutside());
    }
}
