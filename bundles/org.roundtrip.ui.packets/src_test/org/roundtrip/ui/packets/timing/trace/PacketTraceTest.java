// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

class PacketTraceTest {
    private static final int PACKETS = 20_000;
    private final long[] times = new long[PACKETS];
    private final PacketTrace trace = new PacketTrace(packet -> times[packet], packet -> 100 + packet % 50);

    PacketTraceTest() {
        Random random = new Random(3);
        for (int i = 0; i < PACKETS; i++) {
            // Almost sorted, as packets of several network devices are.
            times[i] = i * 1_000L + random.nextInt(5_000);
            trace.add(PacketKind.of(i % 3 != 0, i % 2 == 0 ? ByteRole.CONTENT : null, false));
        }
    }

    @Test
    void packetsAreFoundByTimeInAnUnsortedFile() {
        for (long[] range : new long[][] {{0, 1L << 40}, {4_000_500, 4_009_000}, {8_190_000, 8_195_000}, {-9, -1}}) {
            int[] expected = IntStream.range(0, PACKETS)
                    .filter(packet -> times[packet] >= range[0] && times[packet] <= range[1]).toArray();
            IntStream.Builder found = IntStream.builder();
            trace.between(range[0], range[1], found::add);
            assertArrayEquals(expected, found.build().toArray());
        }
    }

    @Test
    void fewPacketsAreReturnedAndTooManyAreNot() {
        int[] all = IntStream.range(0, PACKETS).filter(packet -> times[packet] <= 100_000).toArray();
        assertArrayEquals(all, trace.atMost(all.length, 0, 100_000).orElseThrow());
        assertTrue(trace.atMost(all.length - 1, 0, 100_000).isEmpty());
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
            content += client.bytesOf(column, ByteRole.CONTENT);
            silent += client.bytesOf(column, null);
            assertEquals(client.total(column), client.bytesOf(column, ByteRole.CONTENT) + client.bytesOf(column, null));
        }
        assertEquals(bytes(0), content);
        assertEquals(bytes(1), silent);
    }

    private long bytes(int odd) {
        return IntStream.range(0, PACKETS).filter(packet -> packet % 3 != 0 && packet % 2 == odd)
                .mapToLong(trace::length).sum();
    }

    @Test
    void theKindOfAPacketCanChange() {
        trace.setKind(7_000, PacketKind.decoded(trace.kind(7_000), ByteRole.TYPE_INFORMATION, true));
        byte kind = trace.kind(7_000);
        assertEquals(ByteRole.TYPE_INFORMATION, PacketKind.role(kind));
        assertEquals(true, PacketKind.isRetransmission(kind));
        assertEquals(true, PacketKind.isIn(kind, Lane.CLIENT));
        assertEquals(false, PacketKind.isIn(kind, Lane.SERVER));
        assertNull(PacketKind.role(PacketKind.of(null, null, false)));
        assertEquals(true, PacketKind.isIn(PacketKind.of(null, null, false), Lane.OTHER), "of no connection");
        assertEquals(false, PacketKind.isIn(kind, Lane.OTHER));
    }
}
