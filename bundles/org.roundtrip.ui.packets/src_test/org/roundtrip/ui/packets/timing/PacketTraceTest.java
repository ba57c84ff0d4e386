// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.ByteRole;

class PacketTraceTest {
    private static final int PACKETS = 20_000;
    private final long[] times = new long[PACKETS];
    private final PacketTrace trace = new PacketTrace(packet -> times[packet], packet -> 100 + packet % 50);

    PacketTraceTest() {
        Random random = new Random(3);
        for (int i = 0; i < PACKETS; i++) {
            // In order but for a jitter, as of several interfaces.
            times[i] = i * 1_000L + random.nextInt(5_000);
            trace.add(Mark.of(i % 3 != 0, i % 2 == 0 ? ByteRole.CONTENT : null, false));
        }
    }

    @Test
    void packetsAreFoundByTimeThoughNotInOrder() {
        for (long[] range : new long[][] {{0, 1L << 40}, {4_000_500, 4_009_000}, {8_190_000, 8_195_000}, {-9, -1}}) {
            int[] expected = IntStream.range(0, PACKETS)
                    .filter(packet -> times[packet] >= range[0] && times[packet] <= range[1]).toArray();
            IntStream.Builder found = IntStream.builder();
            trace.between(range[0], range[1], found::add);
            assertArrayEquals(expected, found.build().toArray());
        }
    }

    @Test
    void fewAreGivenAndTooManyAreNot() {
        int[] all = IntStream.range(0, PACKETS).filter(packet -> times[packet] <= 100_000).toArray();
        assertArrayEquals(all, trace.few(0, 100_000, all.length));
        assertNull(trace.few(0, 100_000, all.length - 1));
    }

    @Test
    void columnsHoldEveryPacketOfTheirLaneByRole() {
        PacketColumns client = PacketColumns.of(trace, Lane.CLIENT, 0, trace.end(), 333);
        PacketColumns server = PacketColumns.of(trace, Lane.SERVER, 0, trace.end(), 333);
        long clients = IntStream.range(0, PACKETS).filter(packet -> packet % 3 != 0).count();
        assertEquals(clients, IntStream.of(client.counts()).sum());
        assertEquals(PACKETS - clients, IntStream.of(server.counts()).sum());
        long content = 0;
        long silent = 0;
        for (int column = 0; column < 333; column++) {
            content += client.of(column, ByteRole.CONTENT);
            silent += client.of(column, null);
            assertEquals(client.total(column), client.of(column, ByteRole.CONTENT) + client.of(column, null));
        }
        assertEquals(bytes(0), content);
        assertEquals(bytes(1), silent);
    }

    private long bytes(int odd) {
        return IntStream.range(0, PACKETS).filter(packet -> packet % 3 != 0 && packet % 2 == odd)
                .mapToLong(trace::length).sum();
    }

    @Test
    void aPacketCanBeMarkedLater() {
        trace.mark(7_000, Mark.with(trace.mark(7_000), ByteRole.TYPE_INFORMATION, true));
        byte mark = trace.mark(7_000);
        assertEquals(ByteRole.TYPE_INFORMATION, Mark.role(mark));
        assertEquals(true, Mark.again(mark));
        assertEquals(true, Mark.in(mark, Lane.CLIENT));
        assertEquals(false, Mark.in(mark, Lane.SERVER));
        assertNull(Mark.role(Mark.of(null, null, false)));
        assertEquals(true, Mark.in(Mark.of(null, null, false), Lane.OTHER), "of no connection");
        assertEquals(false, Mark.in(mark, Lane.OTHER));
    }
}
