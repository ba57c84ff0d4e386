// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.engine.RunHandle;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.Turn;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.open.OpenRun;

/** A run as a job of the workbench, with progress; it can be cancelled. */
public final class RunJob extends Job {
    private static final Texts TEXTS = Texts.of(RunJob.class);

    private final Plan plan;
    private final boolean quick;
    private final Instant asked;
    private final Function<Instant, Path> folder;
    private final Runner runner;
    private final RunControl control;
    private final Turn turn;
    private final Refusal refused;
    private volatile RunHandle handle;
    private volatile OpenRun opened;
    private volatile Progress progress;
    private volatile ForkProgress bar;

    /**
     * Progress of a run.
     *
     * @param what the current step, as a sentence
     * @param of   forks in all, 0 while that is not known
     * @param mind what a person has to mind meanwhile, as a sentence; empty when there is nothing
     */
    public record Progress(String what, int of, String mind) {
    }

    /**
     * What happens when the engine refuses the plan, on the user interface's thread.
     *
     * @param plan      gets the objections to the plan
     * @param elsewhere gets a sentence on the run that another process measures
     */
    record Refusal(Consumer<List<Objection>> plan, Consumer<String> elsewhere) {
    }

    RunJob(Plan plan, boolean quick, Turn turn, Instant asked, Function<Instant, Path> folder, Runner runner, RunControl control, Refusal refused) {
        super(TEXTS.text(quick ? "quickRunOf" : "runOf", plan.name()));
        this.plan = plan;
        this.quick = quick;
        this.turn = turn;
        this.asked = asked;
        this.folder = folder;
        this.runner = runner;
        this.control = control;
        this.refused = refused;
        progress = new Progress(turn == Turn.WAIT ? TEXTS.text("waiting") : TEXTS.text("starting"), 0, "");
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

    /** How many forks were carried out, as the views of the run show it; they read its folder now and then. */
    public int forksEnded() {
        OpenRun shown = opened;
        return shown == null ? 0 : shown.run().forksEnded();
    }

    /** The views show the run as its folder was read just now. @return whether more forks have ended than before */
    boolean shown() {
        ForkProgress now = bar;
        return now != null && now.count();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Runnable afterwards = () -> { };
        bar = new ForkProgress(monitor, this::forksEnded);
        try {
            handle = runner.start(plan, quick, asked, folder, new Following(), turn);
            opened = control.runs().open(handle.folder());
            control.began(opened);
            if (monitor.isCanceled()) {
                handle.cancel();
            }
            Run ended = handle.await();
            return ended.outcome() == Run.Outcome.CANCELLED ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } catch (RefusedException e) {
            afterwards = e.measuredElsewhere() ? () -> refused.elsewhere().accept(e.getMessage())
                    : () -> refused.plan().accept(e.objections());
            return Status.CANCEL_STATUS;
        } catch (IOException e) {
            afterwards = () -> refused.plan().accept(List.of(new Objection("", "", e.getMessage())));
            return Status.CANCEL_STATUS;
        } catch (InterruptedException e) {
            if (handle != null) {
                handle.cancel();
            }
            return Status.CANCEL_STATUS;
        } finally {
            control.ended(this, afterwards);
        }
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

    /** Reports the engine's progress to the job; called on the engine's thread. */
    private final class Following implements RunListener {
        @Override
        public void warned(String sentence) {
            progress = new Progress(progress.what(), progress.of(), sentence);
            control.progressed();
        }

        @Override
        public void progress(String what, int done, int of) {
            bar.step(getName(), what, of);
            progress = new Progress(what, of, progress.mind());
            control.progressed();
        }
    }
}
