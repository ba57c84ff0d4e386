// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

/**
 * The packets of one TCP connection.
 *
 * @param client        who opened it
 * @param server        who accepted it
 * @param clientPackets packets from the client
 * @param clientBytes   their lengths on the wire, link layer included
 * @param serverPackets packets from the server
 * @param serverBytes   their lengths on the wire
 */
public record StreamTotals(HostPort client, HostPort server, long clientPackets, long clientBytes,
        long serverPackets, long serverBytes) {

    /** Packets in both directions. */
    public long packets() {
        return clientPackets + serverPackets;
    }

    /** Bytes in both directions. */
    public long bytes() {
        return clientBytes + serverBytes;
    }
}
