// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/** A trial repository over HTTP on the loopback, which may stop in the middle of a file. */
final class RepositoryServer implements AutoCloseable {
    /** What the server does after the first half of a file. */
    enum Middle {
        /** It sends the rest. */
        GO_ON,
        /** It closes the connection. */
        CUT,
        /** It keeps the connection and sends nothing more. */
        FALL_SILENT
    }

    /** The names of the files that were asked for. */
    final List<String> asked = new CopyOnWriteArrayList<>();
    /** Reaches zero when half of a file has been sent and no more will come. */
    final CountDownLatch stopped = new CountDownLatch(1);
    private final ServerSocket socket = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private final Path root;
    private final String file;
    private volatile Middle middle;

    /** @param file the name of the file in whose middle something happens */
    RepositoryServer(TrialRepository repository, String file, Middle middle) throws IOException {
        this.root = repository.repository();
        this.file = file;
        this.middle = middle;
        Thread.ofPlatform().daemon().start(this::accept);
    }

    String url() {
        return "http://127.0.0.1:" + socket.getLocalPort() + "/";
    }

    void now(Middle other) {
        middle = other;
    }

    private void accept() {
        try {
            while (true) {
                Socket client = socket.accept();
                open.add(client);
                Thread.ofPlatform().daemon().start(() -> serve(client));
            }
        } catch (IOException closed) {
            return;
        }
    }

    private void serve(Socket client) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith("GET ")) {
                    String path = line.split(" ")[1].substring(1);
                    while (!in.readLine().isEmpty()) {
                        continue;
                    }
                    answer(path, client.getOutputStream());
                }
            }
        } catch (IOException closed) {
            return;
        }
    }

    private void answer(String path, OutputStream out) throws IOException {
        String name = path.substring(path.lastIndexOf('/') + 1);
        asked.add(name);
        byte[] content = Files.readAllBytes(root.resolve(path));
        out.write(("HTTP/1.1 200 OK\r\nContent-Length: " + content.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        boolean stops = name.equals(file) && middle != Middle.GO_ON;
        out.write(content, 0, stops ? content.length / 2 : content.length);
        out.flush();
        if (stops) {
            stopped.countDown();
            if (middle == Middle.CUT) {
                throw new IOException("cut on purpose");
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
        for (Socket each : open) {
            each.close();
        }
    }
}
