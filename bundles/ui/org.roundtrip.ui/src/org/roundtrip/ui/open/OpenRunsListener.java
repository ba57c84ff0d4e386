// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

/** Called on the user interface's thread when open runs change. */
public interface OpenRunsListener {
    /** A run was opened, or has just been started. */
    default void opened(OpenRun run) {
    }

    /** The runs that were open when the workbench ended are open again, except those that are gone. */
    default void openedAgain() {
    }

    /** More of the run was read: calls, forks, results or its outcome. At most 20 times a second. */
    default void changed(OpenRun run) {
    }

    /** The run was closed. A listener drops its references to it. */
    default void closed(OpenRun run) {
    }
}
