// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.io.IOException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Reads the new calls of all runs that still grow, and repeats that until no run grows. */
final class FollowJob extends Job {
    /** Twice a second: reading journals more often would disturb the fork that is being measured. */
    private static final int PAUSE_MILLIS = 500;
    private final OpenRuns runs;

    FollowJob(OpenRuns runs) {
        super("Following runs");
        this.runs = runs;
        setSystem(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        boolean growing = false;
        for (OpenRun run : runs.all()) {
            if (!run.live() || run.unreadable()) {
                continue;
            }
            try {
                if (run.refresh()) {
                    runs.changed(run);
                }
                growing |= run.live();
            } catch (IOException e) {
                ILog.get().warn("A run's folder cannot be followed any more.", e);
                runs.changed(run);
            }
        }
        if (growing) {
            schedule(PAUSE_MILLIS);
        }
        return Status.OK_STATUS;
    }
}
