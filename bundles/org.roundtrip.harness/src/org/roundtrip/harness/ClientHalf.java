// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.Map;

/**
 * A provider's half in the client's JVM; knows neither OSGi nor Eclipse. Created by its public constructor without
 * parameters, used by one thread.
 */
public interface ClientHalf extends AutoCloseable {

    /** Whatever the middleware needs before it can look anything up, such as an ORB; not on any clock. */
    void prepare(ClientSetting setting) throws Exception;

    /**
     * Finds the servant and opens the transport, each inside the step it belongs to; a step that the middleware does not
     * have is left out and counts as not measured.
     *
     * @return the middleware's own stub
     */
    Object open(Endpoint endpoint, Steps steps) throws Exception;

    /**
     * What people should know of the open connection, by name, such as {@code TCP_NODELAY}; recorded with the run. Asked
     * after {@link #open}.
     */
    default Map<String, String> facts() throws Exception {
        return Map.of();
    }

    /** Closes the connection and all else, also after a failure. */
    @Override
    void close() throws Exception;
}
