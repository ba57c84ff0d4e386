// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;

/** A port that is bound before RMI listens on it, so that nobody else takes it. RMI leaves accepted connections open, so they are kept. */
final class Port extends ServerSocket {
    private static final int BACKLOG = 50;
    private final Set<Socket> accepted = ConcurrentHashMap.newKeySet();
    private final IntUnaryOperator published;
    private volatile boolean listening;

    /**
     * Binds.
     *
     * @param number    0 for any free one
     * @param published the port that references name, by the port that is bound
     * @throws java.net.BindException when the port is taken
     */
    Port(InetAddress host, int number, IntUnaryOperator published) throws IOException {
        this.published = published;
        bind(new InetSocketAddress(host, number), BACKLOG);
    }

    /** The port that is bound. */
    int number() {
        return super.getLocalPort();
    }

    /** The port that references name, which RMI asks for. */
    @Override
    public int getLocalPort() {
        return published.applyAsInt(number());
    }

    /** Whether RMI has begun to listen. */
    boolean listening() {
        return listening;
    }

    /** RMI listens from now on. */
    Port listen() {
        listening = true;
        return this;
    }

    @Override
    public Socket accept() throws IOException {
        Socket connection = super.accept();
        accepted.removeIf(Socket::isClosed);
        accepted.add(connection);
        return connection;
    }

    @Override
    public void close() throws IOException {
        super.close();
        for (Socket connection : accepted) {
            connection.close();
        }
    }
}
