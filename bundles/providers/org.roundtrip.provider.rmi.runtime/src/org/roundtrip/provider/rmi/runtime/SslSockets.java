// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.Socket;
import javax.net.ssl.SSLSocket;
import javax.rmi.ssl.SslRMIClientSocketFactory;

/**
 * Opens the sockets of clients as {@code javax.rmi.ssl} does, with the key and the trust of this JVM's default context. The
 * handshake is a part of connecting and not of the first call. Stubs carry it.
 */
public final class SslSockets extends SslRMIClientSocketFactory {
    private static final long serialVersionUID = 1L;

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return TimedSockets.open(port, () -> {
            SSLSocket socket = (SSLSocket) super.createSocket(host, port);
            socket.startHandshake();
            return socket;
        });
    }
}
