// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.Socket;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.roundtrip.harness.ServerSetting;

/** A port that speaks TLS, as that of {@code javax.rmi.ssl} does, which would listen on all addresses. */
final class SslPort extends BoundPort {
    private final SSLSocketFactory sockets;
    private final String[] protocols;
    private final String[] suites;

    SslPort(ServerSetting setting, int port, SSLSocketFactory sockets) throws IOException {
        super(setting.host(), port);
        this.sockets = sockets;
        this.protocols = SslOptions.only(setting.options(), SslOptions.PROTOCOL);
        this.suites = SslOptions.only(setting.options(), SslOptions.SUITE);
    }

    /** The handshake begins when RMI reads, on a thread of this connection. */
    @Override
    Socket serving(Socket connection) throws IOException {
        SSLSocket socket = (SSLSocket) sockets.createSocket(connection, connection.getInetAddress().getHostAddress(),
                connection.getPort(), true);
        socket.setUseClientMode(false);
        if (protocols != null) {
            socket.setEnabledProtocols(protocols);
        }
        if (suites != null) {
            socket.setEnabledCipherSuites(suites);
        }
        socket.setNeedClientAuth(true);
        return socket;
    }
}
