// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CallTimesTest {
    private final CallTimes calls = TestCalls.of(0, 10, 10, 20, 30, 60, 35, 40, 70, 80);

    @Test
    void theLatestCallUnderWayIsFound() {
        assertEquals(0, calls.at(0));
        assertEquals(0, calls.at(9.9));
        assertEquals(1, calls.at(10));
        assertEquals(-1, calls.at(25));
        assertEquals(3, calls.at(36));
        assertEquals(2, calls.at(50), "the longer one goes on");
        assertEquals(-1, calls.at(80));
        assertEquals(-1, calls.at(-1));
    }

    @Test
    void whatIsUnderWayAtTheEdgeIsSeen() {
        assertEquals(0, calls.firstSeen(5));
        assertEquals(2, calls.firstSeen(50));
        assertEquals(4, calls.firstSeen(65));
        assertEquals(5, calls.firstSeen(90));
        assertEquals(2, calls.firstFrom(10.5));
    }
}
