// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.function.BooleanSupplier;

/**
 * Draws after each change while the result is visible. All changes while it is hidden are drawn together, when it is
 * painted again. User interface's thread only.
 */
final class DrawWhenVisible {
    private final BooleanSupplier visible;
    private final Runnable draw;
    private boolean waiting;

    /**
     * Begins without anything to draw.
     *
     * @param visible whether a person can see the result now
     * @param draw    starts drawing
     */
    DrawWhenVisible(BooleanSupplier visible, Runnable draw) {
        this.visible = visible;
        this.draw = draw;
    }

    /** Draws a change now, or when the result is visible again. */
    void changed() {
        waiting = !visible.getAsBoolean();
        if (!waiting) {
            draw.run();
        }
    }

    /** Called when the system paints the result, which is then visible: draws the changes that wait. */
    void painted() {
        if (waiting) {
            changed();
        }
    }
}
