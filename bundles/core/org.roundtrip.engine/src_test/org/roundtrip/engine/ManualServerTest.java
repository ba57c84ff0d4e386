// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.ManualServer.State;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.trial.Memory;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.values.Values;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Protocol;
import org.roundtrip.tests.shapes.SshServer;

/** Servers that were started by hand, here and on a host. They can be called once. */
@Timeout(600)
class ManualServerTest {
    private static final Operation TWICE = TrialProvider.CONTRACT.operations().getFirst();
    @TempDir
    private Path folder;
    private final BlockingQueue<State> states = new LinkedBlockingQueue<>();
    private final Memory memory = new Memory();

    @Test
    @Tag("process")
    void aRealServerRunsUntilItIsStopped() throws Exception {
        Path old = Files.createDirectories(folder.resolve("servers/999999999999-1"));
        try (ManualServer server = running(Place.HERE, ChosenSide.of("trial"))) {
            assertFalse(Files.exists(old), "the folder of a workbench that has ended");
            assertTrue(ProcessHandle.of(server.pid().orElseThrow()).orElseThrow().isAlive());
            assertEquals(42, call(server, 21), "it answers a client that is not ours");
            assertResult(server.call(TWICE).get());
            assertTrue(Files.readString(server.log()).contains("what a middleware prints"));
            server.close();
            ended();
            assertEquals(State.STOPPED, server.state());
            assertEquals("", server.address());
            assertEquals("", server.message());
        }
        Trials.assertNothingLeft();
    }

    @Test
    void aServerThatDiesHasFailed() throws Exception {
        ManualServer server = running(memory.place(), faulty("server-call:exit:0"));
        assertThrows(IOException.class, () -> call(server, 1));
        ended();
        assertEquals(State.FAILED, server.state());
        assertTrue(server.message().contains("status 7"), server.message());
        assertTrue(server.pid().isEmpty());
    }

    @Test
    void whatCannotStartSaysWhy() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String port = String.valueOf(taken.getLocalPort());
            assertFails(ChosenSide.of("trial").with(Map.of("port", port)), port);
        }
        assertFails(ChosenSide.of("trial").with(Map.of("style", "odd")), "odd");
        assertFails(ChosenSide.of("trial").at("nowhere"), "nowhere");
        assertEquals(List.of(), memory.alive());
    }

    private void assertFails(ChosenSide side, String reason) throws Exception {
        ManualServer server = start(memory.place(), side);
        ended();
        assertEquals(State.FAILED, server.state());
        assertTrue(server.message().contains(reason), server.message());
    }

    @Test
    void mayBeStoppedWhileItHangs() throws Exception {
        ManualServer server = start(memory.place(), faulty("server-start:hang"));
        memory.signs().awaitHanging();
        assertEquals(State.STARTING, server.state());
        server.close();
        ended();
        assertEquals(State.STOPPED, server.state());
        assertEquals(List.of(), memory.alive());
    }

    @Test
    void aCallBringsTheValuesOfTheSeedAndItsTimes() throws Exception {
        try (ManualServer server = running(memory.place(), ChosenSide.of("trial"))) {
            for (int i = 0; i < 2; i++) {
                assertResult(server.call(TWICE).get());
            }
            assertFalse(server.open(), "it is bound to the loopback");
            assertFalse(Files.exists(server.log().resolveSibling("call")), "the client's files are gone");
        }
        ended();
        assertEquals(List.of(), memory.alive());
    }

    @Test
    void aWrongResultIsSaidAndTheServerGoesOn() throws Exception {
        try (ManualServer server = running(memory.place(), faulty("wrong-result"))) {
            Future<CalledOnce> call = server.call(TWICE);
            String message = assertThrows(ExecutionException.class, call::get).getCause().getMessage();
            assertTrue(message.contains("other values"), message);
            assertEquals(State.RUNNING, server.state());
        }
        ended();
    }

    @Test
    void aCallCanBeCancelledAndAnotherOneMade() throws Exception {
        try (ManualServer server = running(memory.place(), faulty("client-call:hang:0"))) {
            for (int i = 0; i < 2; i++) {
                Future<CalledOnce> call = server.call(TWICE);
                memory.signs().awaitCalls(i + 1);
                call.cancel(true);
                assertThrows(CancellationException.class, call::get);
            }
            assertEquals(State.RUNNING, server.state());
        }
        ended();
        assertEquals(List.of(), memory.alive());
    }

    @Test
    void aCallOfAServerThatDiesSaysSo() throws Exception {
        try (ManualServer server = running(memory.place(), faulty("server-call:exit:0"))) {
            Future<CalledOnce> call = server.call(TWICE);
            String message = assertThrows(ExecutionException.class, call::get).getCause().getMessage();
            assertTrue(message.contains("status 7"), message);
            ended();
            assertEquals(State.FAILED, server.state());
            assertTrue(server.call(TWICE).isCancelled());
        }
    }

    @Test
    @Tag("process")
    @Tag("tool")
    @Tag("night")
    void aServerOnAHostIsStartedCalledWatchedAndStopped(@TempDir Path ofSsh) throws Exception {
        assumeTrue(SshServer.installed(), "OpenSSH's server is not installed here");
        try (SshServer ssh = new SshServer(ofSsh)) {
            HostList list = new HostList(new RoundtripHome(folder));
            list.put(new Host("lab", ssh.address(), SshServer.user()).withPort(ssh.port())
                    .withKeyFile(Optional.of(ssh.userKey())));
            list.pin("lab", ssh.hostKey());
            Optional<ProcessHandle> there;
            try (ManualServer server = running(Place.HERE, ChosenSide.of("trial").at("lab"))) {
                assertEquals("lab", server.host());
                there = ProcessHandle.of(server.pid().orElseThrow());
                assertTrue(there.orElseThrow().isAlive());
                assertResult(server.call(TWICE).get());
                Trials.until(() -> Files.readString(server.log()).contains("what a middleware prints"));
                server.close();
                ended();
                assertEquals(State.STOPPED, server.state());
                assertEquals("", server.message());
            }
            there.orElseThrow().onExit().join();
            try (ManualServer server = running(Place.HERE, ChosenSide.of("trial").at("lab"))) {
                ProcessHandle process = ProcessHandle.of(server.pid().orElseThrow()).orElseThrow();
                process.destroyForcibly();
                ended();
                assertTrue(server.message().contains("signal 9"), server.message());
            }
        }
    }

    private static void assertResult(CalledOnce called) {
        int number = Values.ofArguments(Protocol.STANDARD.seed(), "twice", 0).nextInt();
        assertEquals("twice", called.operation());
        assertEquals("number = " + number, called.values().arguments());
        assertEquals(String.valueOf(number * 2), called.values().result());
        assertTrue(called.callNanos() > 0);
        assertTrue(called.connectNanos().isPresent());
        assertTrue(called.lookupNanos().isEmpty());
    }

    private static ChosenSide faulty(String fault) {
        return ChosenSide.of("trial").with(Map.of("fault", fault));
    }

    private ManualServer running(Place here, ChosenSide side) throws Exception {
        ManualServer server = start(here, side);
        State state = State.STARTING;
        while (state == State.STARTING) {
            state = states.take();
        }
        assertEquals(State.RUNNING, state, server.message());
        return server;
    }

    private void ended() throws InterruptedException {
        State state = State.RUNNING;
        while (state == State.RUNNING || state == State.STARTING) {
            state = states.take();
        }
    }

    private ManualServer start(Place here, ChosenSide side) {
        ManualServer[] server = new ManualServer[1];
        RoundtripHome home = new RoundtripHome(folder);
        synchronized (server) {
            server[0] = ManualServer.start(new ProviderCatalogue(Map.of(TrialProvider.INFO, new TrialProvider()))
                    .find("trial").orElseThrow(), new Jdks(home), side, TrialProvider.CONTRACT, home, Questions.NONE, () -> {
                        synchronized (server) {
                            states.add(server[0].state());
                        }
                    }, here);
        }
        return server[0];
    }

    private static int call(ManualServer server, int number) throws Exception {
        String[] address = server.address().split(" ");
        try (Socket socket = new Socket(address[0], Integer.parseInt(address[1]))) {
            new DataOutputStream(socket.getOutputStream()).writeInt(number);
            return new DataInputStream(socket.getInputStream()).readInt();
        }
    }
}
