// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.capture.packet.TcpHeader;

/** Counts the packets of one TCP connection, as {@link StreamTotals} holds them. For one thread at a time. */
final class StreamCounts {
    private static final long MODULUS = 0xFFFF_FFFFL;
    /** Of the client and of the server. */
    private final long[] bases = {-1, -1};
    private long clientPackets;
    private long clientBytes;
    private long clientPayload;
    private long serverPackets;
    private long serverBytes;
    private long serverPayload;
    private long firstNanos = Packet.NO_TIME;
    private long lastNanos = Packet.NO_TIME;

    void add(long epochNanos, int wireLength, boolean fromClient, int payload) {
        if (fromClient) {
            clientPackets++;
            clientBytes += wireLength;
            clientPayload += payload;
        } else {
            serverPackets++;
            serverBytes += wireLength;
            serverPayload += payload;
        }
        if (epochNanos != Packet.NO_TIME) {
            firstNanos = firstNanos == Packet.NO_TIME ? epochNanos : Math.min(firstNanos, epochNanos);
            lastNanos = Math.max(lastNanos, epochNanos);
        }
    }

    /** Notes the numbers from which the bytes of both sides are counted. @param packet of TCP */
    void number(PacketHeaders packet, boolean fromClient) {
        int sender = fromClient ? 0 : 1;
        if (bases[sender] < 0) {
            bases[sender] = packet.sequence() - ((packet.flags() & TcpHeader.SYN) != 0 ? 0 : 1) & MODULUS;
        }
        if (bases[1 - sender] < 0 && packet.acknowledges()) {
            bases[1 - sender] = packet.acknowledgement() - 1 & MODULUS;
        }
    }

    /** The number before a side's first byte, or before the first captured one. It is -1 while it is not known. */
    long base(boolean ofClient) {
        return bases[ofClient ? 0 : 1];
    }

    StreamTotals totals(HostPort client, HostPort server) {
        return new StreamTotals(client, server, clientPackets, clientBytes, clientPayload, serverPackets, serverBytes,
                serverPayload, firstNanos == Packet.NO_TIME ? null : (Long) firstNanos,
                lastNanos == Packet.NO_TIME ? null : (Long) lastNanos);
    }
}
