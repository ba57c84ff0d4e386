// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.load.Arrivals;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Provider;

/**
 * Tests of a middleware whose client looks its server up in a name service: both halves in this JVM, with the contract
 * {@link Shapes#rows}. A subclass adds the tests that only its middleware needs.
 */
public abstract class RoundTripTests {
    private static final long SEED = 2005;
    @TempDir
    private static Path cache;

    /** The server half under test; closed after each test. */
    protected final ServerHalf server;
    /** The client half under test; closed after each test. */
    protected final ClientHalf client;
    /** The loader of the compiled contract. */
    protected URLClassLoader loader;
    private final Provider provider;
    private final Arrivals arrivals = new Arrivals();
    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    /** @param provider compiles the contract that both halves use */
    protected RoundTripTests(Provider provider, ServerHalf server, ClientHalf client) {
        this.provider = provider;
        this.server = server;
        this.client = client;
    }

    @BeforeEach
    final void compile() throws Exception {
        Path classes = provider.compile(Shapes.rows(), CompileSetting.newest(Map.of(), cache)).classes();
        loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, before);
        Thread.currentThread().setContextClassLoader(loader);
    }

    @AfterEach
    final void close() throws Exception {
        client.close();
        server.close();
        loader.close();
        Thread.currentThread().setContextClassLoader(before);
    }

    @Test
    final void everyOperationCarriesItsValuesBothWays() throws Exception {
        Object stub = open(start(0), new Steps());
        for (Operation operation : Shapes.rows().operations()) {
            ExpectedValues expected = ExpectedValues.of(operation, SEED);
            Caller caller = Generated.caller(operation.name(), stub);
            caller.prepare(SEED, expected.pool());
            arrivals.begin();
            Digest digest = new Digest();
            for (int entry = 0; entry < expected.pool(); entry++) {
                caller.digestArguments(entry, digest);
                caller.complete(entry);
                caller.digestResult(digest);
            }
            assertEquals(expected.digest(), digest.hex(), operation.name());
            assertEquals(expected.digest(), arrivals.end(), operation.name());
        }
    }

    @Test
    final void lookingUpAndConnectingAreTimed() throws Exception {
        Steps steps = new Steps();
        open(start(0), steps);
        assertTrue(steps.lookupNanos().orElse(0) > 0);
        assertEquals(connects(), steps.connectNanos().orElse(0) > 0);
    }

    @Test
    final void serverAndNameServiceListenOnTheChosenAddressOnly() throws Exception {
        Endpoint endpoint = start(0);
        for (int port : List.of(endpoint.ports().getFirst(), endpoint.namingPorts().getFirst())) {
            new Socket("127.0.0.1", port).close();
            assertThrows(IOException.class, () -> new Socket("127.0.0.2", port).close());
        }
    }

    /** Whether the client opens a connection before its first call. */
    protected boolean connects() {
        return true;
    }

    /** Starts the server on a port, or on any free port for 0. */
    protected final Endpoint start(int port) throws Exception {
        return server.start(setting(port));
    }

    /** Returns what a server is started with. */
    protected final ServerSetting setting(int port) {
        return new ServerSetting("127.0.0.1", port, Map.of(), cache, cache, SEED, 16, arrivals);
    }

    /** Prepares the client and connects it. @return the stub */
    protected final Object open(Endpoint endpoint, Steps steps) throws Exception {
        client.prepare(new ClientSetting(Map.of(), cache, cache, 20));
        return client.open(endpoint, steps);
    }
}
