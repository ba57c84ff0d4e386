// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.packet.Packet;

class ByteTimesTest {
    private static final int BYTES = 300;

    /** Compared with an array that has a time for each byte. */
    @Test
    void theFirstTimeOfEachByteCounts() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            ByteTimes times = new ByteTimes();
            long[] expected = new long[BYTES];
            Arrays.fill(expected, Packet.NO_TIME);
            for (int packet = 1; packet < 60; packet++) {
                int start = random.nextInt(BYTES - 40);
                int end = start + 1 + random.nextInt(40);
                boolean fresh = expected[start] == Packet.NO_TIME && expected[end - 1] == Packet.NO_TIME;
                assertEquals(fresh, times.add(start, end, packet));
                for (int at = start; at < end; at++) {
                    expected[at] = expected[at] == Packet.NO_TIME ? packet : expected[at];
                }
                for (int at = 0; at < BYTES; at++) {
                    assertEquals(expected[at], times.at(at), "seed " + seed + ", byte " + at);
                }
            }
        }
    }
}
