// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.engine.RunHandle;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.ui.open.OpenRun;

/** A run as a job of the workbench, with progress; it can be cancelled. */
public final class RunJob extends Job {
    private final Plan plan;
    private final boolean quick;
    private final Path folder;
    private final Runner runner;
    private final RunControl control;
    private final Consumer<List<Objection>> refused;
    private volatile RunHandle handle;
    private volatile OpenRun opened;
    private volatile Progress progress = new Progress(Messages.starting, 0, 0);

    /**
     * Progress of a run.
     *
     * @param what the current step, as a sentence
     * @param done steps done
     * @param of   steps in all, 0 while that is not known
     */
    public record Progress(String what, int done, int of) {
    }

    RunJob(Plan plan, boolean quick, Path folder, Runner runner, RunControl control,
            Consumer<List<Objection>> refused) {
        super(NLS.bind(quick ? Messages.quickRunOf : Messages.runOf, plan.name()));
        this.plan = plan;
        this.quick = quick;
        this.folder = folder;
        this.runner = runner;
        this.control = control;
        this.refused = refused;
        setRule(OneAtATime.MEASURING);
    }

    /** The plan of the run. */
    public Plan plan() {
        return plan;
    }

    /** The run; empty while it has not begun, or when it was refused. */
    Optional<OpenRun> opened() {
        return Optional.ofNullable(opened);
    }

    /** The latest progress. */
    public Progress progress() {
        return progress;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        List<Objection> objections = List.of();
        try {
            handle = runner.start(plan, quick, folder, new Following(monitor));
            opened = control.runs().open(handle.folder());
            control.began(opened);
            if (monitor.isCanceled()) {
                handle.cancel();
            }
            Run ended = handle.await();
            return ended.outcome() == Run.Outcome.CANCELLED ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } catch (RefusedException e) {
            objections = e.objections();
            return Status.CANCEL_STATUS;
        } catch (IOException e) {
            objections = List.of(new Objection("", "", e.getMessage()));
            return Status.CANCEL_STATUS;
        } catch (InterruptedException e) {
            handle.cancel();
            return Status.CANCEL_STATUS;
        } finally {
            List<Objection> reasons = objections;
            control.ended(this, () -> {
                if (!reasons.isEmpty()) {
                    refused.accept(reasons);
                }
            });
        }
    }

    @Override
    protected void canceling() {
        RunHandle started = handle;
        if (started != null) {
            started.cancel();
        }
    }

    /** Reports the engine's progress to the job; called on the engine's thread. */
    private final class Following implements RunListener {
        private final IProgressMonitor monitor;
        private int worked;
        private boolean begun;

        Following(IProgressMonitor monitor) {
            this.monitor = monitor;
        }

        @Override
        public void progress(String what, int done, int of) {
            if (!begun) {
                begun = true;
                monitor.beginTask(getName(), Math.max(1, of));
            }
            monitor.subTask(what);
            monitor.worked(Math.max(0, done - worked));
            worked = Math.max(worked, done);
            progress = new Progress(what, done, of);
            control.progressed();
        }
    }
}
