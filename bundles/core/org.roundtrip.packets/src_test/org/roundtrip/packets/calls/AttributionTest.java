// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.packets.Wire.request;
import static org.roundtrip.packets.Wire.response;

import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.Wire;
import org.roundtrip.packets.decode.MessageRow;

/** Assigns packets and messages to calls whose times are known from a journal. */
class AttributionTest extends CaptureCase {

    @Test
    void eachCallHasItsRequestAndItsResponse() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(-50);
            for (int call = 0; call < 3; call++) {
                connection.client(10 + 100 * call, request(20));
                connection.server(50 + 100 * call, response(10));
            }
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100, 100));
        assertEquals(6, capture.messages().size());
        for (int call = 0; call < 3; call++) {
            assertArrayEquals(new int[] {2 * call, 2 * call + 1}, capture.calls().messages(call).toArray());
            MessageRow request = capture.messages().row(2 * call);
            assertEquals(MessageKind.REQUEST, request.kind());
            assertEquals(call, request.call());
            assertEquals(2 * call + 1, request.partner());
            assertEquals(2 * call, capture.messages().row(2 * call + 1).partner());
            assertEquals(3 + 2 * call, request.firstPacket());
        }
        assertArrayEquals(new int[] {0, 1, 2, 3, 4}, capture.calls().packets(0).toArray(),
                "the connection was opened for the first message");
        Attribution found = capture.attribution().orElseThrow();
        assertEquals(9, found.packetsOfCalls());
        assertEquals(6, found.dataPacketsOfCalls());
        assertEquals(0, found.disagreements());
        assertEquals(100, found.errorNanos());
    }

    @Test
    void acknowledgementsAreAssignedByTheirNumber() throws IOException {
        int late;
        int own;
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, request(20));
            own = connection.ack(20, false);
            connection.server(50, response(10));
            late = connection.ack(140, true);
            connection.client(145, request(20));
            connection.server(150, response(10));
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100));
        assertEquals(0, call(capture, own));
        assertEquals(0, call(capture, late), "it acknowledges the first response, during the second call");
        assertEquals(-1, capture.messages().messageOf(late), "it carries no bytes");
        assertEquals(1, capture.messages().belongsTo(late));
        assertEquals(1, capture.row(late).call() == null ? 1 : 1 + capture.row(late).call());
    }

    @Test
    void bytesSentAgainBelongToTheCallOfTheFirst() throws IOException {
        int again;
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, request(20));
            connection.server(50, response(10));
            again = connection.again(120, false, 0, response(10));
            connection.client(145, request(20));
            connection.server(150, response(10));
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100));
        assertEquals(0, call(capture, again));
        assertTrue(capture.messages().sentAgain(again));
        assertEquals(1, capture.messages().row(1).lastPacket(), "what is sent again does not make a message longer");
        assertEquals(14, capture.attribution().orElseThrow().bytesOfCalls().sentAgain());
        assertEquals(0, capture.attribution().orElseThrow().disagreements());
        assertEquals(2, capture.calls().messages(1).count());
    }

    @Test
    void bytesOutOfOrderAreNotSentAgain() throws IOException {
        int second;
        int first;
        byte[] answer = response(2000);
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(-5);
            connection.client(10, request(20));
            connection.skip(false, 1000);
            second = connection.server(50, Arrays.copyOfRange(answer, 1000, 2004));
            first = connection.again(51, false, 1004, Arrays.copyOf(answer, 1000));
            connection.client(145, request(20));
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100));
        assertEquals(0, call(capture, second));
        assertEquals(0, call(capture, first));
        assertFalse(capture.messages().sentAgain(first));
        assertEquals(0, capture.attribution().orElseThrow().bytesOfCalls().sentAgain());
        MessageRow response = capture.messages().row(1);
        assertEquals(second, response.firstPacket());
        assertEquals(first, response.lastPacket());
        assertArrayEquals(answer, capture.messages().bytes(1));
    }

    @Test
    void aConnectionOfOneCallBelongsToThatCall() throws IOException {
        try (Wire wire = wire()) {
            for (int call = 0; call < 2; call++) {
                Wire.Connection connection = wire.connection(40_000 + call, 50_000).open(5 + 100 * call);
                connection.client(10 + 100 * call, request(20));
                connection.server(50 + 100 * call, response(10));
                connection.fin(55 + 100 * call, true);
                connection.fin(105 + 100 * call, false);
                connection.ack(106 + 100 * call, true);
            }
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100));
        assertEquals(8, capture.calls().packets(0).count());
        assertEquals(8, capture.calls().packets(1).count());
        assertEquals(0, capture.attribution().orElseThrow().packetsOutside());
    }

    @Test
    void twoConnectionsAtOnceAreKeptApart() throws IOException {
        int first;
        int second;
        try (Wire wire = wire()) {
            Wire.Connection one = wire.connection(40_000, 50_000);
            Wire.Connection other = wire.connection(40_001, 50_000);
            first = one.client(10, request(20));
            second = other.client(110, request(20));
            one.server(120, response(10));
            other.server(130, response(10));
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100));
        assertEquals(0, call(capture, first));
        assertEquals(1, call(capture, second));
        assertEquals(0, call(capture, 2), "a late response belongs to its request's call");
        assertEquals(1, call(capture, 3));
        assertEquals(1, capture.attribution().orElseThrow().disagreements(), "its time says otherwise");
    }

    @Test
    void aRequestWithoutAnAnswerHasItsCall() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(1);
            connection.client(10, request(20));
            connection.reset(95, true);
        }
        OpenCapture capture = decoded(calls(0, 100, 100));
        assertEquals(5, capture.calls().packets(0).count());
        assertEquals(1, capture.calls().messages(0).count());
        assertEquals(null, capture.messages().row(0).partner());
    }

    @Test
    void atTheBorderOfTwoCallsTheOneWithoutARequestGetsIt() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, request(20));
            connection.server(50, response(10));
            connection.client(99.95, request(20));
            connection.server(150, response(10));
            connection.client(200.05, request(20));
            connection.server(250, response(10));
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100, 100));
        assertEquals(1, call(capture, 2), "50 ns before the call, with clocks up to 100 ns apart");
        assertEquals(1, call(capture, 3));
        assertEquals(2, call(capture, 4));
        assertEquals(0, capture.attribution().orElseThrow().disagreements());
    }

    @Test
    void callsAreFoundInTheMiddleOfAConnection() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.server(5, new byte[33]);
            connection.client(110, request(20));
            connection.server(150, response(10));
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100));
        assertEquals(0, call(capture, 0));
        assertEquals(1, call(capture, 1));
        assertEquals(1, call(capture, 2));
    }

    @Test
    void cutPacketsAreAssignedByConnectionPositionAndTime() throws IOException {
        int again;
        try (Wire wire = wire().cutAt(60)) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(-5);
            connection.client(10, request(500));
            connection.client(12, new byte[500]);
            connection.server(50, response(800));
            again = connection.again(130, false, 0, response(800));
            connection.client(145, request(500));
            connection.client(146, new byte[500]);
            connection.server(150, response(10));
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100));
        for (int packet = 3; packet < 7; packet++) {
            assertEquals(0, call(capture, packet), "packet " + packet);
        }
        assertTrue(capture.messages().sentAgain(again));
        for (int packet = 7; packet < 10; packet++) {
            assertEquals(1, call(capture, packet), "packet " + packet);
        }
        assertEquals(7, capture.attribution().orElseThrow().dataPacketsOfCalls());
    }

    @Test
    void anUnknownProtocolIsAssignedByConnectionPositionAndTime() throws IOException {
        byte[] bytes = new byte[700];
        Arrays.fill(bytes, (byte) 0xF7);
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            for (int call = 0; call < 3; call++) {
                connection.client(10 + 100 * call, bytes);
                connection.server(50 + 100 * call, bytes);
                connection.server(60 + 100 * call, bytes);
            }
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100, 100));
        for (int packet = 0; packet < 9; packet++) {
            assertEquals(packet / 3, call(capture, packet), "packet " + packet);
        }
        assertEquals("", capture.streams().getFirst().protocol());
    }

    @Test
    void unknownBytesWithoutAnswerAreCutBetweenCalls() throws IOException {
        byte[] bytes = new byte[100];
        Arrays.fill(bytes, (byte) 0xF7);
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(-5);
            for (int call = 0; call < 8; call++) {
                connection.client(10 + 100 * call, bytes);
                connection.client(20 + 100 * call, bytes);
                connection.ack(30 + 100 * call, false);
            }
        }
        OpenCapture capture = decoded(calls(0, 100, 100, 100, 100, 100, 100, 100, 100, 100));
        for (int packet = 3; packet < capture.size(); packet++) {
            assertEquals((packet - 3) / 3, call(capture, packet), "packet " + packet);
        }
        assertEquals(0, capture.attribution().orElseThrow().disagreements());
        assertEquals(capture.messages().row(1).problem(), capture.messages().message(1).problem());
    }

    @Test
    void collectingGarbageBelongsToNoCall() throws IOException {
        byte[] open = Wire.text("JRMI\0\2L");
        byte[] dirty = HexFormat.of().parseHex("50aced00057722" + "0000000000000002" + "00000000" + "0000000000000000"
                + "0000" + "00000001" + "f6b6898d8bf28643" + "7078");
        byte[] normal = HexFormat.of().parseHex("50aced00057722" + "0000000000000007" + "00000000" + "0000000000000000"
                + "0000" + "ffffffff" + "0102030405060708");
        byte[] back = HexFormat.of().parseHex("51aced0005770f01" + "0".repeat(28));
        try (Wire wire = wire()) {
            Wire.Connection calls = wire.connection(40_000, 50_000);
            calls.client(5, open);
            Wire.Connection collector = wire.connection(40_001, 50_000);
            calls.client(10, normal);
            collector.client(20, open);
            collector.client(22, dirty);
            collector.server(30, back);
            calls.server(50, back);
        }
        OpenCapture capture = decoded(calls(0, 100, 100));
        assertEquals(0, call(capture, 1));
        assertEquals(-1, call(capture, 2), "a connection for it");
        assertEquals(-1, call(capture, 3), "dgc.dirty");
        assertEquals(-1, call(capture, 4), "its answer");
        assertEquals(0, call(capture, 5));
        Attribution found = capture.attribution().orElseThrow();
        assertEquals(3, found.messagesOutside());
        assertEquals(3, found.packetsOutside());
    }

    @Test
    void sequenceNumbersMayWrapAround() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.new Connection(40_000, 50_000, 0xFFFF_FF00L, 0xFFFF_FFF0L);
            for (int call = 0; call < 30; call++) {
                connection.client(10 + 100 * call, request(100));
                connection.ack(11 + 100 * call, false);
                connection.server(50 + 100 * call, response(100));
            }
        }
        OpenCapture capture = decoded(calls(0, 100, IntStream.generate(() -> 100).limit(30).toArray()));
        for (int packet = 0; packet < 90; packet++) {
            assertEquals(packet / 3, call(capture, packet), "packet " + packet);
        }
    }

    @Test
    void oneWayCallsHaveTheirRequestsInOrder() throws IOException {
        byte[] three = HexFormat.of().parseHex(HexFormat.of().formatHex(request(20)).repeat(3));
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(-50);
            connection.client(10, request(20));
            connection.client(90, three);
        }
        OpenCapture capture = decodedOneWay(calls(0, 100, 20, 20, 20, 20));
        for (int call = 0; call < 4; call++) {
            assertArrayEquals(new int[] {call}, capture.calls().messages(call).toArray());
            assertTrue(capture.anatomy(call).isEmpty(), "nothing comes back");
        }
        Attribution found = capture.attribution().orElseThrow();
        assertEquals(0, found.messagesOutside());
        assertEquals(0, found.disagreements(), "the last packet was sent after the last call");
    }

    @Test
    void everyDataPacketWithinTheCallsBelongsToOneOfThem() throws IOException {
        Random random = new Random(7);
        try (Wire wire = wire()) {
            Wire.Connection[] connections = new Wire.Connection[3];
            for (int i = 0; i < 3; i++) {
                connections[i] = wire.connection(40_000 + i, 50_000).open(-20 + i);
            }
            for (int call = 0; call < 200; call++) {
                Wire.Connection connection = connections[random.nextInt(3)];
                connection.client(10 + 100 * call, request(random.nextInt(1400)));
                if (random.nextInt(3) == 0) {
                    connection.again(20 + 100 * call, true, 0, new byte[4]);
                }
                connection.server(50 + 100 * call, response(random.nextInt(1400)));
                connection.ack(60 + 100 * call, true);
            }
        }
        OpenCapture capture = decoded(calls(0, 100, IntStream.generate(() -> 100).limit(200).toArray()));
        long ofCalls = 0;
        for (int call = 0; call < 200; call++) {
            ofCalls += capture.calls().packets(call).count();
            assertEquals(2, capture.calls().messages(call).count(), "call " + call);
        }
        assertEquals(capture.size(), ofCalls, "each packet belongs to one call");
        assertEquals(0, capture.attribution().orElseThrow().disagreements());
    }
}
