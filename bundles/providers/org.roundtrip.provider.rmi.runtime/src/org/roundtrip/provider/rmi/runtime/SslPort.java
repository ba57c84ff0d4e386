// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.keys.SessionSecrets;

/** A port that speaks TLS, as that of {@code javax.rmi.ssl} does, which would listen on all addresses. */
final class SslPort extends BoundPort {
    private final SSLSocketFactory sockets;
    private final String[] protocols;
    private final String[] suites;
    private final Map<SSLSocket, HelloSocket> connections = new ConcurrentHashMap<>();

    SslPort(ServerSetting setting, int port, SSLSocketFactory sockets) throws IOException {
        super(setting.host(), port);
        this.sockets = sockets;
        this.protocols = SslOptions.only(setting.options(), SslOptions.PROTOCOL);
        this.suites = SslOptions.only(setting.options(), SslOptions.SUITE);
    }

    @Override
    Socket unconnected() throws IOException {
        return new HelloSocket();
    }

    /** Returns the key log of the open connections. */
    List<String> secrets() {
        List<String> lines = new ArrayList<>();
        connections.forEach((socket, hello) -> lines.addAll(SessionSecrets.of(socket, hello.clientRandom(), hello.serverRandom())));
        return lines;
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
        connections.keySet().removeIf(Socket::isClosed);
        connections.put(socket, (HelloSocket) connection);
        return socket;
    }
}
