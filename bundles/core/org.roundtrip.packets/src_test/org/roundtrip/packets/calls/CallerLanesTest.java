// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.roundtrip.packets.decode.MessageRow;

/** Callers with several calls in flight, each of whom has a connection or a stream. Calls are in microseconds. */
class CallerLanesTest extends CaptureCase {
    private static final int CALLERS = 4, EACH = 60, WINDOW = 8, LONGEST = 50;
    private static final byte[] PREFACE = Wire.text("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    /** Header fields of a request and of a response with gRPC. */
    private static final String REQUEST_HEADERS = "8344062f542f616c6c5f10" + "6170706c69636174696f6e2f67727063",
            RESPONSE_HEADERS = "885f10" + "6170706c69636174696f6e2f67727063";

    private record Sent(double at, int lane, boolean byClient, int call) {
    }

    /** The calls of each caller, and the packets of all; a caller's answers come in the order of its calls. */
    private record Talk(double[][] calls, List<Sent> packets) {
        static Talk random() {
            Random random = new Random(7);
            double[][] calls = new double[CALLERS][2 * EACH];
            List<Sent> packets = new ArrayList<>();
            for (int caller = 0; caller < CALLERS; caller++) {
                double[] ends = new double[EACH];
                double now = 100 + random.nextInt(10);
                for (int call = 0; call < EACH; call++) {
                    double request = now + 1 + random.nextInt(3);
                    ends[call] = Math.max(call > 0 ? ends[call - 1] : 0, request) + 1 + random.nextInt(LONGEST);
                    calls[caller][2 * call] = now;
                    calls[caller][2 * call + 1] = ends[call] + 2;
                    packets.add(new Sent(request, caller, true, call));
                    packets.add(new Sent(ends[call], caller, false, call));
                    now = Math.max(request + 1, call + 1 < WINDOW ? 0 : ends[call + 1 - WINDOW] + 3);
                }
            }
            packets.sort(Comparator.comparingDouble(Sent::at));
            return new Talk(calls, packets);
        }
    }

    private static byte[] frame(int type, int flags, int stream, String payload) {
        return HexFormat.of().parseHex("%06x%02x%02x%08x%s".formatted(payload.length() / 2, type, flags, stream, payload));
    }

    /** A whole gRPC message that ends with the number of the call, the first one of a stream after its header fields. */
    private static byte[] bytes(Sent packet) {
        int stream = 2 * packet.lane + 1;
        byte[] headers = packet.call > 0 ? new byte[0]
                : frame(1, 4, stream, packet.byClient ? REQUEST_HEADERS : RESPONSE_HEADERS);
        byte[] data = frame(0, 0, stream, "0000000005" + "0d%08x".formatted(packet.call));
        byte[] both = Arrays.copyOf(headers, headers.length + data.length);
        System.arraycopy(data, 0, both, headers.length, data.length);
        return both;
    }

    /** Checks that each call has its own request and response, on its caller's lane. */
    private static void check(OpenCapture capture, Talk talk, boolean streams) throws IOException {
        assertEquals(0, capture.attribution().orElseThrow().disagreements());
        int[] made = new int[CALLERS];
        for (int call = 0; call < CALLERS * EACH; call++) {
            int caller = capture.calls().callers().of(call);
            int number = made[caller]++;
            assertEquals(talk.calls[caller][2 * number] * 1000 + Wire.EPOCH, capture.calls().startEpochNanos(call), 1e3);
            List<MessageRow> messages = capture.calls().messages(call).mapToObj(capture.messages()::row)
                    .filter(row -> row.kind() == MessageKind.REQUEST || row.kind() == MessageKind.RESPONSE).toList();
            assertEquals(2, messages.size(), "call " + call + ": " + messages);
            for (MessageRow message : messages) {
                assertEquals(streams ? 2 * caller + 1 : 40_000 + caller, streams ? message.requestId()
                        : capture.streams().get(message.stream()).client().port());
                if (streams) {
                    byte[] bytes = capture.messages().bytes(message.number());
                    assertEquals(number, bytes[bytes.length - 1]);
                }
            }
        }
    }

    @Test
    void onASharedConnectionEachStreamHasTheCallsOfOneCaller() throws IOException {
        Talk talk = Talk.random();
        try (Wire wire = wire()) {
            Wire.Connection connection = wire.connection(40_000, 50_000);
            connection.client(1, PREFACE);
            connection.server(9, frame(4, 0, 0, ""));
            for (Sent packet : talk.packets) {
                byte[] bytes = bytes(packet);
                if (packet.byClient) {
                    connection.client(packet.at, bytes);
                } else {
                    connection.server(packet.at, bytes);
                }
            }
        }
        check(decoded(callers(false, 100, talk.calls)), talk, true);
    }

    @Test
    void onItsOwnConnectionTheRequestsOfACallerAreInTheOrderOfItsCalls() throws IOException {
        Talk talk = Talk.random();
        try (Wire wire = wire()) {
            List<Wire.Connection> connections = IntStream.range(0, CALLERS).mapToObj(i -> wire.connection(40_000 + i, 50_000)).toList();
            for (Sent packet : talk.packets) {
                if (packet.byClient) {
                    connections.get(packet.lane).client(packet.at, Wire.text("GET /a HTTP/1.1\r\nHost: x\r\n\r\n"));
                } else {
                    connections.get(packet.lane).server(packet.at, Wire.text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc"));
                }
            }
        }
        check(decoded(callers(true, 100, talk.calls)), talk, false);
    }
}
