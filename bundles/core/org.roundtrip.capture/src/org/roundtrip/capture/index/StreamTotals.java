// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import org.roundtrip.capture.packet.HostPort;

/**
 * Counts over the packets of one TCP connection.
 *
 * @param client          the end that opened it
 * @param server          the end that accepted it
 * @param clientPackets   packets from the client
 * @param clientBytes     sum of their lengths on the wire, link layer included
 * @param clientPayload   bytes that they carried above TCP; bytes sent again count again
 * @param serverPackets   packets from the server
 * @param serverBytes     sum of their lengths on the wire
 * @param serverPayload   bytes that they carried above TCP
 * @param firstEpochNanos time of the earliest packet in nanoseconds since 1970; null when the file states no times
 * @param lastEpochNanos  time of the latest packet; null as above
 */
public record StreamTotals(HostPort client, HostPort server, long clientPackets, long clientBytes, long clientPayload,
        long serverPackets, long serverBytes, long serverPayload, Long firstEpochNanos, Long lastEpochNanos) {

    /** Packets in both directions. */
    public long packets() {
        return clientPackets + serverPackets;
    }

    /** Bytes in both directions. */
    public long bytes() {
        return clientBytes + serverBytes;
    }
}
