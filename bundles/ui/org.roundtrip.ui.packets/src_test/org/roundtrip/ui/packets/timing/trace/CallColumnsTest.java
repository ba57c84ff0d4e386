// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CallColumnsTest {

    @Test
    void columnsAgreeWithCountingCallByCall() {
        TestCalls calls = TestCalls.random(5_000, 1);
        double from = calls.start(700) + 0.5;
        double to = calls.start(4_200);
        CallColumns columns = CallColumns.of(calls, from, to, 97);
        for (int column = 0; column < columns.width(); column++) {
            double left = from + column * (to - from) / 97;
            double right = column == 96 ? Math.nextUp(to) : from + (column + 1) * (to - from) / 97;
            int[] in = IntStream.range(0, calls.size())
                    .filter(call -> calls.start(call) >= left && calls.start(call) < right).toArray();
            long[] sorted = Arrays.stream(in).mapToLong(calls::duration).sorted().toArray();
            assertEquals(in.length, columns.counts()[column]);
            if (in.length > 0) {
                assertEquals(in[0], columns.first()[column]);
                assertArrayEquals(new long[] {sorted[0], sorted[(sorted.length - 1) / 2], sorted[sorted.length - 1]},
                        new long[] {columns.min()[column], columns.median()[column], columns.max()[column]});
            }
        }
    }

    @Test
    void noCallOfAMillionIsLost() {
        TestCalls calls = TestCalls.random(1_000_000, 2);
        CallColumns columns = CallColumns.of(calls, 0, calls.end(999_999), 1_500);
        assertEquals(1_000_000, Arrays.stream(columns.counts()).sum());
        assertEquals(IntStream.range(0, calls.size()).mapToLong(calls::duration).max().orElse(0), columns.longest());
        assertEquals(IntStream.range(0, calls.size()).mapToLong(calls::duration).min().orElse(0), columns.shortest());
    }

    @Test
    void theNearestColumnWithCallsIsFoundWithinReach() {
        CallColumns columns = CallColumns.of(TestCalls.of(100, 150, 800, 900), 0, 1_000, 10);
        assertEquals(1, columns.nearest(1, 0));
        assertEquals(1, columns.nearest(3, 2));
        assertEquals(-1, columns.nearest(4, 2));
        assertEquals(8, columns.nearest(9, 5));
    }

    @Test
    void withoutCallsAllColumnsAreEmpty() {
        CallColumns columns = CallColumns.of(TestCalls.of(), 0, 1, 5);
        assertEquals(0, columns.longest());
        assertEquals(0, columns.shortest());
        assertTrue(columns.nearest(2, 9) < 0);
    }
}
