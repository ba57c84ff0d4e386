// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.capture.packet.TcpHeader;

/**
 * Finds the TCP connections (streams) of a capture and numbers them from 0 in the order in which they appear. A
 * connection request on the ports of an earlier connection begins a new connection, unless it is the same request sent
 * again or captured after the packets that follow it. For one thread at a time.
 */
public final class TcpStreams {
    /** A request for a connection is not captured later than the packets that carry so many bytes after it. */
    private static final int NEAR = 1 << 16;
    /** Stands for the stream of a packet that has none. */
    public static final int NONE = -1;
    /** The most connections that are distinguished, so that no file can fill the memory. */
    public static final int MOST = 100_000;

    /**
     * @param asked    whether the connection began with the request for it
     * @param ofClient sequence number of the client's first packet; where that is not known, the one that the server expects
     * @param ofServer the same of the server; -1 while it is not known
     */
    private record Stream(HostPort client, HostPort server, boolean asked, long ofClient, long ofServer) {
        /** Whether a request for a connection may be the one with which this connection began. */
        boolean begunBy(PacketHeaders request) {
            long first = fromClient(request) ? ofClient : ofServer;
            if (asked) {
                return first == request.sequence();
            }
            return first >= 0 && (first - request.sequence() - 1 & 0xFFFF_FFFFL) < NEAR;
        }

        boolean fromClient(PacketHeaders packet) {
            return sends(client, packet) && receives(server, packet);
        }

        boolean has(PacketHeaders packet) {
            return fromClient(packet) || sends(server, packet) && receives(client, packet);
        }

        private static boolean sends(HostPort end, PacketHeaders packet) {
            return end.low() == packet.sourceLow() && end.port() == packet.sourcePort()
                    && end.high() == packet.sourceHigh() && end.ipv6() == packet.ipv6();
        }

        private static boolean receives(HostPort end, PacketHeaders packet) {
            return end.low() == packet.destinationLow() && end.port() == packet.destinationPort()
                    && end.high() == packet.destinationHigh() && end.ipv6() == packet.ipv6();
        }
    }

    private final IntPredicate serverPort;
    private final AddressPairTable slots = new AddressPairTable();
    private final List<Stream> all = new ArrayList<>();
    private final PacketHeaders given = new PacketHeaders();
    private boolean full;

    /** @param serverPort whether a port is known to be a server's; needed when the beginning of a connection is missing */
    public TcpStreams(IntPredicate serverPort) {
        this.serverPort = serverPort;
    }

    /** Takes the next packet of the capture and returns its stream; {@link #NONE} without TCP or when there are too many. */
    public int streamOf(IpPacket packet) {
        given.set(packet);
        return streamOf(given);
    }

    /** The same for headers that were just read. */
    public int streamOf(PacketHeaders packet) {
        if (!packet.tcp()) {
            return NONE;
        }
        int slot = slots.first(packet);
        int stream = slots.stream(slot);
        while (stream != NONE && !all.get(stream).has(packet)) {
            slot = slots.next(slot);
            stream = slots.stream(slot);
        }
        if (stream != NONE && !(packet.opens() && !all.get(stream).begunBy(packet))) {
            return stream;
        }
        if (all.size() == MOST) {
            full = true;
            return NONE;
        }
        all.add(begun(packet));
        slots.put(slot, packet, all.size() - 1);
        return all.size() - 1;
    }

    private Stream begun(PacketHeaders packet) {
        boolean opens = packet.opens();
        boolean byClient = opens || (packet.flags() & TcpHeader.SYN) == 0 && toServer(packet);
        boolean answers = (packet.flags() & TcpHeader.SYN) != 0;
        long sent = packet.sequence() + (answers && !opens ? 1 : 0) & 0xFFFF_FFFFL;
        long expected = packet.acknowledges() ? packet.acknowledgement() : -1;
        return new Stream(byClient ? packet.source() : packet.destination(),
                byClient ? packet.destination() : packet.source(), opens, byClient ? sent : expected, byClient ? expected : sent);
    }

    /** Whether the client of a stream sent the packet. */
    public boolean fromClient(int stream, PacketHeaders packet) {
        return all.get(stream).fromClient(packet);
    }

    /** How many connections there are. */
    public int size() {
        return all.size();
    }

    /** The end that opened a connection, as far as that is known. */
    public HostPort client(int stream) {
        return all.get(stream).client;
    }

    /** The other end of a connection. */
    public HostPort server(int stream) {
        return all.get(stream).server;
    }

    /** Whether there were more connections than {@link #MOST}. */
    public boolean full() {
        return full;
    }

    /** Guesses the direction in the middle of a connection: the server has the known port, or else the lower one. */
    private boolean toServer(PacketHeaders packet) {
        boolean from = serverPort.test(packet.sourcePort());
        boolean to = serverPort.test(packet.destinationPort());
        return from == to ? packet.destinationPort() <= packet.sourcePort() : to;
    }
}
