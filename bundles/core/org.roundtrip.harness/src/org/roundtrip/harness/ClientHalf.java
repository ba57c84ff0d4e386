// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.Collections;
import java.util.List;
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
     * Says how several callers use connections, for those who read the run. All calls on one are {@code shared}, one for
     * each caller is {@code own}. Where the middleware keeps some and each call has one for itself they are {@code
     * pooled}; {@code one for each call} says itself.
     *
     * @param own whether {@link #openAnother} returned stubs of their own
     */
    default String connections(boolean own) {
        return own ? "own" : "shared";
    }

    /**
     * Finds the servant once more, by the same steps as the look-up of {@link #open}, without connecting to it. On the clock.
     * For providers that declare {@code roundtrip.lookups}; called after {@link #open}.
     *
     * @return the reference that was found
     */
    default Object lookUp(Endpoint endpoint) throws Exception {
        throw new UnsupportedOperationException("there is no look-up");
    }

    /**
     * Prepares one more connection, which is this caller's alone. For providers that declare {@code roundtrip.connections};
     * called after {@link #open}.
     *
     * @param first the stub that {@link #open} returned
     */
    default FreshConnection fresh(Endpoint endpoint, Object first) throws Exception {
        throw new UnsupportedOperationException("connections cannot be made one by one");
    }

    /**
     * Facts about the open connection by name, such as {@code TCP_NODELAY}; they are recorded with the run. Called after
     * {@link #open}.
     */
    default Map<String, String> facts() throws Exception {
        return Collections.emptyMap();
    }

    /**
     * The TCP ports on which this client is called, where a middleware's server connects to its clients to answer. Their
     * packets are packets of calls. Called after {@link #open}.
     */
    default List<Integer> ports() {
        return Collections.emptyList();
    }

    /** Closes the connection and everything else; also called after a failure. */
    @Override
    void close() throws Exception;
}
