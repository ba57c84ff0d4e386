// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.roundtrip.ui.bytes.HexLayout.Spacing;

/** The places of bytes on the canvas. */
class HexLayoutTest {
    private static final double CHAR = 7.3;
    private static final int ROW = 17;

    @Test
    void takesSixteenColumnsWhereTheyFit() {
        int needed = HexLayout.of(10_000, CHAR, ROW, 1000).width();
        assertEquals(new HexLayout(CHAR, ROW, 16, 4, Spacing.WIDE), HexLayout.of(needed, CHAR, ROW, 1000));
        int few = new HexLayout(CHAR, ROW, 8, 4, Spacing.WIDE).width();
        assertEquals(new HexLayout(CHAR, ROW, 8, 4, Spacing.WIDE), HexLayout.of(few, CHAR, ROW, 1000));
        assertEquals(4, HexLayout.of(10, CHAR, ROW, 1000).columns(), "large letters in a narrow place");
    }

    /** Half of a window of usual size showed eight bytes in a row and left a third of its width empty. */
    @Test
    void bytesMoveTogetherBeforeTheirRowsBecomeShorter() {
        for (int columns : new int[] {16, 8}) {
            int usual = new HexLayout(CHAR, ROW, columns, 4, Spacing.WIDE).width();
            HexLayout narrow = HexLayout.of(usual - 1, CHAR, ROW, 1000);
            assertEquals(new HexLayout(CHAR, ROW, columns, 4, Spacing.NARROW), narrow);
            assertTrue(narrow.width() < usual * 0.9, "a place that is a tenth narrower");
            assertEquals(columns / 2, HexLayout.of(narrow.width() - 1, CHAR, ROW, 1000).columns());
        }
    }

    @Test
    void offsetsHaveAsManyDigitsAsTheLastNeeds() {
        assertEquals(4, HexLayout.of(900, CHAR, ROW, 0x10000).digits());
        assertEquals(6, HexLayout.of(900, CHAR, ROW, 0x10001).digits());
        assertEquals(6, HexLayout.of(900, CHAR, ROW, 16 << 20).digits());
    }

    @Test
    void findsEachByteByItsDigitsAndByItsText() {
        int size = 75;
        for (int width : new int[] {10, 265, 300, 500, 900}) {
            HexLayout layout = HexLayout.of(width, CHAR, ROW, size);
            for (int at = 0; at < size; at++) {
                int y = layout.row(at) * ROW + 3;
                int column = layout.column(at);
                assertEquals(at, layout.at(layout.hexX(column) + 2, y, size));
                assertEquals(at, layout.at(layout.textX(column) + 2, y, size));
                assertEquals(at, layout.nearest(layout.hexX(column) + 2, y, size));
                assertEquals(at, layout.nearest(layout.textX(column) + 2, y, size));
                assertTrue(layout.hexCellX(column) < layout.hexX(column) && layout.hexX(column) < layout.hexCellEnd(column));
            }
        }
    }

    @Test
    void noByteIsFoundBesideTheBytes() {
        HexLayout layout = HexLayout.of(900, CHAR, ROW, 20);
        assertEquals(-1, layout.at(layout.offsetX(), 5, 20));
        assertEquals(-1, layout.at(layout.hexX(5), ROW + 5, 20), "behind the last byte");
        assertEquals(-1, layout.at(layout.hexX(0), -5, 20));
        assertEquals(-1, layout.nearest(5, 5, 0));
        assertEquals(19, layout.nearest(layout.textX(15), 10 * ROW, 20));
        assertEquals(0, layout.nearest(0, -100, 20));
    }
}
