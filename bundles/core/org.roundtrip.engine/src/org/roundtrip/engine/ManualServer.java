// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.roundtrip.engine.catalogue.CommonOptions;
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
import org.roundtrip.engine.place.HostPlaces;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.ScratchFolder;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.libraries.FetchProgress;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Protocol;
import org.roundtrip.provider.CompilationException;

/**
 * A server that a person starts by hand and leaves running, here or on a host. It ends with this JVM at the latest; on a
 * host soon after the link to it is gone. Safe for several threads; no method waits.
 */
public final class ManualServer implements AutoCloseable {
    private static final int STEP_SECONDS = 60;
    private static final int STOP_SECONDS = 5;
    private static final int LOOK_MILLIS = 200;

    /** The states of a server. */
    public enum State {
        /** Its contract is being compiled or its process is starting. */
        STARTING,
        /** It can be called. */
        RUNNING,
        /** Someone stopped it. */
        STOPPED,
        /** It could not be started, or it ended by itself. */
        FAILED
    }

    /** @param open whether other machines can reach it */
    private record Standing(State state, String address, boolean open, OptionalLong pid, String message) {
        static Standing without(State state, String message) {
            return new Standing(state, "", false, OptionalLong.empty(), message);
        }
    }

    private final RegisteredProvider provider;
    private final Jdks jdks;
    private final ChosenSide side;
    private final Contract contract;
    private final RoundtripHome home;
    private final Questions questions;
    private final Runnable changed;
    private final Place here;
    private final Path folder;
    private final Thread thread;
    private final BlockingQueue<FutureTask<CalledOnce>> calls = new LinkedBlockingQueue<>();
    private final List<String> left = new ArrayList<>();
    private OneCall oneCall;
    private volatile boolean closed;
    private volatile Standing standing = Standing.without(State.STARTING, "");

    private ManualServer(RegisteredProvider provider, Jdks jdks, ChosenSide side, Contract contract,
            RoundtripHome home, Questions questions, Runnable changed, Place here) {
        this.here = here;
        this.provider = provider;
        this.jdks = jdks;
        this.side = side;
        this.contract = contract;
        this.home = home;
        this.questions = questions;
        this.changed = changed;
        this.folder = ScratchFolder.unused(home.folder().resolve("servers"));
        this.thread = Thread.ofPlatform().daemon().name("server " + provider.info().id()).unstarted(this::work);
    }

    /**
     * Compiles the contract and starts a server for it, on a thread of the engine's own.
     *
     * @param jdks      the Java runtimes of this machine
     * @param side      its options, {@code host} and {@code port} among them, its Java, and the host that it runs on
     * @param questions is asked when that host wants a password or is seen for the first time
     * @param changed   is called after each change of state, on the engine's thread
     */
    public static ManualServer start(RegisteredProvider provider, Jdks jdks, ChosenSide side, Contract contract,
            RoundtripHome home, Questions questions, Runnable changed) {
        return start(provider, jdks, side, contract, home, questions, changed, Place.HERE);
    }

    /** Starts a server as above. @param here this machine, where the processes run that are not on a host */
    static ManualServer start(RegisteredProvider provider, Jdks jdks, ChosenSide side, Contract contract,
            RoundtripHome home, Questions questions, Runnable changed, Place here) {
        ManualServer server = new ManualServer(provider, jdks, side, contract, home, questions, changed, here);
        server.thread.start();
        return server;
    }

    /** Returns the provider whose server this is. */
    public RegisteredProvider provider() {
        return provider;
    }

    /** Returns the name of the host that it runs on; empty for this machine. */
    public String host() {
        return side.host();
    }

    /** Returns the operations that it serves. */
    public List<Operation> operations() {
        return contract.operations();
    }

    /** Returns the current state. */
    public State state() {
        return standing.state;
    }

    /** Returns the address for clients; empty unless the server is running. */
    public String address() {
        return standing.address;
    }

    /** Returns whether it runs and has an address that other machines can reach. */
    public boolean open() {
        return standing.open;
    }

    /** Returns the warning about a server that other machines can reach, in one sentence; empty for any other. */
    public Optional<String> warning() {
        return open() ? Optional.of(CommonOptions.warning(RunExecution.TEXTS.text("server.this"), 1)) : Optional.empty();
    }

    /** Returns the process id, on a host the one there; empty when there is no process yet or any more. */
    public OptionalLong pid() {
        return standing.pid;
    }

    /** Returns the file with the output of the server; it may not exist yet. */
    public Path log() {
        return folder.resolve("server.log");
    }

    /**
     * Returns what there is to say of the state; else an empty text. It says what is done on a host while it starts,
     * that the link is lost for the moment, why it failed, and what may still run on its host after its end.
     */
    public String message() {
        return standing.message;
    }

    /**
     * Calls the server once, from a new client process on this machine, with the first values of the seed. Calls are made one
     * after the other.
     *
     * @param operation one of {@link #operations}
     * @return what came of it; its failure has one sentence as its message. It may be cancelled, and is when the server is not
     *         running or ends
     */
    public Future<CalledOnce> call(Operation operation) {
        FutureTask<CalledOnce> call = new FutureTask<>(
                () -> CalledOnce.of(operation, Protocol.STANDARD.seed(), oneCall.of(operation)));
        calls.add(call);
        if (state() != State.RUNNING) {
            call.cancel(false);
        }
        return call;
    }

    /** Ends the server and all processes that it started. Returns at once; the state is STOPPED soon after. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }

    private void work() {
        try {
            ScratchFolder.deleteOld(folder.getParent());
            serve();
        } catch (ForkException | CompilationException | LibraryException | ProviderException | HostException
                | IOException e) {
            ended(Failure.sentence(String.valueOf(e.getMessage())));
        } catch (Throwable e) {
            ended(Failure.sentence(e));
        }
    }

    private void serve() throws Exception {
        List<Objection> objections = PlanCheck.of(provider, jdks, side, contract);
        if (!objections.isEmpty()) {
            throw new ForkException(objections.getFirst().reason());
        }
        HostPlaces hosts = new HostPlaces(new HostList(home), questions, folder,
                what -> now(Standing.without(State.STARTING, what)));
        try {
            serve(hosts);
        } finally {
            left.addAll(hosts.end());
        }
    }

    private void serve(HostPlaces hosts) throws Exception {
        LibraryFetch libraries = LibraryFetch.into(home);
        Variant served = hosts.settle(Variant.served(provider, jdks, side));
        libraries.fetch(served.libraries(), FetchProgress.NONE);
        Variant.Ready ready = served.compile(contract, false, Files.createDirectories(home.cache()), libraries.store());
        Files.createDirectories(folder);
        int pool = contract.operations().stream().mapToInt(ExpectedValues::pool).min().orElseThrow();
        Settings settings = Settings.EMPTY.with("seed", Protocol.STANDARD.seed()).with("pool", pool)
                .with("timeoutSeconds", STEP_SECONDS);
        try (KeptLinks kept = new KeptLinks(home.trust());
                ServerSide processes = ServerSide.launch(ready, settings, Resources.unmeasured(Protocol.STANDARD.heapMiB()),
                        hosts.of(ready.variant().server(), here), folder, kept)) {
            ControlLine address = processes.start(STEP_SECONDS);
            oneCall = new OneCall(ready, processes, address, Protocol.STANDARD.seed(), here, Protocol.STANDARD.heapMiB(), STEP_SECONDS,
                    folder.resolve("call"));
            run(processes, new Standing(State.RUNNING, address.text("address"), !CommonOptions.loopback(ready.variant().host()),
                    OptionalLong.of(processes.servant().pid()), ""));
        }
    }

    private void run(ServerSide processes, Standing running) throws ForkException, InterruptedException {
        now(running);
        boolean reached = true;
        try {
            while (processes.servant().alive()) {
                callFor(LOOK_MILLIS);
                if (processes.servant().reachable() != reached) {
                    reached = !reached;
                    now(reached ? running : new Standing(running.state, running.address, running.open, running.pid,
                            RunExecution.TEXTS.text("server.unreachable", side.host())));
                }
            }
        } catch (InterruptedException stopped) {
            processes.stop(STOP_SECONDS);
            throw stopped;
        }
        String end = processes.servant().end();
        throw new ForkException(Character.toUpperCase(end.charAt(0)) + end.substring(1));
    }

    /** Makes a call that someone wants, or waits for one. */
    private void callFor(int millis) throws InterruptedException {
        FutureTask<CalledOnce> call = calls.poll(millis, TimeUnit.MILLISECONDS);
        if (call == null) {
            return;
        }
        call.run();
        // Whoever cancels a call interrupts this thread, as does who closes the server.
        Thread.interrupted();
        if (closed) {
            throw new InterruptedException();
        }
    }

    private void ended(String sentence) {
        List<String> said = new ArrayList<>(left);
        if (!closed) {
            said.addFirst(sentence);
        }
        now(Standing.without(closed ? State.STOPPED : State.FAILED, String.join(" ", said)));
        for (FutureTask<CalledOnce> call = calls.poll(); call != null; call = calls.poll()) {
            call.cancel(false);
        }
    }

    private void now(Standing next) {
        standing = next;
        try {
            changed.run();
        } catch (RuntimeException e) {
            System.getLogger(ManualServer.class.getName()).log(System.Logger.Level.ERROR, "A listener failed", e);
        }
    }
}
