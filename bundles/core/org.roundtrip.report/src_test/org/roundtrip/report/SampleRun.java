// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.load.ServedCalls;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Length;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;

/** A run of made-up calls that is always the same and contains everything that a report shows. */
final class SampleRun {
    private static final Instant START = Instant.parse("2026-01-31T10:42:00Z");

    private SampleRun() {
    }

    /** The series, and how many look-ups and connections there are, of a run that measures as studies do. */
    static final Studied STUDIED = new Studied(List.of(new Series(100, 4, Summary.TRIMMED), new Series(10, 1, Summary.MEAN)), 3, 2);

    /** One fork of one middleware with series, look-ups and connections; calls of repetitions take 1, 2, 3 and 7 µs, then 2.04 ms. */
    static RunFolder studied(Path folder) throws IOException, ExplainedException {
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        Plan plan = new Plan("Studied", "", new Contract("Service", List.of(ping)), List.of(ProviderChoice.of("rmi")),
                new Protocol(1, Amount.NONE, Amount.calls(2000), 0, 30, 256, 7).with(STUDIED));
        Fork fork = new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, 150_000L, null, null, null);
        RunFolder run = RunFolder.create(folder, new Run("studied", plan, false, 1, Map.of(), List.of(fork), Run.Outcome.DONE, "",
                START, START.plusSeconds(12)));
        Files.createDirectories(run.journal(fork).getParent());
        try (JournalWriter journal = JournalWriter.create(run.journal(fork))) {
            CallJournal calls = journal.of(0, 0);
            block(calls, Phase.FIRST_CALL, 1, 1_000_000_000L, 1_000_000);
            for (int micros : new int[] {1, 2, 3, 7}) {
                repetition(calls, 100, 1_000L * micros);
            }
            repetition(calls, 10, 2_040_000);
            block(calls, Phase.STEADY, 2000, 2_000_000_000L, 1_000);
            intervals(calls, Phase.LOOKUP, 90_000, 10_000, 20_000);
            intervals(calls, Phase.CONNECT, 400_000, 200_000);
            calls.end();
        }
        return run;
    }

    /** Records at the servant that each call of a fork came to it so much after its beginning, and was there so long. */
    static void serve(RunFolder run, Fork fork, long toServant, long servant) throws IOException, ExplainedException {
        try (JournalReader calls = JournalReader.open(run.journal(fork));
                ServedCalls served = ServedCalls.of(Settings.EMPTY.with("journal", run.serverJournal(fork))).orElseThrow()) {
            AtomicReference<Phase> begun = new AtomicReference<>();
            new MergedCalls(calls).takeNew((number, block, call) -> {
                // Each beginning of a phase takes a block of the journal.
                if (begun.getAndSet(block.phase()) != block.phase()) {
                    served.phase(block.phase());
                }
                served.add(call.startNanos() + toServant, call.startNanos() + toServant + servant, call.outcome());
            });
        }
    }

    private static void repetition(CallJournal journal, int calls, long nanos) throws ExplainedException {
        journal.beginSequence(Phase.SERIES, 0);
        journal.start(1_500_000_000L);
        for (int i = 0; i < calls; i++) {
            journal.add(nanos, 0);
        }
    }

    static void intervals(CallJournal journal, Phase phase, long... nanos) throws ExplainedException {
        journal.beginIntervals(phase, 0);
        journal.start(3_000_000_000L);
        for (long each : nanos) {
            journal.add(3_000_000_000L, -1, each, 0);
        }
    }

    /** Two forks each of a floor and a middleware; a third provider failed; one capture lost packets. */
    static RunFolder in(Path folder, String middleware) throws IOException, ExplainedException {
        return in(folder, middleware, Network.LOOPBACK);
    }

    /** The same over another network. */
    static RunFolder in(Path folder, String middleware, Network network) throws IOException, ExplainedException {
        List<Fork> forks = new ArrayList<>();
        int number = 0;
        for (int repetition = 1; repetition <= 2; repetition++) {
            for (String provider : List.of("socket", "rmi", "axis")) {
                boolean failed = provider.equals("axis");
                String variant = provider.equals("rmi") ? middleware : provider;
                forks.add(new Fork(++number, provider, variant, "get", repetition,
                        failed ? Fork.State.FAILED : Fork.State.DONE, provider.equals("rmi") ? 150_000L : null,
                        failed ? null : 90_000L * repetition, failed ? null : provider.equals("rmi")
                                ? new Capture(100L, 400L, 40_000L, repetition - 1L, null)
                                : Capture.missing("Packets need root's rights <here>."),
                        failed ? "The server did not start: port 80 & \"others\" are taken." : null));
            }
        }
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("cpu.model", "Some CPU <2 GHz>");
        environment.put("floor", "socket");
        Operation get = new Operation("get", List.of(new Operation.Parameter("n", Shape.Primitive.INT)),
                Optional.of(new Shape.Text(Length.of(96), Shape.Repertoire.LATIN1)), Behaviour.GENERATE);
        Plan plan = new Plan("Sample & more", "Shows \"everything\".", new Contract("Service", List.of(get)),
                List.of(ProviderChoice.of("socket"), new ProviderChoice("rmi", middleware, Map.of("a", "<b>")),
                        ProviderChoice.of("axis")),
                new Protocol(2, Amount.calls(500), new Amount(2000, 1.5), 100, 30, 256, 7).with(network));
        RunFolder run = RunFolder.create(folder, new Run("sample", plan, false, 1, environment, forks,
                Run.Outcome.FAILED, "2 of 6 forks failed.", START, START.plusSeconds(12)));
        for (Fork fork : forks) {
            if (fork.state() == Fork.State.DONE) {
                write(run.journal(fork), fork.provider().equals("rmi") ? 40_000 : 15_000);
            }
        }
        return run;
    }

    private static void write(Path file, long usual) throws IOException, ExplainedException {
        Files.createDirectories(file.getParent());
        try (JournalWriter journal = JournalWriter.create(file)) {
            CallJournal calls = journal.of(0, 0);
            long now = block(calls, Phase.FIRST_CALL, 1, 1_000_000_000L, 100 * usual);
            now = block(calls, Phase.WARM_UP, 500, now, 3 * usual);
            now = block(calls, Phase.STEADY, 2000, now, usual);
            block(calls, Phase.CAPTURE, 100, now, 2 * usual);
            calls.end();
        }
    }

    static long block(CallJournal journal, Phase phase, int calls, long start, long usual)
            throws ExplainedException {
        journal.beginSequence(phase, 0);
        journal.start(start);
        long now = start;
        for (int i = 0; i < calls; i++) {
            long nanos = usual + 100L * (i * 37 % 101);
            journal.add(nanos, 0);
            now += nanos;
        }
        return now;
    }
}
