// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import org.roundtrip.packets.OpenCapture;

/** Listens to a {@link CaptureDesk}. Called on the user interface's thread. */
public interface DeskListener {
    /** Another capture was opened, of which nothing is read yet. @param now null when the capture was closed */
    default void captureChanged(OpenCapture now) {
    }

    /** While there is no capture, something else is being loaded than before, or nothing any more. */
    default void loadingChanged() {
    }

    /** More of the capture was read or decoded. At most 20 times a second, and once more at the end. */
    default void grew(OpenCapture capture) {
    }

    /** Other packets pass the filter, see {@link CaptureDesk#passing}. */
    default void filterChanged() {
    }

    /**
     * The selection has changed.
     *
     * @param origin the caller of {@link CaptureDesk#select}, so that it can ignore its own change
     */
    default void selectionChanged(CaptureSelection before, CaptureSelection now, Object origin) {
    }
}
