// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.roundtrip.engine.RefusedException;
import org.roundtrip.engine.RunHandle;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.Turn;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLogReader;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.Network;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.report.Reports;
import org.roundtrip.report.StudiedRun;
import org.roundtrip.report.words.LoadWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip run PLAN}: measures a plan. */
@Command(name = "run", mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {
    private static final int SECONDS_TO_END = 30;
    private static final long NANOS_BETWEEN = 1_000_000_000;
    private final Context context;
    @Parameters(paramLabel = "PLAN", descriptionKey = "PLAN")
    private String plan;
    @Option(names = "--out", paramLabel = "DIR", descriptionKey = "out")
    private String out;
    @Option(names = "--quick", descriptionKey = "quick")
    private boolean quick;
    @Option(names = "--network", paramLabel = "NAME", descriptionKey = "network")
    private String network;
    @Option(names = "--latency", paramLabel = "MICROS", descriptionKey = "latency")
    private Integer latency;
    @Option(names = "--server-host", paramLabel = "HOST", descriptionKey = "server-host")
    private String serverHost = "";
    @Option(names = "--client-host", paramLabel = "HOST", descriptionKey = "client-host")
    private String clientHost = "";
    @Option(names = "--wait", descriptionKey = "wait")
    private boolean wait;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;

    RunCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException, InterruptedException {
        Plan found = onNetwork(onHosts(Plans.find(plan, context)));
        Path folder = out == null ? Runs.fresh(found, context) : context.path(out);
        RunHandle run;
        try {
            run = start(found, folder);
        } catch (RefusedException e) {
            if (!e.measuredElsewhere()) {
                throw new RefusedInput(e.getMessage());
            }
            context.err().println(e.getMessage());
            context.say("run.busy");
            return Status.BUSY;
        }
        context.say("run.network", LoadWords.withNetwork(found));
        CountDownLatch shown = new CountDownLatch(1);
        Thread cancelling = new Thread(() -> cancel(run, shown), "cancel the run");
        Runtime.getRuntime().addShutdownHook(cancelling);
        try {
            Run ended = run.await();
            try (StudiedRun studied = StudiedRun.of(run.folder(), context.dissectors())) {
                writeReport(studied, run.folder().folder());
                RunOutput.print(studied, json, wide, context);
            }
            return status(ended.outcome());
        } finally {
            shown.countDown();
            removeHook(cancelling);
        }
    }

    private RunHandle start(Plan found, Path folder) throws RefusedException, IOException, InterruptedException {
        Runner runner = new Runner(context.catalogue(), context.home(), ConsoleQuestions.of(context, null));
        try {
            return runner.start(found, quick, folder, listener(folder));
        } catch (RefusedException e) {
            if (!wait || !e.measuredElsewhere()) {
                throw e;
            }
            context.err().println(e.getMessage());
            context.say("run.waiting");
            return runner.start(found, quick, folder, listener(folder), Turn.WAIT);
        }
    }

    /** Returns the plan with the network that the options choose. */
    private Plan onNetwork(Plan found) throws RefusedInput {
        if (network == null && latency == null) {
            return found;
        }
        Network planned = found.protocol().network();
        String mode = network == null ? planned.mode() : network;
        if (latency != null && !mode.equals(Network.Ethernet.MODE)) {
            throw new RefusedInput(Messages.text("run.latency", mode, Network.Ethernet.MODE));
        }
        try {
            return found.with(found.protocol().with(Network.of(mode, latency != null ? latency
                    : planned instanceof Network.Ethernet ethernet ? ethernet.latencyMicros()
                    : Network.Ethernet.USUAL_LATENCY)));
        } catch (IllegalArgumentException e) {
            throw new RefusedInput(Messages.text("run.network.wrong", Failure.sentence(e.getMessage())));
        }
    }

    /** Returns the plan with its sides on the hosts that the options choose. */
    private Plan onHosts(Plan found) throws RefusedInput {
        try {
            return found.at(Optional.of(clientHost).filter(name -> !name.isEmpty()),
                    Optional.of(serverHost).filter(name -> !name.isEmpty()));
        } catch (IllegalArgumentException e) {
            throw new RefusedInput(Failure.sentence(e.getMessage()));
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

    private RunListener listener(Path folder) {
        RunLogReader log = new RunLogReader(RunFolder.log(folder));
        return new RunListener() {
            private String step = "";
            private long said;

            @Override
            public void logged() {
                try {
                    log.next().forEach(context.err()::println);
                } catch (IOException e) {
                    context.err().println(Failure.sentence(e));
                }
                context.err().flush();
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
