// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CallTimesTest {
    private final CallTimes calls = TestCalls.of(0, 10, 10, 20, 30, 60, 35, 40, 70, 80);

    @Test
    void theLastStartedOfTheRunningCallsIsFound() {
        assertEquals(0, calls.runningAt(0));
        assertEquals(0, calls.runningAt(9.9));
        assertEquals(1, calls.runningAt(10));
        assertEquals(-1, calls.runningAt(25));
        assertEquals(3, calls.runningAt(36));
        assertEquals(2, calls.runningAt(50), "the longer one goes on");
        assertEquals(-1, calls.runningAt(80));
        assertEquals(-1, calls.runningAt(-1));
    }

    @Test
    void allRunningCallsAreFoundHoweverManyStartedSince() {
        assertArrayEquals(new int[] {3, 2}, calls.allRunningAt(36).toArray());
        assertArrayEquals(new int[0], calls.allRunningAt(65).toArray());
        CallTimes beside = TestCalls.of(LongStream.concat(LongStream.of(0, 1000),
                LongStream.range(1, 301).flatMap(i -> LongStream.of(2 * i, 2 * i + 1))).toArray());
        assertEquals(0, beside.firstRunningFrom(900));
        assertEquals(0, beside.runningAt(900));
        assertArrayEquals(new int[] {300, 0}, beside.allRunningAt(600).toArray());
        assertEquals(301, beside.firstRunningFrom(1000));
    }

    @Test
    void aCallRunningAtTheEdgeIsTheFirst() {
        assertEquals(0, calls.firstRunningFrom(5));
        assertEquals(2, calls.firstRunningFrom(50));
        assertEquals(4, calls.firstRunningFrom(65));
        assertEquals(5, calls.firstRunningFrom(90));
        assertEquals(2, calls.firstStartingFrom(10.5));
    }
}
