// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.connection;

import java.util.LinkedHashMap;
import java.util.function.IntFunction;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;

/**
 * Decodes the connections of a capture side by side, and bounds the memory for them. When more than {@link #MOST_OPEN}
 * connections are open, or more than {@link #MOST_HELD_BYTES} wait to be decoded, it ends the connection that has had
 * no packet for the longest time. A later packet of that connection opens it again. For one thread.
 */
public final class OpenConnections {
    /** How many connections are open at the same time. */
    public static final int MOST_OPEN = 1000;

    /** How many bytes of unfinished messages all connections may hold; a single connection may hold more. */
    public static final long MOST_HELD_BYTES = 64 << 20;

    private static final class Connection {
        private final ConnectionDissection dissection;
        private int held;

        Connection(ConnectionDissection dissection) {
            this.dissection = dissection;
        }
    }

    private final IntFunction<ConnectionDissection> opener;
    private final LinkedHashMap<Integer, Connection> open = new LinkedHashMap<>(16, 0.75f, true);
    private long heldBytes;

    /** @param opener makes the decoder of a connection, by the connection's number */
    public OpenConnections(IntFunction<ConnectionDissection> opener) {
        this.opener = opener;
    }

    /**
     * Takes the next packet of a connection.
     *
     * @param stream   number of the connection
     * @param packet   with all of its bytes
     * @param ip       what the packet carries, which is TCP
     * @param position see {@link ConnectionDissection#add}
     */
    public void add(int stream, Packet packet, IpPacket ip, boolean byClient, long position) {
        Connection connection = connection(stream);
        connection.dissection.add(packet, ip, byClient, position);
        int held = connection.dissection.heldBytes();
        heldBytes += held - connection.held;
        connection.held = held;
        while (heldBytes > MOST_HELD_BYTES && open.size() > 1) {
            endIdle();
        }
    }

    /** There are no more packets. Ends all connections. */
    public void end() {
        while (!open.isEmpty()) {
            endIdle();
        }
    }

    private Connection connection(int stream) {
        Connection known = open.get(stream);
        if (known != null) {
            return known;
        }
        if (open.size() == MOST_OPEN) {
            endIdle();
        }
        Connection connection = new Connection(opener.apply(stream));
        open.put(stream, connection);
        return connection;
    }

    /** Ends the connection that has had no packet for the longest time. */
    private void endIdle() {
        Connection idle = open.pollFirstEntry().getValue();
        idle.dissection.end();
        heldBytes -= idle.held;
    }
}
