// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.CaptureException;

/** When a capturing program has written all, by a clock that passes only while the waiting sleeps. */
class DrainTest {
    private long millis;

    /** A program by what it has written and whether it waits, at a time in milliseconds. It ends when it has written -2 bytes. */
    private void await(LongFunction<Integer> written, LongPredicate waits) throws Exception {
        new Drain(Duration.ofMillis(800), Duration.ofMillis(20), () -> millis * 1_000_000, time -> millis += time.toMillis())
                .await(new Drain.Program() {
                    @Override
                    public boolean alive() {
                        return written.apply(millis) != -2;
                    }

                    @Override
                    public long written() {
                        return written.apply(millis);
                    }

                    @Override
                    public boolean waits() {
                        return waits.test(millis);
                    }
                });
    }

    @Test
    void aQuietProgramIsAwaitedNoLongerThanItsDelays() throws Exception {
        await(time -> 1, time -> true);
        assertEquals(800, millis);
    }

    @Test
    void aFileThatGrowsIsNotQuiet() throws Exception {
        await(time -> time < 500 ? (int) time : 500, time -> true);
        assertEquals(1300, millis);
    }

    /** A busy machine lets the program run only after two seconds; then it writes what was held for it. */
    @Test
    void aSilenceOfAProgramThatDoesNotRunIsNone() throws Exception {
        await(time -> time < 2000 ? 1 : 2, time -> time > 2100);
        assertEquals(2800, millis);
    }

    @Test
    void packetsThatKeepComingDoNoHarm() throws Exception {
        await(time -> (int) time, time -> time % 100 == 0);
        assertEquals(10_000, millis);
    }

    @Test
    void aProgramThatNeverWaitsHasPacketsLeft() {
        assertThrows(CaptureException.class, () -> await(time -> 1, time -> false));
    }

    @Test
    void aProgramThatHasEndedIsNotAwaited() throws Exception {
        await(time -> time < 100 ? 1 : -2, time -> false);
        assertEquals(100, millis);
    }

    @Test
    void theStateOfAProcessIsBehindItsName() {
        assertTrue(Drain.waits("17 (dump) R) S 1 17"));
        assertFalse(Drain.waits("17 (S) R 1 17"));
    }
}
