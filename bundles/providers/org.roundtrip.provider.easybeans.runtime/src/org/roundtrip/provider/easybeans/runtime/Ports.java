// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans.runtime;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMISocketFactory;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.harness.ServerSetting;

/**
 * The ports of a server, on the chosen address only. The one of the container's objects is bound at once, so that nobody else takes it. CAROL
 * tries out whether the registry's is free, so that one is chosen now and bound later. RMI closes no port that it chose itself, so
 * both are closed here.
 */
final class Ports extends RMISocketFactory implements Closeable {
    private static final int BACKLOG = 50;
    private final InetAddress address;
    private final ObjectsPort objects;
    private final int registry;
    private final List<ServerSocket> bound = new ArrayList<>();

    /** @throws java.net.BindException when the wanted port is taken */
    Ports(ServerSetting setting) throws IOException {
        address = InetAddress.getByName(setting.host());
        objects = new ObjectsPort(setting);
        bound.add(objects);
        try (ServerSocket free = new ServerSocket(0, BACKLOG, address)) {
            registry = free.getLocalPort();
        }
    }

    int objects() {
        return objects.bound();
    }

    /** The port of the container's objects, which RMI writes into its references: a forwarder's where there is one. */
    private final class ObjectsPort extends ServerSocket {
        private final ServerSetting setting;

        ObjectsPort(ServerSetting setting) throws IOException {
            super(setting.port(), BACKLOG, address);
            this.setting = setting;
        }

        /** Also asked by Java for the socket's own address. */
        @Override
        public int getLocalPort() {
            return setting.publishedPort(bound());
        }

        int bound() {
            return super.getLocalPort();
        }
    }

    int registry() {
        return registry;
    }

    @Override
    public synchronized ServerSocket createServerSocket(int port) throws IOException {
        if (port != registry) {
            return objects;
        }
        ServerSocket socket = new ServerSocket(port, BACKLOG, address);
        bound.add(socket);
        return socket;
    }

    /** The container calls itself, also before a forwarder knows where to pass calls on. So its own calls pass none. */
    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return new Socket(host, port == objects.getLocalPort() ? objects.bound() : port);
    }

    @Override
    public synchronized void close() throws IOException {
        for (ServerSocket socket : bound) {
            socket.close();
        }
    }
}
