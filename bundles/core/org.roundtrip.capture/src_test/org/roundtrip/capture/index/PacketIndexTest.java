// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.roundtrip.capture.packet.Packet;

class PacketIndexTest {
    @Test
    void findsEveryPacketAgain() {
        PacketIndex index = new PacketIndex();
        for (int i = 0; i < 500_000; i++) {
            index.add(3L * i, 1_000_000_000_000L + i, 60 + i, i % 7 - 1, i % 3 == 0, i % 11);
        }
        assertEquals(500_000, index.size());
        for (int i = 0; i < 500_000; i += 13) {
            assertEquals(3L * i, index.offset(i));
            assertEquals(1_000_000_000_000L + i, index.epochNanos(i));
            assertEquals(i % 7 - 1, index.stream(i));
            assertEquals(i % 3 == 0, index.fromClient(i));
            assertEquals(60 + i, index.wireLength(i));
            assertEquals(i % 11, index.payloadLength(i));
        }
    }

    @Test
    void holdsTheLargestNumbers() {
        PacketIndex index = new PacketIndex();
        index.add(PacketIndex.LAST_OFFSET, Packet.NO_TIME, Integer.MAX_VALUE, TcpStreams.MOST - 1, true, 65_535);
        assertEquals(PacketIndex.LAST_OFFSET, index.offset(0));
        assertEquals(Packet.NO_TIME, index.epochNanos(0));
        assertEquals(Integer.MAX_VALUE, index.wireLength(0));
        assertEquals(TcpStreams.MOST - 1, index.stream(0));
        assertEquals(65_535, index.payloadLength(0));
    }
}
