// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.fork.ForkException;
import org.roundtrip.engine.fork.ForkedProcess;
import org.roundtrip.engine.fork.JvmCommand;
import org.roundtrip.engine.fork.RunPlace;
import org.roundtrip.engine.fork.ScratchFolder;
import org.roundtrip.engine.fork.Step;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
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
    private final ProviderChoice choice;
    private final Contract contract;
    private final RoundtripHome home;
    private final Runnable changed;
    private final Path folder;
    private final Thread thread;
    private volatile boolean closed;
    private volatile Standing standing = new Standing(State.STARTING, "", OptionalLong.empty(), "");

    private ManualServer(RegisteredProvider provider, Contract contract, Map<String, String> options,
            RoundtripHome home, Runnable changed) {
        this.provider = provider;
        this.choice = new ProviderChoice(provider.info().id(), provider.info().id(), options);
        this.contract = contract;
        this.home = home;
        this.changed = changed;
        this.folder = home.folder().resolve("servers").resolve(
                ProcessHandle.current().pid() + "-" + ThreadLocalRandom.current().nextLong(Long.MAX_VALUE));
        this.thread = Thread.ofPlatform().daemon().name("server " + provider.info().id()).unstarted(this::work);
    }

    /**
     * Compiles the contract and starts a server for it, on a thread of the engine's own.
     *
     * @param options those that differ from the defaults, {@code host} and {@code port} among them
     * @param changed is called after each change of state, on the engine's thread
     */
    public static ManualServer start(RegisteredProvider provider, Contract contract, Map<String, String> options,
            RoundtripHome home, Runnable changed) {
        ManualServer server = new ManualServer(provider, contract, options, home, changed);
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
            deleteOld();
            serve();
        } catch (ForkException | CompilationException | ProviderException | IOException e) {
            ended(Failure.sentence(String.valueOf(e.getMessage())));
        } catch (Throwable e) {
            ended(Failure.sentence(e));
        } finally {
            ScratchFolder.delete(folder.resolve("server"));
        }
    }

    private void serve() throws Exception {
        List<Objection> objections = PlanCheck.of(provider, choice, contract);
        if (!objections.isEmpty()) {
            throw new ForkException(objections.getFirst().reason());
        }
        Variant.Ready ready = Variant.of(provider, choice).compile(contract, Files.createDirectories(home.cache()));
        Path scratch = Files.createDirectories(folder.resolve("server"));
        Path file = folder.resolve("server.settings");
        int pool = contract.operations().stream().mapToInt(ExpectedValues::pool).min().orElseThrow();
        Settings settings = Settings.EMPTY.with("seed", Protocol.STANDARD.seed()).with("pool", pool)
                .with("timeoutSeconds", START_SECONDS).with("folder", scratch);
        ready.variant().serverSettings(settings, ready.server()).write(file);
        List<String> command = JvmCommand.of(ready.server(), true, Protocol.STANDARD.heapMiB(), RunPlace.MACHINE, file,
                scratch);
        try (ForkedProcess process = ForkedProcess.start("server", command, JvmCommand.environment(ready.server()),
                scratch, log())) {
            ControlLine address = process.ask(ControlLine.of("start"), Step.START, START_SECONDS);
            process.noteFamily();
            now(State.RUNNING, address.text("address"), OptionalLong.of(process.pid()), "");
            run(process);
        }
    }

    private static void run(ForkedProcess process) throws ForkException, InterruptedException {
        try {
            process.awaitEnd();
        } catch (InterruptedException stopped) {
            try {
                process.ask(ControlLine.of("stop"), Step.STOP, STOP_SECONDS);
            } catch (ForkException unclean) {
                // it is killed on close
            }
            throw stopped;
        }
        String end = process.end();
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

    /** Deletes the folders of workbenches that have ended. */
    private void deleteOld() throws IOException {
        Files.createDirectories(folder.getParent());
        try (var folders = Files.list(folder.getParent())) {
            folders.filter(each -> each.getFileName().toString().matches("\\d{1,18}-\\d+"))
                    .filter(each -> ProcessHandle.of(Long.parseLong(each.getFileName().toString().split("-")[0]))
                            .isEmpty())
                    .forEach(ScratchFolder::delete);
        }
    }
}
