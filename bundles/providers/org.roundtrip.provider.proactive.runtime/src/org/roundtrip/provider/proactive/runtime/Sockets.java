// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import java.io.Closeable;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMISocketFactory;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import org.roundtrip.harness.Steps;

/**
 * The sockets of RMI in this process. There is a port for all remote objects of ProActive and one for its registry, both on the chosen
 * address, and the connections that are opened. RMI keeps it for the whole process.
 */
final class Sockets extends RMISocketFactory implements Closeable {
    private final Port objects;
    private final Port registry;
    private final Set<Socket> opened = ConcurrentHashMap.newKeySet();
    private final ThreadLocal<Steps> lookingUp = new ThreadLocal<>();
    private volatile List<Integer> servants = Collections.emptyList();

    /**
     * Binds both ports.
     *
     * @param port      of the objects, 0 for any free one
     * @param published the port that references to them name, by the port that is bound
     * @throws java.net.BindException when the port is taken
     */
    Sockets(String host, int port, IntUnaryOperator published) throws IOException {
        InetAddress address = InetAddress.getByName(host);
        objects = new Port(address, port, published);
        registry = new Port(address, 0, bound -> bound);
    }

    /** The port of all remote objects. */
    int objectsPort() {
        return objects.number();
    }

    /** The port of the registry. */
    int registryPort() {
        return registry.number();
    }

    /** Times a look-up, and apart from it connecting to one of the servant's ports. */
    Object lookup(Steps steps, List<Integer> ports, Callable<Object> step) throws Exception {
        servants = ports;
        lookingUp.set(steps);
        try {
            return steps.lookup(step);
        } finally {
            lookingUp.remove();
        }
    }

    /** Facts about the connections to the servant. */
    Map<String, String> facts() throws IOException {
        for (Socket socket : opened) {
            if (servants.contains(socket.getPort()) && !socket.isClosed()) {
                return Collections.singletonMap("TCP_NODELAY", String.valueOf(socket.getTcpNoDelay()));
            }
        }
        return Collections.emptyMap();
    }

    /** RMI asks for port 0 once, for all objects. */
    @Override
    public ServerSocket createServerSocket(int port) {
        return (port == registryPort() ? registry : objects).listen();
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        if (port == registryPort() && !registry.listening()) {
            // ProActive looks whether there is a registry before it makes one.
            throw new ConnectException("There is no registry yet.");
        }
        Steps steps = lookingUp.get();
        if (steps == null || !servants.contains(port)) {
            return open(host, port);
        }
        try {
            return steps.connect(() -> open(host, port));
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException(e);
        }
    }

    /** Calls within this process reach a published port directly. */
    private Socket open(String host, int port) throws IOException {
        Socket socket = new Socket(host, port == objects.getLocalPort() ? objectsPort() : port);
        opened.removeIf(Socket::isClosed);
        opened.add(socket);
        return socket;
    }

    @Override
    public void close() throws IOException {
        objects.close();
        registry.close();
        for (Socket socket : opened) {
            socket.close();
        }
    }
}
