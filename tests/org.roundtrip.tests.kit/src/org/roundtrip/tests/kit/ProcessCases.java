// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.harness.control.ControlLine;

/** Servers and clients start, make calls, and end without leaving files, ports or processes. */
final class ProcessCases {
    private static final long MOST_NANOS = 20_000_000_000L;
    private final Set<String> variants;
    private final Verifications verifications;
    private final Lazy<Trial> trial;
    private final Lazy<TwoClients> met;
    private final Lazy<RestartedServer> restarted;

    ProcessCases(Subject subject, Verifications verifications, ExpectedDigests expected) {
        this.variants = subject.variants().keySet();
        this.verifications = verifications;
        trial = new Lazy<>(() -> subject.trial("processes", Contracts.small(), subject.defaults(), expected));
        met = new Lazy<>(() -> TwoClients.of(trial.get()));
        restarted = new Lazy<>(() -> RestartedServer.of(trial.get(), Trial.ports(met.get().address()).getFirst()));
    }

    Stream<DynamicTest> all() {
        return Stream.of(
                dynamicTest("lookup and connect are timed apart", this::steps),
                dynamicTest("a server is reached at the chosen address", this::address),
                dynamicTest("nobody listens at another address than the chosen one", this::exposed),
                dynamicTest("two clients call at once", this::twoClients),
                dynamicTest("after stopping no process, port or file is left", this::nothingLeft),
                dynamicTest("a server starts again on the same port", this::restart),
                dynamicTest("a client whose server is killed fails and ends", this::serverKilled),
                dynamicTest("a taken port is one clear sentence", this::taken),
                dynamicTest("a server dies with the process that started it", this::hangUp),
                dynamicTest("after closing no thread is left", this::noThreads));
    }

    private void steps() throws Exception {
        for (ControlLine opened : met.get().opened()) {
            assertTrue(opened.find("connectNanos").or(() -> opened.find("lookupNanos")).isPresent());
            for (String step : List.of("connectNanos", "lookupNanos")) {
                opened.find(step).map(Long::valueOf).ifPresent(nanos -> assertTrue(nanos > 0 && nanos < MOST_NANOS, step));
            }
            if (!met.get().address().text("namingPorts").isEmpty()) {
                assertTrue(opened.find("lookupNanos").isPresent(), "it has a name service and no look-up");
            }
        }
    }

    private void address() throws Exception {
        List<Integer> ports = Trial.ports(met.get().address());
        assertFalse(ports.isEmpty());
        assertEquals(ports, met.get().reached());
    }

    private void exposed() throws Exception {
        for (String variant : variants) {
            assertEquals(List.of(), verifications.of(variant).exposed(), variant);
        }
    }

    private void twoClients() throws Exception {
        assertEquals(List.of(TwoClients.CALLS, TwoClients.CALLS), met.get().calls());
        assertEquals(List.of(digest(TwoClients.OPERATIONS.getFirst()), digest(TwoClients.OPERATIONS.getLast())),
                met.get().digests());
    }

    private void nothingLeft() throws Exception {
        assertEquals(0, met.get().status());
        assertEquals(List.of(), met.get().busy());
        assertEquals(0, met.get().alive());
        assertEquals(List.of(), met.get().left());
    }

    private void restart() throws Exception {
        assertEquals(Trial.ports(met.get().address()).getFirst(), restarted.get().port());
        assertEquals(digest(RestartedServer.OPERATION), restarted.get().digest());
        assertEquals(RestartedServer.CALLS, restarted.get().calls());
    }

    private void serverKilled() throws Exception {
        assertEquals("failed", restarted.get().answer().word());
    }

    private void taken() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName(Trial.HOST));
                Forked server = trial.get().server(taken.getLocalPort())) {
            ControlLine answer = server.started();
            assertEquals("failed", answer.word());
            String message = answer.text("message");
            assertTrue(message.matches("Port %d .*taken.*[.]".formatted(taken.getLocalPort())), message);
            server.stop();
        }
    }

    private void hangUp() throws Exception {
        try (Forked server = trial.get().server(0)) {
            ControlLine address = server.start();
            server.hangUp();
            assertEquals(List.of(), TwoClients.busy(address));
        }
    }

    private void noThreads() throws Exception {
        assumeTrue(trial.get().inJvm(), "a program has no threads to leave: it ends when it has answered");
        try (Forked both = trial.get().bothHalves("text")) {
            assertEquals(List.of(), both.ended());
            assertEquals(0, both.status(), both.log());
        }
    }

    private String digest(String operation) throws Exception {
        return trial.get().digest(trial.get().contract().operation(operation));
    }
}
