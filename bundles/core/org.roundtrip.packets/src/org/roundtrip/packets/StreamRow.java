// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import org.roundtrip.capture.packet.HostPort;

/**
 * A TCP connection of a capture.
 *
 * @param number          from 0, in the order in which they appear
 * @param client          who opened it, or seems to have
 * @param server          who accepted it
 * @param protocol        the name for people of its protocol, empty when it is not known or not decoded yet
 * @param packets         in both directions
 * @param bytes           their lengths on the wire, link layer included
 * @param clientPayload   bytes above TCP from the client, those sent again included
 * @param serverPayload   the same from the server
 * @param firstEpochNanos when its first packet was seen, null when the file contains no times
 * @param lastEpochNanos  the same of its last
 * @param messages        how many messages were found on it
 * @param nameService     whether it was used only to look up or register references
 */
public record StreamRow(int number, HostPort client, HostPort server, String protocol, long packets, long bytes,
        long clientPayload, long serverPayload, Long firstEpochNanos, Long lastEpochNanos, int messages,
        boolean nameService) {
}
