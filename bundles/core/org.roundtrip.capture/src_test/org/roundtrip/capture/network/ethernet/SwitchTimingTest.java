// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the computed times without a switch and without a real clock. */
class SwitchTimingTest {
    private static final long START = -1_000_000_007L;

    @ParameterizedTest
    @CsvSource({"60, 6720", "42, 6720", "66, 7200", "1514, 123040"})
    void aLinkIsBusyAsLongAsAt100MegabitsASecond(int bytes, long nanos) {
        assertEquals(nanos, SwitchTiming.nanos(bytes));
    }

    @ParameterizedTest
    @CsvSource({"66, 50, 64400", "66, 0, 14400", "1514, 50, 296080", "1514, 1000, 1246080"})
    void aFrameTakesTwoLinksAndTheLatency(int bytes, long latencyMicros, long nanos) {
        assertEquals(START + nanos, new SwitchTiming(latencyMicros * 1000, START).arrival(START, bytes));
    }

    @Test
    void framesOfOneSizeFollowEachOtherAtTheRateOfALink() {
        SwitchTiming timing = new SwitchTiming(50_000, START);
        long first = timing.arrival(START, 1514);
        for (int i = 1; i < 100; i++) {
            assertEquals(first + i * 123_040L, timing.arrival(START + i, 1514));
        }
    }

    @Test
    void theSwitchStoresAWholeFrameBeforeItPassesItOn() {
        SwitchTiming timing = new SwitchTiming(0, START);
        assertEquals(START + 2 * 123_040, timing.arrival(START, 1514));
        // the switch receives the short frame while it sends the long one, so the short one follows at once
        assertEquals(START + 2 * 123_040 + 7200, timing.arrival(START, 66));
        // a long frame behind a short one has to be received first
        assertEquals(START + 123_040 + 7200 + 2 * 123_040, timing.arrival(START, 1514));
    }

    @Test
    void anIdleLinkStartsAtOnce() {
        SwitchTiming timing = new SwitchTiming(0, START);
        timing.arrival(START, 1514);
        assertEquals(START + 10_000_000 + 14_400, timing.arrival(START + 10_000_000, 66));
    }

    @Test
    void aFrameThatWouldWaitForMoreThanAThousandFullFramesIsDropped() {
        SwitchTiming timing = new SwitchTiming(0, START);
        for (int i = 0; i <= SwitchTiming.QUEUE_FRAMES; i++) {
            assertTrue(timing.arrival(START, 1514) > START, "frame " + i);
        }
        assertEquals(SwitchTiming.DROPPED, timing.arrival(START, 1514));
        assertEquals(SwitchTiming.DROPPED, timing.arrival(START, 66), "a short frame too");
        assertTrue(timing.arrival(START + 123_040, 66) > START, "one has been sent, so there is room again");
    }

    @Test
    void onceTheQueueIsFullTheRateStaysThatOfTheLink() {
        SwitchTiming timing = new SwitchTiming(0, START);
        int passed = 0;
        for (int i = 0; i < 100_000; i++) {
            passed += timing.arrival(START + i * 10_000L, 1514) == SwitchTiming.DROPPED ? 0 : 1;
        }
        assertEquals(100_000 * 10_000L / 123_040 + SwitchTiming.QUEUE_FRAMES, passed, 2);
    }
}
