// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import java.nio.ByteBuffer;

/**
 * The IP, TCP and UDP headers of one packet after the other. It holds the same facts as {@link IpPacket}, but one object
 * is filled again for each packet: to make an object for each would be most of the work on a long file. For one thread.
 */
public final class PacketHeaders {
    private static final int IPV4_HEADER = 20;
    private static final int IPV6_HEADER = 40;
    private static final int TCP_HEADER = 20;
    private static final int UDP_HEADER = 8;
    private static final int AUTHENTICATION = 51;
    private static final int FRAGMENT = 44;

    private boolean ipv6;
    private long sourceHigh;
    private long sourceLow;
    private int sourcePort;
    private long destinationHigh;
    private long destinationLow;
    private int destinationPort;
    private int protocol;
    private int payloadLength;
    private int payloadAt;
    /** Whether the packet has a TCP header; the next four fields are its content. */
    private boolean tcp;
    private long sequence;
    private long acknowledgement;
    private int flags;
    private int window;

    private ByteBuffer frame;
    private int begin;
    private int end;

    /**
     * Reads the headers of a frame as far as its bytes were captured.
     *
     * @param in         holds the frame from {@code at} on, in network byte order
     * @param length     how many bytes of the frame it holds
     * @param type       the frame's link layer, null when that is unknown
     * @param wireLength the frame's length on the wire
     * @return false when it is no IP packet
     */
    public boolean read(ByteBuffer in, int at, int length, LinkType type, int wireLength) {
        frame = in;
        begin = at;
        end = at + length;
        int ip = type == null ? -1 : type.ipAt(in, begin, end);
        if (ip < 0 || ip >= end) {
            return false;
        }
        return switch (frame.get(ip) >> 4 & 0xF) {
            case 4 -> ipv4(ip, wireLength - (ip - begin));
            case 6 -> ipv6(ip, wireLength - (ip - begin));
            default -> false;
        };
    }

    private boolean ipv4(int at, int onWire) {
        int header = (frame.get(at) & 0xF) * 4;
        if (header < IPV4_HEADER || at + IPV4_HEADER > end) {
            return false;
        }
        ipv6 = false;
        sourceHigh = 0;
        sourceLow = frame.getInt(at + 12) & 0xFFFF_FFFFL;
        destinationHigh = 0;
        destinationLow = frame.getInt(at + 16) & 0xFFFF_FFFFL;
        protocol = frame.get(at + 9) & 0xFF;
        int total = frame.getShort(at + 2) & 0xFFFF;
        // The length is 0 when the network card was to segment the packet; a length beyond the frame is wrong.
        int length = (total == 0 ? onWire : Math.min(total, onWire)) - header;
        transport(at + header, length, (frame.getShort(at + 6) & 0x1FFF) == 0);
        return true;
    }

    private boolean ipv6(int at, int onWire) {
        if (at + IPV6_HEADER > end) {
            return false;
        }
        ipv6 = true;
        sourceHigh = frame.getLong(at + 8);
        sourceLow = frame.getLong(at + 16);
        destinationHigh = frame.getLong(at + 24);
        destinationLow = frame.getLong(at + 32);
        protocol = frame.get(at + 6) & 0xFF;
        int stated = frame.getShort(at + 4) & 0xFFFF;
        int packetEnd = at + (stated == 0 ? onWire : Math.min(IPV6_HEADER + stated, onWire));
        int next = at + IPV6_HEADER;
        boolean first = true;
        while (isExtension(protocol) && next + 8 <= end) {
            if (protocol == FRAGMENT) {
                first &= (frame.getShort(next + 2) & 0xFFF8) == 0;
            }
            int units = frame.get(next + 1) & 0xFF;
            int length = protocol == FRAGMENT ? 8 : protocol == AUTHENTICATION ? (units + 2) * 4 : (units + 1) * 8;
            protocol = frame.get(next) & 0xFF;
            next += length;
        }
        transport(next, packetEnd - next, first);
        return true;
    }

    /** Hop-by-hop options, routing, fragment, authentication, destination options. */
    private static boolean isExtension(int protocol) {
        return protocol == 0 || protocol == 43 || protocol == FRAGMENT || protocol == AUTHENTICATION || protocol == 60;
    }

    private void transport(int at, int length, boolean first) {
        tcp = false;
        sourcePort = 0;
        destinationPort = 0;
        int header = 0;
        int needed = protocol == IpPacket.TCP ? TCP_HEADER : UDP_HEADER;
        boolean known = protocol == IpPacket.TCP || protocol == IpPacket.UDP;
        if (first && known && at + needed <= end) {
            sourcePort = frame.getShort(at) & 0xFFFF;
            destinationPort = frame.getShort(at + 2) & 0xFFFF;
            header = protocol == IpPacket.UDP ? UDP_HEADER : tcp(at);
        }
        payloadLength = Math.max(0, length - header);
        payloadAt = at + header - begin;
    }

    /** Reads the TCP header; returns its length, or 0 when the stated length is impossible. */
    private int tcp(int at) {
        int header = (frame.get(at + 12) >> 4 & 0xF) * 4;
        if (header < TCP_HEADER) {
            return 0;
        }
        tcp = true;
        sequence = frame.getInt(at + 4) & 0xFFFF_FFFFL;
        acknowledgement = frame.getInt(at + 8) & 0xFFFF_FFFFL;
        flags = frame.get(at + 13) & 0xFF;
        window = frame.getShort(at + 14) & 0xFFFF;
        return header;
    }

    /** Acknowledgement number of TCP. */
    public long acknowledgement() {
        return acknowledgement;
    }

    /** Whether it acknowledges bytes of the other side. */
    public boolean acknowledges() {
        return tcp && (flags & TcpHeader.ACK) != 0;
    }

    /** Copies from a packet what distinguishes connections: addresses, ports, TCP flags and numbers. */
    public void set(IpPacket packet) {
        ipv6 = packet.source().ipv6();
        sourceHigh = packet.source().high();
        sourceLow = packet.source().low();
        sourcePort = packet.source().port();
        destinationHigh = packet.destination().high();
        destinationLow = packet.destination().low();
        destinationPort = packet.destination().port();
        tcp = packet.isTcp();
        flags = tcp ? packet.tcp().flags() : 0;
        sequence = tcp ? packet.tcp().sequence() : 0;
        acknowledgement = tcp ? packet.tcp().acknowledgement() : 0;
    }

    /** Whether this packet asks for a connection. */
    public boolean opens() {
        return (flags & (TcpHeader.SYN | TcpHeader.ACK)) == TcpHeader.SYN;
    }

    /** The sender. */
    public HostPort source() {
        return new HostPort(sourceHigh, sourceLow, ipv6, sourcePort);
    }

    /** The receiver. */
    public HostPort destination() {
        return new HostPort(destinationHigh, destinationLow, ipv6, destinationPort);
    }

    /** Whether the addresses are those of IPv6. */
    public boolean ipv6() {
        return ipv6;
    }

    /** {@link HostPort#high} of the sender. */
    public long sourceHigh() {
        return sourceHigh;
    }

    /** {@link HostPort#low} of the sender. */
    public long sourceLow() {
        return sourceLow;
    }

    /** Port of the sender, 0 where the protocol has none. */
    public int sourcePort() {
        return sourcePort;
    }

    /** {@link HostPort#high} of the receiver. */
    public long destinationHigh() {
        return destinationHigh;
    }

    /** {@link HostPort#low} of the receiver. */
    public long destinationLow() {
        return destinationLow;
    }

    /** Port of the receiver, 0 where the protocol has none. */
    public int destinationPort() {
        return destinationPort;
    }

    /** Bytes carried above TCP or UDP, see {@link IpPacket#payloadLength}. */
    public int payloadLength() {
        return payloadLength;
    }

    /** Whether the packet has a whole TCP header; only then {@link #sequence} and {@link #flags} have a meaning. */
    public boolean tcp() {
        return tcp;
    }

    /** The TCP sequence number, unsigned, of 32 bits. */
    public long sequence() {
        return sequence;
    }

    /** The TCP flags, see the constants of {@link TcpHeader}. */
    public int flags() {
        return flags;
    }

    /** A copy as an immutable value. */
    IpPacket packet() {
        return new IpPacket(source(), destination(), protocol, payloadLength, payloadAt,
                tcp ? new TcpHeader(sequence, acknowledgement, flags, window) : null);
    }
}
