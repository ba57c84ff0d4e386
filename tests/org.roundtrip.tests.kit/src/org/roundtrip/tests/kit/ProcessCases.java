// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Phase;

/** Servers and clients come, meet and go without a trace. */
final class ProcessCases {
    private final Subject subject;
    private Trial trial;

    ProcessCases(Subject subject) {
        this.subject = subject;
    }

    Stream<DynamicTest> all() {
        return Stream.of(
                test("lookup and connect are timed apart", this::steps),
                test("a server is reached at the chosen address only", this::address),
                test("a server starts again on the same port", this::restart),
                test("a taken port is one clear sentence", this::taken),
                test("two clients call at once", this::twoClients),
                test("a server dies with the process that started it", this::hangUp),
                test("a client whose server is killed fails and ends", this::serverKilled),
                test("after stopping no process, port or file is left", this::nothingLeft),
                test("after closing no thread is left", this::noThreads));
    }

    private DynamicTest test(String name, Executable test) {
        return dynamicTest(name, () -> {
            if (trial == null) {
                trial = subject.trial("processes", Contracts.small(), subject.defaults());
            }
            test.execute();
        });
    }

    private void steps() throws Throwable {
        try (Forked server = trial.server(0); Forked client = trial.client("ping")) {
            client.ask(ControlLine.of("prepare"));
            ControlLine address = server.ask(ControlLine.of("start"));
            ControlLine opened = client.ask(new ControlLine("open", address.values()));
            assertTrue(opened.find("connectNanos").or(() -> opened.find("lookupNanos")).isPresent());
            for (String step : List.of("connectNanos", "lookupNanos")) {
                opened.find(step).map(Long::valueOf).ifPresent(nanos -> assertTrue(nanos > 0 && nanos < 20_000_000_000L, step));
            }
            if (!address.text("namingPorts").isEmpty()) {
                assertTrue(opened.find("lookupNanos").isPresent(), "it has a name service and no look-up");
            }
        }
    }

    private void address() throws Throwable {
        try (Forked server = trial.server(0)) {
            List<Integer> ports = ports(server.ask(ControlLine.of("start")));
            assertFalse(ports.isEmpty());
            for (int port : ports) {
                new Socket(Trial.HOST, port).close();
                assertThrows(IOException.class, () -> new Socket("127.0.0.2", port).close());
            }
        }
    }

    private void restart() throws Throwable {
        int port;
        try (Forked server = trial.server(0)) {
            ControlLine address = server.ask(ControlLine.of("start"));
            port = Integer.parseInt(address.text("ports").split(",")[0]);
            call(address, "text");
            server.stop();
        }
        try (Forked server = trial.server(port)) {
            ControlLine address = server.ask(ControlLine.of("start"));
            assertEquals(port, Integer.parseInt(address.text("ports").split(",")[0]));
            call(address, "text");
            server.stop();
        }
    }

    private void taken() throws Throwable {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName(Trial.HOST));
                Forked server = trial.server(taken.getLocalPort())) {
            ControlLine answer = server.answer(ControlLine.of("start"));
            assertEquals("failed", answer.word());
            String message = answer.text("message");
            assertTrue(message.matches("Port %d .*taken.*[.]".formatted(taken.getLocalPort())), message);
            server.stop();
        }
    }

    private void twoClients() throws Throwable {
        try (Forked server = trial.server(0); Forked first = trial.client("text"); Forked second = trial.client("number")) {
            ControlLine address = server.ask(ControlLine.of("start"));
            for (Forked client : List.of(first, second)) {
                client.ask(ControlLine.of("prepare"));
                client.ask(new ControlLine("open", address.values()));
            }
            first.send(measure(500));
            second.send(measure(500));
            assertEquals(500, first.answer().number("calls"));
            assertEquals(500, second.answer().number("calls"));
            verify(first, "text");
            server.ask(ControlLine.of("record"));
            verify(second, "number");
            first.stop();
            second.stop();
            server.stop();
        }
    }

    private void hangUp() throws Throwable {
        try (Forked server = trial.server(0)) {
            ControlLine address = server.ask(ControlLine.of("start"));
            server.hangUp();
            free(address);
        }
    }

    private void serverKilled() throws Throwable {
        try (Forked server = trial.server(0); Forked client = trial.client("ping")) {
            client.ask(ControlLine.of("prepare"));
            client.ask(new ControlLine("open", server.ask(ControlLine.of("start")).values()));
            client.send(ControlLine.of("measure").with("phase", Phase.STEADY).with("calls", 0).with("seconds", 60));
            Thread.sleep(300);
            server.close();
            assertEquals("failed", client.answer().word());
            client.stop();
        }
    }

    private void nothingLeft() throws Throwable {
        List<Path> before = trial.left();
        try (Forked server = trial.server(0)) {
            ControlLine address = server.ask(ControlLine.of("start"));
            call(address, "number");
            server.stop();
            assertEquals(0, server.status());
            free(address);
        }
        assertEquals(0, ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count());
        List<Path> left = new ArrayList<>(trial.left());
        left.removeAll(before);
        assertEquals(List.of(), left);
    }

    private void noThreads() throws Throwable {
        try (Forked both = trial.bothHalves("text")) {
            assertEquals(List.of(), both.ended());
            assertEquals(0, both.status(), both.log());
        }
    }

    private void call(ControlLine address, String operation) throws Exception {
        try (Forked client = trial.client(operation)) {
            client.ask(ControlLine.of("prepare"));
            client.ask(new ControlLine("open", address.values()));
            verify(client, operation);
            client.ask(measure(10));
            client.stop();
        }
    }

    private void verify(Forked client, String operation) throws Exception {
        Operation called = trial.contract().operation(operation);
        assertEquals(ExpectedValues.of(called, Trial.SEED).digest(), client.ask(ControlLine.of("verify")).text("digest"));
    }

    private static ControlLine measure(long calls) {
        return ControlLine.of("measure").with("phase", Phase.STEADY).with("calls", calls).with("seconds", 0);
    }

    private static List<Integer> ports(ControlLine address) {
        return Stream.of(address.text("ports"), address.text("namingPorts")).flatMap(list -> Stream.of(list.split(",")))
                .filter(port -> !port.isEmpty()).map(Integer::valueOf).distinct().toList();
    }

    private static void free(ControlLine address) throws IOException {
        for (int port : ports(address)) {
            new ServerSocket(port, 1, InetAddress.getByName(Trial.HOST)).close();
        }
    }
}
