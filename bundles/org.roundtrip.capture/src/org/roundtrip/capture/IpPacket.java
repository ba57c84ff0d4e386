// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * The IP packet in a frame.
 *
 * @param source        who sent it
 * @param destination   who was to get it
 * @param protocol      its number: {@link #TCP}, {@link #UDP} or another
 * @param payloadLength bytes carried above TCP or UDP, else above IP, as the headers tell, captured or not
 * @param payloadAt     where these bytes begin in the frame; it may lie behind what was captured
 * @param tcp           when it is TCP and the header is there, else null
 */
public record IpPacket(HostPort source, HostPort destination, int protocol, int payloadLength, int payloadAt,
        TcpHeader tcp) {
    /** Protocol numbers. */
    public static final int TCP = 6, UDP = 17;

    private static final int IPV4_HEADER = 20;
    private static final int IPV6_HEADER = 40;
    private static final int TCP_HEADER = 20;
    private static final int UDP_HEADER = 8;
    private static final int AUTHENTICATION = 51;
    private static final int FRAGMENT = 44;

    /** What a packet carries, as far as its bytes are there; empty when that is no IP. */
    public static Optional<IpPacket> of(Packet packet) {
        ByteBuffer frame = ByteBuffer.wrap(packet.bytes());
        int at = LinkType.of(packet.linkType()).map(type -> type.ipAt(frame)).orElse(-1);
        if (at < 0 || at >= frame.limit()) {
            return Optional.empty();
        }
        return switch (frame.get(at) >> 4 & 0xF) {
            case 4 -> ipv4(frame, at, packet.wireLength() - at);
            case 6 -> ipv6(frame, at, packet.wireLength() - at);
            default -> Optional.empty();
        };
    }

    /** Whether its packet belongs to a stream. */
    public boolean isTcp() {
        return tcp != null;
    }

    private static Optional<IpPacket> ipv4(ByteBuffer frame, int at, int onWire) {
        int header = (frame.get(at) & 0xF) * 4;
        if (header < IPV4_HEADER || at + IPV4_HEADER > frame.limit()) {
            return Optional.empty();
        }
        HostPort source = new HostPort(0, frame.getInt(at + 12) & 0xFFFF_FFFFL, false, 0);
        HostPort destination = new HostPort(0, frame.getInt(at + 16) & 0xFFFF_FFFFL, false, 0);
        boolean first = (frame.getShort(at + 6) & 0x1FFF) == 0;
        int total = frame.getShort(at + 2) & 0xFFFF;
        // The length is 0 when the network card was to cut the packet later.
        int length = (total == 0 ? onWire : total) - header;
        return Optional.of(transport(frame, at + header, frame.get(at + 9) & 0xFF, length, first, source, destination));
    }

    private static Optional<IpPacket> ipv6(ByteBuffer frame, int at, int onWire) {
        if (at + IPV6_HEADER > frame.limit()) {
            return Optional.empty();
        }
        HostPort source = new HostPort(frame.getLong(at + 8), frame.getLong(at + 16), true, 0);
        HostPort destination = new HostPort(frame.getLong(at + 24), frame.getLong(at + 32), true, 0);
        int stated = frame.getShort(at + 4) & 0xFFFF;
        int end = at + (stated == 0 ? onWire : IPV6_HEADER + stated);
        int protocol = frame.get(at + 6) & 0xFF;
        int next = at + IPV6_HEADER;
        boolean first = true;
        while (isExtension(protocol) && next + 8 <= frame.limit()) {
            if (protocol == FRAGMENT) {
                first &= (frame.getShort(next + 2) & 0xFFF8) == 0;
            }
            int units = frame.get(next + 1) & 0xFF;
            int length = protocol == FRAGMENT ? 8 : protocol == AUTHENTICATION ? (units + 2) * 4 : (units + 1) * 8;
            protocol = frame.get(next) & 0xFF;
            next += length;
        }
        return Optional.of(transport(frame, next, protocol, end - next, first, source, destination));
    }

    /** Hop-by-hop options, routing, fragment, authentication, destination options. */
    private static boolean isExtension(int protocol) {
        return protocol == 0 || protocol == 43 || protocol == FRAGMENT || protocol == AUTHENTICATION || protocol == 60;
    }

    private static IpPacket transport(ByteBuffer frame, int at, int protocol, int length, boolean first,
            HostPort source, HostPort destination) {
        int needed = protocol == TCP ? TCP_HEADER : UDP_HEADER;
        if (!first || protocol != TCP && protocol != UDP || at + needed > frame.limit()) {
            return new IpPacket(source, destination, protocol, Math.max(0, length), at, null);
        }
        HostPort from = withPort(source, frame.getShort(at));
        HostPort to = withPort(destination, frame.getShort(at + 2));
        if (protocol == UDP) {
            return new IpPacket(from, to, protocol, Math.max(0, length - UDP_HEADER), at + UDP_HEADER, null);
        }
        int header = (frame.get(at + 12) >> 4 & 0xF) * 4;
        if (header < TCP_HEADER) {
            return new IpPacket(from, to, protocol, Math.max(0, length), at, null);
        }
        TcpHeader tcp = new TcpHeader(frame.getInt(at + 4) & 0xFFFF_FFFFL, frame.getInt(at + 8) & 0xFFFF_FFFFL,
                frame.get(at + 13) & 0xFF, frame.getShort(at + 14) & 0xFFFF);
        return new IpPacket(from, to, protocol, Math.max(0, length - header), at + header, tcp);
    }

    private static HostPort withPort(HostPort address, short port) {
        return new HostPort(address.high(), address.low(), address.ipv6(), port & 0xFFFF);
    }
}
