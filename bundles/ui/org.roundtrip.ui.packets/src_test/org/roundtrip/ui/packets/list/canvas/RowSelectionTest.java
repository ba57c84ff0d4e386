// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RowSelectionTest {
    private final RowSelection selection = new RowSelection();

    @Test
    void extendsFromWhereItBegan() {
        selection.set(10);
        selection.extendTo(13);
        assertArrayEquals(new int[] {10, 11, 12, 13}, selection.rows().toArray());
        selection.extendTo(8);
        assertArrayEquals(new int[] {8, 9, 10}, selection.rows().toArray());
        assertEquals(8, selection.caret());
    }

    @Test
    void togglesSingleRows() {
        selection.set(1);
        selection.toggle(3);
        selection.toggle(2);
        assertEquals(3, selection.count());
        selection.toggle(2);
        assertArrayEquals(new int[] {1, 3}, selection.rows().toArray());
        assertFalse(selection.contains(2));
    }

    @Test
    void selectsMillionsAtOnce() {
        selection.all(Integer.MAX_VALUE);
        assertEquals(Integer.MAX_VALUE, selection.count());
        assertTrue(selection.contains(2_000_000_000));
        selection.toggle(2_000_000_000);
        assertEquals(Integer.MAX_VALUE - 1, selection.count());
        selection.clear();
        assertEquals(0, selection.count());
        assertEquals(RowSelection.NONE, selection.caret());
    }

    @Test
    void rangesEqualASetOfRows() {
        Random random = new Random(7);
        RowRanges ranges = new RowRanges();
        BitSet set = new BitSet();
        for (int i = 0; i < 20_000; i++) {
            int from = random.nextInt(200);
            int to = from + random.nextInt(5);
            if (random.nextBoolean()) {
                ranges.add(from, to);
                set.set(from, to + 1);
            } else {
                ranges.remove(from);
                set.clear(from);
            }
            assertEquals(set.cardinality(), ranges.count());
            assertEquals(set.get(to), ranges.contains(to));
        }
        assertArrayEquals(set.stream().toArray(), ranges.rows().toArray());
    }
}
