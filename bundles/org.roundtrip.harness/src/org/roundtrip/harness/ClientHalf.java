// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.Collections;
import java.util.Map;

/**
 * The half of a provider that runs in the client's JVM, without OSGi and Eclipse. Created by its public constructor without
 * parameters, used by one thread.
 */
public interface ClientHalf extends AutoCloseable {

    /** Prepares what the middleware needs before it can look anything up, such as an ORB. Not timed. */
    void prepare(ClientSetting setting) throws Exception;

    /**
     * Finds the servant and opens the transport, each as a step of {@code steps}. A step that the middleware does not have
     * is left out and counts as not measured.
     *
     * @return the middleware's own stub
     */
    Object open(Endpoint endpoint, Steps steps) throws Exception;

    /**
     * Opens a connection of its own for one more caller, where callers cannot or do not share one.
     *
     * @return a stub for that caller alone; the one that {@link #open} returned when all callers share it, whatever the
     *         middleware does with connections underneath
     */
    default Object openAnother(Endpoint endpoint, Object first) throws Exception {
        return first;
    }

    /**
     * Facts about the open connection by name, such as {@code TCP_NODELAY}; they are recorded with the run. Called after
     * {@link #open}.
     */
    default Map<String, String> facts() throws Exception {
        return Collections.emptyMap();
    }

    /** Closes the connection and everything else; also called after a failure. */
    @Override
    void close() throws Exception;
}
