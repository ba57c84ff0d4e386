// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

/** Hears on the user interface's thread what becomes of open runs. */
public interface OpenRunsListener {
    /** A run was opened, or has just been started. */
    default void opened(OpenRun run) {
    }

    /** More of the run is known than before: calls, forks, results or its outcome. At most 20 times a second. */
    default void changed(OpenRun run) {
    }

    /** The run is no longer shown. */
    default void closed(OpenRun run) {
    }
}
