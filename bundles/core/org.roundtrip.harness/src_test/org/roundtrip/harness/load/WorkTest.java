// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.roundtrip.harness.control.Settings;

/** How long a servant keeps its calls; a time is compared with its least length only. */
class WorkTest {
    private static final long MS = 1_000_000;

    @Test
    void withoutTheSettingThereIsNone() {
        assertFalse(Work.of(Settings.EMPTY).isPresent());
    }

    @Test
    void callsAreCountedEvenIfTheyTakeNoTime() {
        Work work = work(0, 0, 0);
        for (int i = 0; i < 5; i++) {
            work.spend();
        }
        assertEquals(5, work.calls());
    }

    @Test
    void eachCallTakesItsTime() {
        Work work = work(2_000, 0, 0);
        assertTrue(nanos(work) >= 2 * MS);
        assertTrue(nanos(work) >= 2 * MS);
    }

    @Test
    void onlyEachSoManiethCallStalls() {
        Work work = work(0, 3, 20);
        work.spend();
        work.spend();
        long third = nanos(work);
        assertTrue(third >= 20 * MS, "the third call takes as long as the stall");
        work.spend();
        work.spend();
        assertTrue(nanos(work) >= 20 * MS, "and so does the sixth");
    }

    /** Of two threads whose calls come one after the other, both wait for a stall that the first of them begins. */
    @Test
    void aStallKeepsCallsOfOtherThreadsToo() throws InterruptedException {
        Work work = work(0, 1, 20);
        long start = System.nanoTime();
        Thread other = new Thread(work::spend);
        other.start();
        work.spend();
        other.join();
        assertTrue(System.nanoTime() - start >= 20 * MS);
        assertEquals(2, work.calls());
    }

    private static long nanos(Work work) {
        long start = System.nanoTime();
        work.spend();
        return System.nanoTime() - start;
    }

    private static Work work(long micros, long stallEvery, long stallMillis) {
        return Work.of(Settings.EMPTY.with("work.micros", micros).with("work.stallEvery", stallEvery)
                .with("work.stallMillis", stallMillis)).orElseThrow();
    }
}
