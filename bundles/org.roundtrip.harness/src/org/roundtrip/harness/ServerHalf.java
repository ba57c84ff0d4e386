// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

/**
 * A provider's half in the server's JVM; knows neither OSGi nor Eclipse. Created by its public constructor without
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

    /** Unbinds and ends everything that was started, also after a failed start. */
    @Override
    void close() throws Exception;
}
