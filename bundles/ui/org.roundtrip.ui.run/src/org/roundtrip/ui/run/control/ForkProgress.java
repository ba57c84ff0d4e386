// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.util.function.IntSupplier;
import org.eclipse.core.runtime.IProgressMonitor;

/**
 * The progress bar of a run: its share is that of the forks that the window says have ended. The engine knows of the end of a fork
 * before the views have read it; a bar that followed the engine would say 25 % beside "0 of 4 forks". Any thread.
 */
final class ForkProgress {
    private final IProgressMonitor monitor;
    private final IntSupplier ended;
    private int worked;
    private boolean begun;

    /** @param ended how many forks have ended, as everything else in the window says it */
    ForkProgress(IProgressMonitor monitor, IntSupplier ended) {
        this.monitor = monitor;
        this.ended = ended;
    }

    /** The run is at another step. @param what the step, as a sentence @param forks in all */
    synchronized void step(String name, String what, int forks) {
        if (!begun) {
            begun = true;
            monitor.beginTask(name, Math.max(1, forks));
        }
        monitor.subTask(what);
        count();
    }

    /** Other forks may have ended. @return whether some have */
    synchronized boolean count() {
        int now = ended.getAsInt();
        boolean more = begun && now > worked;
        if (more) {
            monitor.worked(now - worked);
            worked = now;
        }
        return more;
    }
}
