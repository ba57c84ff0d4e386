// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.Packet;

/** Counts the packets of one TCP connection, as {@link StreamTotals} holds them. For one thread at a time. */
final class StreamCounts {
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

    StreamTotals totals(HostPort client, HostPort server) {
        return new StreamTotals(client, server, clientPackets, clientBytes, clientPayload, serverPackets, serverBytes,
                serverPayload, firstNanos == Packet.NO_TIME ? null : (Long) firstNanos,
                lastNanos == Packet.NO_TIME ? null : (Long) lastNanos);
    }
}
