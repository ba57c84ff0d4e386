// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.ManualServer.State;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.jdk.Jdks;
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

/** Servers that were started by hand, here and on a host, are called once. */
@Timeout(120)
class OneCallTest {
    private static final Operation TWICE = TrialProvider.CONTRACT.operations().getFirst();
    @TempDir
    private Path folder;
    private final BlockingQueue<State> states = new LinkedBlockingQueue<>();

    @Test
    void aCallBringsTheValuesOfTheSeedAndItsTimes() throws Exception {
        try (ManualServer server = running(ChosenSide.of("trial"))) {
            for (int i = 0; i < 2; i++) {
                assertResult(server.call(TWICE).get());
            }
            assertFalse(server.open(), "it is bound to the loopback");
            assertFalse(Files.exists(server.log().resolveSibling("call")), "the client's files are gone");
        }
        ended();
        Trials.assertNothingLeft();
    }

    @Test
    void aWrongResultIsSaid() throws Exception {
        try (ManualServer server = running(ChosenSide.of("trial").with(Map.of("fault", "wrong-result")))) {
            Future<CalledOnce> call = server.call(TWICE);
            assertEquals("While verifying the values, the client sent or got back other values than the plan's seed gives;"
                    + " this provider does not carry the operation faithfully.",
                    assertThrows(ExecutionException.class, call::get).getCause().getMessage());
            assertEquals(State.RUNNING, server.state());
        }
        ended();
    }

    @Test
    void aCallCanBeCancelledAndAnotherOneMade() throws Exception {
        try (ManualServer server = running(ChosenSide.of("trial").with(Map.of("fault", "client-call:hang:0")))) {
            for (int i = 0; i < 2; i++) {
                Future<CalledOnce> call = server.call(TWICE);
                Path log = server.log().resolveSibling("call").resolve("client.log");
                while (!Files.exists(log) || !Files.readString(log).contains("hanging")) {
                    Thread.sleep(10);
                }
                call.cancel(true);
                assertThrows(CancellationException.class, call::get);
                while (Files.exists(log)) {
                    Thread.sleep(10);
                }
            }
            assertEquals(State.RUNNING, server.state());
        }
        ended();
        Trials.assertNothingLeft();
    }

    @Test
    void aCallOfAServerThatDiesSaysSo() throws Exception {
        try (ManualServer server = running(ChosenSide.of("trial").with(Map.of("fault", "server-call:exit:0")))) {
            Future<CalledOnce> call = server.call(TWICE);
            assertEquals("While verifying the values, the server ended by itself with status 7.",
                    assertThrows(ExecutionException.class, call::get).getCause().getMessage());
            ended();
            assertEquals(State.FAILED, server.state());
            assertTrue(server.call(TWICE).isCancelled());
        }
    }

    @Test
    void aServerOnAHostIsStartedCalledWatchedAndStopped(@TempDir Path ofSsh) throws Exception {
        assumeTrue(SshServer.installed(), "OpenSSH's server is not installed here");
        try (SshServer ssh = new SshServer(ofSsh)) {
            HostList list = new HostList(new RoundtripHome(folder));
            list.put(new Host("lab", ssh.address(), SshServer.user()).withPort(ssh.port())
                    .withKeyFile(Optional.of(ssh.userKey())));
            list.pin("lab", ssh.hostKey());
            Optional<ProcessHandle> there;
            try (ManualServer server = running(ChosenSide.of("trial").at("lab"))) {
                assertEquals("lab", server.host());
                there = ProcessHandle.of(server.pid().orElseThrow());
                assertTrue(there.orElseThrow().isAlive());
                assertResult(server.call(TWICE).get());
                while (!Files.readString(server.log()).contains("what a middleware prints")) {
                    Thread.sleep(10);
                }
                server.close();
                ended();
                assertEquals(State.STOPPED, server.state());
                assertEquals("", server.message());
            }
            there.orElseThrow().onExit().join();
            try (ManualServer server = running(ChosenSide.of("trial").at("lab"))) {
                ProcessHandle process = ProcessHandle.of(server.pid().orElseThrow()).orElseThrow();
                process.destroyForcibly();
                ended();
                assertEquals("The server was killed by signal 9.", server.message());
            }
        }
    }

    @Test
    void anUnknownHostIsNamed() throws Exception {
        ManualServer server = start(ChosenSide.of("trial").at("nowhere"));
        ended();
        assertTrue(server.message().contains("nowhere"), server.message());
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

    private ManualServer running(ChosenSide side) throws Exception {
        ManualServer server = start(side);
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

    private ManualServer start(ChosenSide side) {
        ManualServer[] server = new ManualServer[1];
        RoundtripHome home = new RoundtripHome(folder);
        synchronized (server) {
            server[0] = ManualServer.start(new ProviderCatalogue(Map.of(TrialProvider.INFO, new TrialProvider()))
                    .find("trial").orElseThrow(), new Jdks(home), side, TrialProvider.CONTRACT, home, Questions.NONE, () -> {
                        synchronized (server) {
                            states.add(server[0].state());
                        }
                    });
        }
        return server[0];
    }
}
