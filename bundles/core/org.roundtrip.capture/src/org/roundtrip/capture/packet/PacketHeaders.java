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

    private final Layers layers = new Layers();
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

    /** Place of the IP header in the frame. */
    private int ipAt;
    /** What the packet carries of a longer one; null when it carries all of it. */
    private Fragment fragment;

    private ByteBuffer frame;
    private int begin;
    private int end;

    /**
     * A part of an IP packet that was sent in parts.
     *
     * @param identification the same in all parts
     * @param ipv6           whether it is of IPv6, whose fragment header ends where the payload begins
     * @param ipAt           place of its IP header in the frame
     * @param at             place of its payload in the frame
     * @param offset         place of its payload in that of the whole packet
     * @param length         of its payload, captured or not
     * @param last           whether it is the last part
     */
    public record Fragment(long identification, boolean ipv6, int ipAt, int at, int offset, int length, boolean last) {
    }

    /**
     * Reads the headers of a frame as far as its bytes were captured. Where IP is in a tunnel, they are those in the tunnel.
     *
     * @param in         holds the frame from {@code at} on, in network byte order
     * @param length     how many bytes of the frame it holds
     * @param type       the frame's link layer, null when that is unknown
     * @param code       the code of its link layer
     * @param wireLength the frame's length on the wire
     * @return false when it is no IP packet
     */
    public boolean read(ByteBuffer in, int at, int length, LinkType type, int code, int wireLength) {
        frame = in;
        begin = at;
        end = at + length;
        fragment = null;
        int ip = layers.find(in, begin, end, type, code);
        if (ip < 0 || ip >= end) {
            return false;
        }
        ipAt = ip - begin;
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
        int total = frame.getShort(at + 2) & 0xFFFF;
        if (total != 0 && total < header) {
            return false;
        }
        ipv6 = false;
        sourceHigh = 0;
        sourceLow = frame.getInt(at + 12) & 0xFFFF_FFFFL;
        destinationHigh = 0;
        destinationLow = frame.getInt(at + 16) & 0xFFFF_FFFFL;
        protocol = frame.get(at + 9) & 0xFF;
        // The length is 0 when the network card was to segment the packet; a length beyond the frame is wrong.
        int length = (total == 0 ? onWire : Math.min(total, onWire)) - header;
        int bits = frame.getShort(at + 6) & 0x3FFF;
        if (bits != 0) {
            fragment = new Fragment(frame.getShort(at + 4) & 0xFFFF, false, ipAt, ipAt + header, (bits & 0x1FFF) * 8, Math.max(0, length),
                    (bits & 0x2000) == 0);
        }
        transport(at + header, length);
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
        while (fragment == null && Layers.isExtension(protocol) && next + 8 <= end) {
            int bits = frame.getShort(next + 2) & 0xFFF9;
            if (protocol == Layers.IPV6_FRAGMENT && bits != 0) {
                fragment = new Fragment(frame.getInt(next + 4) & 0xFFFF_FFFFL, true, ipAt, next + 8 - begin,
                        bits & 0xFFF8, Math.max(0, packetEnd - next - 8), (bits & 1) == 0);
            }
            int length = Layers.extensionBytes(protocol, frame.get(next + 1) & 0xFF);
            protocol = frame.get(next) & 0xFF;
            next += length;
        }
        transport(next, packetEnd - next);
        return true;
    }

    /** Reads what the IP header says it carries. In a part of a packet it is not read, because it may not be whole. */
    private void transport(int at, int length) {
        tcp = false;
        sourcePort = 0;
        destinationPort = 0;
        int header = 0;
        int needed = protocol == IpPacket.TCP ? TCP_HEADER : UDP_HEADER;
        boolean known = protocol == IpPacket.TCP || protocol == IpPacket.UDP;
        if (fragment == null && known && at + needed <= end) {
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

    /** What it carries of a packet that was sent in parts; null when it carries all of it. */
    public Fragment fragment() {
        return fragment;
    }

    /** Number of the protocol in IP, see {@link IpPacket#protocol}. */
    public int protocol() {
        return protocol;
    }

    /** What of the frame that was read last could not be read. */
    public Layers.Carried carried() {
        return layers.carried();
    }

    /** The number of what is {@link #carried}. */
    public int carriedNumber() {
        return layers.number();
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

    /** Returns a copy as an immutable value. */
    public IpPacket packet() {
        return new IpPacket(source(), destination(), protocol, payloadLength, payloadAt,
                tcp ? new TcpHeader(sequence, acknowledgement, flags, window) : null);
    }
}
