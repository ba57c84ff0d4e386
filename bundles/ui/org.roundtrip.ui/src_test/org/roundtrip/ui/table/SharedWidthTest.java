// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class SharedWidthTest {
    @Test
    void whereAllHaveRoomOneColumnHasTheRest() {
        assertArrayEquals(new int[] {100, 250, 50}, SharedWidth.of(400, 30, 1, 100, 80, 50));
    }

    @Test
    void shortColumnsAreNotCutForLongOnes() {
        assertArrayEquals(new int[] {125, 125, 50}, SharedWidth.of(300, 30, 1, 200, 500, 50));
        assertArrayEquals(new int[] {90, 160, 50}, SharedWidth.of(300, 30, 1, 90, 500, 50));
    }

    @Test
    void theFirstColumnMayComeBeforeTheOthers() {
        assertArrayEquals(new int[] {75, 75, 75, 75}, SharedWidth.of(300, 30, 1, 200, 500, 80, 80));
        assertArrayEquals(new int[] {135, 55, 55, 55}, SharedWidth.of(300, 30, 1, 0.45, 200, 500, 80, 80));
        assertArrayEquals(new int[] {90, 160, 50}, SharedWidth.of(300, 30, 1, 0.45, 90, 500, 50), "it wants no more");
        assertArrayEquals(new int[] {200, 200, 50}, SharedWidth.of(450, 30, 1, 0.2, 200, 100, 50), "all have room");
        assertArrayEquals(new int[] {135, 83, 82}, SharedWidth.of(300, 30, 0, 0.45, 200, 83, 82), "also the one with the rest");
        assertArrayEquals(new int[] {170, 80, 50}, SharedWidth.of(300, 30, 1, 0.45, 200, 80, 50), "it has what the others leave");
        assertArrayEquals(new int[] {135, 55, 55, 55}, SharedWidth.of(300, 30, 0, 0.45, 200, 500, 80, 80));
    }

    @Test
    void aColumnMayBeKeptWholeAtTheCostOfThoseBehindIt() {
        int[] widths = {180, 80, 80, 80};
        SharedWidth.keepWhole(1, 40, widths, 180, 140, 120, 80);
        assertArrayEquals(new int[] {180, 140, 50, 50}, widths);
        int[] narrow = {100, 50, 50, 50};
        SharedWidth.keepWhole(1, 40, narrow, 100, 140, 120, 80);
        assertArrayEquals(new int[] {100, 70, 40, 40}, narrow, "those behind keep the least width");
        int[] wide = {100, 140, 120, 80};
        SharedWidth.keepWhole(1, 40, wide, 100, 140, 120, 80);
        assertArrayEquals(new int[] {100, 140, 120, 80}, wide);
    }

    @Test
    void noColumnVanishes() {
        assertArrayEquals(new int[] {60, 60, 20}, SharedWidth.of(90, 60, 1, 200, 500, 20));
    }
}
