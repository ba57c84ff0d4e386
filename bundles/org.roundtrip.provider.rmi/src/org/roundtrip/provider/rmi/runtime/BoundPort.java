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
 * One port, bound to the chosen address before RMI is told its number, so that a free port cannot be lost on the way and
 * RMI closes it when the last object on it is gone (which it does not do for a port that it chose itself). It remembers
 * the connections it accepted, as RMI leaves those open.
 */
final class BoundPort implements RMIServerSocketFactory, Closeable {
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
                    Socket connection = super.accept();
                    accepted.add(connection);
                    return connection;
                } finally {
                    accepting.unlock();
                }
            }
        };
    }

    int number() {
        return socket.getLocalPort();
    }

    @Override
    public ServerSocket createServerSocket(int port) {
        return socket;
    }

    /** When this returns, the port can be bound again: the system frees it only when accepting it has ended too. */
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
