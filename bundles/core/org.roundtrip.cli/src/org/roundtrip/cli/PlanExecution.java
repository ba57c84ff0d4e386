// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.engine.RunHandle;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.Turn;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLogReader;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.report.Reports;
import org.roundtrip.report.ShownTexts;
import org.roundtrip.report.StudiedRun;
import org.roundtrip.words.LoadWords;

/**
 * Carries out a plan for a command. It says what happens on standard error, cancels when the terminal or the system ends
 * this process, and writes the report.
 */
final class PlanExecution {
    private static final int SECONDS_TO_END = 30;
    private static final long NANOS_BETWEEN = 1_000_000_000;
    private final Context context;
    private final boolean quick;
    private final boolean wait;
    private final boolean idle;
    private final String reference;

    /** Prints what a command shows of a run that has ended. */
    @FunctionalInterface
    interface Printer {
        void print(StudiedRun run) throws IOException;
    }

    /**
     * Prepares to carry out a plan.
     *
     * @param quick     whether to shorten the plan
     * @param wait      whether to wait while another process measures
     * @param idle      whether to wait while other processes use the processors
     * @param reference the variant with which the others are compared; null for the floor
     */
    PlanExecution(Context context, boolean quick, boolean wait, boolean idle, String reference) {
        this.context = context;
        this.quick = quick;
        this.wait = wait;
        this.idle = idle;
        this.reference = reference;
    }

    /** Begins a run. */
    @FunctionalInterface
    private interface Starter {
        /** @param turn what to do while another process measures */
        RunHandle start(Runner runner, Turn turn) throws RefusedException, IOException, InterruptedException;
    }

    /** Carries out a plan. @param out see {@link Runs#fresh} @return the exit status, see {@link Status} */
    int carryOut(Plan plan, String out, Printer printer) throws RefusedInput, IOException, InterruptedException {
        Instant asked = Instant.now();
        Function<Instant, Path> folder = Runs.fresh(out, plan, context);
        return carryOut(plan, (runner, turn) -> runner.start(plan, quick, asked, folder, listener(null), turn), printer);
    }

    /** Adds forks of each row to a run that has ended. @return the exit status, see {@link Status} */
    int carryOn(RunFolder folder, int blocks, Printer printer) throws RefusedInput, IOException, InterruptedException {
        RunLogReader log = new RunLogReader(folder.log());
        // What the run logged before was printed then.
        log.next();
        return carryOut(folder.run().plan(), (runner, turn) -> runner.more(folder, blocks, listener(log), turn), printer);
    }

    private int carryOut(Plan plan, Starter starter, Printer printer) throws RefusedInput, IOException, InterruptedException {
        RunHandle run;
        try {
            run = start(starter);
        } catch (RefusedException e) {
            if (!e.measuredElsewhere()) {
                throw new RefusedInput(e.getMessage());
            }
            context.note(e.getMessage());
            context.say("run.busy");
            return Status.BUSY;
        }
        context.say("run.network", LoadWords.withNetwork(plan));
        CountDownLatch shown = new CountDownLatch(1);
        Thread cancelling = new Thread(() -> cancel(run, shown), "cancel the run");
        Runtime.getRuntime().addShutdownHook(cancelling);
        try {
            Run ended = run.await();
            try (StudiedRun studied = StudiedRun.of(run.folder(), context.dissectors(), ShownTexts.ALL, reference)) {
                printer.print(studied);
                writeReport(studied, run.folder().folder());
            }
            return status(ended.outcome());
        } finally {
            shown.countDown();
            removeHook(cancelling);
        }
    }

    private RunHandle start(Starter starter) throws RefusedException, IOException, InterruptedException {
        Runner runner = new Runner(context.catalogue(), context.home(), ConsoleQuestions.of(context, null));
        try {
            return starter.start(runner, Turn.REFUSE);
        } catch (RefusedException e) {
            if (!wait || !e.measuredElsewhere()) {
                throw e;
            }
            context.note(e.getMessage());
            context.say("run.waiting");
            return starter.start(runner, Turn.WAIT);
        }
    }

    /**
     * Cancels the run, then waits until its results are printed. Called when the terminal or the system ends this
     * process.
     */
    private void cancel(RunHandle run, CountDownLatch shown) {
        context.say("run.cancelling");
        run.cancel();
        try {
            shown.await(SECONDS_TO_END, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // this JVM is ending, and the hook is running
        }
    }

    private void writeReport(StudiedRun run, Path folder) {
        Path report = folder.resolve("report.html");
        try {
            context.say("run.folder", folder);
            context.say("run.reporting");
            Reports.write(run, report);
            context.say("run.report", report);
        } catch (IOException e) {
            context.say("run.report.failed", Failure.sentence(e));
        }
    }

    /** @param begun the log so far; null for a new run */
    private RunListener listener(RunLogReader begun) {
        return new RunListener() {
            private RunLogReader log = begun;
            private String step = "";
            private long said;

            @Override
            public void logged(Path file) {
                log = log == null ? new RunLogReader(file) : log;
                try {
                    log.next().forEach(context::note);
                } catch (IOException e) {
                    context.note(Failure.sentence(e));
                }
            }

            @Override
            public boolean waitsForIdle() {
                context.say(idle ? "run.idle" : "run.anyway");
                return idle;
            }

            /** Files that are sent change their numbers many times a second; a step is said once a second at most. */
            @Override
            public void progress(String what, int done, int of) {
                String next = done + what.replaceAll("\\P{L}", "");
                long now = System.nanoTime();
                if (!next.equals(step) || now - said > NANOS_BETWEEN) {
                    step = next;
                    said = now;
                    context.say("run.progress", done, of, what);
                }
            }
        };
    }

    private static int status(Run.Outcome outcome) {
        return switch (outcome) {
            case DONE -> Status.DONE;
            case CANCELLED -> Status.CANCELLED;
            case FAILED, INTERRUPTED, RUNNING -> Status.FAILED;
        };
    }
}
