// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;

/**
 * A packet as a list shows it. What is not known is null.
 *
 * @param packet     its place in the file, its length and its first bytes
 * @param ip         what it carries
 * @param sinceFirst nanoseconds since the capture's first packet
 * @param sinceLast  nanoseconds since the packet before it in the capture
 * @param fromClient whether the client of its connection sent it
 * @param stream     number of its connection, from 0
 * @param call       index of the captured call it belongs to, from 0: by its connection and the bytes it carries or
 *                   acknowledges; before these are decoded, by its time
 * @param message    number of the first message that it carries bytes of
 * @param sequence   sequence number of TCP, counted from the beginning of the connection
 * @param acknowledgement acknowledgement number of TCP, counted from there; null without one
 * @param way        nanoseconds that it took from one end to the other, within the bound on the difference of their clocks
 */
public record PacketRow(Packet packet, IpPacket ip, Long sinceFirst, Long sinceLast, Boolean fromClient,
        Integer stream, Long call, Integer message, Long sequence, Long acknowledgement,
        Long way) {
}
