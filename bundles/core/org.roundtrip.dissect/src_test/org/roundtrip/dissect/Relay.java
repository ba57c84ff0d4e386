// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Passes bytes between clients and a server, and records the bytes of each connection. */
final class Relay implements AutoCloseable {
    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int port;
    private final List<Exchange> talks = new ArrayList<>();
    private final List<Socket> sockets = new ArrayList<>();

    /** @param port the server's */
    Relay(int port) throws IOException {
        this.port = port;
        Thread.ofPlatform().daemon().start(this::accept);
    }

    /** The port to which clients connect instead of the server's. */
    int port() {
        return door.getLocalPort();
    }

    /** One for each connection, in order. */
    synchronized List<Exchange> talks() {
        return List.copyOf(talks);
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                join(door.accept(), new Socket(InetAddress.getLoopbackAddress(), port), new Exchange());
            } catch (IOException e) {
                // The relay accepts no more connections; open ones continue.
            }
        }
    }

    private synchronized void join(Socket client, Socket server, Exchange recorded) {
        talks.add(recorded);
        sockets.addAll(List.of(client, server));
        Thread.ofPlatform().daemon().start(() -> copy(client, server, recorded, Side.CLIENT));
        Thread.ofPlatform().daemon().start(() -> copy(server, client, recorded, Side.SERVER));
    }

    private static void copy(Socket from, Socket to, Exchange recorded, Side side) {
        byte[] some = new byte[8192];
        try (to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(some); read >= 0; read = in.read(some)) {
                recorded.add(side, Arrays.copyOf(some, read));
                out.write(some, 0, read);
            }
        } catch (IOException e) {
            // The other direction has closed both.
        }
    }

    @Override
    public synchronized void close() throws IOException {
        door.close();
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
