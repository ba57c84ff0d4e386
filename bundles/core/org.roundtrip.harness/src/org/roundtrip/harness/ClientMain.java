// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.io.BufferedReader;
import java.io.Writer;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.harness.control.Compilation;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Sentences;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.control.ThreadPlaces;
import org.roundtrip.harness.load.Callers;
import org.roundtrip.harness.load.LoadSetting;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.harness.timing.TimerCost;
import org.roundtrip.harness.values.Digest;

/** Main class of a forked client: a provider's {@link ClientHalf} driven by the control protocol. */
public final class ClientMain {
    private final Settings settings;
    private final ThreadPlaces places;
    private final int pool;
    private final Digest digest = new Digest();
    private ClientHalf half;
    private JournalWriter journal;
    private Caller caller;
    private Callers callers;
    private SetUpLoop lookUps;
    private SetUpLoop connections;

    private ClientMain(Settings settings) {
        this.settings = settings;
        this.places = ThreadPlaces.of(settings);
        this.pool = (int) settings.number("pool");
    }

    /** @param args the settings file */
    public static void main(String[] args) throws Exception {
        Control.serve(new ClientMain(Settings.read(Paths.get(args[0])))::run);
    }

    /** Obeys the commands to a client in this JVM, until {@code stop} has been answered or they end. */
    public static void serve(Settings settings, BufferedReader commands, Writer answers) throws Exception {
        Control.serve(new ClientMain(settings)::run, commands, answers);
    }

    private ControlLine run(ControlLine command) throws Exception {
        switch (command.word()) {
            case "prepare":
                return prepare();
            case "open":
                return open(command);
            case "verify":
                return verify(command);
            case "measure":
                return measure(command);
            case "stop":
                return stop();
            default:
                throw new IllegalArgumentException("a client knows no command " + command.word());
        }
    }

    private ControlLine prepare() throws Exception {
        places.place();
        journal = JournalWriter.create(Paths.get(settings.text("journal")));
        TimerCost timer = TimerCost.measure();
        journal.rehearse();
        half = settings.half(ClientHalf.class);
        ClientSetting setting = new ClientSetting(settings.options(), Paths.get(settings.text("folder")),
                Paths.get(settings.text("trust")), (int) settings.number("timeoutSeconds"))
                .behind(settings.find("published").map(Integer::valueOf).orElse(0));
        long start = System.nanoTime();
        half.prepare(setting);
        return ControlLine.of("done").with("prepareNanos", System.nanoTime() - start)
                .with("timerCostNanos", Math.round(timer.costNanos()))
                .with("timerGranularityNanos", timer.granularityNanos());
    }

    private ControlLine open(ControlLine command) throws Exception {
        Endpoint endpoint = new Endpoint(command.text("address"), ports(command.text("ports")),
                ports(command.text("namingPorts")));
        Steps steps = new Steps();
        Object stub = half.open(endpoint, steps);
        callers = callers(endpoint, stub);
        lookUps = new SetUpLoop(callers.journal(), timing -> lookUp(endpoint, timing));
        connections = new SetUpLoop(callers.journal(), timing -> connect(endpoint, stub, timing));
        ControlLine done = ControlLine.of("done");
        if (!half.ports().isEmpty()) {
            done = done.with("ports", half.ports().stream().map(String::valueOf).collect(Collectors.joining(",")));
        }
        if (steps.lookupNanos().isPresent()) {
            done = done.with("lookupNanos", steps.lookupNanos().getAsLong());
        }
        if (steps.connectNanos().isPresent()) {
            done = done.with("connectNanos", steps.connectNanos().getAsLong());
        }
        if (LoadSetting.of(settings).callers() > 1) {
            done = done.with("fact.callers.connections", half.connections(callers.ownConnections()));
        }
        for (Map.Entry<String, String> fact : half.facts().entrySet()) {
            done = done.with("fact." + fact.getKey(), fact.getValue());
        }
        return done;
    }

    private Callers callers(Endpoint endpoint, Object first) throws Exception {
        LoadSetting load = LoadSetting.of(settings);
        caller = Generated.caller(settings.text("operation"), first);
        caller.prepare(settings.number("seed"), pool);
        List<Caller> all = new ArrayList<>();
        all.add(caller);
        boolean own = false;
        while (all.size() < load.callers()) {
            Object stub = half.openAnother(endpoint, first);
            own |= stub != first;
            Caller another = Generated.caller(settings.text("operation"), stub);
            another.share(caller);
            all.add(another);
        }
        return new Callers(load, all, own, journal, pool, settings.number("seed"),
                TimeUnit.SECONDS.toNanos(settings.number("timeoutSeconds")));
    }

    private Outcome lookUp(Endpoint endpoint, SetUpLoop.Timing timing) throws Exception {
        timing.timed(() -> half.lookUp(endpoint));
        return Outcome.ANSWERED;
    }

    /** Makes a connection and its first call. What is ours between the two is not on the clock, and neither is closing. */
    private Outcome connect(Endpoint endpoint, Object first, SetUpLoop.Timing timing) throws Exception {
        try (FreshConnection fresh = half.fresh(endpoint, first)) {
            Object stub = timing.timed(fresh::connect);
            Caller single = Generated.caller(settings.text("operation"), stub);
            single.share(caller);
            return timing.timed(() -> single.complete(0));
        }
    }

    /** Makes a call with each value, or with one of them: one-way calls are verified one after the other. */
    private ControlLine verify(ControlLine command) throws Exception {
        int first = command.find("entry").map(Integer::valueOf).orElse(0);
        int end = command.find("entry").isPresent() ? first + 1 : pool;
        if (first == 0) {
            callers.journal().beginIntervals(Phase.VERIFY, 0);
            callers.journal().start(System.nanoTime());
        }
        long nanos = 0;
        for (int entry = first; entry < end; entry++) {
            nanos += verify(entry);
        }
        if (end == pool) {
            callers.journal().end();
        }
        ControlLine done = ControlLine.of("done").with("nanos", nanos);
        return end == pool ? done.with("digest", digest.hex()) : done;
    }

    /** Makes one call and digests it. Returns how long the call took. */
    private long verify(int entry) throws ExplainedException {
        long start = System.nanoTime();
        Outcome outcome;
        try {
            outcome = caller.complete(entry);
        } catch (Exception e) {
            throw new ExplainedException(Sentences.text(ClientMain.class, "call", entry + 1, Failure.sentence(e)), e);
        }
        long nanos = System.nanoTime() - start;
        callers.journal().add(start, -1, nanos, outcome.code());
        caller.digestArguments(entry, digest);
        caller.digestResult(digest);
        return nanos;
    }

    private ControlLine measure(ControlLine command) throws Exception {
        places.place();
        long start = System.nanoTime();
        long nanos = Math.round(Double.parseDouble(command.text("seconds")) * 1e9);
        long calls = command.number("calls");
        boolean both = command.find("atLeast").isPresent();
        long block = journal.blocks();
        Callers.Made made = made(Phase.valueOf(command.text("phase")), both ? Limits.both(calls, nanos) : Limits.first(calls, nanos));
        ControlLine done = ControlLine.of("done").with("calls", made.calls()).with("errors", made.errors())
                .with("dropped", made.dropped());
        done = made.scheduling().isPresent() ? made.scheduling().get().in(done) : done;
        done = made.failure().isPresent() ? done.with("failure", made.failure().get()) : done;
        return command.find("window").isPresent() ? window(done.with("medianNanos", journal.medianNanos(block)), start) : done;
    }

    /** Adds what the end of a warm-up depends on. */
    private static ControlLine window(ControlLine done, long start) {
        return Compilation.in(done).with("nanos", System.nanoTime() - start);
    }

    private Callers.Made made(Phase phase, Limits limits) throws Exception {
        return phase == Phase.LOOKUP ? Callers.Made.by(lookUps, phase, limits)
                : phase == Phase.CONNECT ? Callers.Made.by(connections, phase, limits) : callers.run(phase, limits);
    }

    private ControlLine stop() throws Exception {
        if (journal != null) {
            journal.close();
        }
        if (half != null) {
            half.close();
        }
        return ControlLine.of("done");
    }

    private static List<Integer> ports(String list) {
        return Stream.of(list.split(",")).filter(each -> !each.isEmpty()).map(Integer::valueOf)
                .collect(Collectors.toList());
    }
}
