// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import org.roundtrip.capture.packet.HostPort;

/**
 * The packets of one TCP connection.
 *
 * @param client          who opened it
 * @param server          who accepted it
 * @param clientPackets   packets from the client
 * @param clientBytes     their lengths on the wire, link layer included
 * @param clientPayload   bytes that they carried above TCP, those sent again counted again
 * @param serverPackets   packets from the server
 * @param serverBytes     their lengths on the wire
 * @param serverPayload   bytes that they carried above TCP
 * @param firstEpochNanos when the earliest of them was seen; null when the file tells no times
 * @param lastEpochNanos  when the latest was
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
