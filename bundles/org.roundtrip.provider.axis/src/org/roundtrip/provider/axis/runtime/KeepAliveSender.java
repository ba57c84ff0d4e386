// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis.runtime;

import org.apache.axis.transport.http.CommonsHTTPSender;
import org.apache.commons.httpclient.MultiThreadedHttpConnectionManager;

/**
 * Axis's sender on Commons HttpClient: HTTP/1.1 over connections that last. Before each call HttpClient would wait a
 * millisecond for a byte to learn whether the server has closed the connection; our server never closes an idle one, so
 * that is switched off.
 */
final class KeepAliveSender extends CommonsHTTPSender {
    private static final long serialVersionUID = 1L;

    @Override
    protected void initialize() {
        super.initialize();
        connectionManager.getParams().setStaleCheckingEnabled(false);
        connectionManager.getParams().setTcpNoDelay(true);
    }

    /** Whether small packets are sent without waiting for acknowledgements. */
    boolean noDelay() {
        return connectionManager.getParams().getTcpNoDelay();
    }

    /** Closes all connections. */
    void close() {
        ((MultiThreadedHttpConnectionManager) connectionManager).shutdown();
    }
}
