// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.packets.Wire.request;
import static org.roundtrip.packets.Wire.response;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.Wire;

class AnatomyTest extends CaptureCase {

    @Test
    void aCallIsCutAtItsPackets() throws IOException {
        byte[] answer = response(1500);
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000).open(-10);
            connection.client(10, Arrays.copyOf(request(50), 30));
            connection.client(13, new byte[26]);
            connection.ack(14, false);
            connection.server(40, Arrays.copyOf(answer, 1000));
            connection.server(45, Arrays.copyOfRange(answer, 1000, 1504));
            connection.ack(80, true);
        }
        Anatomy anatomy = decoded(calls(0, 100, 90)).anatomy(0).orElseThrow();
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 3_000, 27_000, 5_000, 45_000, true, false), anatomy);
        assertEquals(90_000, anatomy.duration());
    }

    @Test
    void packetsSentAgainDoNotCutACall() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, request(50));
            connection.server(40, response(10));
            connection.again(60, true, 0, request(50));
            connection.again(70, false, 0, response(10));
        }
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 30_000, 0, 50_000, true, false),
                decoded(calls(0, 100, 90)).anatomy(0).orElseThrow());
    }

    @Test
    void theOpeningOfAConnectionBeforeTheRequestIsAPart() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, Wire.text("R"));
            connection.server(20, Wire.text("S"));
            connection.client(25, request(5));
            connection.server(40, response(5));
        }
        Anatomy anatomy = decoded(calls(0, 100, 100)).anatomy(0).orElseThrow();
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 15_000, 0, 0, 15_000, 0, 0, 60_000, true, false, Ways.UNKNOWN), anatomy);
        assertEquals(100_000, anatomy.duration());
    }

    /** Apache Yoko closes a connection that has long been idle while it makes a call on another one. */
    @Test
    void theEndOfAnotherConnectionDoesNotCutACall() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection idle = wire.connection(40_001, 50_000);
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, request(50));
            connection.server(40, response(10));
            idle.client(60, Wire.text("R"));
        }
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 30_000, 0, 50_000, true, false),
                decoded(calls(0, 100, 90)).anatomy(0).orElseThrow());
    }

    @Test
    void withoutAnAnswerTheRestIsTheClients() throws IOException {
        try (Wire wire = wire()) {
            wire.connection(40_000, 50_000).client(10, request(50));
        }
        OpenCapture capture = decoded(calls(0, 100, 90, 10));
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 0, 0, 80_000, false, false),
                capture.anatomy(0).orElseThrow());
        assertEquals(Optional.empty(), capture.anatomy(1), "a call without packets");
    }

    @Test
    void differentClocksMoveACutToTheBorder() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, request(50));
            connection.server(90.08, response(5));
        }
        Anatomy anatomy = decoded(calls(0, 100, 90)).anatomy(0).orElseThrow();
        assertTrue(anatomy.clamped());
        assertEquals(0, anatomy.clientAfter());
        assertEquals(90_000, anatomy.duration());
    }

    @Test
    void manyCallsAreSummedUpPartByPart() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            for (int call = 0; call < 1000; call++) {
                connection.client(1000 * call + 10, request(5));
                connection.server(1000 * call + 11 + call % 500, response(5));
            }
        }
        int[] durations = IntStream.generate(() -> 1000).limit(1000).toArray();
        OpenCapture capture = decoded(calls(0, 100, durations));
        AnatomySummary summary = capture.anatomies(() -> true).orElseThrow();
        assertEquals(1000, summary.calls());
        assertEquals(10_000, summary.median().clientBefore());
        assertEquals(250_501, summary.median().server());
        assertEquals(1_000_000, summary.median().duration());
        assertEquals(490_000, summary.p99().orElseThrow().server());
        AnatomySummary.Pool two = new AnatomySummary.Pool();
        capture.addAnatomies(two, () -> true);
        capture.addAnatomies(two, () -> true);
        assertEquals(2000, two.summary().orElseThrow().calls());
    }

    @Test
    void fewCallsHaveNoPercentileOfTheTail() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, request(5));
            connection.server(20, response(5));
        }
        AnatomySummary summary = decoded(calls(0, 100, 90)).anatomies(() -> true).orElseThrow();
        assertFalse(summary.p99().isPresent());
    }
}
