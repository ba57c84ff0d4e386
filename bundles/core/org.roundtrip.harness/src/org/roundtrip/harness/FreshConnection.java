// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

/**
 * One more connection of a client, which no other stub uses. It is made, carries one call, and is closed again. What it needs
 * beforehand, such as an ORB, was prepared when this object was created. Used by one thread.
 */
public interface FreshConnection extends AutoCloseable {

    /**
     * Makes the connection, as far as the middleware makes it before the first call. On the clock.
     *
     * @return a stub that uses this connection
     */
    Object connect() throws Exception;

    /** Closes the connection; also called after a failure. Not on the clock. */
    @Override
    void close() throws Exception;
}
