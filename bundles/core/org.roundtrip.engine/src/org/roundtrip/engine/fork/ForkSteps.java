// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roundtrip.capture.live.CapturePorts;
import org.roundtrip.engine.place.Place;
import org.roundtrip.harness.control.Compilation;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Fork;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;

/**
 * Takes the steps of one fork, in the order of the methods below. Each step ends by an answer, by the death of either
 * process or by the time-out, see {@link ClientCommands}. Used by one thread.
 */
final class ForkSteps implements Closeable {
    private static final int STOP_SECONDS = 10;
    /** Containers need several seconds to start, on a busy machine more, whatever a call may take. */
    private static final int START_SECONDS = 60;
    private static final String FACT = "fact.";

    private final ServerSide server;
    private final ForkedProcess client;
    private final Place clientPlace;
    private final ClientCommands commands;
    private final CallCount calls;
    private final int timeoutSeconds;
    private final Path journal;
    private final Consumer<String> log;
    private ControlLine address;
    private List<Integer> calledBack = List.of();
    private Long prepareNanos;
    private Long readyNanos;
    private long dropped;
    private Optional<Scheduling> callers = Optional.empty();

    /**
     * Makes the steps.
     *
     * @param clientPlace where the client runs
     * @param journal     the file that the client will write, on this machine
     * @param log         gets a sentence when calls failed
     */
    ForkSteps(ServerSide server, ForkedProcess client, Place clientPlace, int timeoutSeconds, Path journal, Consumer<String> log) {
        this.log = log;
        this.clientPlace = clientPlace;
        this.server = server;
        this.client = client;
        this.timeoutSeconds = timeoutSeconds;
        this.journal = journal;
        commands = new ClientCommands(server, client, clientPlace, timeoutSeconds);
        calls = new CallCount(server, timeoutSeconds);
    }

    /** Makes the steps of calls that are verified only. */
    ForkSteps(ServerSide server, ForkedProcess client, Place clientPlace, int timeoutSeconds, Path journal) {
        this(server, client, clientPlace, timeoutSeconds, journal, sentence -> { });
    }

    /**
     * How long preparing and opening took, and what the client reported about its connection. A step that the middleware
     * does not have is null.
     */
    record Opened(Long prepareNanos, Long lookupNanos, Long connectNanos, Map<String, String> facts) {
    }

    /** Prepares the client and starts the server side, both at the same time. @return facts about the client's clock */
    Map<String, String> start() throws ForkException, InterruptedException {
        client.send(ControlLine.of("prepare"));
        boolean served = server.started();
        ControlLine clock = prepared(server.start(Math.max(timeoutSeconds, START_SECONDS)));
        if (served) {
            calls.after();
        } else {
            readyNanos = server.readyNanos();
        }
        Map<String, String> facts = new LinkedHashMap<>();
        clock.find("timerCostNanos").ifPresent(nanos -> facts.put("clock.timerCostNanos", nanos));
        clock.find("timerGranularityNanos").ifPresent(nanos -> facts.put("clock.timerGranularityNanos", nanos));
        return facts;
    }

    /** Prepares the client of a server side that has started before. @param started its answer */
    void join(ControlLine started) throws ForkException, InterruptedException {
        client.send(ControlLine.of("prepare"));
        prepared(started);
    }

    private ControlLine prepared(ControlLine started) throws ForkException, InterruptedException {
        address = started;
        server.trustFor(clientPlace);
        ControlLine clock = client.answer(Step.PREPARE, timeoutSeconds);
        prepareNanos = clock.find("prepareNanos").map(Long::valueOf).orElse(null);
        commands.follow(journal, ports());
        return clock;
    }

    /** Returns the ports of the calls and those of the name service. After {@link #open} those at which the client is called are there, too. */
    CapturePorts ports() {
        List<Integer> calls = Stream.concat(ports(address.text("ports")).stream(), calledBack.stream()).toList();
        return new CapturePorts(calls, ports(address.text("namingPorts")));
    }

    /** Returns the ports at which the client is called, after {@link #open}. */
    List<Integer> calledBack() {
        return calledBack;
    }

    private static List<Integer> ports(String list) {
        return Stream.of(list.split(",")).filter(port -> !port.isEmpty()).map(Integer::valueOf).toList();
    }

    Opened open() throws ForkException, InterruptedException {
        ControlLine done = commands.ask(Step.OPEN, new ControlLine("open", address.values()));
        client.noteFamily();
        calledBack = ports(done.find("ports").orElse(""));
        Map<String, String> facts = new LinkedHashMap<>();
        done.values().forEach((name, value) -> {
            if (name.startsWith(FACT)) {
                facts.put(name.substring(FACT.length()), value);
            }
        });
        return new Opened(prepareNanos, done.find("lookupNanos").map(Long::valueOf).orElse(null),
                done.find("connectNanos").map(Long::valueOf).orElse(null), facts);
    }

    void firstCall() throws ForkException, InterruptedException {
        measure(Step.FIRST_CALL, Phase.FIRST_CALL, Amount.calls(1));
    }

    /**
     * Makes one call with every value.
     *
     * @return how long these calls took together, in nanoseconds
     * @throws ForkException when either side computed another digest than was expected
     */
    long verify(ExpectedValues values) throws ForkException, InterruptedException {
        String expected = values.digest();
        calls.oneWay(values.oneWay());
        calls.allArrived(Step.FIRST_CALL);
        server.phase(Phase.VERIFY, Step.VERIFY, timeoutSeconds);
        server.servant().ask(ControlLine.of("record"), Step.VERIFY, timeoutSeconds);
        ControlLine made = values.oneWay() ? oneByOne(values.pool()) : together(values.pool());
        String sent = made.text("digest");
        String arrived = server.servant().ask(ControlLine.of("digest"), Step.VERIFY, timeoutSeconds).text("digest");
        if (!sent.equals(expected)) {
            throw new ForkException(Step.VERIFY.wrong(Step.TEXTS.text("digest.client")));
        }
        if (!arrived.equals(expected)) {
            throw new ForkException(Step.VERIFY.wrong(Step.TEXTS.text("digest.server")));
        }
        return made.number("nanos");
    }

    private ControlLine together(int pool) throws ForkException, InterruptedException {
        ControlLine answer = commands.ask(Step.VERIFY, ControlLine.of("verify"));
        calls.add(pool);
        return answer;
    }

    /** Makes each call when the one before has arrived, since one-way calls may overtake each other. Returns the last answer. */
    private ControlLine oneByOne(int pool) throws ForkException, InterruptedException {
        long nanos = 0;
        ControlLine answer = null;
        for (int entry = 0; entry < pool; entry++) {
            answer = commands.ask(Step.VERIFY, ControlLine.of("verify").with("entry", entry));
            nanos += answer.number("nanos");
            calls.add(1);
            calls.allArrived(Step.VERIFY);
        }
        return answer.with("nanos", nanos);
    }

    /** Asks a servant in a JVM for the secrets of its connections. @return a TLS key log; empty when nothing is encrypted */
    String secrets() throws ForkException, InterruptedException {
        return server.servant().ask(ControlLine.of("secrets"), Step.CAPTURE, timeoutSeconds).find("log").orElse("");
    }

    /** Returns how many calls were made, and how many have arrived. */
    CallCount calls() {
        return calls;
    }

    /** Makes an amount of calls before the measured ones. */
    void warmUp(Amount amount) throws ForkException, InterruptedException {
        if (!amount.none()) {
            measure(Step.WARM_UP, Phase.WARM_UP, amount);
        }
    }

    /**
     * Makes calls before the measured ones until they are steady, in windows. Both sides are asked between two of them, so that nothing of it
     * is on the clock.
     *
     * @param callers  that make them
     * @param progress is told how it stands after each window
     * @return how it ended
     */
    Fork.WarmedUp warmUp(WarmUp.Steady until, int callers, Consumer<Fork.WarmedUp> progress) throws ForkException, InterruptedException {
        WarmUpRule rule = new WarmUpRule(until);
        Amount amount = WarmUpRule.window(until, callers);
        server.phase(Phase.WARM_UP, Step.WARM_UP, timeoutSeconds);
        while (!rule.over()) {
            ControlLine window = calls(Step.WARM_UP, command(Phase.WARM_UP, amount).with("window", true));
            Long compiled = Stream.of(Compilation.from(window), server.compiledMillis(timeoutSeconds)).flatMap(Optional::stream)
                    .reduce(Long::sum).orElse(null);
            rule.add(window.number("nanos") / 1e9, window.number("calls"), compiled, window.number("medianNanos"));
            progress.accept(rule.now());
        }
        return rule.now();
    }

    /** Makes the calls of a series, each repetition as a phase of its own. */
    void series(Series series) throws ForkException, InterruptedException {
        for (int i = 0; i < series.repeat(); i++) {
            measure(Step.SERIES, Phase.SERIES, Amount.calls(series.calls()));
        }
        calls.settle(Step.SERIES);
    }

    /**
     * Returns what the processors of both machines did, and how both sides were run on them. It is empty when the
     * client's machine does not say it.
     */
    Optional<SidesWatch> watch(ForkPlaces places) throws InterruptedException {
        Optional<SidesWatch> machines = SidesWatch.now(places);
        Optional<Scheduling> ofClient = machines.isEmpty() ? Optional.empty() : clientPlace.scheduling(client.pid());
        Optional<Scheduling> ofServer = machines.isEmpty() ? Optional.empty() : server.scheduling();
        return machines.map(watch -> watch.with(ofClient, ofServer));
    }

    /** Returns how the callers' threads that ended with the last step were run. It is empty when there were none. */
    Optional<Scheduling> callers() {
        return callers;
    }

    /** Makes the measured calls. @return how many more arrived by an open load and were not made */
    long steady(Amount amount) throws ForkException, InterruptedException {
        measure(Step.STEADY, Phase.STEADY, amount);
        calls.settle(Step.STEADY);
        return dropped;
    }

    /** Repeats what a client does before its first call, as often as the plan asks for. */
    void setUp(Studied studied) throws ForkException, InterruptedException {
        if (studied.lookups() > 0) {
            measure(Step.LOOKUPS, Phase.LOOKUP, Amount.calls(studied.lookups()));
        }
        if (studied.connections() > 0) {
            measure(Step.CONNECTIONS, Phase.CONNECT, Amount.calls(studied.connections()));
        }
    }

    /**
     * Makes the calls of the capture pass. The servant begins anew before, as arguments do in each phase: so call by call the packets of
     * all variants carry the same values, however many calls they have made until then.
     *
     * @return how many calls were made
     */
    long capture(int count) throws ForkException, InterruptedException {
        server.servant().ask(ControlLine.of("restart"), Step.CAPTURE, timeoutSeconds);
        long made = measure(Step.CAPTURE, Phase.CAPTURE, Amount.calls(count));
        calls.settle(Step.CAPTURE);
        return made;
    }

    /** Returns what the server side cost besides calls, after all of them. */
    Fork.ServerSide serverSide() throws ForkException, InterruptedException {
        return new Fork.ServerSide(readyNanos, server.memoryBytes(timeoutSeconds).orElse(null));
    }

    /** Stops both processes. @return a complaint of one of them, which is no reason to doubt what was measured */
    Optional<String> stop() throws InterruptedException {
        Optional<String> complaint = client.stop(Math.min(timeoutSeconds, STOP_SECONDS));
        return server.stop(timeoutSeconds).or(() -> complaint);
    }

    @Override
    public void close() {
        commands.close();
    }

    private long measure(Step step, Phase phase, Amount amount) throws ForkException, InterruptedException {
        server.phase(phase, step, timeoutSeconds);
        ControlLine done = calls(step, command(phase, amount));
        callers = Scheduling.from(done);
        dropped = done.find("dropped").map(Long::valueOf).orElse(0L);
        return done.number("calls");
    }

    private static ControlLine command(Phase phase, Amount amount) {
        ControlLine command = ControlLine.of("measure").with("phase", phase.name()).with("calls", amount.calls())
                .with("seconds", amount.seconds());
        return amount.atLeast() ? command.with("atLeast", true) : command;
    }

    /** Has the client make the calls of a command. @return its answer */
    private ControlLine calls(Step step, ControlLine command) throws ForkException, InterruptedException {
        ControlLine done = commands.askForCalls(step, command);
        long made = done.number("calls");
        done.find("failure").ifPresent(failure -> log.accept(Step.TEXTS.text("log.failures", step, done.number("errors"), made, failure)));
        calls.add(step == Step.LOOKUPS ? 0 : made);
        return done;
    }
}
