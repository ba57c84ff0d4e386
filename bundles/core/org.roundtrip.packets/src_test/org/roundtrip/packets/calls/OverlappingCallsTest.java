// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.Wire;
import org.roundtrip.packets.anatomy.Anatomy;
import org.roundtrip.packets.decode.MessageRow;

/** Assigns requests to calls of several callers that overlap. */
class OverlappingCallsTest extends CaptureCase {
    private static final int CALLERS = 6, EACH = 40;
    private static final byte[] REQUEST = Wire.text("GET /a HTTP/1.1\r\nHost: x\r\n\r\n");
    private static final byte[] RESPONSE = Wire.text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc");

    /** A request and its response on a connection, in microseconds. */
    private record Exchange(int connection, double request, double response) {
    }

    private record Sent(double at, int connection, boolean byClient) {
    }

    private void write(Exchange... exchanges) throws IOException {
        List<Sent> packets = new ArrayList<>();
        for (Exchange exchange : exchanges) {
            packets.add(new Sent(exchange.request, exchange.connection, true));
            packets.add(new Sent(exchange.response, exchange.connection, false));
        }
        packets.sort(Comparator.comparingDouble(Sent::at));
        try (Wire wire = wire()) {
            List<Wire.Connection> connections = IntStream.range(0, 2 * CALLERS)
                    .mapToObj(i -> wire.connection(40_000 + i, 50_000)).toList();
            for (Sent packet : packets) {
                Wire.Connection connection = connections.get(packet.connection);
                if (packet.byClient) {
                    connection.client(packet.at, REQUEST);
                } else {
                    connection.server(packet.at, RESPONSE);
                }
            }
        }
    }

    /** When the call of each request began, in the order of the requests; -1 for a request without a call. */
    private static double[] begins(OpenCapture capture) {
        return IntStream.range(0, capture.messages().size()).mapToObj(capture.messages()::row)
                .filter(row -> row.kind() == MessageKind.REQUEST).sorted(Comparator.comparing(MessageRow::firstPacket))
                .mapToDouble(row -> row.call() == null ? -1
                        : (capture.calls().startEpochNanos(row.call()) - Wire.EPOCH) / 1000.0).toArray();
    }

    private static long disagreements(OpenCapture capture) {
        return capture.attribution().orElseThrow().disagreements();
    }

    @Test
    void aConnectionOfOneCallerHasThatCallersCalls() throws IOException {
        write(new Exchange(1, 5, 90), new Exchange(0, 31, 49), new Exchange(0, 61, 79), new Exchange(1, 105, 190),
                new Exchange(0, 121, 139));
        OpenCapture capture = decoded(callers(true, 100, new double[] {0, 100, 100, 200},
                new double[] {30, 50, 60, 80, 120, 140}));
        assertArrayEquals(new double[] {0, 30, 60, 100, 120}, begins(capture));
        assertEquals(0, disagreements(capture));
        assertEquals(1, capture.calls().callers().of(1));
        assertEquals(85_000, capture.anatomy(0).orElseThrow().server());
        assertEquals(18_000, capture.anatomy(1).orElseThrow().server());
    }

    @Test
    void aCallerMayConnectAgain() throws IOException {
        write(new Exchange(0, 5, 90), new Exchange(1, 31, 49), new Exchange(2, 105, 190), new Exchange(1, 121, 139));
        OpenCapture capture = decoded(callers(true, 100, new double[] {0, 100, 100, 200}, new double[] {30, 50, 120, 140}));
        assertArrayEquals(new double[] {0, 30, 100, 120}, begins(capture));
        assertEquals(0, disagreements(capture));
    }

    @Test
    void manyCallersWithTheirOwnConnectionsAreToldApart() throws IOException {
        Random random = new Random(5);
        double[][] calls = new double[CALLERS][2 * EACH];
        List<Exchange> exchanges = new ArrayList<>();
        for (int caller = 0; caller < CALLERS; caller++) {
            double now = random.nextInt(50);
            for (int call = 0; call < EACH; call++) {
                calls[caller][2 * call] = now;
                double sent = now + 1 + random.nextInt(20);
                double answered = sent + 1 + random.nextInt(80);
                now = answered + 1 + random.nextInt(20);
                calls[caller][2 * call + 1] = now;
                // Connections are numbered the other way round.
                exchanges.add(new Exchange(CALLERS - 1 - caller, sent, answered));
            }
        }
        write(exchanges.toArray(Exchange[]::new));
        OpenCapture capture = decoded(callers(true, 100, calls));
        assertEquals(0, disagreements(capture));
        int[] made = new int[CALLERS];
        for (int call = 0; call < CALLERS * EACH; call++) {
            int caller = capture.calls().callers().of(call);
            int[] messages = capture.calls().messages(call).toArray();
            assertEquals(2, messages.length, "call " + call);
            assertEquals(calls[caller][2 * made[caller]++] * 1000 + Wire.EPOCH, capture.calls().startEpochNanos(call), 1e3);
            int port = 40_000 + CALLERS - 1 - caller;
            assertEquals(port, capture.streams().get(capture.messages().row(messages[0]).stream()).client().port());
        }
    }

    @Test
    void onASharedConnectionRequestsLeaveInTheOrderOfTheirCalls() throws IOException {
        write(new Exchange(0, 10, 60), new Exchange(0, 12, 60.5), new Exchange(0, 14, 61), new Exchange(0, 110, 160));
        OpenCapture capture = decoded(callers(false, 100, new double[] {2, 80, 105, 190}, new double[] {0, 90},
                new double[] {4, 70}));
        assertArrayEquals(new double[] {0, 2, 4, 105}, begins(capture));
        assertEquals(0, disagreements(capture));
    }

    @Test
    void aResponseEndsBeforeItsCall() throws IOException {
        write(new Exchange(0, 25, 95), new Exchange(1, 26, 55));
        OpenCapture capture = decoded(callers(false, 100, new double[] {0, 100}, new double[] {20, 60}));
        assertArrayEquals(new double[] {0, 20}, begins(capture), "the call that began last has ended before the first response");
        assertEquals(0, disagreements(capture));
    }

    @Test
    void ofTwoPairsTheTighterOneIsChosen() throws IOException {
        write(new Exchange(0, 26, 50), new Exchange(1, 31, 94));
        OpenCapture capture = decoded(callers(false, 100, new double[] {25, 96}, new double[] {0, 95}));
        assertArrayEquals(new double[] {25, 0}, begins(capture));
        write(new Exchange(0, 4, 50), new Exchange(1, 26, 94));
        assertArrayEquals(new double[] {0, 25}, begins(decoded(callers(false, 100, new double[] {25, 95}, new double[] {0, 96}))));
    }

    @Test
    void requestsThatFitNoCallAreCounted() throws IOException {
        write(new Exchange(0, 10, 60), new Exchange(1, 20, 200), new Exchange(2, 500, 510));
        OpenCapture capture = decoded(callers(false, 100, new double[] {0, 100}, new double[] {5, 90}, new double[] {18, 80}));
        assertArrayEquals(new double[] {5, 0, -1}, begins(capture));
        assertEquals(1, disagreements(capture), "one response comes after all calls");
        assertEquals(2, capture.attribution().orElseThrow().packetsOutside(), "and one request");
    }

    @Test
    void aPacketWithTwoRequestsCutsBothCalls() throws IOException {
        byte[] two = HexFormat.of().parseHex(HexFormat.of().formatHex(REQUEST).repeat(2));
        byte[] answers = HexFormat.of().parseHex(HexFormat.of().formatHex(RESPONSE).repeat(2));
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(10, two);
            connection.server(40, answers);
        }
        OpenCapture capture = decoded(callers(false, 100, new double[] {0, 50}, new double[] {5, 60}));
        assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 30_000, 0, 10_000, true, false), capture.anatomy(0).orElseThrow());
        assertEquals(new Anatomy(1, Wire.EPOCH + 5_000, 5_000, 0, 30_000, 0, 20_000, true, false),
                capture.anatomy(1).orElseThrow());
        assertEquals(0, capture.calls().packets(1).count(), "the packet itself belongs to the call of its first byte");
    }

    @Test
    void aLongCallIsUnderWayBesideAnyNumberOfShortOnes() throws IOException {
        write(new Exchange(0, 1, 9_999));
        double[] shorts = IntStream.range(0, 2_000).mapToDouble(i -> 2 * i + 0.5 * (i % 2)).map(at -> at + 1).toArray();
        OpenCapture capture = decoded(callers(false, 100, new double[] {0, 10_000}, shorts));
        assertEquals(0, capture.calls().callAt(Wire.EPOCH + 9_000_000));
        assertArrayEquals(new int[] {2, 0}, capture.calls().allAt(Wire.EPOCH + 6_000).toArray());
        assertEquals(Wire.EPOCH + 10_000_000, capture.calls().latestEndEpochNanos(1_000));
    }
}
