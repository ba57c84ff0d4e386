// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands before a server on another port and counts the connections that clients make. */
final class CountingForwarder implements AutoCloseable {
    private final ServerSocket listening = new ServerSocket(0, 200, InetAddress.getByName(Trial.HOST));
    private final AtomicInteger connections = new AtomicInteger();
    private volatile int target;

    CountingForwarder() throws IOException {
        Thread.ofVirtual().start(this::accept);
    }

    /** The port that clients are told. */
    int port() {
        return listening.getLocalPort();
    }

    /** Begins to pass connections on to the port of a server. */
    void to(int port) {
        target = port;
    }

    /** How many connections clients have made. */
    int connections() {
        return connections.get();
    }

    private void accept() {
        try {
            while (true) {
                Socket client = listening.accept();
                connections.incrementAndGet();
                Socket server = new Socket(Trial.HOST, target);
                client.setTcpNoDelay(true);
                server.setTcpNoDelay(true);
                Thread.ofVirtual().start(() -> copy(client, server));
                Thread.ofVirtual().start(() -> copy(server, client));
            }
        } catch (IOException closed) {
            // the forwarder was closed
        }
    }

    /** Passes bytes on until one side closes, and then closes the other. */
    private static void copy(Socket from, Socket to) {
        try (from; to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException ended) {
            // so does the other direction
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
