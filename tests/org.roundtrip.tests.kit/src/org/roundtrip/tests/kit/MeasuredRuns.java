// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
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
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;

/** The engine's runs with a provider, each examined by several tests. */
final class MeasuredRuns {
    /** Captured calls of each fork. */
    static final int CALLS = 100;
    /** Callers of a run under load, and the measured calls of each. */
    static final int CALLERS = 4, CALLS_OF_EACH = 25;
    /** Asynchronous calls in flight of one caller. */
    static final int WINDOW = 8;
    /** Calls before the measured ones: at least so many, and for at least so long. */
    static final Amount WARM_UP = Amount.atLeast(50, 0.02);
    /** A series of the run on loopback. */
    static final Series SERIES = new Series(20, 3, Summary.TRIMMED);
    /** Repeated look-ups and connections of the run on loopback, where the provider has them. */
    static final int LOOKUPS = 30, CONNECTIONS = 12;
    /** So long a call may take in the run whose servant stalls. The processes must have started by then, too. */
    static final int SHORT_SECONDS = 10;
    /** The variant whose callers have connections of their own by choice. */
    static final String OWN_CONNECTIONS = "connections own";
    /** In the run of callers the servant throws at each so manieth call, if the provider carries exceptions. */
    private static final int THROW_EVERY = 10;
    /** How often a run is made anew, because the kernel dropped packets. */
    private static final int ATTEMPTS = 3;
    /** So many characters need several packets on a wire. */
    private static final Shape TEXT = new Shape.Text(Length.of(5000), Repertoire.LATIN1);
    private static final Shape NOTE = new Struct("Note", List.of(new Field("title", TEXT),
            new Field("seen", Primitive.BOOLEAN), new Field("pages", new Sequence(Primitive.INT, Length.of(3))),
            new Field("price", Primitive.DOUBLE)));
    private static final Amount MEASURED = Amount.calls(CALLERS * CALLS_OF_EACH);
    /** The servant stalls once, after all calls but the measured ones and in the middle of these. */
    private static final Work STALL = new Work(0, 100, 1000 * (SHORT_SECONDS + 2));
    /** What the servant spends on the calls of callers. */
    private static final Work WORK = new Work(20, 0, 0);

    /** On loopback, with one fork for each of {@link #measured}; the variant has the name of that choice of options. */
    final Lazy<RunFolder> loopback;
    /** The same on a wire with one fork, whose calls need several packets each way. */
    final Lazy<RunFolder> wire;
    /**
     * With some callers and without a capture; its servant works and throws, see {@link #throwing}. Has a second fork, with
     * connections of their own, if the provider has this choice.
     */
    final Lazy<RunFolder> callers;
    /** With callers of an operation that declares no exception and with a capture, for each of {@link #answering}. */
    final Lazy<RunFolder> answered;
    /** With asynchronous calls by one caller, with one fork for each of {@link #measured}; and on a wire with one fork. */
    final Lazy<RunFolder> asynchronous, asynchronousOnWire;
    /** With one fork whose servant stalls once, for longer than a call may take. */
    final Lazy<RunFolder> stalled;
    /** With one fork and some callers of a one-way operation. */
    final Lazy<RunFolder> oneWay;
    /** The choices of options that are measured; one with which each call starts a process would take minutes. */
    final List<String> measured;
    /** Those with which the provider refuses exceptions that it carries otherwise. */
    final List<String> answering;
    private final Subject subject;
    private final LazyGroup group;

    /** @param group makes the runs beside others; nobody looks at their times */
    MeasuredRuns(Subject subject, LazyGroup group) {
        this.subject = subject;
        this.group = group;
        measured = subject.variants().keySet().stream().filter(each -> !Verifications.PROCESS_FOR_EACH_CALL.contains(each)).toList();
        answering = measured.stream().filter(each -> refusesExceptions(subject.variants().get(each))).toList();
        List<String> defaults = List.of(Subject.DEFAULTS);
        Load.Closed window = new Load.Closed(1, 0, false, false, WINDOW);
        loopback = group.add(() -> measure("measured", echo(), measured, protocol(CALLS, Network.LOOPBACK)
                .with(new Studied(List.of(SERIES), subject.info().lookups() ? LOOKUPS : 0, subject.info().connections() ? CONNECTIONS : 0))));
        callers = together(true, () -> measure("callers", throwing(),
                measured.stream().filter(each -> each.equals(Subject.DEFAULTS) || each.equals(OWN_CONNECTIONS)).toList(),
                protocol(0, Network.LOOPBACK).with(new Load.Closed(CALLERS)).withServerTime(true)));
        answered = together(!answering.isEmpty(), () -> measure("answered", echo(), answering,
                protocol(CALLS, Network.LOOPBACK).with(new Load.Closed(CALLERS)).withServerTime(true)));
        // A provider without asynchronous calls refuses the run, which is seen when a test asks for it.
        asynchronous = together(hasAsynchronous(), () -> measure("asynchronous", echo(), measured, protocol(CALLS, Network.LOOPBACK).with(window)));
        asynchronousOnWire = together(hasAsynchronous(),
                () -> onWire("asynchronous-wired", protocol(CALLS, new Network.Wire()).with(window)));
        wire = together(true, () -> onWire("wired", protocol(CALLS, new Network.Wire())));
        stalled = together(true, () -> measure("stalled", stalling(), defaults,
                new Protocol(1, Amount.calls(40), MEASURED, 0, SHORT_SECONDS, 128, Trial.SEED)));
        oneWay = together(hasOneWay(), () -> measure("one-way", telling(), defaults,
                protocol(0, Network.LOOPBACK).with(new Load.Closed(CALLERS))));
    }

    /** The run of a thorough test, which is made with the others where tests ask for it. */
    private Lazy<RunFolder> together(boolean asked, Callable<RunFolder> run) {
        return subject.thorough() && asked ? group.add(run) : new Lazy<>(run);
    }

    private boolean refusesExceptions(Map<String, String> options) {
        return throwing().throwEvery() > 0 && subject.carried(contract(throwing()), options).isEmpty();
    }

    /** Whether the provider carries one-way operations. */
    boolean hasOneWay() {
        return !subject.carried(contract(telling()), subject.defaults()).isEmpty();
    }

    /** Whether the provider declares that it has asynchronous calls. */
    boolean hasAsynchronous() {
        return subject.info().asynchronous();
    }

    /** Makes a run with one fork under a load, without a capture. */
    RunFolder underLoad(String name, Load load) throws Exception {
        return measure(name, echo(), List.of(Subject.DEFAULTS), protocol(0, Network.LOOPBACK).with(load));
    }

    /** Makes a run with one fork and another warm-up, without a capture. */
    RunFolder warmedUp(String name, WarmUp warmUp) throws Exception {
        return measure(name, echo(), List.of(Subject.DEFAULTS), protocol(0, Network.LOOPBACK).with(warmUp));
    }

    /** Makes a run with one fork that measures something besides single calls, without a capture. */
    RunFolder studied(String name, Studied studied) throws Exception {
        return measure(name, echo(), List.of(Subject.DEFAULTS), protocol(0, Network.LOOPBACK).with(studied));
    }

    /** Starts a run of one operation without a capture. */
    RunHandle start(String name, Amount calls, RunListener listener) throws Exception {
        return start(name, echo(), List.of(Subject.DEFAULTS), new Protocol(1, Amount.calls(100), calls, 0, 30, 128, Trial.SEED), listener);
    }

    /**
     * Returns what all runs echo: a struct, or a text when the provider carries none. One contract for them, and for previews
     * of the same, is compiled once.
     */
    Drawing drawing() {
        Drawing note = Drawing.of("note", NOTE);
        return subject.carried(contract(note.echo().orElseThrow()), subject.defaults()).isEmpty() ? Drawing.of("note", TEXT) : note;
    }

    private Operation echo() {
        return drawing().echo().orElseThrow();
    }

    /** Returns the operation that callers call: it takes some time, and throws at some calls if the provider carries exceptions. */
    Operation throwing() {
        Operation throwing = like(echo(), List.of(new Struct("Rejected", List.of(new Field("code", Primitive.INT)))), WORK, THROW_EVERY);
        return subject.carried(contract(throwing), subject.defaults()).isEmpty() ? like(echo(), List.of(), WORK, 0) : throwing;
    }

    private Operation stalling() {
        return like(echo(), List.of(), STALL, 0);
    }

    private static Operation like(Operation echo, List<Struct> exceptions, Work work, int throwEvery) {
        return new Operation(echo.name(), echo.parameters(), echo.result(), exceptions, echo.behaviour(), false, work, throwEvery);
    }

    private static Operation telling() {
        return new Operation("tell", List.of(new Operation.Parameter("note", TEXT)), Optional.empty(), List.of(), Behaviour.NOTHING, true);
    }

    private static Contract contract(Operation operation) {
        return new Contract("Service", List.of(operation));
    }

    /** Returns the provider alone. */
    ProviderCatalogue catalogue() {
        return new ProviderCatalogue(Map.of(subject.info(), subject.provider()));
    }

    private static Protocol protocol(int captured, Network network) {
        return new Protocol(1, WARM_UP, MEASURED, captured, 30, 128, Trial.SEED).with(network);
    }

    /** Where a wire is not possible, the tests that ask for the run are skipped. */
    private RunFolder onWire(String name, Protocol protocol) throws Exception {
        Optional<String> missing = NetworkAbility.missing(new Network.Wire());
        Assumptions.assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
        return measure(name, echo(), List.of(Subject.DEFAULTS), protocol);
    }

    /** Makes a run whose captures are whole. */
    private RunFolder measure(String name, Operation operation, List<String> variants, Protocol protocol) throws Exception {
        RunFolder run = once(name, operation, variants, protocol);
        for (int attempt = 1; lossy(run) && attempt < ATTEMPTS; attempt++) {
            run = once(name + "-" + attempt, operation, variants, protocol);
        }
        assertFalse(lossy(run), "the kernel dropped packets each time");
        return run;
    }

    private RunFolder once(String name, Operation operation, List<String> variants, Protocol protocol) throws Exception {
        Run run = start(name, operation, variants, protocol, RunListener.NONE).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        for (Fork fork : run.forks()) {
            assertEquals(Fork.State.DONE, fork.state(), fork.error());
        }
        return RunFolder.open(subject.folder().resolve(name));
    }

    private static boolean lossy(RunFolder run) throws IOException {
        return run.run().forks().stream().map(Fork::capture).anyMatch(each -> each != null && each.dropped() != null && each.dropped() > 0);
    }

    private RunHandle start(String name, Operation operation, List<String> variants, Protocol protocol, RunListener listener)
            throws Exception {
        Path folder = subject.folder().resolve(name);
        List<ProviderChoice> choices = variants.stream().map(each -> subject.choice(each, subject.variants().get(each))).toList();
        return new Runner(catalogue(), subject.home()).start(new Plan(name, "", contract(operation), choices, protocol), false, Instant.now(),
                began -> folder, listener, Turn.ANYWAY);
    }
}
