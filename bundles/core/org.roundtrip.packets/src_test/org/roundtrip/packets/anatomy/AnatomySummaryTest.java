// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.anatomy.AnatomySummary.Parts;

class AnatomySummaryTest {
    private final AnatomySummary.Pool pool = new AnatomySummary.Pool();

    /** Half of the calls wait for the server, and the client is slower then: medians of each part would leave most of them unexplained. */
    @Test
    void theMedianIsDividedAsTheMiddleHalfOfTheCalls() {
        for (int call = 0; call < 5; call++) {
            add(10, 200, 30);
            add(10, 20, 10);
        }
        AnatomySummary summary = pool.summary().orElseThrow();
        assertEquals(new Parts(3, 0, 0, 0, 31, 0, 0, 6, 40), summary.median(), "three fast calls and two slow ones took 50, 460 and 90");
        assertTrue(summary.p99().isEmpty());
    }

    @Test
    void aPercentileIsDividedAsTheCallsAroundIt() {
        IntStream.range(0, 1000).map(call -> call * 7 % 1000).forEach(server -> add(60, server, 40));
        AnatomySummary summary = pool.summary().orElseThrow();
        assertEquals(new Parts(60, 0, 0, 0, 499, 0, 0, 40, 599), summary.median());
        assertEquals(new Parts(60, 0, 0, 0, 989, 0, 0, 40, 1089), summary.p99().orElseThrow());
    }

    @Test
    void callsWithoutAnyTimeHaveNoParts() {
        add(0, 0, 0);
        assertEquals(new Parts(0, 0, 0, 0, 0, 0, 0, 0, 0), pool.summary().orElseThrow().median());
    }

    private void add(long before, long server, long after) {
        pool.add(new Anatomy(0, 0, before, 0, server, 0, after, true, false));
    }
}
