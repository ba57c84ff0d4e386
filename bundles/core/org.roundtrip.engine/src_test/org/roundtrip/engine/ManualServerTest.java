// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.ManualServer.State;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.ChosenSide;

@Timeout(120)
class ManualServerTest {
    @TempDir
    private Path folder;
    private final BlockingQueue<String> changes = new LinkedBlockingQueue<>();
    private ManualServer server;

    @Test
    void runsUntilItIsStopped() throws Exception {
        start(Map.of());
        changes.take();
        assertEquals(State.RUNNING, server.state());
        assertTrue(ProcessHandle.of(server.pid().orElseThrow()).orElseThrow().isAlive());
        assertEquals(42, call(21), "it answers a client that is not ours");
        assertTrue(Files.readString(server.log()).contains("what a middleware prints"));
        server.close();
        changes.take();
        assertEquals(State.STOPPED, server.state());
        assertEquals("", server.address());
        assertEquals("", server.message());
        Trials.assertNothingLeft();
    }

    @Test
    void aServerThatDiesHasFailed() throws Exception {
        start(Map.of("fault", "server-call:exit:0"));
        changes.take();
        assertEquals(State.RUNNING, server.state());
        assertThrows(IOException.class, () -> call(1));
        changes.take();
        assertEquals(State.FAILED, server.state());
        assertEquals("The server ended by itself with status 7.", server.message());
        assertTrue(server.pid().isEmpty());
    }

    @Test
    void aTakenPortIsNamed() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            start(Map.of("port", String.valueOf(taken.getLocalPort())));
            changes.take();
            assertEquals(State.FAILED, server.state());
            assertTrue(server.message().contains("Port " + taken.getLocalPort() + " of 127.0.0.1 is taken"), server.message());
        }
        Trials.assertNothingLeft();
    }

    @Test
    void aWrongOptionIsNamed() throws Exception {
        start(Map.of("style", "odd"));
        changes.take();
        assertEquals("option style cannot be 'odd'; it is one of plain, fancy.", server.message());
    }

    @Test
    void mayBeStoppedWhileItHangs() throws Exception {
        start(Map.of("fault", "server-start:hang"));
        while (!Files.exists(server.log()) || !Files.readString(server.log()).contains("hanging")) {
            Thread.sleep(10);
        }
        assertEquals(State.STARTING, server.state());
        server.close();
        changes.take();
        assertEquals(State.STOPPED, server.state());
        Trials.assertNothingLeft();
    }

    @Test
    void foldersOfEndedWorkbenchesAreRemoved() throws Exception {
        Path old = Files.createDirectories(folder.resolve("servers/999999999999-1"));
        start(Map.of());
        changes.take();
        assertFalse(Files.exists(old));
        server.close();
        changes.take();
    }

    private void start(Map<String, String> options) {
        RegisteredProvider trial =
                new ProviderCatalogue(Map.of(TrialProvider.INFO, new TrialProvider())).find("trial").orElseThrow();
        server = ManualServer.start(trial, new Jdks(new RoundtripHome(folder)),
                ChosenSide.of("trial").with(options), TrialProvider.CONTRACT, new RoundtripHome(folder),
                Questions.NONE, () -> changes.add("changed"));
    }

    private int call(int number) throws Exception {
        String[] address = server.address().split(" ");
        try (Socket socket = new Socket(address[0], Integer.parseInt(address[1]))) {
            new DataOutputStream(socket.getOutputStream()).writeInt(number);
            return new DataInputStream(socket.getInputStream()).readInt();
        }
    }
}
