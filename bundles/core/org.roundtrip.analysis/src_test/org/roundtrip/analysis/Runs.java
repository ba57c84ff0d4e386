// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.EveryPair;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Load;

/** Makes run folders with made-up calls, for tests. */
final class Runs {
    private final RunFolder folder;
    private final boolean quick;
    private final List<Fork> forks = new ArrayList<>();
    private Plan plan;
    private final Map<String, String> facts = new HashMap<>(Map.of("floor", "socket"));
    private Fork.Disturbance disturbance;

    Runs(Path path, boolean quick, String... providers) throws IOException {
        this(path, quick, List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
                new Operation("text", List.of(), Optional.of(new Shape.Text(Length.of(64), Shape.Repertoire.LATIN1)),
                        Behaviour.GENERATE)), providers);
    }

    /** A run of other operations than {@code ping} and {@code text}. */
    Runs(Path path, boolean quick, List<Operation> operations, String... providers) throws IOException {
        this(path, quick, operations, Load.ONE_CALLER, providers);
    }

    /** A run of calls of {@code ping} that arrive at a rate. */
    static Runs open(Path path, Load.Open load, String... providers) throws IOException {
        return new Runs(path, false, List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)), load, providers);
    }

    /** A run of {@code ping} and {@code text} in which every client calls every server. @param sides their names; those of pairs are "A to B" */
    static Runs everyPair(Path path, boolean quick, String... sides) throws IOException {
        Plan plan = new Runs(path.resolveSibling(path.getFileName() + "-sides"), quick, sides).plan.withEveryPair(true);
        return new Runs(path, quick, EveryPair.expanded(plan, (client, server) -> true));
    }

    private Runs(Path path, boolean quick, List<Operation> operations, Load load, String... providers) throws IOException {
        this(path, quick, new Plan("Test", "", new Contract("Service", operations),
                List.of(providers).stream().map(ProviderChoice::of).toList(),
                new Protocol(3, Amount.NONE, load instanceof Load.Open ? Amount.seconds(1) : Amount.calls(1000), 100, 10, 64, 5).with(load)));
    }

    private Runs(Path path, boolean quick, Plan plan) throws IOException {
        this.quick = quick;
        this.plan = plan;
        folder = RunFolder.create(path, run(Run.Outcome.RUNNING));
    }

    /** A fork that ended well, with that many calls. Captured calls take a tenth longer for each repetition. */
    Runs done(String provider, String operation, int repetition, int calls, LongUnaryOperator nanos, Capture capture)
            throws IOException {
        Fork fork = new Fork(forks.size() + 1, provider, provider, operation, repetition, Fork.State.DONE,
                200_000L + repetition, provider.equals("socket") ? null : 300_000L * repetition, disturbance,
                capture, null);
        try (Journals journal = new Journals(folder.journal(fork))) {
            journal.add(Phase.FIRST_CALL, 1_000_000L * repetition)
                    .add(Phase.WARM_UP, LongStream.range(0, calls).map(nanos).map(n -> 2 * n).toArray())
                    .add(Phase.STEADY, LongStream.range(0, calls).map(nanos).toArray());
            if (capture != null && capture.calls() != null) {
                journal.add(Phase.CAPTURE, LongStream.range(0, capture.calls()).map(nanos)
                        .map(n -> n * (10 + repetition) / 10).toArray());
            }
        }
        forks.add(fork);
        return this;
    }

    /**
     * A fork of {@link #open}: calls arrive at equal gaps, and one caller makes them as soon as it is free.
     *
     * @param dropped how many more calls arrived and were not made
     */
    Runs arrived(String provider, int repetition, int calls, long gap, long nanos, long dropped) throws IOException {
        Fork fork = new Fork(forks.size() + 1, provider, provider, "ping", null, repetition, Fork.State.DONE, null, null, null, disturbance,
                null, null, dropped, null);
        try (Journals journal = new Journals(folder.journal(fork))) {
            journal.add(Phase.FIRST_CALL, 1_000_000L).addArriving(Phase.STEADY, calls, gap, nanos);
        }
        forks.add(fork);
        return this;
    }

    /** A fork whose measured calls ended in different ways. */
    Runs ended(String provider, String operation, Map<Outcome, long[]> steady) throws IOException {
        Fork fork = new Fork(forks.size() + 1, provider, provider, operation, 1, Fork.State.DONE, null, null, null, null);
        try (Journals journal = new Journals(folder.journal(fork))) {
            for (Map.Entry<Outcome, long[]> each : steady.entrySet()) {
                journal.add(Phase.STEADY, each.getKey(), each.getValue());
            }
        }
        forks.add(fork);
        return this;
    }

    /** A fork with a first call and its set-up; steps that were not measured are null. */
    Runs began(String provider, String operation, Long prepare, Long lookUp, Long connect, long firstCall) throws IOException {
        Fork fork = new Fork(forks.size() + 1, provider, provider, operation, null, forks.size() + 1, Fork.State.DONE, prepare, lookUp,
                connect, null, null, null, null, null);
        try (Journals journal = new Journals(folder.journal(fork))) {
            journal.add(Phase.FIRST_CALL, firstCall).add(Phase.STEADY, 100, 100);
        }
        forks.add(fork);
        return this;
    }

    /** The plan has so many forks. */
    Runs forks(Forks count) {
        plan = plan.with(plan.protocol().with(count));
        return this;
    }

    /** The run records a fact. */
    Runs fact(String key, String value) {
        facts.put(key, value);
        return this;
    }

    /** The forks that come next are disturbed like that. */
    Runs disturbed(Fork.Disturbance by) {
        disturbance = by;
        return this;
    }

    /** A fork that a side could not carry. */
    Runs refused(String provider, String operation, int repetition, String error) {
        forks.add(new Fork(forks.size() + 1, provider, provider, operation, repetition, Fork.State.REFUSED, null, null,
                null, error));
        return this;
    }

    Runs failed(String provider, String operation, int repetition, String error) {
        forks.add(new Fork(forks.size() + 1, provider, provider, operation, repetition, Fork.State.FAILED, null, null,
                null, error));
        return this;
    }

    /** The last fork failed after its calls. */
    Runs failedAfterwards(String error) {
        forks.set(forks.size() - 1, forks.getLast().with(Fork.State.FAILED, error));
        return this;
    }

    /** The last fork was cancelled among its calls. */
    Runs cancelled() {
        forks.set(forks.size() - 1, forks.getLast().with(Fork.State.CANCELLED, null));
        return this;
    }

    RunFolder end(Run.Outcome outcome) throws IOException {
        folder.save(run(outcome));
        return folder;
    }

    private Run run(Run.Outcome outcome) {
        return new Run("test", plan, quick, ProcessHandle.current().pid(), facts, forks, outcome,
                "", Instant.now(), null);
    }
}
