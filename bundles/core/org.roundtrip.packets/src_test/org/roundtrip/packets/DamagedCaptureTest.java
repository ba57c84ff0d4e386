// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.packets.Wire.request;
import static org.roundtrip.packets.Wire.response;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.tests.shapes.Tries;

/** In any capture, each packet belongs to at most one call, and each byte is counted once. */
@Tag("fuzz")
class DamagedCaptureTest extends CaptureCase {
    private static final int CAPTURES = Tries.of(100, 600);

    @Test
    void damageIsReportedNotThrown() throws IOException {
        byte[] whole = mixed();
        Path journal = calls(0, 100, 40, 40, 40, 40, 40, 40, 40, 40);
        for (int seed = 0; seed < CAPTURES; seed++) {
            Random random = new Random(seed);
            byte[] damaged = Arrays.copyOf(whole,
                    random.nextInt(10) == 0 ? random.nextInt(whole.length) : whole.length);
            for (int i = random.nextInt(30); i >= 0 && damaged.length > 100; i--) {
                damaged[100 + random.nextInt(damaged.length - 100)] = (byte) random.nextInt();
            }
            Files.write(packets(), damaged);
            check(seed, random.nextBoolean() ? journal : null);
        }
    }

    private void check(int seed, Path journal) throws IOException {
        CaptureSource source =
                new CaptureSource(packets(), Optional.ofNullable(journal), Hints.NONE, Optional.empty(), "damaged");
        try (OpenCapture capture = OpenCapture.open(source, Protocols.all())) {
            while (capture.read(50)) {
                // Reads on until the end.
            }
            capture.decode(() -> true);
            assertEquals(capture.bytes(), capture.roles().ofAll().wire(), "seed " + seed);
            BitSet taken = new BitSet();
            for (int call = 0; call < capture.calls().size(); call++) {
                for (int packet : capture.calls().packets(call).toArray()) {
                    assertEquals(call, capture.callOf(packet).intValue(), "seed " + seed);
                    assertTrue(!taken.get(packet), "seed " + seed);
                    taken.set(packet);
                }
                final int number = call;
                capture.anatomy(call).ifPresent(anatomy ->
                        assertEquals(capture.calls().durationNanos(number), anatomy.duration(), "seed " + seed));
            }
            assertEquals(capture.attribution().orElseThrow().packetsOfCalls(), taken.cardinality(), "seed " + seed);
            for (int message = 0; message < capture.messages().size(); message += 7) {
                MessageRow row = capture.messages().row(message);
                assertEquals(row.length(), capture.messages().bytes(message).length, "seed " + seed);
                assertEquals(row.from(), capture.messages().message(message).from(), "seed " + seed);
            }
        } catch (CaptureException e) {
            assertTrue(e.getMessage().endsWith("."), e.getMessage());
        }
    }

    private byte[] mixed() throws IOException {
        try (Wire wire = wire()) {
            Wire.Connection raw = wire.connection(60_000, 50_000).open(-9);
            Wire.Connection http = wire.connection(60_001, 80).open(-5);
            for (int call = 0; call < 8; call++) {
                raw.client(40 * call + 5, request(30));
                raw.server(40 * call + 9, response(60));
                http.client(40 * call + 12, Wire.text("POST /a HTTP/1.1\r\nContent-Length: 4\r\n\r\nabcd"));
                http.ack(40 * call + 13, false);
                http.server(40 * call + 20, Wire.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "3\r\nabc\r\n0\r\n\r\n"));
                if (call == 4) {
                    http.again(40 * call + 24, true, 0, Wire.text("abcd"));
                }
            }
            raw.fin(400, true);
            http.reset(401, false);
        }
        return Files.readAllBytes(packets());
    }
}
