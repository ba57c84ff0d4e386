// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.statushandlers.StatusManager;

/** Runs a short action on files and shows a failure to the person who asked for it. */
final class FileWork {
    private FileWork() {
    }

    /** An action that may fail. */
    @FunctionalInterface
    interface Work {
        void run() throws IOException;
    }

    static void attempt(Work work) {
        try {
            work.run();
        } catch (IOException e) {
            StatusManager.getManager().handle(Status.error(e.getMessage(), e), StatusManager.SHOW);
        }
    }
}
