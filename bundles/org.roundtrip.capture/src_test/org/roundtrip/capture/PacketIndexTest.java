// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PacketIndexTest {
    @Test
    void findsEveryPacketAgain() {
        PacketIndex index = new PacketIndex();
        for (int i = 0; i < 100_000; i++) {
            index.add(new Packet(i, 3L * i, 1_000_000_000_000L + i, 1, 60, 60, new byte[0]), i % 7);
        }
        assertEquals(100_000, index.size());
        for (int i = 0; i < 100_000; i += 13) {
            assertEquals(3L * i, index.offset(i));
            assertEquals(1_000_000_000_000L + i, index.epochNanos(i));
            assertEquals(i % 7, index.stream(i));
        }
    }
}
