// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.roundtrip.capture.network.NetworkLink.Side;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.fork.ForkException;
import org.roundtrip.engine.fork.KeptLinks;
import org.roundtrip.engine.fork.ServerSide;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.place.RunPlace;
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
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Protocol;
import org.roundtrip.provider.CompilationException;

/**
 * A server that a person starts by hand and leaves running. It ends with this JVM at the latest. Safe for several
 * threads; no method waits.
 */
public final class ManualServer implements AutoCloseable {
    private static final int START_SECONDS = 60;
    private static final int STOP_SECONDS = 5;

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

    private record Standing(State state, String address, OptionalLong pid, String error) {
    }

    private final RegisteredProvider provider;
    private final Jdks jdks;
    private final ChosenSide side;
    private final Contract contract;
    private final RoundtripHome home;
    private final Runnable changed;
    private final Path folder;
    private final Thread thread;
    private volatile boolean closed;
    private volatile Standing standing = new Standing(State.STARTING, "", OptionalLong.empty(), "");

    private ManualServer(RegisteredProvider provider, Jdks jdks, ChosenSide side, Contract contract,
            RoundtripHome home, Runnable changed) {
        this.provider = provider;
        this.jdks = jdks;
        this.side = side;
        this.contract = contract;
        this.home = home;
        this.changed = changed;
        this.folder = ScratchFolder.unused(home.folder().resolve("servers"));
        this.thread = Thread.ofPlatform().daemon().name("server " + provider.info().id()).unstarted(this::work);
    }

    /**
     * Compiles the contract and starts a server for it, on a thread of the engine's own.
     *
     * @param jdks    the Java runtimes of this machine
     * @param side    its options, {@code host} and {@code port} among them, and its Java
     * @param changed is called after each change of state, on the engine's thread
     */
    public static ManualServer start(RegisteredProvider provider, Jdks jdks, ChosenSide side, Contract contract,
            RoundtripHome home, Runnable changed) {
        ManualServer server = new ManualServer(provider, jdks, side, contract, home, changed);
        server.thread.start();
        return server;
    }

    /** Returns the provider whose server this is. */
    public RegisteredProvider provider() {
        return provider;
    }

    /** Returns the current state. */
    public State state() {
        return standing.state;
    }

    /** Returns the address for clients; empty unless the server is running. */
    public String address() {
        return standing.address;
    }

    /** Returns the process id; empty when there is no process yet or any more. */
    public OptionalLong pid() {
        return standing.pid;
    }

    /** Returns the file with the output of the server; it may not exist yet. */
    public Path log() {
        return folder.resolve("server.log");
    }

    /** Returns one sentence on what went wrong; empty unless it failed. */
    public String error() {
        return standing.error;
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
        } catch (ForkException | CompilationException | LibraryException | ProviderException | IOException e) {
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
        LibraryFetch libraries = LibraryFetch.into(home);
        libraries.fetch(provider.libraries().needed(), FetchProgress.NONE);
        Variant.Ready ready = Variant.of(provider, jdks, side)
                .compile(contract, Files.createDirectories(home.cache()), libraries.store());
        Files.createDirectories(folder);
        int pool = contract.operations().stream().mapToInt(ExpectedValues::pool).min().orElseThrow();
        Settings settings = Settings.EMPTY.with("seed", Protocol.STANDARD.seed()).with("pool", pool)
                .with("timeoutSeconds", START_SECONDS);
        try (KeptLinks kept = new KeptLinks(home.trust());
                ServerSide processes = ServerSide.launch(ready, settings, Protocol.STANDARD.heapMiB(),
                        RunPlace.MACHINE.of(Side.SERVER), folder, kept)) {
            ControlLine address = processes.start(START_SECONDS);
            now(State.RUNNING, address.text("address"), OptionalLong.of(processes.servant().pid()), "");
            run(processes);
        }
    }

    private static void run(ServerSide processes) throws ForkException, InterruptedException {
        try {
            processes.servant().awaitEnd();
        } catch (InterruptedException stopped) {
            processes.stop(STOP_SECONDS);
            throw stopped;
        }
        String end = processes.servant().end();
        throw new ForkException(Character.toUpperCase(end.charAt(0)) + end.substring(1));
    }

    private void ended(String sentence) {
        if (closed) {
            now(State.STOPPED, "", OptionalLong.empty(), "");
        } else {
            now(State.FAILED, "", OptionalLong.empty(), sentence);
        }
    }

    private void now(State state, String address, OptionalLong pid, String error) {
        standing = new Standing(state, address, pid, error);
        try {
            changed.run();
        } catch (RuntimeException e) {
            System.getLogger(ManualServer.class.getName()).log(System.Logger.Level.ERROR, "A listener failed", e);
        }
    }
}
