// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview.wire;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.keys.KeyLog;
import org.roundtrip.dissect.Side;
import org.roundtrip.engine.fork.ForwardedCalls;

/**
 * Stands between a client and its server on the loopback address. It passes all bytes on unchanged and keeps a copy of
 * them. Its threads end with {@link #close}.
 */
public final class RecordingForwarder implements ForwardedCalls.Forwarder, Closeable {
    private static final int BUFFER = 1 << 16;

    private final String host;
    private final ServerSocket listening;
    private final int lastCall;
    private final List<RecordedConnection> connections = new CopyOnWriteArrayList<>();
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile int target;
    private volatile KeyLog keys = KeyLog.NONE;

    /**
     * Listens on any free port.
     *
     * @param host  a loopback address, the server's
     * @param calls how many calls will be made; only the last of them is of interest
     */
    public RecordingForwarder(String host, int calls) throws IOException {
        this.host = host;
        this.lastCall = calls - 1;
        listening = new ServerSocket();
        listening.bind(new InetSocketAddress(InetAddress.getByName(host), 0));
        Thread.ofVirtual().name("forwarder").start(this::accept);
    }

    @Override
    public int port() {
        return listening.getLocalPort();
    }

    @Override
    public void to(List<Integer> ports) {
        target = ports.getFirst();
    }

    @Override
    public void begins(int number) {
        if (number == lastCall) {
            connections.forEach(RecordedConnection::mark);
        }
    }

    @Override
    public void ended(String keyLog) {
        keys = KeyLog.parse(keyLog);
    }

    /** Decodes what was sent since the last call began. */
    public List<RecordedMessage> messages(Dissectors dissectors, Hints hints) {
        return connections.stream().flatMap(connection -> connection.messages(dissectors, hints.with(keys), port()).stream()).toList();
    }

    @Override
    public void close() throws IOException {
        listening.close();
        for (Socket socket : open) {
            socket.close();
        }
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                forward(listening.accept());
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void forward(Socket client) {
        open.add(client);
        try {
            Socket server = new Socket(host, target);
            open.add(server);
            client.setTcpNoDelay(true);
            server.setTcpNoDelay(true);
            RecordedConnection connection = new RecordedConnection();
            connections.add(connection);
            Thread.ofVirtual().name("to the server").start(() -> pass(Side.CLIENT, client, server, connection));
            Thread.ofVirtual().name("to the client").start(() -> pass(Side.SERVER, server, client, connection));
        } catch (IOException refused) {
            end(client);
        }
    }

    private void pass(Side side, Socket from, Socket to, RecordedConnection connection) {
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] buffer = new byte[BUFFER];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                connection.add(side, Arrays.copyOf(buffer, read));
                out.write(buffer, 0, read);
            }
            to.shutdownOutput();
        } catch (IOException ended) {
            end(from);
            end(to);
        }
    }

    private void end(Socket socket) {
        try {
            open.remove(socket);
            socket.close();
        } catch (IOException gone) {
            // it has ended
        }
    }
}
