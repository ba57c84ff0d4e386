// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where lines of a conversation begin. */
class LineBreaksTest {
    @Test
    void textBreaksAtLineFeedsAndWhereALineIsFull() {
        assertEquals(List.of("GET / HTTP/1.1\r\n", "Host: here\r\n", "\r\n", "<a>"),
                lines("GET / HTTP/1.1\r\nHost: here\r\n\r\n<a>", 40));
        assertEquals(List.of("abcd", "efgh", "ij\n", "k"), lines("abcdefghij\nk", 4));
        assertEquals(List.of("abcd\r\n", "ef"), lines("abcd\r\nef", 4), "the end of a full line makes no line of its own");
        assertEquals(List.of("abcd\n", "\n", "\n"), lines("abcd\n\n\n", 4));
        assertEquals(List.of(), lines("", 4));
    }

    @Test
    void noLineIsMuchLongerThanItsColumns() {
        byte[] bytes = "\r".repeat(1000).getBytes(US_ASCII);
        assertEquals(100, LineBreaks.text(bytes, 10).length);
    }

    @Test
    void digitsStandInLinesOfEqualLength() {
        assertArrayEquals(new int[] {0, 16, 32}, LineBreaks.hex(33, 16));
        assertArrayEquals(new int[] {0, 16}, LineBreaks.hex(32, 16));
        assertArrayEquals(new int[] {}, LineBreaks.hex(0, 16));
    }

    @Test
    void findsTheLineOfAByte() {
        int[] starts = {0, 16, 20};
        assertEquals(0, LineBreaks.lineOf(starts, 15));
        assertEquals(1, LineBreaks.lineOf(starts, 16));
        assertEquals(2, LineBreaks.lineOf(starts, 500));
    }

    private static List<String> lines(String text, int columns) {
        int[] starts = LineBreaks.text(text.getBytes(US_ASCII), columns);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < starts.length; i++) {
            lines.add(text.substring(starts[i], i + 1 < starts.length ? starts[i + 1] : text.length()));
        }
        return lines;
    }
}
