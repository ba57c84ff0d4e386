// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Charts are drawn only while they can be seen. */
class DrawWhenVisibleTest {
    private boolean visible;
    private int drawn;
    private final DrawWhenVisible redraws = new DrawWhenVisible(() -> visible, () -> drawn++);

    @Test
    void eachChangeOfAVisibleChartIsDrawn() {
        visible = true;
        redraws.changed();
        redraws.changed();
        assertEquals(2, drawn);
    }

    @Test
    void aHiddenChartIsNotDrawnUntilItIsPaintedAgain() {
        for (int i = 0; i < 100; i++) {
            redraws.changed();
        }
        assertEquals(0, drawn);
        visible = true;
        redraws.painted();
        assertEquals(1, drawn, "all changes together are one picture");
        redraws.painted();
        assertEquals(1, drawn, "nothing has changed since");
    }
}
