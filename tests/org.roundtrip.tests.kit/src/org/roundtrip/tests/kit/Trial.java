// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.roundtrip.harness.ClientMain;
import org.roundtrip.harness.ServerMain;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.tests.kit.fork.BothHalves;
import org.roundtrip.tests.kit.fork.TryingClient;

/** A contract compiled by a provider, and the processes that serve and call it. */
final class Trial {
    static final String HOST = "127.0.0.1";
    static final long SEED = 2005;
    private static final int POOL = 16;

    /** What operations must come to, kept for the next provider. */
    private static final Map<Operation, ExpectedValues> NEUTRAL = new ConcurrentHashMap<>();

    private final Provider provider;
    private final Map<String, String> options;
    private final Contract contract;
    private final Compiled compiled;
    private final Path folder;
    private final AtomicInteger forks = new AtomicInteger();

    /** Compiles. */
    Trial(Provider provider, Map<String, String> options, Contract contract, Path cache, Path folder) throws Exception {
        this.provider = provider;
        this.options = options;
        this.contract = contract;
        this.folder = Files.createDirectories(folder);
        this.compiled = provider.compile(contract, options, cache);
    }

    Contract contract() {
        return contract;
    }

    /** A server's process that has not been told to start. */
    Forked server(int port) throws Exception {
        Launch.Jvm jvm = (Launch.Jvm) provider.server(compiled, options);
        Path scratch = scratch();
        return Forked.start(jvm, ServerMain.class, log(scratch),
                write(settings(jvm, scratch).with("host", HOST).with("port", port), scratch));
    }

    /** A client's process for one operation, as the engine uses it. */
    Forked client(String operation) throws Exception {
        Launch.Jvm jvm = (Launch.Jvm) provider.client(compiled, options);
        Path scratch = scratch();
        return Forked.start(jvm, ClientMain.class, log(scratch), write(settings(jvm, scratch)
                .with("operation", operation).with("journal", scratch.resolveSibling(scratch.getFileName() + ".journal")),
                scratch));
    }

    /** Both halves in one process that closes them and ends. */
    Forked bothHalves(String operation) throws Exception {
        Launch.Jvm server = (Launch.Jvm) provider.server(compiled, options);
        Launch.Jvm client = (Launch.Jvm) provider.client(compiled, options);
        Path scratch = scratch();
        return Forked.start(server, BothHalves.class, log(scratch),
                write(settings(server, scratch).with("host", HOST), scratch),
                write(settings(client, scratch()).with("operation", operation), log(scratch)));
    }

    /** Verifies every operation on fresh processes: both sides must come to the digest that the shapes alone tell. */
    void verifyAll() throws Exception {
        verifyAll(ports -> { });
    }

    /** Does something with a server's ports before a client comes. */
    @FunctionalInterface
    interface Listening {
        void on(List<Integer> ports) throws Exception;
    }

    /** The same, with something to do once the server listens on its ports and the name service on its. */
    void verifyAll(Listening listening) throws Exception {
        try (Forked server = server(0); Forked client = trying()) {
            ControlLine address = server.ask(ControlLine.of("start"));
            listening.on(Stream.of(address.text("ports"), address.text("namingPorts"))
                    .flatMap(list -> Stream.of(list.split(","))).filter(port -> !port.isEmpty()).map(Integer::valueOf)
                    .toList());
            client.ask(new ControlLine("open", address.values()));
            for (Operation operation : contract.operations()) {
                verify(server, client, operation);
            }
            client.stop();
            server.stop();
        }
    }

    /** A client's process for all operations. */
    Forked trying() throws Exception {
        Launch.Jvm jvm = (Launch.Jvm) provider.client(compiled, options);
        Path scratch = scratch();
        return Forked.start(jvm, TryingClient.class, log(scratch), write(settings(jvm, scratch), scratch));
    }

    /** Has both sides tell what they see of one operation. */
    static void verify(Forked server, Forked client, Operation operation) throws Exception {
        ExpectedValues neutral = NEUTRAL.computeIfAbsent(operation, each -> ExpectedValues.of(each, SEED));
        server.ask(ControlLine.of("record"));
        String sent = client.ask(ControlLine.of("verify").with("operation", operation.name()).with("pool", neutral.pool()))
                .text("digest");
        assertEquals(neutral.digest(), sent, () -> operation.name() + " as the client saw it");
        assertEquals(neutral.digest(), server.ask(ControlLine.of("digest")).text("digest"),
                () -> operation.name() + " as the server saw it");
    }

    /** Files in the folders that were given to processes for their own. */
    List<Path> left() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getParent().getFileName().toString().startsWith("scratch-")).toList();
        }
    }

    private Settings settings(Launch.Jvm jvm, Path scratch) {
        return Settings.EMPTY.with("half", jvm.half()).with("seed", SEED).with("pool", POOL).with("timeoutSeconds", 60)
                .with("folder", scratch).withOptions(options);
    }

    private Path scratch() throws IOException {
        return Files.createDirectories(folder.resolve("scratch-" + forks.incrementAndGet()));
    }

    private static Path log(Path scratch) {
        return scratch.resolveSibling(scratch.getFileName().toString().replace("scratch", "fork") + ".log");
    }

    private static Path write(Settings settings, Path beside) throws IOException {
        Path file = beside.resolveSibling(beside.getFileName() + ".settings");
        settings.write(file);
        return file;
    }
}
