// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.roundtrip.dissect.keys.KeyLog;
import org.roundtrip.harness.ClientMain;
import org.roundtrip.harness.ServerMain;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Link;
import org.roundtrip.provider.Provider;
import org.roundtrip.tests.kit.fork.ClosedHalf;
import org.roundtrip.tests.kit.fork.TryingClient;

/** A contract compiled by a provider, and the processes that serve and call it. */
final class Trial {
    static final String HOST = "127.0.0.1";
    static final long SEED = 2005;
    private static final int POOL = 16;

    private final Provider provider;
    private final Map<String, String> options;
    private final List<String> flags;
    private final Contract contract;
    private final Compiled compiled;
    private final ExpectedDigests expected;
    private final Path folder;
    private final Path trust;
    private final AtomicInteger forks = new AtomicInteger();
    private Path journal;

    /** Compiles, and makes the folder. */
    Trial(Subject subject, CompileSetting setting, Contract contract, ExpectedDigests expected, Path folder)
            throws Exception {
        this.provider = subject.provider();
        this.options = setting.options();
        this.flags = subject.flags(options);
        this.contract = contract;
        this.expected = expected.with(subject, options);
        this.folder = Files.createDirectories(folder);
        this.trust = Files.createDirectories(folder.resolve("trust"));
        try {
            this.compiled = provider.compile(contract, setting).with(setting.libraries());
        } catch (CompilationException e) {
            throw new AssertionError(e.getMessage() + "\n" + e.details(), e);
        }
    }

    Contract contract() {
        return contract;
    }

    /** A server's process that waits for the command to start. */
    Forked server(int port) throws Exception {
        return server(port, 0, ServerMain.class);
    }

    /** The same on any free port, behind a forwarder whose port its address names. */
    Forked serverBehind(int published) throws Exception {
        return server(0, published, ServerMain.class);
    }

    /** The same on any free port; it ends when the half leaves no thread behind. */
    Forked closedServer() throws Exception {
        return server(0, 0, ClosedHalf.class);
    }

    private Forked server(int port, int published, Class<?> main) throws Exception {
        List<Link> links = provider.links(compiled, options);
        Optional<Link> called = links.stream().filter(link -> link.role() == Link.Role.FRONT).reduce((inner, outer) -> outer);
        Forked server = server(provider.server(compiled, options), called.isEmpty() ? port : 0, called.isEmpty() ? published : 0, main);
        for (Link link : links) {
            boolean outer = called.filter(link::equals).isPresent();
            server.linked(link, server(link.launch(), outer ? port : 0, outer ? published : 0, ServerMain.class));
        }
        return server;
    }

    private Forked server(Launch launch, int port, int published, Class<?> main) throws IOException {
        Path scratch = scratch();
        Settings settings = settings(launch, scratch).with("host", HOST).with("port", port);
        return Forked.start(launch, flags, main, log(scratch),
                write(published == 0 ? settings : settings.with("published", published), scratch));
    }

    /** A client's process for one operation, as the engine uses it. */
    Forked client(String operation) throws Exception {
        return client(operation, ClientMain.class);
    }

    /** The same; it ends when the half leaves no thread behind. */
    Forked closedClient(String operation) throws Exception {
        return client(operation, ClosedHalf.class);
    }

    private Forked client(String operation, Class<?> main) throws Exception {
        Launch launch = provider.client(compiled, options);
        Path scratch = scratch();
        return Forked.start(launch, flags, main, log(scratch),
                write(clientSettings(launch, scratch).with("operation", operation), scratch));
    }

    /** Whether both halves are Java. */
    boolean inJvm() {
        return provider.client(compiled, options) instanceof Launch.Jvm
                && provider.server(compiled, options) instanceof Launch.Jvm;
    }

    /** A client's process for all operations: our own main class, or a program, which can verify any operation. */
    Forked trying() throws Exception {
        Launch launch = provider.client(compiled, options);
        Path scratch = scratch();
        Forked client = Forked.start(launch, flags, TryingClient.class, log(scratch), write(clientSettings(launch, scratch), scratch));
        if (launch instanceof Launch.Program) {
            client.ask(ControlLine.of("prepare"));
        }
        return client;
    }

    private Settings clientSettings(Launch launch, Path scratch) {
        journal = scratch.resolveSibling(scratch.getFileName() + ".journal");
        return settings(launch, scratch).with("journal", journal);
    }

    /** The journal of the client that was started last. */
    Path journal() {
        return journal;
    }

    /** The secrets of a server's open connections; none of a program. */
    KeyLog keys(Forked server) throws Exception {
        return provider.server(compiled, options) instanceof Launch.Jvm ? KeyLog.parse(server.ask(ControlLine.of("secrets")).text("log")) : KeyLog.NONE;
    }

    /** Calls one operation with all its values; both sides must come to the digest that the shapes alone predict. */
    void verify(Forked server, Forked client, Operation operation) throws Exception {
        ExpectedValues values = expected.of(operation);
        server.ask(ControlLine.of("record"));
        ControlLine verify = ControlLine.of("verify").with("operation", operation.name()).with("pool", values.pool());
        String sent = (operation.oneWay() ? oneByOne(server, client, verify, values.pool()) : client.ask(verify)).text("digest");
        assertEquals(values.digest(), sent, () -> operation.name() + " as the client saw it");
        assertEquals(values.digest(), server.ask(ControlLine.of("digest")).text("digest"),
                () -> operation.name() + " as the server saw it");
    }

    private ControlLine oneByOne(Forked server, Forked client, ControlLine verify, int pool) throws Exception {
        ControlLine answer = null;
        for (int entry = 0; entry < pool; entry++) {
            long before = arrived(server, 0);
            answer = client.ask(verify.with("entry", entry));
            Await.until(() -> arrived(server, before + 1) > before);
        }
        return answer;
    }

    private static long arrived(Forked server, long expected) throws Exception {
        return server.ask(ControlLine.of("arrived").with("calls", expected)).number("calls");
    }

    /** The digest that an operation must come to. */
    String digest(Operation operation) {
        return expected.of(operation).digest();
    }

    /** The ports in a server's answer: its own and those of its name service. */
    static List<Integer> ports(ControlLine address) {
        return Stream.of(address.text("ports"), address.text("namingPorts")).flatMap(list -> Stream.of(list.split(",")))
                .filter(port -> !port.isEmpty()).map(Integer::valueOf).distinct().toList();
    }

    /** Files in the folders that were given to processes for their own. */
    List<Path> left() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getParent().getFileName().toString().startsWith("scratch-")).toList();
        }
    }

    private Settings settings(Launch launch, Path scratch) {
        Settings settings = launch instanceof Launch.Jvm jvm ? Settings.EMPTY.with("half", jvm.half()) : Settings.EMPTY;
        return settings.with("throwEvery", Contracts.THROW_EVERY).with("seed", SEED).with("pool", POOL).with("timeoutSeconds", 60)
                .with("folder", scratch).with("trust", trust).withOptions(options);
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
