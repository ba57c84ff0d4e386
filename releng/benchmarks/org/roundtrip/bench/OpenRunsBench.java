// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import org.roundtrip.analysis.ForkReading;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;

/**
 * Simulates a day with four open runs, two of which are measured all day. Each hour, more runs are opened, drawn and closed.
 * After each hour the heap in use is printed, after a garbage collection. The window is left out: a draw reads the columns
 * of a curve as the chart does.
 */
public final class OpenRunsBench {
    private static final int FORKS_PER_HOUR = 60;
    private static final int CALLS_PER_FORK = 300_000;
    private static final int VISITS_PER_HOUR = 8;
    private static final int FORKS_PER_VISIT = 8;
    private static final int DRAWN_FORKS = 10;
    private static final int COLUMNS = 1000;
    private static final long PATIENCE_MILLIS = 120_000;

    private final ExecutorService interfaceThread = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });
    private final OpenRuns runs = new OpenRuns(interfaceThread);
    private final Path home;
    private final Path journal;

    private OpenRunsBench(Path home) throws Exception {
        this.home = home;
        journal = home.resolve("client.journal");
        try (JournalWriter writer = JournalWriter.create(journal)) {
            CallJournal calls = writer.of(0, 0);
            for (int call = 0; call < CALLS_PER_FORK; call++) {
                if (call % JournalFormat.SEQUENCE_CALLS == 0) {
                    calls.beginSequence(Phase.STEADY, call);
                    calls.start(50_000L * call);
                }
                calls.add(40_000 + call * 7919L % 20_000, 0);
            }
            calls.end();
        }
    }

    /** @param args an empty folder and how many hours; prints for each hour its number, open forks and heap bytes */
    public static void main(String[] args) throws Exception {
        new OpenRunsBench(Path.of(args[0])).day(Integer.parseInt(args[1]));
        System.exit(0);
    }

    private void day(int hours) throws IOException {
        List<Recording> live = List.of(new Recording("live1"), new Recording("live2"));
        List<Recording> ended = List.of(new Recording("ended1"), new Recording("ended2"));
        List<Recording> visited = new ArrayList<>();
        for (int visit = 0; visit < VISITS_PER_HOUR; visit++) {
            visited.add(new Recording("visited" + visit));
        }
        for (Recording each : live) {
            each.grow(1, Run.Outcome.RUNNING);
        }
        for (Recording each : ended) {
            each.grow(FORKS_PER_HOUR, Run.Outcome.DONE);
        }
        for (Recording each : visited) {
            each.grow(FORKS_PER_VISIT, Run.Outcome.DONE);
        }
        List<OpenRun> kept = new ArrayList<>();
        for (Recording each : List.of(live.getFirst(), live.getLast(), ended.getFirst(), ended.getLast())) {
            kept.add(runs.open(each.folder));
        }
        kept.getFirst().show();
        kept.getLast().show();
        for (int hour = 1; hour <= hours; hour++) {
            for (Recording each : live) {
                each.grow(FORKS_PER_HOUR, Run.Outcome.RUNNING);
                OpenRun run = runs.find(each.folder.folder()).orElseThrow();
                until(() -> run.run().forks().size() == each.forks.size());
            }
            for (Recording each : visited) {
                OpenRun run = runs.open(each.folder);
                run.show();
                draw(run);
                run.hide();
                interfaceThread.execute(() -> runs.close(run));
            }
            for (OpenRun run : kept) {
                draw(run);
            }
            until(() -> runs.all().size() == kept.size());
            System.out.println(hour + " " + kept.stream().mapToInt(run -> run.run().forks().size()).sum() + " " + heap());
        }
    }

    /** Draws the curves of the latest forks of a run, as someone does who looks through its repetitions. */
    private static void draw(OpenRun run) throws IOException {
        until(() -> run.analysis().isPresent());
        RunAnalysis analysis = run.analysis().orElseThrow();
        List<Fork> forks = run.run().forks();
        for (Fork fork : forks.subList(Math.max(0, forks.size() - DRAWN_FORKS), forks.size())) {
            ForkReading reading = analysis.reading(fork).orElseThrow();
            Curve curve = reading.curve();
            PixelColumns.of(reading, curve, Curve.Axis.CALLS,
                    PixelColumns.linear(1, curve.end(Curve.Axis.CALLS), COLUMNS));
        }
    }

    private static void until(BooleanSupplier condition) {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!condition.getAsBoolean()) {
            if (System.currentTimeMillis() > end) {
                throw new IllegalStateException("waited in vain for " + PATIENCE_MILLIS + " ms");
            }
            sleep(5);
        }
    }

    private static long heap() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
            sleep(50);
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A run folder whose forks all have the same journal. */
    private final class Recording {
        private final List<Fork> forks = new ArrayList<>();
        private final Plan plan;
        private final RunFolder folder;

        Recording(String name) throws IOException {
            plan = new Plan(name, "", new Contract("Service",
                    List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                    List.of(ProviderChoice.of("socket")),
                    new Protocol(1000, Amount.NONE, Amount.calls(CALLS_PER_FORK), 100, 10, 64, 5));
            folder = RunFolder.create(home.resolve(name), run(Run.Outcome.RUNNING));
        }

        void grow(int more, Run.Outcome outcome) throws IOException {
            for (int i = 0; i < more; i++) {
                Fork fork = new Fork(forks.size() + 1, "socket", "socket", "ping", forks.size() + 1, Fork.State.DONE,
                        200_000L, null, null, null);
                Files.createDirectories(folder.journal(fork).getParent());
                Files.createLink(folder.journal(fork), journal);
                forks.add(fork);
            }
            folder.save(run(outcome));
        }

        private Run run(Run.Outcome outcome) {
            return new Run("bench", plan, false, ProcessHandle.current().pid(), Map.of(), forks, outcome, "",
                    Instant.now(), null);
        }
    }
}
