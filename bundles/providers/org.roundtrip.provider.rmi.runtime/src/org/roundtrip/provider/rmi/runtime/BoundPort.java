// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMIServerSocketFactory;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One port, bound to the chosen address before RMI gets its number. So no other process can take a free port in
 * between, and RMI closes the port when the last object on it is gone, which it does not do for a port that it chose
 * itself. Also keeps the connections that were accepted, because RMI does not close them.
 */
class BoundPort implements RMIServerSocketFactory, Closeable {
    private static final int BACKLOG = 50;
    private final Set<Socket> accepted = ConcurrentHashMap.newKeySet();
    private final Lock accepting = new ReentrantLock();
    private final ServerSocket socket;

    /** Binds; 0 is any free port. @throws java.net.BindException when the port is taken */
    BoundPort(String host, int port) throws IOException {
        socket = new ServerSocket(port, BACKLOG, InetAddress.getByName(host)) {
            @Override
            public Socket accept() throws IOException {
                accepted.removeIf(Socket::isClosed);
                accepting.lock();
                try {
                    Socket connection = unconnected();
                    implAccept(connection);
                    accepted.add(connection);
                    return serving(connection);
                } finally {
                    accepting.unlock();
                }
            }
        };
    }

    /** Returns the socket that becomes the next connection. */
    Socket unconnected() throws IOException {
        return new AcceptedSocket();
    }

    /** Returns what RMI reads from and writes to. @param connection an accepted one; it is closed with the port */
    Socket serving(Socket connection) throws IOException {
        return connection;
    }

    int number() {
        return socket.getLocalPort();
    }

    @Override
    public ServerSocket createServerSocket(int port) {
        return socket;
    }

    /**
     * Closes the port and its connections. When this returns, the port can be bound again: the system frees it only
     * when no thread accepts on it any more.
     */
    @Override
    public void close() throws IOException {
        socket.close();
        accepting.lock();
        accepting.unlock();
        for (Socket connection : accepted) {
            connection.close();
        }
    }
}
