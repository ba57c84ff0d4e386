// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class StepsTest {

    @Test
    void stepsThatWereNotTakenAreNotMeasured() throws Exception {
        Steps steps = new Steps();
        assertTrue(steps.lookupNanos().isEmpty() && steps.connectNanos().isEmpty());
        assertEquals("reference", steps.lookup(() -> "reference"));
        assertTrue(steps.lookupNanos().isPresent() && steps.connectNanos().isEmpty());
    }

    @Test
    void connectingInsideTheLookupIsSubtracted() throws Exception {
        Steps steps = new Steps();
        long start = System.nanoTime();
        steps.lookup(() -> {
            steps.connect(() -> spin(5_000_000));
            steps.connect(() -> spin(5_000_000));
            return null;
        });
        long all = System.nanoTime() - start;
        assertTrue(steps.connectNanos().getAsLong() >= 10_000_000);
        assertTrue(steps.lookupNanos().getAsLong() + steps.connectNanos().getAsLong() <= all);
    }

    @Test
    void aFailedStepIsStillTimed() {
        Steps steps = new Steps();
        assertThrows(IOException.class, () -> steps.connect(() -> {
            throw new IOException("refused");
        }));
        assertTrue(steps.connectNanos().isPresent());
    }

    private static Object spin(long nanos) {
        long end = System.nanoTime() + nanos;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        return null;
    }
}
