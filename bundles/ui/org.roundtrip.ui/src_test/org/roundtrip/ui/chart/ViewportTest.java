// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Zooming, shifting and growth of the visible part of an axis. */
class ViewportTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void zoomingKeepsTheValueUnderThePointer(boolean logarithmic) {
        Viewport view = Viewport.whole(1, 10_000, logarithmic);
        double pointed = view.value(0.3);
        Viewport near = view.zoomed(4, 0.3);
        assertEquals(pointed, near.value(0.3), 1e-6 * pointed);
        assertFalse(near.whole());
        assertEquals(0.3, near.position(pointed), 1e-9);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nothingLiesBeyondTheAxis(boolean logarithmic) {
        Viewport view = Viewport.whole(1, 10_000, logarithmic).zoomed(4, 0.5);
        Viewport far = view.zoomed(1e-6, 0.5);
        assertEquals(1, far.from(), 1e-9);
        assertEquals(10_000, far.to(), 1e-6);
        assertTrue(far.whole());
        Viewport left = view.shifted(-100);
        assertEquals(1, left.from(), 1e-9);
        assertEquals(view.position(view.to()) - view.position(view.from()),
                view.position(left.to()) - view.position(left.from()), 1e-9, "shifting does not zoom");
        assertSame(left, left.shifted(-1));
    }

    @Test
    void wholeFollowsAGrowingAxisAndAPartStays() {
        Viewport view = Viewport.whole(1, 100, true);
        assertEquals(1000, view.grown(1, 1000).to());
        Viewport part = view.seeing(10, 20);
        assertEquals(part.from(), part.grown(1, 1000).from());
        assertEquals(part.to(), part.grown(1, 1000).to());
        assertEquals(1000, part.grown(1, 1000).reset().to());
    }

    @Test
    void anEmptyAxisHasAVisiblePart() {
        Viewport nothing = Viewport.whole(0, 0, false);
        assertTrue(nothing.to() > nothing.from());
        Viewport one = Viewport.whole(1, 1, true);
        assertTrue(one.position(1.5) > 0 && one.position(1.5) < 1);
    }
}
