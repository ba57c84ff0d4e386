// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Going through a conversation line by line. */
class TalkPlaceTest {
    private static final int[] LINES = {3, 1, 5, 2};

    @Test
    void goesFromChunkToChunk() {
        assertEquals(new TalkPlace(2, 1), moved(0, 1, 4));
        assertEquals(new TalkPlace(0, 2), moved(2, 0, -2));
        assertEquals(new TalkPlace(1, 0), moved(0, 2, 1));
        assertEquals(new TalkPlace(2, 3), moved(2, 3, 0));
    }

    @Test
    void staysBetweenTheFirstLineAndTheLast() {
        assertEquals(TalkPlace.BEGIN, moved(2, 3, -100));
        assertEquals(new TalkPlace(3, 1), moved(0, 0, 100));
        assertEquals(new TalkPlace(3, 0), new TalkPlace(3, Integer.MAX_VALUE).moved(-1, i -> LINES[i], 4));
    }

    @Test
    void everyLineIsReachedOnceEachWay() {
        TalkPlace place = TalkPlace.BEGIN;
        for (int line = 1; line < 11; line++) {
            TalkPlace next = place.moved(1, i -> LINES[i], 4);
            assertEquals(1, next.compareTo(place));
            assertEquals(place, next.moved(-1, i -> LINES[i], 4));
            place = next;
        }
        assertEquals(new TalkPlace(3, 1), place);
    }

    private static TalkPlace moved(int chunk, int line, int by) {
        return new TalkPlace(chunk, line).moved(by, i -> LINES[i], LINES.length);
    }
}
