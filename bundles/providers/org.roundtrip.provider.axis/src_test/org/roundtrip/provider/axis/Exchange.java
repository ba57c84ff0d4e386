// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BiFunction;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.load.Arrivals;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.provider.axis.runtime.AxisClient;
import org.roundtrip.provider.axis.runtime.TomcatServer;

/**
 * Server and client of one contract in one JVM. A class loader of its own loads it together with the generated
 * classes, so its interface uses only types of the JDK: it takes an operation's name and the number of calls,
 * and returns the digests of client and server.
 */
public final class Exchange implements BiFunction<String, Integer, String[]>, Closeable {
    /** Results that the server has ready for each operation; no operation is called more often. */
    static final int POOL = 16;
    private final Arrivals arrivals = new Arrivals();
    private final TomcatServer server = new TomcatServer();
    private final AxisClient client = new AxisClient();
    private final long seed;
    private final Endpoint endpoint;
    private final Object stub;

    /** Starts the server on a port, or on any free port for 0, and opens the client. */
    public Exchange(Map<String, String> options, Path folder, int port, long seed) throws Exception {
        this.seed = seed;
        Files.createDirectories(folder);
        try {
            endpoint = server.start(new ServerSetting("127.0.0.1", port, options, folder, folder, seed, POOL, arrivals));
            client.prepare(new ClientSetting(options, folder, folder, 20));
            stub = client.open(endpoint, new Steps());
        } catch (Exception e) {
            close();
            throw e;
        }
    }

    @Override
    public String[] apply(String operation, Integer calls) {
        try {
            arrivals.begin();
            Caller caller = Generated.caller(operation, stub);
            caller.prepare(seed, calls);
            Digest digest = new Digest();
            for (int entry = 0; entry < calls; entry++) {
                caller.digestArguments(entry, digest);
                caller.complete(entry);
                caller.digestResult(digest);
            }
            return new String[] {digest.hex(), arrivals.end()};
        } catch (Exception e) {
            throw new IllegalStateException(operation + ": " + e, e);
        }
    }

    /** Returns the server's address. */
    @Override
    public String toString() {
        return endpoint.address();
    }

    @Override
    public void close() throws IOException {
        try {
            client.close();
            server.close();
        } catch (Exception e) {
            throw new IOException(e);
        }
    }
}
