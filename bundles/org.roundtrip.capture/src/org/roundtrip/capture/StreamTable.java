// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Tells the TCP connections of a capture apart and numbers them from 0 in the order in which they appear. A connection
 * request on the ports of an earlier connection begins a new one, unless it is that one's request sent again.
 */
public final class StreamTable {
    /** The number of a packet without a stream. */
    public static final int NONE = -1;
    /** More are not told apart, so that no file can fill the memory. */
    public static final int MOST = 100_000;

    private record Pair(HostPort one, HostPort other) {
    }

    private static final class Stream {
        private final int number;
        private HostPort client;
        private HostPort server;
        private long request = -1;

        Stream(int number) {
            this.number = number;
        }
    }

    private final IntPredicate serverPort;
    private final Map<Pair, Stream> current = new HashMap<>();
    private final List<Stream> all = new ArrayList<>();
    private boolean full;

    /** @param serverPort tells which ports are known to be servers', for connections whose beginning was not seen */
    public StreamTable(IntPredicate serverPort) {
        this.serverPort = serverPort;
    }

    /** The stream of the next packet of the capture; {@link #NONE} when it is no TCP or there are too many. */
    public int streamOf(IpPacket packet) {
        if (!packet.isTcp()) {
            return NONE;
        }
        Pair pair = new Pair(packet.source(), packet.destination());
        Stream stream = current.get(pair);
        boolean opens = packet.tcp().opens();
        if (stream == null || opens && stream.request != packet.tcp().sequence()) {
            if (all.size() == MOST) {
                full = true;
                return NONE;
            }
            stream = new Stream(all.size());
            all.add(stream);
            current.put(pair, stream);
            current.put(new Pair(packet.destination(), packet.source()), stream);
            boolean byClient = opens || !packet.tcp().has(TcpHeader.SYN) && toServer(packet);
            stream.client = byClient ? packet.source() : packet.destination();
            stream.server = byClient ? packet.destination() : packet.source();
            stream.request = opens ? packet.tcp().sequence() : -1;
        }
        return stream.number;
    }

    /** How many there are. */
    public int size() {
        return all.size();
    }

    /** Who opened the connection, or seems to have. */
    public HostPort client(int stream) {
        return all.get(stream).client;
    }

    /** Who accepted it. */
    public HostPort server(int stream) {
        return all.get(stream).server;
    }

    /** Whether there were more connections than {@link #MOST}. */
    public boolean full() {
        return full;
    }

    /** A guess in the middle of a connection: a known port, or else the lower one, is the server's. */
    private boolean toServer(IpPacket packet) {
        boolean from = serverPort.test(packet.source().port());
        boolean to = serverPort.test(packet.destination().port());
        return from == to ? packet.destination().port() <= packet.source().port() : to;
    }
}
