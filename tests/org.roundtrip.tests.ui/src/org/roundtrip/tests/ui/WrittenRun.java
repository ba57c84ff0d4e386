// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.EveryPair;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.WarmUp;

/**
 * Folders of finished runs that nobody measured: the window opens them as it opens any other. Calls of raw TCP take about 40
 * microseconds and those of others 120, a bit more or less from plan to plan and from call to call, and the same each time.
 */
final class WrittenRun {
    private static final long FLOOR_NANOS = 40_000;
    private static final long OTHER_NANOS = 120_000;
    private static final long LOOK_UP_NANOS = 3_000_000;
    /** Where a plan gives a time, that many calls were made. */
    private static final long CALLS = 1000;

    private static final Map<String, String> FACTS = Map.of(Run.FLOOR, "socket", "cpu.count", "2", "os.name", "Linux", "java.version", "25.0.3",
            "network", "this machine's loopback");

    private WrittenRun() {
    }

    /** A run of one operation of raw TCP. @return its folder, of this name in a home */
    static Path in(Path home, String name, int calls) throws IOException {
        return in(home, Workbench.plan("Run " + name, Amount.calls(calls)), name);
    }

    /** A run of any plan. */
    static Path in(Path home, Plan plan, String name) throws IOException {
        return write(home.resolve(name), plan, false);
    }

    /** Writes a run of a plan that has ended just now into a new folder, and returns that. */
    static Path write(Path path, Plan plan, boolean quick) throws IOException {
        Plan measured = quick ? plan.with(plan.protocol().quick()) : plan;
        if (plan.everyPair()) {
            measured = EveryPair.expanded(measured, (client, server) -> true);
        }
        Map<String, String> facts = new LinkedHashMap<>(FACTS);
        if (quick) {
            facts.putAll(LeftOut.facts(plan.protocol().studied()));
        }
        Instant began = Instant.now();
        RunFolder folder = RunFolder.create(path, run(path, measured, quick, facts, List.of(), Run.Outcome.RUNNING, began));
        List<Fork> forks = new ArrayList<>();
        for (int repetition = 1; repetition <= measured.protocol().forks().least(); repetition++) {
            for (ProviderChoice choice : measured.providers()) {
                for (Operation operation : measured.contract().operations()) {
                    for (var step : SweptPlan.steps(measured, operation.name())) {
                        Fork fork = new Fork(forks.size() + 1, choice.id(), choice.variant(), operation.name(), step.orElse(null), repetition,
                                Fork.State.DONE, null, floor(choice) ? null : LOOK_UP_NANOS, null, null, null, null,
                                measured.protocol().load() instanceof Load.Open ? 0L : null, null);
                        write(folder, fork, SweptPlan.at(measured, step.orElse(null)), floor(choice) ? FLOOR_NANOS : OTHER_NANOS);
                        forks.add(fork);
                    }
                }
            }
        }
        folder.save(run(path, measured, quick, facts, forks, Run.Outcome.DONE, began));
        return path;
    }

    private static boolean floor(ProviderChoice choice) {
        return choice.id().equals("socket");
    }

    private static Run run(Path path, Plan plan, boolean quick, Map<String, String> facts, List<Fork> forks, Run.Outcome outcome, Instant began) {
        return new Run(path.getFileName().toString(), plan, quick, ProcessHandle.current().pid(), facts, forks, outcome, "", began,
                outcome == Run.Outcome.RUNNING ? null : Instant.now());
    }

    private static void write(RunFolder folder, Fork fork, Plan plan, long nanos) throws IOException {
        Files.createDirectories(folder.folder(fork));
        Random random = new Random(fork.number());
        long pace = nanos + Math.floorMod(plan.name().hashCode(), 8) * nanos / 50;
        Load load = plan.protocol().load();
        int callers = load instanceof Load.Closed ? load.callers() : 1;
        try (JournalWriter journal = JournalWriter.create(folder.journal(fork))) {
            for (int caller = 0; caller < callers; caller++) {
                Calls calls = new Calls(journal.of(caller, caller), random, pace * (callers + 1) / 2, load);
                if (caller == 0) {
                    calls.add(Phase.FIRST_CALL, 1, 20);
                }
                calls.add(Phase.WARM_UP, warmUp(plan.protocol()) / callers, 3);
                calls.add(Phase.STEADY, count(plan.protocol().measured()) / callers, 1);
                calls.journal.end();
            }
        } catch (ExplainedException e) {
            throw new IOException(e);
        }
    }

    private static long warmUp(Protocol protocol) {
        return protocol.warmUp() instanceof WarmUp.Fixed fixed ? count(fixed.amount()) : CALLS;
    }

    private static long count(Amount amount) {
        return amount.none() ? 0 : amount.calls() == 0 ? CALLS : amount.calls();
    }

    /** The calls of one caller, one after the other; those of an open load arrive at its rate. */
    private static final class Calls {
        private final CallJournal journal;
        private final Random random;
        private final long nanos;
        private final long gap;
        private long now = 5_000_000_000L;

        Calls(CallJournal journal, Random random, long nanos, Load load) {
            this.journal = journal;
            this.random = random;
            this.nanos = nanos;
            this.gap = load instanceof Load.Open open ? Math.round(1e9 / open.ratePerSecond()) : 0;
        }

        /** @param times how much longer a call takes than a measured one */
        void add(Phase phase, long count, int times) throws ExplainedException {
            for (long call = 0, due = now; call < count; call++, due += gap) {
                long took = times * nanos + random.nextInt((int) nanos / 4);
                boolean open = gap > 0 && phase != Phase.FIRST_CALL;
                now = open ? Math.max(now, due) : now;
                if (call % JournalFormat.INTERVAL_CALLS == 0) {
                    if (open) {
                        journal.beginIntervals(phase, call);
                    } else {
                        journal.beginSequence(phase, call);
                    }
                    journal.start(now);
                }
                if (open) {
                    journal.add(now, now - due, took, Outcome.ANSWERED.code());
                } else {
                    journal.add(took, Outcome.ANSWERED.code());
                }
                now += took;
            }
        }
    }
}
