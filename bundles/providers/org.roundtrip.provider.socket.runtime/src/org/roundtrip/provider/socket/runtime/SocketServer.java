// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/**
 * The server half. One platform thread serves each connection and blocks while it reads. Virtual threads would use a
 * poller for each request, so the raw TCP baseline would not be the fastest way.
 */
public final class SocketServer implements ServerHalf {
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    private ServerSocketChannel listening;
    private Thread accepting;

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        Object behaviours = setting.behaviours();
        Dispatcher dispatcher = (Dispatcher) Generated.type("Dispatch").getConstructor(behaviours.getClass())
                .newInstance(behaviours);
        listening = ServerSocketChannel.open();
        listening.bind(new InetSocketAddress(setting.host(), setting.port()));
        int port = ((InetSocketAddress) listening.getLocalAddress()).getPort();
        accepting = thread("accept", () -> accept(dispatcher));
        accepting.start();
        return new Endpoint(setting.host() + ":" + setting.publishedPort(port), port);
    }

    @Override
    public void close() throws Exception {
        if (listening != null) {
            listening.close();
        }
        if (accepting != null) {
            accepting.join();
        }
        for (Connection connection : connections) {
            connection.close();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private void accept(Dispatcher dispatcher) {
        try {
            while (true) {
                Connection connection = new Connection(listening.accept());
                connections.add(connection);
                Thread thread = thread("connection", () -> serve(connection, dispatcher));
                threads.add(thread);
                thread.start();
            }
        } catch (ClosedChannelException closed) {
            return;
        } catch (IOException e) {
            System.err.println("No more connections are accepted: " + e.getMessage());
        }
    }

    private void serve(Connection connection, Dispatcher dispatcher) {
        try (Connection served = connection) {
            served.serve(dispatcher);
        } catch (ClosedChannelException closed) {
            return;
        } catch (IOException | RuntimeException e) {
            System.err.println("A connection was closed: " + e.getMessage());
        } finally {
            connections.remove(connection);
            threads.remove(Thread.currentThread());
        }
    }

    private static Thread thread(String name, Runnable task) {
        Thread thread = new Thread(task, "Raw TCP " + name);
        thread.setDaemon(true);
        return thread;
    }
}
