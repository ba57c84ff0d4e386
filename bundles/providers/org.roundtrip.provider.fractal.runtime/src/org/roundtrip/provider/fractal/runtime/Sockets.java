// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal.runtime;

import java.io.IOException;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.objectweb.jonathan.apis.kernel.JonathanException;
import org.objectweb.jonathan.apis.protocols.ip.IpConnection;
import org.objectweb.jonathan.apis.protocols.ip.IpSession;
import org.objectweb.jonathan.apis.protocols.ip.TcpIpSrvConnectionFactory;
import org.objectweb.jonathan.libs.resources.tcpip.IPv4ConnectionFactory;

/**
 * Opens sockets for Jonathan's connections, with Jonathan's own settings, and closes them in the end. Jonathan itself listens on
 * an address that is chosen once for the process, and asks the name service for the host of each client.
 */
final class Sockets extends IPv4ConnectionFactory implements AutoCloseable {
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final Port port;

    private Sockets(boolean noDelay, int limitMillis, Port port) throws JonathanException {
        this.TCP_NODELAY = noDelay;
        this.SO_TIMEOUT = limitMillis;
        this.port = port;
    }

    /** Sockets that listen on a port and connect nowhere. */
    static Sockets listening(boolean noDelay, Port port) throws JonathanException {
        return new Sockets(noDelay, 0, port);
    }

    /** Sockets that connect. @param limitSeconds after which a call that is not answered fails, with the connection */
    static Sockets connecting(boolean noDelay, int limitSeconds) throws JonathanException {
        return new Sockets(noDelay, (int) TimeUnit.SECONDS.toMillis(limitSeconds), null);
    }

    /** The open ones. */
    Set<Socket> open() {
        return open;
    }

    /** Sets an opened socket up and makes a connection of it. */
    IpConnection connection(Socket socket, IpSession session) throws IOException, JonathanException {
        open.removeIf(Socket::isClosed);
        open.add(socket);
        socket.setSoLinger(SO_LINGER > 0, SO_LINGER);
        socket.setSoTimeout(SO_TIMEOUT);
        socket.setTcpNoDelay(TCP_NODELAY);
        return newSrvConnection(socket, session, socket.getInetAddress().getHostAddress(), socket.getPort());
    }

    @Override
    public IpConnection newCltConnection(String host, int number, IpSession session) throws JonathanException {
        if (port != null) {
            throw new JonathanException("A server connects nowhere.");
        }
        try {
            return connection(new Socket(host, number), session);
        } catch (IOException e) {
            throw new JonathanException(e);
        }
    }

    @Override
    public TcpIpSrvConnectionFactory newSrvConnectionFactory(int number) {
        return port.serving(this);
    }

    /** Addresses are compared as they are written: the server names its own as a number. */
    @Override
    public String getCanonicalHostName(String host) {
        return host;
    }

    @Override
    public void close() throws IOException {
        for (Socket socket : open) {
            socket.close();
        }
    }
}
