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
import org.roundtrip.model.Result;
import org.roundtrip.model.Called;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * Compares the capture on the desk with those of the other providers of its run, for the same operation. A job reads their
 * captures, and reads more of them while the run goes on. User interface's thread only, except for {@link #operation},
 * {@link #known} and {@link #results}.
 */
final class ProviderComparison implements OpenRunsListener {
    private final Display display;
    private final ProviderStudies studies;
    private final Dissectors dissectors;
    private final Runnable read;
    private volatile Compared compared;
    private ProviderStudyJob job;

    /** The run whose providers are compared, and what was called. */
    private record Compared(OpenRun run, Called called) {
    }

    /** @param read runs when there may be other {@link #results} */
    ProviderComparison(Display display, ProviderStudies studies, Dissectors dissectors, Runnable read) {
        this.display = display;
        this.studies = studies;
        this.dissectors = dissectors;
        this.read = read;
    }

    /** Begins with another capture; compares nothing if it is not one of the run's. @param run the run in focus, or null */
    void begin(OpenRun run, OpenCapture shown) {
        Optional<Fork> fork = shown.source().fork();
        boolean ofRun = run != null && fork.isPresent() && run.folder().capture(fork.get()).equals(shown.source().file());
        if (ofRun) {
            begin(run, new Called(fork.get().operation(), fork.get().step()));
        } else {
            compared = null;
        }
    }

    /** Begins with what was called in a run, of which there may be no capture. */
    void begin(OpenRun run, Called called) {
        compared = new Compared(run, called);
        readMeasured(run);
        study();
    }

    /** Ends the comparison. */
    void end() {
        compared = null;
        if (job != null) {
            job.cancel();
            job = null;
        }
    }

    /** Returns in words what the providers are compared on; empty if there is no comparison. */
    String operation() {
        Compared now = compared;
        return now == null ? "" : now.called().words();
    }

    /** Returns the studies of the providers whose captures are read by now. */
    List<CaptureStudy> known() {
        Compared now = compared;
        return now == null ? List.of() : studies.known(now.run().folder(), now.run().run(), now.called());
    }

    /** Returns the results of the same providers' measured calls, as far as the run was read. */
    List<Result> results() {
        Compared now = compared;
        return now == null ? List.of() : now.run().results().stream().filter(row -> row.row().equals(
                now.called().of(row.variant()))).toList();
    }

    /**
     * Has the run read if nobody has yet. An example is one that was open when the workbench ended, while no view of its
     * measured calls is shown.
     */
    private static void readMeasured(OpenRun run) {
        if (run.results().isEmpty()) {
            run.analysis();
        }
    }

    @Override
    public void changed(OpenRun run) {
        if (compared != null && run == compared.run()) {
            if (!run.live()) {
                read.run();
            }
            study();
        }
    }

    private void study() {
        Compared now = compared;
        if (now == null || job != null
                || known().size() == ProviderStudies.variants(now.run().run(), now.called()).size()) {
            return;
        }
        ProviderStudyJob started = new ProviderStudyJob(now.run(), now.called(), studies, dissectors);
        started.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                if (!display.isDisposed()) {
                    display.asyncExec(() -> job = job == started ? null : job);
                }
            }
        });
        job = started;
        started.schedule();
    }
}
