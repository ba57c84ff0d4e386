// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import org.roundtrip.harness.load.Arrivals;

/** The settings of a server half. Immutable. */
public final class ServerSetting {
    private final String host;
    private final int port;
    private final Map<String, String> options;
    private final Path folder;
    private final Path trust;
    private final long seed;
    private final int pool;
    private final Arrivals arrivals;
    private final Map<String, String> links;
    private final int published;

    /**
     * Makes settings.
     *
     * @param host     address to bind to
     * @param port     port to listen on, or 0 for any free one
     * @param options  the provider's options, defaults filled in
     * @param folder   an existing folder for files of the server's own
     * @param trust    an existing folder for keys and secrets that the client of this run needs
     * @param seed     seed of the value stream
     * @param pool     number of prebuilt results
     * @param arrivals digests the values that arrive; passed to the generated behaviours
     * @param links    the addresses of the server side's processes that started before this one, by name
     */
    public ServerSetting(String host, int port, Map<String, String> options, Path folder, Path trust, long seed,
            int pool, Arrivals arrivals, Map<String, String> links) {
        this(host, port, options, folder, trust, seed, pool, arrivals, links, 0);
    }

    private ServerSetting(String host, int port, Map<String, String> options, Path folder, Path trust, long seed,
            int pool, Arrivals arrivals, Map<String, String> links, int published) {
        this.host = host;
        this.port = port;
        this.options = options;
        this.folder = folder;
        this.trust = trust;
        this.seed = seed;
        this.pool = pool;
        this.arrivals = arrivals;
        this.links = links;
        this.published = published;
    }

    /** A server without further processes. */
    public ServerSetting(String host, int port, Map<String, String> options, Path folder, Path trust, long seed,
            int pool, Arrivals arrivals) {
        this(host, port, options, folder, trust, seed, pool, arrivals, Collections.emptyMap());
    }

    /**
     * Returns the same settings for a server behind a forwarder, to which its clients connect.
     *
     * @param port the forwarder's, on the same host; 0 when there is none
     */
    ServerSetting behind(int port) {
        return new ServerSetting(host, this.port, options, folder, trust, seed, pool, arrivals, links, port);
    }

    /** Address to bind to. */
    public String host() {
        return host;
    }

    /** Port to listen on, or 0 for any free one. */
    public int port() {
        return port;
    }

    /**
     * The port that the server's address and its object references must name. It is the one that it listens on, or that
     * of a forwarder before it.
     *
     * @param listening the port that it listens on
     */
    public int publishedPort(int listening) {
        return published == 0 ? listening : published;
    }

    /** The provider's options, defaults filled in. */
    public Map<String, String> options() {
        return options;
    }

    /** An existing folder for files of the server's own. */
    public Path folder() {
        return folder;
    }

    /**
     * An existing folder for trust material that is made for this run: keys, certificates, passwords. All processes of the
     * server side share it, and what is there when the servant has started, the client can read from
     * {@link ClientHalf#open} on. Only the user who runs Roundtrip may enter it. It is deleted after the fork, or, when a
     * process of the server side runs for a block of forks, after that process.
     */
    public Path trust() {
        return trust;
    }

    /** The addresses of the server side's processes that started before this one, by name. */
    public Map<String, String> links() {
        return links;
    }

    /**
     * An instance of the generated class {@code generated.Behaviours}, whose public methods are the operations in the
     * middleware's own types.
     */
    public Object behaviours() throws ReflectiveOperationException {
        return Generated.type("Behaviours").getConstructor(long.class, int.class, Arrivals.class)
                .newInstance(seed, pool, arrivals);
    }
}
