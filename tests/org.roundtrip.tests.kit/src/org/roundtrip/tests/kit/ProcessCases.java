// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.tests.kit.fork.ClosedHalf;

/** Servers and clients start, make calls, and end without leaving files, ports or processes. */
final class ProcessCases {
    private static final List<String> STEPS = List.of("connectNanos", "lookupNanos");
    private static final String TEXT = "text", NUMBER = "number";
    private static final long CALLS = 500;
    private final Subject subject;
    private final Verifications verifications;
    private final Lazy<Trial> trial;

    ProcessCases(Subject subject, Verifications verifications, ExpectedDigests expected) {
        this.subject = subject;
        this.verifications = verifications;
        trial = new Lazy<>(() -> subject.trial("processes", Contracts.small(), subject.defaults(), expected));
    }

    Stream<DynamicTest> all() {
        Stream<DynamicTest> ofVerified = Stream.of(
                dynamicTest("nobody listens at another address than the chosen one", this::exposed),
                dynamicTest("a server and what it started end with its standard input", this::ended));
        return !subject.thorough() ? ofVerified : Stream.concat(ofVerified, Stream.of(
                dynamicTest("two clients call at once, and in the end nothing is left", this::twoClients),
                dynamicTest("a server starts again on the same port, and is killed while a client calls", this::restartedAndKilled),
                dynamicTest("a taken port is named", this::taken),
                dynamicTest("after closing no thread is left", this::noThreads)));
    }

    private void exposed() throws Exception {
        for (String variant : subject.variants().keySet()) {
            assertEquals(List.of(), verifications.of(variant).exposed(), variant);
        }
    }

    private void ended() throws Exception {
        for (String variant : subject.variants().keySet()) {
            assertNull(verifications.of(variant).endless(), variant);
        }
    }

    private void twoClients() throws Exception {
        try (Forked server = trial.get().server(0); Forked first = trial.get().client(TEXT); Forked second = trial.get().client(NUMBER)) {
            List<Forked> clients = List.of(first, second);
            ControlLine address = server.start();
            for (Forked client : clients) {
                checkSteps(address, opened(client, address));
            }
            for (Forked client : clients) {
                client.send(measure(CALLS));
            }
            for (Forked client : clients) {
                assertEquals(CALLS, client.answer().number("calls"));
            }
            checkDigest(server, first, TEXT);
            checkDigest(server, second, NUMBER);
            checkReached(Trial.ports(address));
            for (Forked client : clients) {
                client.stop();
            }
            server.stop();
            assertEquals(0, server.status());
        }
        assertEquals(0, ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count());
        assertEquals(List.of(), trial.get().left());
    }

    private static void checkSteps(ControlLine address, ControlLine opened) {
        List<String> timed = STEPS.stream().filter(step -> opened.find(step).isPresent()).toList();
        assertFalse(timed.isEmpty(), opened::toString);
        timed.forEach(step -> assertTrue(opened.number(step) > 0, step));
        assertTrue(address.text("namingPorts").isEmpty() || timed.contains("lookupNanos"), "it has a name service and no look-up");
    }

    private static void checkReached(List<Integer> ports) throws IOException {
        assertFalse(ports.isEmpty());
        for (int port : ports) {
            new Socket(Trial.HOST, port).close();
        }
    }

    /** The server begins its results anew, and both come to the digest that the shapes predict. */
    private void checkDigest(Forked server, Forked client, String operation) throws Exception {
        server.ask(ControlLine.of("restart"));
        assertEquals(trial.get().digest(trial.get().contract().operation(operation)),
                client.ask(ControlLine.of("verify")).text("digest"));
    }

    private void restartedAndKilled() throws Exception {
        int port = port();
        try (Forked server = trial.get().server(port)) {
            server.start();
            server.stop();
        }
        try (Forked server = trial.get().server(port); Forked client = trial.get().client(TEXT)) {
            ControlLine address = server.start();
            assertEquals(port, Trial.ports(address).getFirst());
            opened(client, address);
            checkDigest(server, client, TEXT);
            client.send(ControlLine.of("measure").with("phase", Phase.STEADY).with("calls", 0).with("seconds", 60));
            Path journal = trial.get().journal();
            Await.until(() -> calls(journal) > CALLS);
            server.close();
            assertEquals("failed", client.answer().word());
            client.stop();
        }
    }

    /** A free port that the system gives to no process which asks for any. */
    private static int port() throws IOException {
        int first = Integer.parseInt(Files.readString(Path.of("/proc/sys/net/ipv4/ip_local_port_range")).split("\\s")[0]);
        for (int port = first - 1; ; port--) {
            try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getByName(Trial.HOST))) {
                return free.getLocalPort();
            } catch (BindException taken) {
                // the next one
            }
        }
    }

    private void taken() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName(Trial.HOST));
                Forked server = trial.get().server(taken.getLocalPort())) {
            ControlLine answer = server.started();
            assertEquals("failed", answer.word());
            assertTrue(answer.text("message").contains(Integer.toString(taken.getLocalPort())), answer::toString);
            server.stop();
        }
    }

    private void noThreads() throws Exception {
        assumeTrue(trial.get().inJvm(), "a program has no threads to leave: it ends when it has answered");
        try (Forked server = trial.get().closedServer(); Forked client = trial.get().closedClient(TEXT)) {
            opened(client, server.start());
            client.ask(measure(10));
            closed(client, List.of());
            closed(server, KnownLimit.keepsThread(subject) ? List.of("threads left: [RMI Reaper]") : List.of());
        }
    }

    private static void closed(Forked half, List<String> left) throws Exception {
        half.ask(ControlLine.of("stop"));
        assertEquals(left, half.ended(), half.log());
        assertEquals(left.isEmpty() ? 0 : ClosedHalf.LEFT, half.status(), half.log());
    }

    private static ControlLine opened(Forked client, ControlLine address) throws Exception {
        client.ask(ControlLine.of("prepare"));
        return client.ask(new ControlLine("open", address.values()));
    }

    private static long calls(Path journal) throws IOException {
        try (JournalReader reader = JournalReader.open(journal)) {
            return reader.blocks().stream().mapToLong(JournalReader.Block::count).sum();
        }
    }

    /** The command to make so many calls. */
    static ControlLine measure(long calls) {
        return ControlLine.of("measure").with("phase", Phase.STEADY).with("calls", calls).with("seconds", 0);
    }
}
