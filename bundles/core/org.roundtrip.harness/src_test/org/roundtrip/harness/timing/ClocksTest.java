// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ClocksTest {

    @Test
    void theMappingLiesBetweenReadingsBeforeAndAfter() {
        long wallBefore = System.currentTimeMillis();
        long before = System.nanoTime();
        ClockMapping mapping = ClockMapping.measure();
        long after = System.nanoTime();
        long wallAfter = System.currentTimeMillis();
        assertTrue(mapping.monotonicNanos() >= before && mapping.monotonicNanos() <= after);
        assertTrue(mapping.epochNanos() >= wallBefore * 1_000_000 && mapping.epochNanos() < (wallAfter + 1) * 1_000_000);
        assertTrue(mapping.errorNanos() > 0 && mapping.errorNanos() <= after - before);
    }

    @Test
    void driftWidensTheError() {
        ClockMapping start = new ClockMapping(5_000, 1_000, 60);
        assertEquals(60, start.errorUntil(new ClockMapping(6_000, 2_000, 50)));
        assertEquals(70 + 200, start.errorUntil(new ClockMapping(6_200, 2_000, 70)));
        assertEquals(60 + 200, start.errorUntil(new ClockMapping(5_800, 2_000, 50)));
    }

    @Test
    void readingTheTimerHasACostAndAGranularity() {
        TimerCost cost = TimerCost.measure();
        assertTrue(cost.costNanos() > 0 && cost.granularityNanos() > 0, cost.toString());
    }
}
