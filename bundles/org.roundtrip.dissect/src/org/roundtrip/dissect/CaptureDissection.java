// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;

/**
 * Decodes the messages of a whole capture in one pass. When more than {@link #MOST_OPEN} connections are under way, the
 * one that was silent for longest is ended, and so when more than {@link #MOST_HELD_BYTES} wait. For one thread.
 */
public final class CaptureDissection {
    /** How many connections are decoded at the same time. */
    public static final int MOST_OPEN = 1000;

    /** How many bytes of unfinished messages all of them hold; one connection may hold more. */
    public static final long MOST_HELD_BYTES = 64 << 20;

    private static final int LONGEST_PACKET = 1 << 18;

    /** Gets what is decoded. */
    @FunctionalInterface
    public interface Listener {
        /** @param stream number of the connection, as {@link TcpStreams} counts */
        void message(int stream, Message message);
    }

    private static final class Connection {
        private final ConnectionDissection dissection;
        private int held;

        Connection(ConnectionDissection dissection) {
            this.dissection = dissection;
        }
    }

    private final Dissectors dissectors;
    private final Hints hints;
    private final Listener listener;
    private long heldBytes;
    private final LinkedHashMap<Integer, Connection> open = new LinkedHashMap<>(16, 0.75f, true);

    /**
     * @param hints    what is known of its connections beforehand
     * @param listener gets each message, those of one side of a connection in their order
     */
    public CaptureDissection(Dissectors dissectors, Hints hints, Listener listener) {
        this.dissectors = dissectors;
        this.hints = hints;
        this.listener = listener;
    }

    /**
     * Reads a capture that was opened and not read yet to its end.
     *
     * @param goOn asked before each packet, to cancel
     */
    public void read(PacketFile file, BooleanSupplier goOn) throws IOException {
        TcpStreams table = new TcpStreams(file::capturedPort);
        Packet head;
        while (goOn.getAsBoolean() && (head = file.next()) != null) {
            IpPacket ip = IpPacket.of(head).orElse(null);
            int stream = ip == null ? TcpStreams.NONE : table.streamOf(ip);
            if (stream != TcpStreams.NONE) {
                Packet packet = head.capturedLength() <= head.bytes().length ? head
                        : file.at(head.index(), head.offset(), LONGEST_PACKET);
                add(packet, ip, stream, table);
                while (heldBytes > MOST_HELD_BYTES && open.size() > 1) {
                    endIdle();
                }
            }
        }
        while (!open.isEmpty()) {
            endIdle();
        }
    }

    private void add(Packet packet, IpPacket ip, int stream, TcpStreams table) {
        Connection connection = connection(stream, table);
        connection.dissection.add(packet, ip, ip.source().equals(table.client(stream)));
        int held = connection.dissection.heldBytes();
        heldBytes += held - connection.held;
        connection.held = held;
    }

    /** The one that was silent for longest; should it go on, it begins anew in its middle. */
    private void endIdle() {
        Connection idle = open.pollFirstEntry().getValue();
        idle.dissection.end();
        heldBytes -= idle.held;
    }

    private Connection connection(int stream, TcpStreams table) {
        Connection known = open.get(stream);
        if (known != null) {
            return known;
        }
        if (open.size() == MOST_OPEN) {
            endIdle();
        }
        Connection connection = new Connection(new ConnectionDissection(dissectors, hints, table.server(stream).port(),
                message -> listener.message(stream, message)));
        open.put(stream, connection);
        return connection;
    }
}
