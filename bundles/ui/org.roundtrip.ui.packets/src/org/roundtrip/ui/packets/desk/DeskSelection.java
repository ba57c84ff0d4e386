// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import org.roundtrip.packets.OpenCapture;

/**
 * The selection of a desk. When the selected part of the capture was not read yet, the selection waits until it was.
 * User interface's thread only.
 */
final class DeskSelection {
    private final Listener listener;
    private CaptureSelection current = CaptureSelection.NOTHING;
    private CaptureSelection wanted;

    /** Receives each change. */
    @FunctionalInterface
    interface Listener {
        void changed(CaptureSelection before, CaptureSelection now, Object origin);
    }

    DeskSelection(Listener listener) {
        this.listener = listener;
    }

    CaptureSelection current() {
        return current;
    }

    /** Selects now, or later if that part of the capture was not read yet. @param capture null while it is being opened */
    void select(CaptureSelection asked, OpenCapture capture, Object origin) {
        if (capture == null || !SelectionCompletion.available(asked, capture)) {
            wanted = asked;
        } else {
            wanted = null;
            change(SelectionCompletion.complete(asked, capture), origin);
        }
    }

    /**
     * Called when more of the capture was read. It makes the selection that waits, or completes the selection by a
     * message and a call.
     */
    void grew(OpenCapture capture, Object origin) {
        if (wanted == null) {
            change(SelectionCompletion.completeFurther(current, capture), origin);
        } else if (SelectionCompletion.available(wanted, capture)) {
            select(wanted, capture, origin);
        }
    }

    /** Selects nothing, without calling the listener. @return the selection before */
    CaptureSelection reset() {
        CaptureSelection before = current;
        current = CaptureSelection.NOTHING;
        wanted = null;
        return before;
    }

    private void change(CaptureSelection now, Object origin) {
        CaptureSelection before = current;
        if (!now.equals(before)) {
            current = now;
            listener.changed(before, now, origin);
        }
    }
}
