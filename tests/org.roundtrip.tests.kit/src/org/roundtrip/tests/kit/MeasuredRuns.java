// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Assumptions;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.engine.RunHandle;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.Turn;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Length;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.Work;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;

/** The engine's runs with a provider, examined by several tests: one on loopback and one on a wire. */
final class MeasuredRuns {
    /** Captured calls of each fork. */
    static final int CALLS = 300;
    /** Callers of a run under load, and the measured calls of each. */
    static final int CALLERS = 4, CALLS_OF_EACH = 25;
    /** Asynchronous calls in flight of one caller. */
    static final int WINDOW = 8;
    /** In this run the servant throws at each so manieth call, if the provider carries exceptions. */
    static final int THROW_EVERY = 10;
    /** So many characters need several packets on a wire. */
    private static final Shape TEXT = new Shape.Text(Length.of(5000), Repertoire.LATIN1);
    private static final Shape NOTE = new Struct("Note", List.of(new Field("title", TEXT),
            new Field("seen", Primitive.BOOLEAN), new Field("pages", new Sequence(Primitive.INT, Length.of(3))),
            new Field("price", Primitive.DOUBLE)));
    /** Calls before the measured ones: at least so many, and for at least so long. */
    static final Amount WARM_UP = Amount.atLeast(50, 0.02);
    /** A series of the run on loopback. */
    static final Series SERIES = new Series(20, 3, Summary.TRIMMED);
    /** Repeated look-ups and connections of the run on loopback, where the provider has them. */
    static final int LOOKUPS = 30, CONNECTIONS = 12;
    /** So long a call may take in the run whose servant stalls. The processes must have started by then, too. */
    static final int SHORT_SECONDS = 10;
    /** The servant stalls once, after all calls but the measured ones and in the middle of these. */
    private static final Work STALL = new Work(0, 100, 1000 * (SHORT_SECONDS + 2));
    private static final Amount WARM_UP_BEFORE_STALL = Amount.calls(40);
    private static final Amount MEASURED = Amount.calls(CALLERS * CALLS_OF_EACH);
    /** The variant whose callers have connections of their own by choice. */
    static final String OWN_CONNECTIONS = "connections own";
    /** What the servant spends on the calls of callers. */
    private static final Work WORK = new Work(20, 0, 0);
    private final Subject subject;
    private final List<String> measured;
    private final Lazy<RunFolder> loopback;
    private final Lazy<RunFolder> callers;
    private final Lazy<RunFolder> answered;
    private final List<String> answering;
    private final Lazy<RunFolder> asynchronous;
    private final Lazy<RunFolder> asynchronousOnWire;
    private final Lazy<RunFolder> wire;

    /** @param group makes the runs beside others; nobody looks at their times */
    MeasuredRuns(Subject subject, LazyGroup group) {
        this.subject = subject;
        List<ProviderChoice> variants = subject.variants().entrySet().stream()
                .filter(variant -> !Verifications.PROCESS_FOR_EACH_CALL.contains(variant.getKey()))
                .map(variant -> choice(variant.getKey(), variant.getValue())).toList();
        this.measured = variants.stream().map(ProviderChoice::variant).toList();
        this.loopback = group.add(() -> measure("measured", variants,
                protocol(CALLS, Network.LOOPBACK).with(new Studied(List.of(SERIES), subject.info().lookups() ? LOOKUPS : 0,
                        subject.info().connections() ? CONNECTIONS : 0))));
        List<ProviderChoice> connected = variants.stream()
                .filter(each -> each.variant().equals(Subject.DEFAULTS) || each.variant().equals(OWN_CONNECTIONS)).toList();
        this.callers = group.add(() -> measure("callers", contract(throwing()), connected,
                protocol(0, Network.LOOPBACK).with(new Load.Closed(CALLERS)).withServerTime(true)));
        List<ProviderChoice> without = variants.stream().filter(each -> refusesExceptions(subject.variants().get(each.variant()))).toList();
        this.answering = without.stream().map(ProviderChoice::variant).toList();
        Callable<RunFolder> several = () -> measure("answered", without,
                protocol(CALLS, Network.LOOPBACK).with(new Load.Closed(CALLERS)).withServerTime(true));
        this.answered = answering.isEmpty() ? new Lazy<>(several) : group.add(several);
        // A provider without asynchronous calls refuses the run, which is seen when a test asks for it.
        Callable<RunFolder> window = () -> measure("asynchronous", variants,
                protocol(CALLS, Network.LOOPBACK).with(new Load.Closed(1, 0, false, false, WINDOW)));
        this.asynchronous = subject.info().asynchronous() ? group.add(window) : new Lazy<>(window);
        Callable<RunFolder> windowOnWire = () -> measure("asynchronous-wired", List.of(choice(Subject.DEFAULTS, subject.defaults())),
                protocol(CALLS, new Network.Wire()).with(new Load.Closed(1, 0, false, false, WINDOW)));
        this.asynchronousOnWire = subject.info().asynchronous() ? group.add(windowOnWire) : new Lazy<>(windowOnWire);
        this.wire = group.add(() -> measure("wired", List.of(choice(Subject.DEFAULTS, subject.defaults())),
                protocol(CALLS, new Network.Wire())));
    }

    /** The choices of options that are measured; one with which each call starts a process would take minutes. */
    List<String> measured() {
        return measured;
    }

    /** A run with one fork for each of these choices of options; the variant has the name of that choice. */
    RunFolder loopback() throws Exception {
        return loopback.get();
    }

    /**
     * A run with some callers, without a capture; its servant works and throws, see {@link #throwing}. Has a second fork, with
     * connections of their own, if the provider has this choice.
     */
    RunFolder callers() throws Exception {
        return callers.get();
    }

    /** The choices of options with which the provider refuses exceptions that it carries otherwise. */
    List<String> answering() {
        return answering;
    }

    /** The same for these choices: callers of an operation that declares no exception, with a capture. */
    RunFolder answered() throws Exception {
        return answered.get();
    }

    private boolean refusesExceptions(Map<String, String> options) {
        return throwing().throwEvery() > 0 && subject.carried(contract(throwing()), options).isEmpty();
    }

    /** A run with asynchronous calls by one caller, with one fork for each choice of options. */
    RunFolder asynchronous() throws Exception {
        return asynchronous.get();
    }

    /** The same on a wire, with one fork: answers go to an address of the client's there. Where it is not possible, the test is skipped. */
    RunFolder asynchronousOnWire() throws Exception {
        assumeWire();
        return asynchronousOnWire.get();
    }

    /** Makes a run with one fork whose servant stalls once, for longer than a call may take. */
    RunFolder stalled() throws Exception {
        return measure("stalled", contract(stalling()), List.of(choice(Subject.DEFAULTS, subject.defaults())),
                new Protocol(1, WARM_UP_BEFORE_STALL, MEASURED, 0, SHORT_SECONDS, 128, Trial.SEED));
    }

    /** Whether the provider carries one-way operations. */
    boolean hasOneWay() {
        return !subject.carried(contract(telling()), subject.defaults()).isEmpty();
    }

    /** Makes a run with one fork and some callers of a one-way operation. */
    RunFolder oneWay() throws Exception {
        return measure("one-way", contract(telling()), List.of(choice(Subject.DEFAULTS, subject.defaults())),
                protocol(0, Network.LOOPBACK).with(new Load.Closed(CALLERS)));
    }

    private Operation stalling() {
        Operation echo = drawing().echo().orElseThrow();
        return new Operation(echo.name(), echo.parameters(), echo.result(), List.of(), echo.behaviour(), false, STALL, 0);
    }

    private static Operation telling() {
        return new Operation("tell", List.of(new Operation.Parameter("note", TEXT)), Optional.empty(), List.of(), Behaviour.NOTHING, true);
    }

    /** Makes a run with one fork under a load, without a capture. */
    RunFolder underLoad(String name, Load load) throws Exception {
        return measure(name, List.of(choice(Subject.DEFAULTS, subject.defaults())),
                protocol(0, Network.LOOPBACK).with(load));
    }

    /** Makes a run with one fork that measures something besides single calls, without a capture. */
    RunFolder studied(String name, Studied studied) throws Exception {
        return measure(name, List.of(choice(Subject.DEFAULTS, subject.defaults())), protocol(0, Network.LOOPBACK).with(studied));
    }

    /** A run with one fork, whose calls need several packets each way. Where it is not possible, the test is skipped. */
    RunFolder wire() throws Exception {
        assumeWire();
        return wire.get();
    }

    private static void assumeWire() {
        Optional<String> missing = NetworkAbility.missing(new Network.Wire());
        Assumptions.assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
    }

    /** Starts a run of one operation without a capture. */
    RunHandle start(String name, Amount measured, RunListener listener) throws Exception {
        return start(name, contract(drawing().echo().orElseThrow()), List.of(choice(Subject.DEFAULTS, subject.defaults())),
                new Protocol(1, Amount.calls(100), measured, 0, 30, 128, Trial.SEED), listener);
    }

    /**
     * Returns what all runs echo: a struct, or a text when the provider carries none. One contract for them, and for previews
     * of the same, is compiled once.
     */
    Drawing drawing() {
        Drawing note = Drawing.of("note", NOTE);
        return subject.carried(contract(note.echo().orElseThrow()), subject.defaults()).isEmpty() ? Drawing.of("note", TEXT) : note;
    }

    /** Returns the operation that callers call: it takes some time, and throws at some calls if the provider carries exceptions. */
    Operation throwing() {
        Operation echo = drawing().echo().orElseThrow();
        Operation throwing = new Operation(echo.name(), echo.parameters(), echo.result(),
                List.of(new Struct("Rejected", List.of(new Field("code", Primitive.INT)))), echo.behaviour(), false, WORK, THROW_EVERY);
        return !subject.carried(contract(throwing), subject.defaults()).isEmpty() ? throwing
                : new Operation(echo.name(), echo.parameters(), echo.result(), List.of(), echo.behaviour(), false, WORK, 0);
    }

    private static Contract contract(Operation operation) {
        return new Contract("Service", List.of(operation));
    }

    /** Whether the provider declares that it has asynchronous calls. */
    boolean hasAsynchronous() {
        return subject.info().asynchronous();
    }

    /** Returns the provider alone. */
    ProviderCatalogue catalogue() {
        return new ProviderCatalogue(Map.of(subject.info(), new QuicklyStarted(subject.provider())));
    }

    /** Returns the home in which the runs were made. */
    RoundtripHome home() {
        return new RoundtripHome(subject.folder());
    }

    /** Returns a home with the compiled contracts of the other one in which nobody measures, so that previews are possible there. */
    RoundtripHome quietHome() throws IOException {
        Path folder = Files.createDirectories(subject.folder().resolve("quiet"));
        RoundtripHome quiet = new RoundtripHome(folder);
        if (!Files.exists(quiet.cache())) {
            Files.createSymbolicLink(quiet.cache(), home().cache().toAbsolutePath());
        }
        return quiet;
    }

    private static Protocol protocol(int captured, Network network) {
        return new Protocol(1, WARM_UP, MEASURED, captured, 30, 128, Trial.SEED, network);
    }

    private RunFolder measure(String name, List<ProviderChoice> choices, Protocol protocol) throws Exception {
        return measure(name, contract(drawing().echo().orElseThrow()), choices, protocol);
    }

    private RunFolder measure(String name, Contract contract, List<ProviderChoice> choices, Protocol protocol) throws Exception {
        RunHandle handle = start(name, contract, choices, protocol, RunListener.NONE);
        Run run = handle.await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        for (Fork fork : run.forks()) {
            assertEquals(Fork.State.DONE, fork.state(), fork.error());
        }
        return RunFolder.open(subject.folder().resolve(name));
    }

    private RunHandle start(String name, Contract contract, List<ProviderChoice> choices, Protocol protocol, RunListener listener)
            throws Exception {
        Path folder = subject.folder().resolve(name);
        return new Runner(catalogue(), home()).start(new Plan(name, "", contract, choices, protocol), false, Instant.now(), began -> folder,
                listener, Turn.ANYWAY);
    }

    private ProviderChoice choice(String variant, Map<String, String> options) {
        return new ProviderChoice(subject.info().id(), variant, options);
    }
}
