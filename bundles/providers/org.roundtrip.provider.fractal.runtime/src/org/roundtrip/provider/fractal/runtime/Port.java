// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal.runtime;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.objectweb.jonathan.apis.binding.ExportException;
import org.objectweb.jonathan.apis.kernel.JonathanException;
import org.objectweb.jonathan.apis.protocols.ip.IpConnection;
import org.objectweb.jonathan.apis.protocols.ip.IpSession;
import org.objectweb.jonathan.apis.protocols.ip.TcpIpSrvConnectionFactory;
import org.roundtrip.harness.ServerSetting;

/** The port of the server, bound to the chosen address before the broker starts. The name service and the servant share it. */
final class Port implements Closeable {
    private static final int BACKLOG = 50;
    private final ServerSetting setting;
    private final ServerSocket socket;

    /** @throws java.net.BindException when the port is taken */
    Port(ServerSetting setting) throws IOException {
        this.setting = setting;
        this.socket = new ServerSocket(setting.port(), BACKLOG, InetAddress.getByName(setting.host()));
    }

    /** The port on which it listens. */
    int listening() {
        return socket.getLocalPort();
    }

    /** The port that references name. */
    int published() {
        return setting.publishedPort(listening());
    }

    /** Returns the view of it that Jonathan has. */
    TcpIpSrvConnectionFactory serving(Sockets sockets) {
        return new TcpIpSrvConnectionFactory() {
            @Override
            public IpConnection newSrvConnection(IpSession session) throws JonathanException {
                try {
                    Socket accepted = socket.accept();
                    return sockets.connection(accepted, session);
                } catch (IOException e) {
                    throw new ExportException(e);
                }
            }

            @Override
            public int getPort() {
                return published();
            }

            @Override
            public String getHostName() {
                return setting.host();
            }

            @Override
            public void close() {
                // The server closes the port itself.
            }
        };
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
