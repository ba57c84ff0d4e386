// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.io.IOException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.model.text.Texts;

/** Reads the calls of a run that has ended. */
final class ReadJob extends Job {
    private static final Texts TEXTS = Texts.of(ReadJob.class);

    private final OpenRuns runs;
    private final OpenRun run;

    ReadJob(OpenRuns runs, OpenRun run) {
        super(TEXTS.text("readingRun", run.run().plan().name()));
        this.runs = runs;
        this.run = run;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            run.refresh();
            return Status.OK_STATUS;
        } catch (IOException e) {
            return Status.error(e.getMessage(), e);
        } finally {
            runs.read(run);
        }
    }
}
