// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.report.Reports;

/** Writes a run's report in the background. */
final class ReportJob extends Job {
    private final Path run;
    private final Path file;

    ReportJob(Path run, Path file) {
        super(NLS.bind(Messages.writingReport, file.getFileName()));
        this.run = run;
        this.file = file;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            Reports.write(RunFolder.open(run), file, dissectors());
            return Status.OK_STATUS;
        } catch (IOException e) {
            return Status.error(NLS.bind(Messages.cannotWriteReport, e.getMessage()), e);
        }
    }

    /** The registered dissectors; without them the report leaves out the content of packets. */
    private static Dissectors dissectors() {
        BundleContext context = FrameworkUtil.getBundle(ReportJob.class).getBundleContext();
        ServiceReference<Dissectors> table = context.getServiceReference(Dissectors.class);
        return table == null ? new Dissectors() : context.getService(table);
    }
}
