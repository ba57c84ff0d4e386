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
import java.util.function.IntSupplier;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.keys.KeyLog;
import org.roundtrip.dissect.Side;
import org.roundtrip.engine.fork.ForwardedCalls;

/**
 * Stands between a client and its server on the loopback address, in both directions. It passes all bytes on unchanged and keeps a
 * copy of them. Its threads end with {@link #close}.
 */
public final class RecordingForwarder implements ForwardedCalls.Forwarder, Closeable {
    private static final int BUFFER = 1 << 16;

    private final String host;
    private final ServerSocket forServer;
    private final ServerSocket forClient;
    private final int lastCall;
    private final List<RecordedConnection> connections = new CopyOnWriteArrayList<>();
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile int server;
    private volatile int client;
    private volatile KeyLog keys = KeyLog.NONE;

    /**
     * Listens on two free ports.
     *
     * @param host  a loopback address, that of both
     * @param calls how many calls will be made; only the last of them is of interest
     */
    public RecordingForwarder(String host, int calls) throws IOException {
        this.host = host;
        this.lastCall = calls - 1;
        forServer = listen(() -> server, false);
        forClient = listen(() -> client, true);
    }

    private ServerSocket listen(IntSupplier target, boolean back) throws IOException {
        ServerSocket listening = new ServerSocket();
        listening.bind(new InetSocketAddress(InetAddress.getByName(host), 0));
        Thread.ofVirtual().name("forwarder").start(() -> accept(listening, target, back));
        return listening;
    }

    @Override
    public int port() {
        return forServer.getLocalPort();
    }

    @Override
    public void to(List<Integer> ports) {
        if (ports.getFirst() == port()) {
            throw new IllegalArgumentException("a server listens where clients reach it, not at the port of the forwarder");
        }
        server = ports.getFirst();
    }

    @Override
    public int backPort() {
        return forClient.getLocalPort();
    }

    @Override
    public void back(List<Integer> ports) {
        client = ports.stream().findFirst().orElse(0);
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
        forServer.close();
        forClient.close();
        for (Socket socket : open) {
            socket.close();
        }
    }

    private void accept(ServerSocket listening, IntSupplier target, boolean back) {
        while (!listening.isClosed()) {
            try {
                forward(listening.accept(), target.getAsInt(), back);
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void forward(Socket opener, int target, boolean back) {
        open.add(opener);
        try {
            Socket accepting = new Socket(host, target);
            open.add(accepting);
            opener.setTcpNoDelay(true);
            accepting.setTcpNoDelay(true);
            RecordedConnection connection = new RecordedConnection(back);
            connections.add(connection);
            Thread.ofVirtual().name("forwards").start(() -> pass(Side.CLIENT, opener, accepting, connection));
            Thread.ofVirtual().name("backwards").start(() -> pass(Side.SERVER, accepting, opener, connection));
        } catch (IOException refused) {
            end(opener);
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
