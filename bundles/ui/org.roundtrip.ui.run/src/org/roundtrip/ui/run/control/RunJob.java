// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.engine.RunHandle;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Turn;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;

/** A run as a job of the workbench; it can be cancelled. Its owner hears of it on the threads of the job and of the engine. */
public final class RunJob extends Job {
    private static final Texts TEXTS = Texts.of(RunJob.class);

    private final Plan plan;
    private final Turn turn;
    private final Beginning beginning;
    private final OpenRuns runs;
    private final Owner owner;
    private volatile RunHandle handle;
    private volatile OpenRun opened;
    private volatile Progress progress;

    /**
     * Progress of a run.
     *
     * @param what the current step, as a sentence
     * @param done how many forks were carried out
     * @param of   forks in all, 0 while that is not known
     * @param mind what a person has to mind meanwhile, as a sentence; empty when there is nothing
     */
    public record Progress(String what, int done, int of, String mind) {
    }

    /** Begins what the job measures. */
    @FunctionalInterface
    interface Beginning {
        /** @throws RefusedException when the engine refuses it. @throws IOException when it cannot be recorded */
        RunHandle begin(RunListener listener) throws RefusedException, IOException, InterruptedException;
    }

    /** Hears of a run. Any thread. */
    interface Owner {
        /** The run has begun and is open. */
        void began(OpenRun run);

        /** This machine has been checked. */
        void checked(Machine machine);

        /** The run has advanced, see {@link RunJob#progress}. */
        void progressed();

        /** Everything is prepared and measuring begins when this returns. */
        void prepared() throws InterruptedException;

        /** The run has ended, or was not begun, because the engine refuses the plan. */
        void ended(RunJob job, List<Objection> objections);

        /** The run was not begun, because another process measures. @param sentence says which */
        void measuredElsewhere(RunJob job, String sentence);
    }

    RunJob(Plan plan, boolean quick, Turn turn, Beginning beginning, OpenRuns runs, Owner owner) {
        super(TEXTS.text(quick ? "quickRunOf" : "runOf", plan.name()));
        this.plan = plan;
        this.turn = turn;
        this.beginning = beginning;
        this.runs = runs;
        this.owner = owner;
        progress = new Progress(turn == Turn.WAIT ? TEXTS.text("waiting") : TEXTS.text("starting"), 0, 0, "");
        setRule(OneAtATime.MEASURING);
        setPriority(LONG);
        // The header of the plan and the list of runs say how far it is.
        setSystem(true);
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

    /** How many forks were carried out. */
    public int forksEnded() {
        return progress.done();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        List<Objection> objections = List.of();
        try {
            handle = beginning.begin(new Following());
            opened = runs.open(handle.folder());
            owner.began(opened);
            if (monitor.isCanceled()) {
                handle.cancel();
            }
            handle.await();
        } catch (RefusedException e) {
            if (e.measuredElsewhere()) {
                owner.measuredElsewhere(this, e.getMessage());
                return Status.CANCEL_STATUS;
            }
            objections = e.objections();
        } catch (IOException e) {
            objections = List.of(new Objection("", "", e.getMessage()));
        } catch (InterruptedException e) {
            if (handle != null) {
                handle.cancel();
            }
        }
        owner.ended(this, objections);
        return Status.OK_STATUS;
    }

    @Override
    protected void canceling() {
        RunHandle started = handle;
        if (started != null) {
            started.cancel();
        } else if (turn == Turn.WAIT && getThread() != null) {
            getThread().interrupt();
        }
    }

    /** Whether the run waits until other processes use the processors no more. */
    public boolean waitsForIdle() {
        RunHandle started = handle;
        return started != null && started.waitsForIdle();
    }

    /** Ends that wait. Returns at once. */
    public void goOn() {
        RunHandle started = handle;
        if (started != null) {
            started.goOn();
        }
    }

    /** Follows the engine, on its thread. */
    private final class Following implements RunListener {
        @Override
        public void changed(Run run) {
            OpenRun shown = opened;
            if (shown != null) {
                runs.told(shown, run);
            }
        }

        @Override
        public void warned(String sentence) {
            progress = new Progress(progress.what(), progress.done(), progress.of(), sentence);
            owner.progressed();
        }

        @Override
        public void progress(String what, int done, int of) {
            progress = new Progress(what, done, of, progress.mind());
            owner.progressed();
        }

        @Override
        public boolean waitsForIdle() {
            return true;
        }

        @Override
        public void machine(Machine machine) {
            owner.checked(machine);
        }

        @Override
        public void prepared() throws InterruptedException {
            owner.prepared();
        }
    }
}
