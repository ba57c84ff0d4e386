// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.model.Fork;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * Has the captures of all providers read that made the same calls as the capture that is looked at, also when more of them
 * come while the run goes on. User interface's thread only, but for {@link #operation} and {@link #known}.
 */
final class Comparing implements OpenRunsListener {
    private final Display display;
    private final ProviderStudies studies;
    private final Dissectors dissectors;
    private volatile Comparison comparison;
    private StudyJob studying;

    /** The run whose providers are compared on an operation. */
    private record Comparison(OpenRun run, String operation) {
    }

    Comparing(Display display, ProviderStudies studies, Dissectors dissectors) {
        this.display = display;
        this.studies = studies;
        this.dissectors = dissectors;
    }

    /** Compares, when a capture is of a run, else not. @param run that is in focus, or null */
    void begin(OpenRun run, OpenCapture shown) {
        Optional<Fork> fork = shown.source().fork();
        boolean its = run != null && fork.isPresent() && run.folder().capture(fork.get()).equals(shown.source().file());
        comparison = its ? new Comparison(run, fork.get().operation()) : null;
        study();
    }

    /** Compares nothing any more. */
    void end() {
        comparison = null;
        if (studying != null) {
            studying.cancel();
            studying = null;
        }
    }

    /** What the providers are compared on; empty for nothing. */
    String operation() {
        Comparison now = comparison;
        return now == null ? "" : now.operation();
    }

    /** What is known by now. */
    List<CaptureStudy> known() {
        Comparison now = comparison;
        return now == null ? List.of() : studies.known(now.run().folder(), now.run().run(), now.operation());
    }

    @Override
    public void changed(OpenRun run) {
        if (comparison != null && run == comparison.run()) {
            study();
        }
    }

    private void study() {
        Comparison now = comparison;
        if (now == null || studying != null
                || known().size() == ProviderStudies.variants(now.run().run(), now.operation()).size()) {
            return;
        }
        StudyJob job = new StudyJob(now.run(), now.operation(), studies, dissectors);
        job.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                if (!display.isDisposed()) {
                    display.asyncExec(() -> studying = studying == job ? null : studying);
                }
            }
        });
        studying = job;
        job.schedule();
    }
}
