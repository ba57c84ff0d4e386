// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * The IP packet in a frame.
 *
 * @param source        who sent it
 * @param destination   who was to get it
 * @param protocol      its number: {@link #TCP}, {@link #UDP} or another
 * @param payloadLength bytes carried above TCP or UDP, else above IP, as the headers tell, captured or not; never more
 *                      than the frame has room for
 * @param payloadAt     where these bytes begin in the frame; it may lie behind what was captured
 * @param tcp           when it is TCP and the header is there, else null
 */
public record IpPacket(HostPort source, HostPort destination, int protocol, int payloadLength, int payloadAt,
        TcpHeader tcp) {
    /** Protocol numbers. */
    public static final int TCP = 6, UDP = 17;

    /** What a packet carries, as far as its bytes are there; empty when that is no IP. */
    public static Optional<IpPacket> of(Packet packet) {
        PacketHeaders headers = new PacketHeaders();
        boolean ip = headers.read(ByteBuffer.wrap(packet.bytes()), 0, packet.bytes().length,
                LinkType.of(packet.linkType()).orElse(null), packet.wireLength());
        return ip ? Optional.of(headers.packet()) : Optional.empty();
    }

    /** Whether its packet belongs to a stream. */
    public boolean isTcp() {
        return tcp != null;
    }
}
