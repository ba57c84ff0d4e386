// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Called;
import org.roundtrip.ui.open.OpenRun;

/** Reads the captures of all providers of a run for one operation. Only one such job runs at a time. */
final class ProviderStudyJob extends Job {
    private static final Texts TEXTS = Texts.of(ProviderStudyJob.class);
    private static final ISchedulingRule ALONE = new ISchedulingRule() {
        @Override
        public boolean contains(ISchedulingRule rule) {
            return rule == this;
        }

        @Override
        public boolean isConflicting(ISchedulingRule rule) {
            return rule == this;
        }
    };
    private final OpenRun open;
    private final Called called;
    private final ProviderStudies studies;
    private final Dissectors dissectors;

    ProviderStudyJob(OpenRun open, Called called, ProviderStudies studies, Dissectors dissectors) {
        super(TEXTS.text("comparing", called.words()));
        this.open = open;
        this.called = called;
        this.studies = studies;
        this.dissectors = dissectors;
        setRule(ALONE);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Run run = open.run();
        List<String> variants = ProviderStudies.variants(run, called);
        monitor.beginTask(getName(), variants.size());
        for (String variant : variants) {
            if (monitor.isCanceled()) {
                return Status.CANCEL_STATUS;
            }
            monitor.subTask(variant);
            SafeRunner.run(() -> studies.study(open.folder(), run, called.of(variant), dissectors,
                    () -> !monitor.isCanceled()).forEach(problem -> ILog.get().warn(variant + ": " + problem)));
            monitor.worked(1);
        }
        return Status.OK_STATUS;
    }
}
