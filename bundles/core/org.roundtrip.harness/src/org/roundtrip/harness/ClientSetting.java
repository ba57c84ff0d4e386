// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.nio.file.Path;
import java.util.Map;

/** The settings of a client half. Immutable. */
public final class ClientSetting {
    private final Map<String, String> options;
    private final Path folder;
    private final Path trust;
    private final int timeoutSeconds;
    private final int published;

    /**
     * Makes settings.
     *
     * @param options        the provider's options, defaults filled in
     * @param folder         an existing folder for files of the client's own
     * @param trust          the folder with the keys and secrets that the server side makes for this run
     * @param timeoutSeconds how long a call may take, for middlewares with such a setting
     */
    public ClientSetting(Map<String, String> options, Path folder, Path trust, int timeoutSeconds) {
        this(options, folder, trust, timeoutSeconds, 0);
    }

    private ClientSetting(Map<String, String> options, Path folder, Path trust, int timeoutSeconds, int published) {
        this.options = options;
        this.folder = folder;
        this.trust = trust;
        this.timeoutSeconds = timeoutSeconds;
        this.published = published;
    }

    /**
     * Returns the same settings for a client that its server reaches through a forwarder.
     *
     * @param port the forwarder's, on the same host; 0 when there is none
     */
    ClientSetting behind(int port) {
        return new ClientSetting(options, folder, trust, timeoutSeconds, port);
    }

    /**
     * The port that the client's references must name, where a server connects to its clients. It is the one that the client
     * listens on, or that of a forwarder before it.
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

    /** An existing folder for files of the client's own. */
    public Path folder() {
        return folder;
    }

    /**
     * The folder with the trust material that the server side makes for this run, see {@link ServerSetting#trust}. For
     * reading only, from {@link ClientHalf#open} on: while the client is prepared, the server is still starting.
     */
    public Path trust() {
        return trust;
    }

    /** How long a call may take, for middlewares with such a setting. */
    public int timeoutSeconds() {
        return timeoutSeconds;
    }
}
