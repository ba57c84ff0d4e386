// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.Work;
import org.roundtrip.model.study.Studied;

/**
 * A run of made-up calls whose tables have as many columns as any: under an open load, recorded by the servant, which throws at some
 * calls, with repeated look-ups and connections, and with enough calls for every percentile. One middleware does not hold the rate.
 */
final class WideRun {
    private static final int FORKS = 2;
    private static final int CALLS = 50_000;
    private static final long GAP = 1_000_000;
    private static final Instant START = Instant.parse("2026-01-31T10:42:00Z");

    private WideRun() {
    }

    static RunFolder in(Path folder) throws IOException, ExplainedException {
        Shape.Struct rejected = new Shape.Struct("OrderRejected", List.of(new Shape.Field("code", Shape.Primitive.INT)));
        Operation order = new Operation("placeOrder", List.of(new Operation.Parameter("n", Shape.Primitive.INT)), Optional.of(Shape.Primitive.DOUBLE),
                List.of(rejected), Behaviour.GENERATE, false, Work.NONE, 10);
        List<ProviderChoice> choices = List.of(ProviderChoice.of("socket"), new ProviderChoice("rmi", "RMI with a long name", Map.of()),
                ProviderChoice.of("axis"));
        Plan plan = new Plan("Wide", "", new Contract("Service", List.of(order)), choices,
                new Protocol(FORKS, Amount.NONE, Amount.calls(CALLS), 100, 30, 256, 7)
                        .with(new Load.Open(1000, new Load.Constant(), 1, false)).withServerTime(true).with(new Studied(List.of(), 3, 2)));
        List<Fork> forks = new ArrayList<>();
        for (int repetition = 1; repetition <= FORKS; repetition++) {
            for (ProviderChoice choice : choices) {
                forks.add(new Fork(forks.size() + 1, choice.id(), choice.variant(), "placeOrder", null, repetition, Fork.State.DONE, 80_000L,
                        150_000L, 90_000L * repetition, null, new Capture(100L, 400L, 40_000L,
                                new Fork.NameService(List.of(2809), 1200, 98_000), repetition - 1L, null),
                        null, 0L, null));
            }
        }
        RunFolder run = RunFolder.create(folder, new Run("wide", plan, false, 1, Map.of("floor", "socket"), forks, Run.Outcome.DONE, "", START,
                START.plusSeconds(100)));
        for (Fork fork : forks) {
            write(run.journal(fork), fork.provider().equals("axis") ? 20_800_000 : fork.provider().equals("rmi") ? 41_000 : 16_000);
            SampleRun.serve(run, fork, 5_000, 8_000);
        }
        return run;
    }

    private static void write(Path file, long usual) throws IOException, ExplainedException {
        Files.createDirectories(file.getParent());
        try (JournalWriter journal = JournalWriter.create(file)) {
            CallJournal calls = journal.of(0, 0);
            SampleRun.block(calls, Phase.FIRST_CALL, 1, 1_000_000_000L, 1_000_000);
            long now = arriving(calls, usual);
            SampleRun.intervals(calls, Phase.LOOKUP, 90_000, 10_000, 20_000);
            SampleRun.intervals(calls, Phase.CONNECT, 400_000, 200_000);
            SampleRun.block(calls, Phase.CAPTURE, 100, now, usual * 11 / 10);
            calls.end();
        }
    }

    /**
     * Calls that arrive at equal gaps are made one after the other; one of ten ends with an exception. None fails, because the ways to the
     * servant are not known then.
     */
    private static long arriving(CallJournal calls, long usual) throws ExplainedException {
        long began = 2_000_000_000L;
        long now = began;
        for (int i = 0; i < CALLS; i++) {
            long arrival = began + i * GAP;
            now = Math.max(now, arrival);
            if (i % JournalFormat.INTERVAL_CALLS == 0) {
                calls.beginIntervals(Phase.STEADY, i);
                calls.start(now);
            }
            long nanos = usual + 100L * (i * 37 % 101) + (i % 5000 == 77 ? 30 * usual : 0);
            calls.add(now, now - arrival, nanos, (i % 10 == 3 ? Outcome.EXCEPTION : Outcome.ANSWERED).code());
            now += nanos;
        }
        return now;
    }
}
