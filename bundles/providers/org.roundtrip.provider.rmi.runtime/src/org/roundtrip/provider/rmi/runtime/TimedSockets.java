// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMISocketFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import org.roundtrip.harness.Steps;

/**
 * Opens the sockets of this JVM's RMI clients. RMI connects to the servant while the look-up unmarshals the servant's
 * reference, in the thread that looks up. This class recognises that connection by its port and times it apart. A JVM
 * can have only one such factory, so it is shared, and each thread sets what it opens.
 */
final class TimedSockets extends RMISocketFactory {
    private static final ThreadLocal<Opening> OPENING = new ThreadLocal<>();

    /** The same for all threads, because those of RMI open sockets too. */
    private static volatile SocketWay way = Socket::new;

    /** The connections that a thread opens. Connecting to one of the servant's ports is timed as a step of its own. */
    static final class Opening {
        private final List<Integer> servantPorts;
        private final Steps steps;
        private final List<Socket> sockets = new ArrayList<>();

        Opening(List<Integer> servantPorts, Steps steps) {
            this.servantPorts = servantPorts;
            this.steps = steps;
        }

        /** Opens a connection, and times that when it leads to the servant. */
        private Socket open(int port, Callable<Socket> step) throws IOException {
            try {
                Socket socket = servantPorts.contains(port) ? steps.connect(step) : step.call();
                sockets.add(socket);
                return socket;
            } catch (IOException | RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IOException(e);
            }
        }

        /** The connections that were opened. */
        List<Socket> sockets() {
            return sockets;
        }
    }

    private TimedSockets() {
    }

    /** Makes this the socket factory of all of RMI in this JVM, which can be set only once. */
    static synchronized void install() throws IOException {
        if (RMISocketFactory.getSocketFactory() == null) {
            RMISocketFactory.setSocketFactory(new TimedSockets());
        }
    }

    /** From now on all of this JVM's RMI clients open their sockets in this way. */
    static void way(SocketWay chosen) {
        way = chosen;
    }

    /** From now on this thread opens sockets for {@code opening}; null ends that. */
    static void begin(Opening opening) {
        OPENING.set(opening);
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return open(port, () -> way.open(host, port));
    }

    /** Opens a socket to a port as a step of what this thread opens. */
    static Socket open(int port, Callable<Socket> step) throws IOException {
        Opening opening = OPENING.get();
        return (opening == null ? new Opening(Collections.emptyList(), new Steps()) : opening).open(port, step);
    }

    @Override
    public ServerSocket createServerSocket(int port) throws IOException {
        return new ServerSocket(port, 0, InetAddress.getLoopbackAddress());
    }
}
