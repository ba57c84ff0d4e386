// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;

class FastestStretchTest {
    private static Long median(int calls, IntToLongFunction nanos) {
        FastestStretch fastest = new FastestStretch();
        for (int i = 0; i < calls; i++) {
            fastest.add(nanos.applyAsLong(i));
        }
        return fastest.median();
    }

    @Test
    void itIsTheLowestMedianWhereverItStands() {
        assertEquals(12, median(1000, i -> i >= 300 && i < 600 ? 12 : 50));
        assertEquals(12, median(1000, i -> i < 128 ? 12 : 50));
        assertEquals(12, median(1024, i -> i < 896 ? 50 : 12));
    }

    @Test
    void singleFastCallsAreNoStretch() {
        assertEquals(50, median(1000, i -> i % 3 == 0 ? 12 : 50));
    }

    @Test
    void fewCallsSayNothing() {
        assertNull(median(127, i -> 50));
        assertEquals(50, median(128, i -> 50));
    }
}
