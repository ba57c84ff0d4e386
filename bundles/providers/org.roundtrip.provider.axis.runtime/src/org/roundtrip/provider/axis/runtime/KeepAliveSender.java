// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import org.apache.axis.transport.http.CommonsHTTPSender;
import org.apache.commons.httpclient.MultiThreadedHttpConnectionManager;

/**
 * Axis's sender on Commons HttpClient: HTTP/1.1 over connections that stay open. Before each call HttpClient waits up
 * to a millisecond for a byte, to see whether the server has closed the connection. This check is switched off,
 * because our server never closes an idle connection.
 */
final class KeepAliveSender extends CommonsHTTPSender {
    private static final long serialVersionUID = 1L;

    @Override
    protected void initialize() {
        super.initialize();
        connectionManager.getParams().setStaleCheckingEnabled(false);
        connectionManager.getParams().setTcpNoDelay(true);
    }

    /** Returns whether small packets are sent without waiting for acknowledgements (TCP_NODELAY). */
    boolean noDelay() {
        return connectionManager.getParams().getTcpNoDelay();
    }

    /** Closes all connections. */
    void close() {
        ((MultiThreadedHttpConnectionManager) connectionManager).shutdown();
    }
}
