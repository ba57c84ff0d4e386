// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.ClockDifference;

/** Constructed captures of two clocks. */
class BothEndsTest {
    private static final long SECOND = 1_000_000_000L;
    private static final long STEP_OF_CAPTURES = 1000;

    @TempDir
    Path folder;
    private ClockBounds bounds;

    private BothEnds read(TwoEnds ends, LongUnaryOperator clock) throws IOException {
        ends.writeClient(folder.resolve("client"));
        ends.writeServer(folder.resolve("server"), clock);
        bounds = new ClockBounds();
        return BothEnds.of(folder.resolve("client"), folder.resolve("server"), bounds);
    }

    private Optional<ClockDifference> difference(long nanos) {
        return bounds.difference(TwoEnds.EPOCH, TwoEnds.EPOCH + nanos);
    }

    @Test
    void packetsBoundTheClockByTheirTimeOnTheWire() throws IOException {
        BothEnds ends = read(new TwoEnds(1000, 5000).calls(1000, 0, 1_000_000, 20), client -> client + 7 * SECOND);
        assertEquals(2000, ends.compared());
        assertEquals(2000, ends.matched());
        assertEquals(TwoEnds.EPOCH + 7 * SECOND + TwoEnds.WIRE, ends.firstByte(0));
        ClockDifference clock = difference(SECOND).orElseThrow();
        assertEquals(ClockDifference.By.PACKETS, clock.by());
        assertTrue(Math.abs(clock.offsetNanos() - 7 * SECOND) <= clock.boundNanos(), clock.toString());
        assertTrue(clock.boundNanos() >= TwoEnds.WIRE && clock.boundNanos() < 3 * TwoEnds.WIRE, clock.toString());
        assertEquals(TwoEnds.EPOCH + TwoEnds.WIRE, clock.onClient(ends.firstByte(0)), clock.boundNanos());
    }

    @Test
    void closerExchangesBoundIt() throws IOException {
        read(new TwoEnds(1000, 5000).calls(100, 0, 1_000_000, 20), client -> client - 300);
        bounds.exchange(TwoEnds.EPOCH, -300, 2000);
        bounds.exchange(TwoEnds.EPOCH + SECOND, -300, 2000);
        ClockDifference clock = difference(SECOND).orElseThrow();
        assertEquals(new ClockDifference(TwoEnds.EPOCH + SECOND / 2, -300, clock.drift(), clock.boundNanos(),
                ClockDifference.By.EXCHANGES), clock);
        assertEquals(2000, clock.boundNanos(), 10);
    }

    @Test
    void driftIsFollowed() throws IOException {
        LongUnaryOperator fast = client -> client + SECOND + client / 10_000;
        BothEnds ends = read(new TwoEnds(1000, 5000).calls(1000, 0, 60_000_000, 20), fast);
        ClockDifference clock = difference(60 * SECOND).orElseThrow();
        assertEquals(100e-6, clock.drift(), 2e-6);
        assertTrue(clock.boundNanos() < 3 * TwoEnds.WIRE, clock.toString());
        for (int call = 0; call < 1000; call++) {
            assertEquals(TwoEnds.EPOCH + call * 60_000_000L + TwoEnds.WIRE, clock.onClient(ends.lastByte(2 * call)),
                    clock.boundNanos() + 1);
        }
    }

    @Test
    void aStepIsNoticed() throws IOException {
        read(new TwoEnds(1000, 5000).calls(1000, 0, 1_000_000, 20),
                client -> client + (client < SECOND / 2 ? 0 : 20_000_000));
        assertEquals(Optional.empty(), difference(SECOND));
    }

    @Test
    void aStepBetweenExchangesIsNoticed() {
        bounds = new ClockBounds();
        bounds.exchange(TwoEnds.EPOCH, 0, 40_000);
        bounds.exchange(TwoEnds.EPOCH + SECOND, 150_000, 40_000);
        assertTrue(difference(SECOND).isPresent(), "a drift of 200 ppm and the bounds explain this much");
        bounds.exchange(TwoEnds.EPOCH + 2 * SECOND, 900_000, 40_000);
        assertEquals(Optional.empty(), difference(SECOND));
    }

    @Test
    void packetsThatWereWrittenDownLateAreNoStep() throws IOException {
        TwoEnds ends = new TwoEnds(1000, 5000);
        for (int call = 0; call < 500; call++) {
            long late = call % 50 == 7 ? 25_000 : 300;
            ends.sent(true, call * 1_000_000L + late, call * 1_000_000L, 30);
            ends.sent(false, call * 1_000_000L + 500_000 + late, call * 1_000_000L + 500_000, 30);
        }
        read(ends, client -> client);
        ClockDifference clock = difference(SECOND / 2).orElseThrow();
        assertTrue(Math.abs(clock.offsetNanos()) <= clock.boundNanos(), clock.toString());
        assertTrue(clock.boundNanos() >= 10_000 && clock.boundNanos() < 100_000, clock.toString());
    }

    @Test
    void piecesOnTheWayAreMatchedByTheirBytes() throws IOException {
        BothEnds ends = read(new TwoEnds(0xFFFF_FFF0L, 7).cut(0, 50_000, 80_000, 1000).sent(true, 100_000, 150_000, 10), client -> client);
        assertEquals(2, ends.matched());
        assertEquals(TwoEnds.EPOCH + 50_000, ends.firstByte(0));
        assertEquals(TwoEnds.EPOCH + 80_000, ends.lastByte(0));
        assertEquals(TwoEnds.EPOCH + 150_000, ends.lastByte(1));
    }

    @Test
    void whatWasSentAgainIsTheFirstPackets() throws IOException {
        BothEnds ends = read(new TwoEnds(10, 10).sentAgain(0, 300_000, 350_000, 10).calls(10, 1_000_000, 1_000_000, 5), client -> client);
        assertEquals(21, ends.compared());
        assertEquals(TwoEnds.EPOCH + 350_000, ends.lastByte(0));
        assertEquals(Packet.NO_TIME, ends.lastByte(1));
        assertEquals(TwoEnds.WIRE, difference(SECOND / 100).orElseThrow().boundNanos(), 2 * STEP_OF_CAPTURES);
    }

    @Test
    void withoutPacketsInCommonNothingIsKnown() throws IOException {
        new TwoEnds(10, 10).calls(5, 0, 1000, 5).writeClient(folder.resolve("client"));
        new TwoEnds(900_000, 900_000).calls(5, 0, 1000, 5).writeServer(folder.resolve("server"), client -> client);
        bounds = new ClockBounds();
        BothEnds ends = BothEnds.of(folder.resolve("client"), folder.resolve("server"), bounds);
        assertEquals(10, ends.compared());
        assertEquals(0, ends.matched());
        assertEquals(Packet.NO_TIME, ends.firstByte(3));
        assertEquals(Packet.NO_TIME, ends.firstByte(300));
        assertEquals(Optional.empty(), difference(SECOND));
    }
}
