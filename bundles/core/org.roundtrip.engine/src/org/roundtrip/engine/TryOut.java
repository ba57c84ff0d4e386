// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.fork.ForkException;
import org.roundtrip.engine.fork.KeptLinks;
import org.roundtrip.engine.fork.OneCall;
import org.roundtrip.engine.fork.Resources;
import org.roundtrip.engine.fork.ServerSide;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.place.Listening;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.ScratchFolder;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.libraries.FetchProgress;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.CompilationException;

/**
 * Tries a provider out. It compiles a small contract, starts a server and a client, and makes one call whose values both
 * sides digest. What comes of each step is said in a sentence. Used by one thread, which may be interrupted; not for a
 * user interface's thread.
 *
 * @param provider  what is tried
 * @param options   of the provider; those left out have their defaults
 * @param operation what is called
 * @param home      keeps compiled contracts and, for a short time, the files of the processes
 * @param said      receives the sentences, on the thread that tries
 */
public record TryOut(RegisteredProvider provider, Map<String, String> options, Operation operation, RoundtripHome home,
        Consumer<String> said) {
    private static final int STEP_SECONDS = 60;
    private static final int HEAP_MIB = 256;
    private static final int STOP_SECONDS = 5;
    private static final int LONGEST_DETAILS = 2000;
    private static final Operation ECHO = Drawing.of("note", new Shape.Struct("Note", List.of(new Field("id", Primitive.INT),
            new Field("text", new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1)),
            new Field("numbers", new Shape.Sequence(Primitive.DOUBLE, Length.of(2)))))).echo().orElseThrow();

    /**
     * Returns a trial of the provider whose option has a choice, such as something that the user described. It is empty
     * when there is none. Asks all providers.
     */
    public static Optional<TryOut> of(ProviderCatalogue catalogue, String option, String choice, RoundtripHome home,
            Consumer<String> said) {
        return catalogue.providers().stream().filter(provider -> has(provider, option, choice)).findFirst()
                .map(provider -> new TryOut(provider, Map.of(option, choice), ECHO, home, said));
    }

    private static boolean has(RegisteredProvider provider, String option, String choice) {
        try {
            return provider.options().stream().anyMatch(each -> each.name().equals(option) && each.choices().contains(choice));
        } catch (ProviderException e) {
            return false;
        }
    }

    /**
     * Tries.
     *
     * @return whether all went well; what did not has been said
     * @throws InterruptedException when it was given up; no process is left
     */
    public boolean run() throws InterruptedException {
        return run(Place.HERE);
    }

    /** Tries. @param here where the processes run */
    boolean run(Place here) throws InterruptedException {
        boolean works = works(here);
        if (!works && Thread.interrupted()) {
            throw new InterruptedException();
        }
        return works;
    }

    private boolean works(Place here) throws InterruptedException {
        try {
            if (Runner.measures(home)) {
                say("try.measuring");
                return false;
            }
            return tried(here);
        } catch (CompilationException e) {
            tell(Failure.sentence(e.getMessage()));
            if (!e.details().isBlank()) {
                tell(e.details().strip().substring(0, Math.min(LONGEST_DETAILS, e.details().strip().length())));
            }
        } catch (ForkException | LibraryException | ProviderException e) {
            tell(e.getMessage());
        } catch (ClosedByInterruptException e) {
            Thread.interrupted();
            throw new InterruptedException();
        } catch (IOException e) {
            tell(Failure.sentence(e));
        }
        return false;
    }

    private boolean tried(Place here) throws CompilationException, ForkException, LibraryException, IOException, InterruptedException {
        Jdks jdks = new Jdks(home);
        ChosenSide side = ChosenSide.of(provider.info().id()).with(options);
        Contract contract = new Contract("Service", List.of(operation));
        List<Objection> objections = PlanCheck.of(provider, jdks, side, contract);
        if (!objections.isEmpty()) {
            tell(objections.getFirst().reason());
            return false;
        }
        say("try.compiling");
        long begin = System.nanoTime();
        LibraryFetch libraries = LibraryFetch.into(home);
        Variant variant = Variant.of(provider, jdks, side);
        libraries.fetch(variant.libraries(), FetchProgress.NONE);
        Variant.Ready ready = variant.compile(contract, false, Files.createDirectories(home.cache()), libraries.store());
        say(ready.cached() ? "try.compiled.before" : "try.compiled", seconds(begin));
        Path folder = ScratchFolder.create(Files.createDirectories(home.folder().resolve("servers")));
        try (KeptLinks kept = new KeptLinks(home.trust())) {
            call(ready, here, folder, kept);
        } finally {
            ScratchFolder.delete(folder);
        }
        say("try.done");
        return true;
    }

    private void call(Variant.Ready ready, Place here, Path folder, KeptLinks kept) throws ForkException, InterruptedException {
        say("try.starting");
        long begin = System.nanoTime();
        Settings settings = Settings.EMPTY.with("seed", Protocol.STANDARD.seed()).with("pool", 1).with("timeoutSeconds", STEP_SECONDS);
        try (ServerSide server = ServerSide.launch(ready, settings, Resources.unmeasured(HEAP_MIB), here, folder, kept)) {
            ControlLine address = server.start(STEP_SECONDS);
            List<String> ports = Stream.of(address.text("ports"), address.text("namingPorts")).flatMap(list -> Stream.of(list.split(",")))
                    .filter(port -> !port.isEmpty()).distinct().toList();
            say("try.started", String.join(", ", ports), seconds(begin));
            say("try.calling");
            OneCall.Times times = new OneCall(ready, server, address, Protocol.STANDARD.seed(), here, HEAP_MIB, STEP_SECONDS,
                    folder.resolve("call")).of(operation);
            CalledOnce called = CalledOnce.of(operation, Protocol.STANDARD.seed(), times);
            say("try.called", called.values().arguments(), called.values().result(), called.callNanos() / 1e6);
            sayOpen(server);
            server.stop(STOP_SECONDS);
        }
    }

    /** Says where others than programs of this machine can reach a server. An ORB may begin to listen with the first call. */
    private void sayOpen(ServerSide server) {
        server.pids().stream().flatMap(pid -> Listening.of(pid).stream()).filter(each -> !each.getAddress().isLoopbackAddress()).forEach(
                each -> say(each.getAddress().isAnyLocalAddress() ? "try.open" : "try.open.at", String.valueOf(each.getPort()),
                        each.getAddress().getHostAddress()));
    }

    private static double seconds(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }

    private void say(String key, Object... values) {
        tell(RunExecution.TEXTS.text(key, values));
    }

    /** What fails because of an interrupt would be said of the middleware. */
    private void tell(String sentence) {
        if (!Thread.currentThread().isInterrupted()) {
            said.accept(sentence);
        }
    }
}
