// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.packets.Wire.request;
import static org.roundtrip.packets.Wire.response;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.Hints;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.ClockDifference;
import org.roundtrip.model.Fork;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.Protocols;
import org.roundtrip.packets.ServerCapture;
import org.roundtrip.packets.Wire;

/** Calls of 100 microseconds whose packets were captured at both ends; the server's clock is ahead. */
class BothEndsAnatomyTest extends CaptureCase {
    private static final double AHEAD = 5_000_000;
    private static final ClockDifference CLOCK = new ClockDifference(Wire.EPOCH, 5_000_000_000L, 0, 2000, ClockDifference.By.PACKETS);

    private Path server() {
        return folder.resolve("server.pcapng");
    }

    private OpenCapture both(ClockDifference clock, Path journal) throws IOException {
        OpenCapture capture = OpenCapture.open(new CaptureSource(packets(), Optional.of(journal), Hints.NONE, Optional.empty(), "test",
                Optional.of(new ServerCapture(server(), clock, 0)), Optional.empty(), Optional.empty()), Protocols.all());
        while (capture.read(100)) {
            // Reads on until the end.
        }
        capture.decode(() -> true);
        return capture;
    }

    /** Each request arrives 12 us after it left, each response 18 us after. */
    private void write(int count) throws IOException {
        try (Wire client = wire(); Wire server = new Wire(server())) {
            Wire.Connection near = client.connection(40_000, 50_000).open(-10);
            Wire.Connection far = server.connection(40_000, 50_000).open(AHEAD - 5);
            for (int call = 0; call < count; call++) {
                double at = 100 * call;
                near.client(at + 10, Arrays.copyOf(request(50), 30));
                near.client(at + 13, new byte[26]);
                far.client(AHEAD + at + 22, Arrays.copyOf(request(50), 30));
                far.client(AHEAD + at + 25, new byte[26]);
                far.server(AHEAD + at + 50, response(5));
                near.server(at + 68, response(5));
            }
        }
    }

    @Test
    void theWayHasPartsOfItsOwn() throws IOException {
        write(1);
        try (OpenCapture capture = both(CLOCK, calls(0, 100, 90))) {
            Anatomy anatomy = capture.anatomy(0).orElseThrow();
            assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 3_000, 12_000, 25_000, 18_000, 0, 22_000, true, false, Ways.MEASURED), anatomy);
            assertEquals(90_000, anatomy.duration());
            assertEquals(5, capture.server().orElseThrow().ends().matched());
        }
    }

    @Test
    void whyOneEndIsMissingIsSaid() {
        assertEquals(Optional.of("Only the client's end was captured. No rights on lab2."),
                CaptureSource.oneEnd(ended(new CapturedEnds(null, "No rights on lab2.", null, null, null, false))));
        assertEquals(Optional.of("These are the packets of the server's end. No rights here."),
                CaptureSource.oneEnd(ended(new CapturedEnds("No rights here.", null, null, null, CLOCK, false))));
        assertTrue(CaptureSource.oneEnd(ended(new CapturedEnds(null, null, 1L, 0L, null, true))).orElseThrow().contains("clock was set"));
        assertEquals(Optional.empty(), CaptureSource.oneEnd(ended(new CapturedEnds(null, null, 1L, 0L, CLOCK, false))));
        assertEquals(Optional.empty(), CaptureSource.oneEnd(ended(null)));
    }

    private static Fork.Capture ended(CapturedEnds ends) {
        return new Fork.Capture(1L, 2L, 3L, null, 0L, ends, null);
    }

    /** The server's part and the sum of both ways do not depend on the clock. */
    @Test
    void aClockThatIsWrongWithinItsBoundMovesTheWaysOnly() throws IOException {
        write(1);
        ClockDifference wrong = new ClockDifference(Wire.EPOCH, CLOCK.offsetNanos() + 4000, 0, 4000, ClockDifference.By.EXCHANGES);
        try (OpenCapture capture = both(wrong, calls(0, 100, 90))) {
            assertEquals(new Anatomy(0, Wire.EPOCH, 10_000, 0, 3_000, 8_000, 25_000, 22_000, 0, 22_000, true, false, Ways.MEASURED),
                    capture.anatomy(0).orElseThrow());
        }
    }

    @Test
    void noPartIsNegative() throws IOException {
        write(1);
        ClockDifference wrong = new ClockDifference(Wire.EPOCH, CLOCK.offsetNanos() + 30_000, 0, 40_000, ClockDifference.By.EXCHANGES);
        try (OpenCapture capture = both(wrong, calls(0, 100, 90))) {
            Anatomy anatomy = capture.anatomy(0).orElseThrow();
            assertEquals(0, anatomy.toServer());
            assertEquals(48_000, anatomy.toClient());
            assertEquals(90_000, anatomy.duration());
        }
    }

    @Test
    void callsThatOnlyOneEndSawHaveNoWay() throws IOException {
        write(20);
        try (Wire server = new Wire(server())) {
            server.connection(40_000, 50_000).open(AHEAD - 5);
        }
        int[] durations = new int[20];
        Arrays.fill(durations, 100);
        try (OpenCapture capture = both(CLOCK, calls(0, 100, durations))) {
            assertEquals(Ways.UNKNOWN, capture.anatomy(3).orElseThrow().ways());
            AnatomySummary summary = capture.anatomies(() -> true).orElseThrow();
            assertEquals(Ways.UNKNOWN, summary.ways());
            assertEquals(55_000, summary.median().server());
        }
    }

    @Test
    void manyCallsAreSummedUp() throws IOException {
        write(20);
        int[] durations = new int[20];
        Arrays.fill(durations, 100);
        try (OpenCapture capture = both(CLOCK, calls(0, 100, durations))) {
            AnatomySummary summary = capture.anatomies(() -> true).orElseThrow();
            assertEquals(Ways.MEASURED, summary.ways());
            assertEquals(12_000, summary.median().toServer());
            assertEquals(25_000, summary.median().server());
            assertEquals(18_000, summary.median().toClient());
        }
    }
}
