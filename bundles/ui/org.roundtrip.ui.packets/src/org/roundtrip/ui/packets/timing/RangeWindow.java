// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

/**
 * The visible part of a whole, as shares from 0 to 1, and how dragging changes it. Immutable.
 *
 * @param from where it begins
 * @param to   where it ends, not before {@code from}
 */
record RangeWindow(double from, double to) {
    /** All of it. */
    static final RangeWindow WHOLE = new RangeWindow(0, 1);

    private static final int GRABBED_WHOLE = 4;

    /** The part of the window that the mouse holds. */
    enum Grip { LEFT, RIGHT, INSIDE, OUTSIDE }

    /**
     * Returns the part of the window at a place. Of a window narrower than four times {@code reach} that is the inside.
     *
     * @param reach distance from an edge within which the edge is held
     */
    Grip grip(double at, double reach) {
        if (to - from < GRABBED_WHOLE * reach && Math.abs(at - (from + to) / 2) <= reach + (to - from) / 2) {
            return Grip.INSIDE;
        }
        if (Math.abs(at - from) <= reach) {
            return Grip.LEFT;
        }
        if (Math.abs(at - to) <= reach) {
            return Grip.RIGHT;
        }
        return !whole() && at > from && at < to ? Grip.INSIDE : Grip.OUTSIDE;
    }

    /** Returns the window after a drag from one place to another. */
    RangeWindow dragged(Grip grip, double start, double now) {
        return switch (grip) {
            case LEFT -> between(now, to);
            case RIGHT -> between(from, now);
            case INSIDE -> {
                double shift = Math.clamp(now - start, -from, 1 - to);
                yield new RangeWindow(from + shift, to + shift);
            }
            case OUTSIDE -> between(start, now);
        };
    }

    /** Reports whether all of it is visible. */
    boolean whole() {
        return from <= 0 && to >= 1;
    }

    private static RangeWindow between(double one, double other) {
        return new RangeWindow(Math.clamp(Math.min(one, other), 0.0, 1.0), Math.clamp(Math.max(one, other), 0.0, 1.0));
    }
}
