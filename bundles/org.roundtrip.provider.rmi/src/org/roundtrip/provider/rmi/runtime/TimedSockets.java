// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMISocketFactory;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.harness.Steps;

/**
 * Opens the sockets of this JVM's RMI clients. RMI connects to the servant while the look-up unmarshals its reference,
 * in the thread that looks up; here that connecting is told apart from the rest by its port. A JVM can have one such
 * factory only, so it is shared, and what is being opened belongs to a thread.
 */
final class TimedSockets extends RMISocketFactory {
    private static final ThreadLocal<Opening> OPENING = new ThreadLocal<>();

    /** What a thread is opening: when a port is one of the servant's, connecting to it is a step of its own. */
    record Opening(List<Integer> servantPorts, Steps steps, List<Socket> sockets) {
        Opening(List<Integer> servantPorts, Steps steps) {
            this(servantPorts, steps, new ArrayList<>());
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

    /** From now on the sockets that this thread opens belong to {@code opening}; null ends that. */
    static void begin(Opening opening) {
        OPENING.set(opening);
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        Opening opening = OPENING.get();
        if (opening == null) {
            return new Socket(host, port);
        }
        Socket socket = opening.servantPorts.contains(port) ? timed(opening.steps, host, port) : new Socket(host, port);
        opening.sockets.add(socket);
        return socket;
    }

    @Override
    public ServerSocket createServerSocket(int port) throws IOException {
        return new ServerSocket(port, 0, InetAddress.getLoopbackAddress());
    }

    private static Socket timed(Steps steps, String host, int port) throws IOException {
        try {
            return steps.connect(() -> new Socket(host, port));
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException(e);
        }
    }
}
