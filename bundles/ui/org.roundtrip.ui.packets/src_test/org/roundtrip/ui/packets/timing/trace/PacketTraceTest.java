// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.packets.decode.MessageRow;

class PacketTraceTest {
    private static final int PACKETS = 20_000, COLUMNS = 333, PROTOCOL = 30, CONTENT = 40;
    private final long[] times = new long[PACKETS];
    private final PacketTrace trace = new PacketTrace(packet -> times[packet], packet -> 100 + packet % 50);

    PacketTraceTest() {
        Random random = new Random(3);
        for (int i = 0; i < PACKETS; i++) {
            // Almost sorted, as packets of several network devices are.
            times[i] = i * 1_000L + random.nextInt(5_000);
            trace.add(PacketKind.of(i % 3 != 0, i % 2 == 0, false));
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

    /** Each packet with data carries a message of its own: {@value #PROTOCOL} bytes of the protocol and {@value #CONTENT} of content. */
    private Timeline timeline() {
        MessageRow row = new MessageRow(0, 0, "http", Side.CLIENT, MessageKind.REQUEST, List.of(), "", "", 0, 0, PROTOCOL + CONTENT, 0, 0, null, null,
                Map.of(ByteRole.PROTOCOL_HEADER, (long) PROTOCOL, ByteRole.CONTENT, (long) CONTENT), null);
        return new Timeline(0, TestCalls.of(), null, trace, packet -> packet % 2 == 0 ? PROTOCOL + CONTENT : 0,
                packet -> packet % 2 == 0 ? Optional.of(row) : Optional.empty(), UnaryOperator.identity(), Ways.NONE);
    }

    @Test
    void columnsHoldEveryPacketOfTheirLaneByRole() {
        PacketColumns client = PacketColumns.of(timeline(), Lane.CLIENT, 0, trace.end(), COLUMNS);
        PacketColumns server = PacketColumns.of(timeline(), Lane.SERVER, 0, trace.end(), COLUMNS);
        long clients = IntStream.range(0, PACKETS).filter(packet -> packet % 3 != 0).count();
        assertEquals(clients, IntStream.of(client.counts()).sum());
        assertEquals(PACKETS - clients, IntStream.of(server.counts()).sum());
        long wire = IntStream.range(0, PACKETS).filter(packet -> packet % 3 != 0).mapToLong(trace::length).sum();
        long withData = IntStream.range(0, PACKETS).filter(packet -> packet % 3 != 0 && packet % 2 == 0).count();
        assertEquals(Map.of(ByteRole.CONTENT, CONTENT * withData, ByteRole.PROTOCOL_HEADER, PROTOCOL * withData,
                ByteRole.TCP_HEADER, wire - (CONTENT + PROTOCOL) * withData), sums(client));
    }

    private static Map<ByteRole, Long> sums(PacketColumns columns) {
        Map<ByteRole, Long> sums = new HashMap<>();
        for (int column = 0; column < COLUMNS; column++) {
            columns.byRole(column).forEach((role, bytes) -> sums.merge(role, bytes, Long::sum));
            assertEquals(columns.total(column), columns.byRole(column).values().stream().mapToLong(Long::longValue).sum());
        }
        return sums;
    }

    @Test
    void ofAPartOfAMessageTheSharesAreThoseOfTheWholeMessage() {
        MessageRow large = new MessageRow(0, 0, "http", Side.CLIENT, MessageKind.REQUEST, List.of(), "", "", 0, 0, 3_000, 0, 9, null, null,
                Map.of(ByteRole.PROTOCOL_HEADER, 1_000L, ByteRole.CONTENT, 2_000L), null);
        PacketBytes bytes = new PacketBytes(trace, packet -> 50, packet -> Optional.of(large));
        assertEquals(Map.of(ByteRole.TCP_HEADER, 50L, ByteRole.PROTOCOL_HEADER, 17L, ByteRole.CONTENT, 33L), bytes.of(0));
        assertFalse(bytes.exact(0));
        assertTrue(timeline().bytes().exact(0));
    }

    @Test
    void theKindOfAPacketCanChange() {
        trace.setKind(7_000, PacketKind.sentAgain(trace.kind(7_000)));
        byte kind = trace.kind(7_000);
        assertTrue(PacketKind.carriesData(kind));
        assertTrue(PacketKind.isRetransmission(kind));
        assertTrue(PacketKind.isIn(kind, Lane.CLIENT));
        assertFalse(PacketKind.isIn(kind, Lane.SERVER));
        assertFalse(PacketKind.carriesData(PacketKind.of(null, false, false)));
        assertTrue(PacketKind.isIn(PacketKind.of(null, false, false), Lane.OTHER), "of no connection");
        assertFalse(PacketKind.isIn(kind, Lane.OTHER));
    }
}
