// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.Collections;
import java.util.List;

/**
 * The half of a provider that runs in the server's JVM, without OSGi and Eclipse. Created by its public constructor without
 * parameters, used by one thread.
 */
public interface ServerHalf extends AutoCloseable {

    /**
     * Starts the name service if the middleware has one, then the servant, and binds it. When this returns, a client can
     * look the servant up. Binds to {@link ServerSetting#host()} only.
     *
     * @throws java.net.BindException when the wanted port is taken (also as a cause)
     */
    Endpoint start(ServerSetting setting) throws Exception;

    /**
     * Returns the secrets with which its packets can be read, as lines of a TLS key log. There are none unless they are
     * encrypted. They are kept with the capture. Called after the calls that were captured, while the connections are
     * open.
     */
    default List<String> secrets() throws Exception {
        return Collections.emptyList();
    }

    /** Unbinds and ends everything that was started; also called after a failed start. */
    @Override
    void close() throws Exception;
}
