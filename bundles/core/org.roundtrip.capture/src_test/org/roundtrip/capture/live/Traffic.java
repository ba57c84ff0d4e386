// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** An echo server and its client on the loopback device, which make packets to capture. */
final class Traffic implements AutoCloseable {
    private final ServerSocket server;

    Traffic() throws IOException {
        server = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
        Thread.ofPlatform().daemon().start(this::echo);
    }

    /** Main class: prints the port, waits for a line, makes as many calls of 200 bytes as the argument says. */
    public static void main(String[] arguments) throws IOException {
        try (Traffic traffic = new Traffic(); InputStream commands = System.in) {
            System.out.println(traffic.port());
            commands.read();
            traffic.calls(Integer.parseInt(arguments[0]), 200);
            System.out.println("done");
        }
    }

    int port() {
        return server.getLocalPort();
    }

    void calls(int count, int bytes) throws IOException {
        byte[] message = new byte[bytes];
        try (Socket client = new Socket(server.getInetAddress(), port())) {
            client.setTcpNoDelay(true);
            for (int call = 0; call < count; call++) {
                client.getOutputStream().write(message);
                client.getInputStream().readNBytes(bytes);
            }
        }
    }

    private void echo() {
        byte[] buffer = new byte[1 << 20];
        while (!server.isClosed()) {
            try (Socket client = server.accept()) {
                client.setTcpNoDelay(true);
                int length;
                while ((length = client.getInputStream().read(buffer)) > 0) {
                    client.getOutputStream().write(buffer, 0, length);
                }
            } catch (IOException e) {
                if (!server.isClosed()) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
