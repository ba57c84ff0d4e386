// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Going through a conversation line by line. */
class LinePositionTest {
    private static final int[] LINES = {3, 1, 5, 2};

    @Test
    void goesFromChunkToChunk() {
        assertEquals(new LinePosition(2, 1), moved(0, 1, 4));
        assertEquals(new LinePosition(0, 2), moved(2, 0, -2));
        assertEquals(new LinePosition(1, 0), moved(0, 2, 1));
        assertEquals(new LinePosition(2, 3), moved(2, 3, 0));
    }

    @Test
    void staysBetweenTheFirstLineAndTheLast() {
        assertEquals(LinePosition.BEGIN, moved(2, 3, -100));
        assertEquals(new LinePosition(3, 1), moved(0, 0, 100));
        assertEquals(new LinePosition(3, 0), new LinePosition(3, Integer.MAX_VALUE).moved(-1, i -> LINES[i], 4));
    }

    @Test
    void everyLineIsReachedOnceEachWay() {
        LinePosition place = LinePosition.BEGIN;
        for (int line = 1; line < 11; line++) {
            LinePosition next = place.moved(1, i -> LINES[i], 4);
            assertEquals(1, next.compareTo(place));
            assertEquals(place, next.moved(-1, i -> LINES[i], 4));
            place = next;
        }
        assertEquals(new LinePosition(3, 1), place);
    }

    private static LinePosition moved(int chunk, int line, int by) {
        return new LinePosition(chunk, line).moved(by, i -> LINES[i], LINES.length);
    }
}
