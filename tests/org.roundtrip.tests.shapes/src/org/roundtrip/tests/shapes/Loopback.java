// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
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
import org.roundtrip.model.Contract;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;

/**
 * Both halves of a provider in this JVM. Until it is closed, the thread that made it has the class loader of the
 * compiled contract as its context class loader.
 */
public final class Loopback implements AutoCloseable {
    private final ClassLoader before = Thread.currentThread().getContextClassLoader();
    private final Arrivals arrivals = new Arrivals();
    private final Path folder;
    private final long seed;
    private final URLClassLoader loader;
    private final ServerHalf server;
    private final String clientHalf;
    private Endpoint endpoint;

    /**
     * The digest of what a client sent and received, that of what the server received and sent, and what the client
     * timed.
     */
    public record Digests(String client, String server, Steps steps) {
    }

    /** Compiles the contract, then starts the server on a port, or on any free port for 0. */
    public Loopback(Provider provider, Contract contract, Path folder, long seed, int port) throws Exception {
        this.folder = folder;
        this.seed = seed;
        Compiled compiled = provider.compile(contract, CompileSetting.newest(Map.of(), folder));
        loader = new URLClassLoader(new URL[] {compiled.classes().toUri().toURL()}, before);
        server = (ServerHalf) half(((Launch.Jvm) provider.server(compiled, Map.of())).half());
        clientHalf = ((Launch.Jvm) provider.client(compiled, Map.of())).half();
        Thread.currentThread().setContextClassLoader(loader);
        try {
            endpoint = server.start(new ServerSetting("127.0.0.1", port, Map.of(), folder, folder, seed, 16, arrivals));
        } catch (Exception e) {
            close();
            throw e;
        }
    }

    /** The port that the server listens on. */
    public int port() {
        return endpoint.ports().getFirst();
    }

    /** Makes a call with each entry of a pool of that size, from a new client. */
    public Digests call(String operation, int pool) throws Exception {
        try (ClientHalf client = (ClientHalf) half(clientHalf)) {
            client.prepare(new ClientSetting(Map.of(), folder, folder, 10));
            Steps steps = new Steps();
            Caller caller = Generated.caller(operation, client.open(endpoint, steps));
            caller.prepare(seed, pool);
            arrivals.begin();
            Digest digest = new Digest();
            for (int i = 0; i < pool; i++) {
                caller.complete(i);
                caller.digestArguments(i, digest);
                caller.digestResult(digest);
            }
            return new Digests(digest.hex(), arrivals.end(), steps);
        }
    }

    /** Makes calls of all operations and asserts that both sides saw the values that the seed gives. */
    public void verify(Contract contract) throws Exception {
        for (Operation operation : contract.operations()) {
            ExpectedValues expected = ExpectedValues.of(operation, seed);
            Digests digests = call(operation.name(), expected.pool());
            assertEquals(expected.digest(), digests.client(), operation.name());
            assertEquals(expected.digest(), digests.server(), operation.name());
        }
    }

    @Override
    public void close() throws Exception {
        Thread.currentThread().setContextClassLoader(before);
        server.close();
        loader.close();
    }

    private static Object half(String name) throws ReflectiveOperationException {
        return Class.forName(name).getConstructor().newInstance();
    }
}
