// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.timing.Phase;

class CurveTest {

    @Test
    void theNumberOfStretchesIsLimited() {
        Curve.Builder builder = new Curve.Builder(CallTime.SERVICE);
        Random random = new Random(3);
        int calls = 3_000_000;
        long start = 0;
        for (int i = 0; i < calls; i++) {
            int nanos = i < calls / 2 ? 20_000 + random.nextInt(1000) : 10_000 + random.nextInt(1000);
            builder.add(Phase.STEADY, start, nanos, nanos);
            start += nanos;
        }
        Curve curve = builder.toCurve();
        assertTrue(curve.stretches().size() <= Curve.MOST_STRETCHES, curve.stretches().size() + " stretches");
        assertTrue(curve.stretches().size() > Curve.MOST_STRETCHES / 3, curve.stretches().size() + " stretches");
        assertEquals(calls, curve.calls());
        long next = 1;
        long now = 0;
        for (Stretch stretch : curve.stretches()) {
            assertEquals(next, stretch.firstCall());
            assertEquals(now, stretch.startNanos());
            next += stretch.count();
            now = stretch.endNanos();
            boolean full = stretch.count() >= 256;
            if (full && (next < calls / 2 - 1000 || stretch.firstCall() > calls / 2 + 1000)) {
                long base = stretch.firstCall() < calls / 2 ? 20_000 : 10_000;
                assertEquals(base + 500, stretch.medianNanos(), 100);
                assertEquals(base + 100, stretch.p10Nanos(), 70);
                assertEquals(base + 900, stretch.p90Nanos(), 70);
            }
        }
        assertEquals(calls + 1, next);
    }

    @Test
    void stretchesNeverHoldTwoPhases() {
        Curve.Builder builder = new Curve.Builder(CallTime.SERVICE);
        for (int i = 0; i < 50_000; i++) {
            builder.add(i % 2 == 0 ? Phase.WARM_UP : Phase.STEADY, i * 10L, 5, 5);
        }
        Curve curve = builder.toCurve();
        assertEquals(50_000, curve.stretches().size());
        assertTrue(curve.stretches().stream().allMatch(stretch -> stretch.count() == 1));
        assertEquals(50_000, curve.spans().size());
    }

    @Test
    void timeNeverGoesBack() {
        Curve.Builder builder = new Curve.Builder(CallTime.SERVICE);
        builder.add(Phase.WARM_UP, 1000, 500, 500);
        builder.add(Phase.STEADY, 200, 5, 5);
        assertEquals(1500, builder.toCurve().stretches().get(1).startNanos());
    }

    @Test
    void callsThatOverlapMakeStretchesThatDoNot() {
        Curve.Builder builder = new Curve.Builder(CallTime.SERVICE);
        for (int i = 0; i < 1000; i++) {
            builder.add(Phase.STEADY, 10L * i, 85, 85);
        }
        Curve curve = builder.toCurve();
        long before = 0;
        for (Stretch stretch : curve.stretches()) {
            assertTrue(stretch.startNanos() >= before);
            before = stretch.endNanos();
            assertEquals(85, stretch.medianNanos());
        }
        assertEquals(9990 + 85, before);
    }
}
