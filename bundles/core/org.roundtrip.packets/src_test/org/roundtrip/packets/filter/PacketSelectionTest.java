// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PacketSelectionTest {
    @Test
    void keepsItsPacketsOverManyChunks() {
        int[] odd = IntStream.range(0, 50_000).map(i -> 2 * i + 1).toArray();
        PacketSelection selection = PacketSelection.of(IntStream.of(odd));
        assertEquals(50_000, selection.size());
        assertArrayEquals(odd, selection.packets().toArray());
        assertEquals(20_000, selection.indexOf(40_001));
        assertEquals(-20_001, selection.indexOf(40_000));
        assertEquals(-50_001, selection.indexOf(1_000_000));
    }

    @Test
    void allPacketsNeedNoMemory() {
        PacketSelection all = PacketSelection.first(2_000_000_000);
        assertEquals(1_999_999_999, all.packet(1_999_999_999));
        assertEquals(7, all.indexOf(7));
        assertEquals(-2_000_000_001, all.indexOf(2_000_000_000));
    }

    @Test
    void packetsOutOfOrderAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> PacketSelection.of(IntStream.of(3, 3)));
    }
}
