// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * The content of a packet's IP, TCP and UDP headers.
 *
 * @param source        address and port of the sender
 * @param destination   address and port of the receiver
 * @param protocol      its number: {@link #TCP}, {@link #UDP} or another
 * @param payloadLength bytes carried above TCP or UDP, else above IP, as the headers say, whether captured or not; never
 *                      more than the frame has room for
 * @param payloadAt     where these bytes begin in the frame; it may lie behind the captured bytes
 * @param tcp           the TCP header when there is one and it was captured, else null
 */
public record IpPacket(HostPort source, HostPort destination, int protocol, int payloadLength, int payloadAt,
        TcpHeader tcp) {
    /** Protocol numbers. */
    public static final int TCP = 6, UDP = 17;

    /** Reads the headers of a packet as far as they were captured; empty when it is no IP packet. */
    public static Optional<IpPacket> of(Packet packet) {
        PacketHeaders headers = new PacketHeaders();
        boolean ip = headers.read(ByteBuffer.wrap(packet.bytes()), 0, packet.bytes().length,
                LinkType.of(packet.linkType()).orElse(null), packet.linkType(), packet.wireLength());
        return ip ? Optional.of(headers.packet()) : Optional.empty();
    }

    /** Whether the packet has a TCP header. */
    public boolean isTcp() {
        return tcp != null;
    }
}
