// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SequenceTrackerTest {
    @Test
    void countsNewBytesInAnyOrder() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            SequenceTracker seen = new SequenceTracker();
            BitSet there = new BitSet();
            for (int i = 0; i < 300; i++) {
                int from = random.nextInt(1000);
                int to = from + random.nextInt(60);
                int before = there.cardinality();
                there.set(from, to);
                assertEquals(there.cardinality() - before, seen.add(from, to), "seed " + seed + ", step " + i);
                assertEquals(Math.max(seen.highest(), to), seen.highest());
            }
        }
    }

    @Test
    void turnsSequenceNumbersIntoOffsets() {
        SequenceTracker seen = new SequenceTracker();
        assertEquals(-1, seen.position(77), "nothing was seen yet");
        long sequence = 0xFFFF_FF00L;
        assertEquals(0, seen.begin(sequence));
        long position = 0;
        for (int i = 0; i < 100; i++) {
            seen.add(position, position + 100_000_000);
            position += 100_000_000;
            sequence = sequence + 100_000_000 & 0xFFFF_FFFFL;
            assertEquals(position, seen.begin(sequence));
            assertEquals(position - 1000, seen.position(sequence - 1000 & 0xFFFF_FFFFL));
        }
        assertEquals(5, seen.positionNear(0xFFFF_FF05L, 1000));
    }

    @Test
    void aSenderThatLeavesGapsOnlyTakesNoMoreMemory() {
        SequenceTracker seen = new SequenceTracker();
        for (long at = 1; at < 2_000_000; at += 2) {
            assertEquals(1, seen.add(at, at + 1));
        }
        assertEquals(2_000_000, seen.highest());
    }
}
