// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Passes TCP connections on to a port of this machine. It can be silent for a while, cut, and cut for good. */
final class FaultyLink implements Closeable {
    private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private final int target;
    private boolean silent;

    FaultyLink(int target) throws IOException {
        this.target = target;
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return listening.getLocalPort();
    }

    /** Nothing passes any more, and nobody is told. What was on its way is kept. */
    synchronized void silence() {
        silent = true;
    }

    /** What was kept passes, and everything after it. */
    synchronized void speak() {
        silent = false;
        notifyAll();
    }

    /** Ends all connections; new ones are accepted. */
    void cut() throws IOException {
        for (Socket each : open) {
            each.close();
        }
        open.clear();
    }

    @Override
    public void close() throws IOException {
        listening.close();
        speak();
        cut();
    }

    private void accept() {
        try {
            while (true) {
                Socket here = listening.accept();
                Socket there = new Socket(InetAddress.getLoopbackAddress(), target);
                open.addAll(List.of(here, there));
                Thread.ofVirtual().start(() -> pass(here, there));
                Thread.ofVirtual().start(() -> pass(there, here));
            }
        } catch (IOException closed) {
            // the end of the test
        }
    }

    private void pass(Socket from, Socket to) {
        byte[] bytes = new byte[1 << 16];
        try (InputStream in = from.getInputStream(); OutputStream out = to.getOutputStream()) {
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                awaitSpeech();
                out.write(bytes, 0, read);
            }
        } catch (IOException | InterruptedException cut) {
            // both directions end
        }
    }

    private synchronized void awaitSpeech() throws InterruptedException {
        while (silent) {
            wait();
        }
    }
}
