// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.roundtrip.ui.packets.timing.RangeWindow.Grip;

class RangeWindowTest {
    private static final RangeWindow WINDOW = new RangeWindow(0.4, 0.6);

    @Test
    void aPlaceIsOnAnEdgeInsideOrOutside() {
        assertEquals(Grip.LEFT, WINDOW.grip(0.405, 0.01));
        assertEquals(Grip.RIGHT, WINDOW.grip(0.595, 0.01));
        assertEquals(Grip.INSIDE, WINDOW.grip(0.5, 0.01));
        assertEquals(Grip.OUTSIDE, WINDOW.grip(0.3, 0.01));
        assertEquals(Grip.OUTSIDE, RangeWindow.WHOLE.grip(0.5, 0.01), "in the whole, another window is drawn");
        assertEquals(Grip.INSIDE, new RangeWindow(0.5, 0.501).grip(0.505, 0.01), "a narrow one can still be moved");
    }

    @Test
    void edgesMoveAndMayCross() {
        assertEquals(new RangeWindow(0.2, 0.6), WINDOW.dragged(Grip.LEFT, 0.4, 0.2));
        assertEquals(new RangeWindow(0.6, 0.9), WINDOW.dragged(Grip.LEFT, 0.4, 0.9));
        assertEquals(new RangeWindow(0.4, 1), WINDOW.dragged(Grip.RIGHT, 0.6, 1.7));
    }

    @Test
    void aMovedWindowStopsAtTheEndsAndKeepsItsWidth() {
        assertEquals(0.2, WINDOW.dragged(Grip.INSIDE, 0.5, -3).to(), 1e-9);
        assertEquals(0.8, WINDOW.dragged(Grip.INSIDE, 0.5, 3).from(), 1e-9);
        assertEquals(0.45, WINDOW.dragged(Grip.INSIDE, 0.5, 0.55).from(), 1e-9);
    }

    @Test
    void aDragOutsideDrawsAnotherWindow() {
        assertEquals(new RangeWindow(0.1, 0.3), WINDOW.dragged(Grip.OUTSIDE, 0.3, 0.1));
    }
}
