// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries.maven;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/** A server that answers each request with the beginning of a file and then keeps silent. */
final class HalfServer implements AutoCloseable {
    final CountDownLatch asked = new CountDownLatch(1);
    private final ServerSocket socket = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    private final List<Socket> open = new CopyOnWriteArrayList<>();

    HalfServer() throws IOException {
        Thread.ofPlatform().daemon().start(this::serve);
    }

    String url() {
        return "http://127.0.0.1:" + socket.getLocalPort() + "/";
    }

    private void serve() {
        try {
            while (true) {
                Socket client = socket.accept();
                open.add(client);
                client.getInputStream().read();
                client.getOutputStream().write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf"
                        .getBytes(StandardCharsets.US_ASCII));
                asked.countDown();
            }
        } catch (IOException closed) {
            return;
        }
    }

    @Override
    public void close() throws IOException {
        for (Socket each : open) {
            each.close();
        }
        socket.close();
    }
}
