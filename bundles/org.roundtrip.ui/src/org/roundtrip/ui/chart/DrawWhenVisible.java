// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.function.BooleanSupplier;

/**
 * Draws when there is something new, but only while the result can be seen. What came while it was hidden is drawn once,
 * when it is painted again. User interface's thread only.
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

    /** There is something new to draw. */
    void changed() {
        waiting = !visible.getAsBoolean();
        if (!waiting) {
            draw.run();
        }
    }

    /** The system asked for the picture, so it is visible again. */
    void painted() {
        if (waiting) {
            changed();
        }
    }
}
