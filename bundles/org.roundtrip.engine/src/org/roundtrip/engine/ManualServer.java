// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Contract;

/**
 * A server that a person starts by hand and leaves running. Lives no longer than this JVM. Safe for several threads;
 * none of its methods waits.
 */
public final class ManualServer implements AutoCloseable {

    /** How a server stands. */
    public enum State {
        /** Its contract is being compiled or its process is coming up. */
        STARTING,
        /** It can be called. */
        RUNNING,
        /** It was stopped, by hand. */
        STOPPED,
        /** It could not be started, or it ended by itself. */
        FAILED
    }

    private ManualServer() {
    }

    /**
     * Compiles the contract and starts a server for it, on a thread of the engine's own.
     *
     * @param options  those that differ from the defaults; {@code host} and {@code port} among them
     * @param changed  called after each change of state, on the engine's thread
     */
    public static ManualServer start(RegisteredProvider provider, Contract contract, Map<String, String> options,
            RoundtripHome home, Runnable changed) {
        throw new UnsupportedOperationException();
    }

    /** The provider whose server this is. */
    public RegisteredProvider provider() {
        throw new UnsupportedOperationException();
    }

    /** How it stands. */
    public State state() {
        throw new UnsupportedOperationException();
    }

    /** Where a client finds it; empty unless it is running. */
    public String address() {
        throw new UnsupportedOperationException();
    }

    /** Process id, once there is a process. */
    public OptionalLong pid() {
        throw new UnsupportedOperationException();
    }

    /** The file that gets what the server prints; may not exist yet. */
    public Path log() {
        throw new UnsupportedOperationException();
    }

    /** One sentence on what went wrong; empty unless it failed. */
    public String error() {
        throw new UnsupportedOperationException();
    }

    /** Ends the server and all it started; the state is STOPPED soon after. */
    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}
