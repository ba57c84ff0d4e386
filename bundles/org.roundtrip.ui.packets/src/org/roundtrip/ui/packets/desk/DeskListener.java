// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import org.roundtrip.packets.OpenCapture;

/** Hears on the user interface's thread what becomes of the capture that everyone looks at. */
public interface DeskListener {
    /** Another capture than before is looked at, with nothing read of it yet; or none, when it is null. */
    default void captureChanged(OpenCapture now) {
    }

    /** More of it was read or decoded, or all was. At most 20 times a second. */
    default void grew(OpenCapture capture) {
    }

    /**
     * Something else is looked at within the same capture.
     *
     * @param origin who moved the selection, so that it need not follow itself
     */
    default void selectionChanged(CaptureSelection before, CaptureSelection now, Object origin) {
    }
}
