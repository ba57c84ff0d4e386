// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.analysis.earlier.Forecast;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.Turn;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.engine.machine.MachineCheck;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.providers.Providers;

/**
 * Starts runs and reports on the current one. There is one at a time, because two would disturb each other. User
 * interface's thread only, unless a method says otherwise. Found by {@code getSite().getService(RunControl.class)}.
 */
public final class RunControl {
    /** Listeners hear of progress five times a second at most. */
    private static final int PROGRESS_MILLIS = 200;
    /** How long a run waits at most until the window has done what was asked of it before. */
    private static final int REST_SECONDS = 10;
    private final Display display;
    private final RoundtripHome home;
    private final OpenRuns runs;
    private final Providers providers;
    private final Runner runner;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private Machine machine;
    private RunJob job;
    private OpenRun begun;
    private OpenRun ended;

    /** Begins without a run. @param questions asks a person when a host of a run wants a password or is new */
    public RunControl(Display display, RoundtripHome home, Providers providers, OpenRuns runs, Questions questions) {
        this.display = display;
        this.home = home;
        this.runs = runs;
        this.providers = providers;
        Job.createSystem(Texts.of(RunControl.class).text("knownMachine"), (ICoreRunnable) monitor -> known(new MachineCheck(home).known())).schedule();
        this.runner = new Runner(providers.catalogue(), home, questions,
                () -> Map.of(Run.WINDOW, Setting.QUIET.on() ? Run.QUIET : Run.OPEN));
    }

    /** The current run, if any. */
    public Optional<RunJob> current() {
        return Optional.ofNullable(job);
    }

    /** This machine, as a run found it last. Empty when none has looked since ten minutes before the start. */
    public Optional<Machine> machine() {
        return Optional.ofNullable(machine);
    }

    private void known(Optional<Machine> found) {
        found.ifPresent(known -> later(() -> {
            machine = machine == null || known.checked().isAfter(machine.checked()) ? known : machine;
            notifyListeners();
        }));
    }

    /** The engine's objections to a plan that is being edited, see {@link Runner#checkUntried}. Takes a while. Any thread. */
    public List<Objection> objections(Plan plan) {
        return runner.checkUntried(plan);
    }

    /** How large the run of a plan will be, see {@link Runner#forecast}. Takes a while. Any thread. */
    public Forecast forecast(Plan plan, boolean quick) throws IOException {
        return runner.forecast(plan, quick);
    }

    /** The run under way, as soon as it is open. */
    public Optional<OpenRun> begun() {
        return Optional.ofNullable(begun);
    }

    /** The run of this session that ended last; empty while another is under way. */
    public Optional<OpenRun> ended() {
        return Optional.ofNullable(ended);
    }

    /**
     * Starts a plan in the background and shows its run. While another process measures in the same home, a person is asked
     * whether to wait or to run anyway.
     *
     * @param where   the views of the window in which the run is started; they show it, unless they compare runs
     * @param refused gets the engine's objections when it refuses the plan; then nothing was started
     */
    public void start(Plan plan, boolean quick, RunViews where, Consumer<List<Objection>> refused) {
        start(plan, quick, Turn.REFUSE, where, refused);
    }

    private void start(Plan plan, boolean quick, Turn turn, RunViews where, Consumer<List<Objection>> refused) {
        if (job != null) {
            return;
        }
        Instant asked = Instant.now();
        schedule(new RunJob(plan, quick, turn, listener -> runner.start(plan, quick, asked, began -> home.newRun(began, plan.name()), listener, turn), runs,
                new Following(where, refused, answer -> start(plan, quick, answer, where, refused))));
    }

    /**
     * Adds blocks to a run that has ended, and shows it while it goes on. See {@link Runner#more}.
     *
     * @param where   the views of the window in which it was asked for
     * @param refused gets the engine's objections when it refuses; then nothing was started
     */
    public void more(OpenRun run, int blocks, RunViews where, Consumer<List<Objection>> refused) {
        // It is opened again when it goes on: what is known of a run that has ended does not change.
        runs.close(run);
        more(run, blocks, Turn.REFUSE, where, refused);
    }

    private void more(OpenRun run, int blocks, Turn turn, RunViews where, Consumer<List<Objection>> refused) {
        if (job != null) {
            return;
        }
        schedule(new RunJob(run.run().plan(), run.run().quick(), turn, listener -> runner.more(run.folder(), blocks, listener, turn), runs,
                new Following(where, refused, answer -> more(run, blocks, answer, where, refused))));
    }

    private void schedule(RunJob next) {
        job = next;
        ended = null;
        notifyListeners();
        job.schedule();
    }

    /** Asks the current run to stop. Returns at once. */
    public void cancel() {
        RunJob stopping = job;
        if (stopping != null) {
            if (stopping.cancel()) {
                // A job that had not started yet does not report its end.
                ended(stopping);
            }
            notifyListeners();
        }
    }

    /** Calls back when a run begins, reports progress or ends, until the control is disposed. */
    public void onChange(Control owner, Runnable callback) {
        listeners.add(callback);
        owner.addDisposeListener(disposed -> listeners.remove(callback));
    }

    private void ended(RunJob which) {
        if (job == which) {
            job = null;
            begun = null;
            ended = which.opened().orElse(null);
            // What the run has fetched is here now.
            providers.lookAgain();
        }
    }

    /** Follows one run. Any thread. */
    private final class Following implements RunJob.Owner {
        private final RunViews starter;
        private final Consumer<List<Objection>> refused;
        private final Consumer<Turn> again;
        private final AtomicBoolean telling = new AtomicBoolean();

        /** @param again starts the plan once more */
        Following(RunViews starter, Consumer<List<Objection>> refused, Consumer<Turn> again) {
            this.starter = starter;
            this.refused = refused;
            this.again = again;
        }

        @Override
        public void began(OpenRun run) {
            later(() -> {
                begun = run;
                starter.begun(run);
                notifyListeners();
            });
        }

        @Override
        public void checked(Machine found) {
            known(Optional.of(found));
        }

        @Override
        public void progressed() {
            if (telling.compareAndSet(false, true)) {
                later(() -> display.timerExec(PROGRESS_MILLIS, () -> {
                    telling.set(false);
                    notifyListeners();
                }));
            }
        }

        @Override
        public void prepared() throws InterruptedException {
            CountDownLatch drained = new CountDownLatch(1);
            later(drained::countDown);
            drained.await(REST_SECONDS, TimeUnit.SECONDS);
        }

        @Override
        public void ended(RunJob which, List<Objection> objections) {
            later(() -> {
                RunControl.this.ended(which);
                if (!objections.isEmpty()) {
                    refused.accept(objections);
                }
                notifyListeners();
            });
        }

        @Override
        public void measuredElsewhere(RunJob which, String sentence) {
            later(() -> {
                RunControl.this.ended(which);
                later(() -> OtherProcess.ask(display.getActiveShell(), sentence).ifPresent(again));
                notifyListeners();
            });
        }
    }

    private void later(Runnable action) {
        if (!display.isDisposed()) {
            display.asyncExec(action);
        }
    }

    private void notifyListeners() {
        listeners.forEach(listener -> SafeRunner.run(listener::run));
    }
}
