// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import java.nio.ByteBuffer;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Layers;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;

/**
 * The lengths of a frame's headers and payload on the wire, captured or not. Their sum is the frame's length.
 *
 * @param link    of the link layer's header, with VLAN tags and, in a tunnel, all headers of the tunnel
 * @param ip      of the IP header, options and extension headers included
 * @param tcp     of the TCP header with its options, or of the UDP header
 * @param payload behind these
 * @param padding behind the IP packet, where a frame must not be so short
 */
public record Headers(int link, int ip, int tcp, int payload, int padding) {
    private static final int IPV4_LEAST = 20;
    private static final int UDP_BYTES = 8;
    private static final int TCP_LEAST = 20;

    /** Measures the headers in a frame's bytes; a header that was not captured or is damaged counts as payload. */
    static Headers of(Packet packet) {
        byte[] frame = packet.bytes();
        int wire = packet.wireLength();
        Layers layers = new Layers();
        int ip = layers.find(ByteBuffer.wrap(frame), 0, frame.length, LinkType.of(packet.linkType()).orElse(null), packet.linkType());
        int link = ip >= 0 ? ip : Math.min(layers.reached(), wire);
        return switch (ip >= 0 ? frame[ip] >> 4 & 0xF : 0) {
            case 4 -> ipv4(frame, wire, link);
            case 6 -> ipv6(frame, wire, link);
            default -> new Headers(link, 0, 0, wire - link, 0);
        };
    }

    private static Headers ipv4(byte[] frame, int wire, int link) {
        int header = (frame[link] & 0xF) * 4;
        if (header < IPV4_LEAST || link + IPV4_LEAST > frame.length) {
            return new Headers(link, 0, 0, wire - link, 0);
        }
        int total = u16(frame, link + 2);
        int end = Math.min(wire, total == 0 ? wire : link + total);
        boolean first = (u16(frame, link + 6) & 0x1FFF) == 0;
        return transport(frame, wire, link, link + header, end, first ? frame[link + 9] & 0xFF : -1);
    }

    private static Headers ipv6(byte[] frame, int wire, int link) {
        int at = link + Ipv6Fields.HEADER_BYTES;
        if (at > frame.length) {
            return new Headers(link, 0, 0, wire - link, 0);
        }
        int stated = u16(frame, link + 4);
        int end = Math.min(wire, stated == 0 ? wire : at + stated);
        int next = frame[link + 6] & 0xFF;
        while (Layers.isExtension(next) && at + 8 <= frame.length) {
            boolean later = next == Ipv6Fields.FRAGMENT && (u16(frame, at + 2) & 0xFFF8) != 0;
            int length = Layers.extensionBytes(next, frame[at + 1] & 0xFF);
            next = later ? -1 : frame[at] & 0xFF;
            at += length;
        }
        return transport(frame, wire, link, at, end, next);
    }

    private static Headers transport(byte[] frame, int wire, int link, int at, int end, int protocol) {
        int begin = Math.min(at, end);
        int tcp = switch (protocol) {
            case IpPacket.TCP -> at + TCP_LEAST <= frame.length ? (frame[at + 12] >> 4 & 0xF) * 4 : 0;
            case IpPacket.UDP -> at + UDP_BYTES <= frame.length ? UDP_BYTES : 0;
            default -> 0;
        };
        int whole = protocol == IpPacket.TCP && tcp < TCP_LEAST ? 0 : Math.min(tcp, end - begin);
        return new Headers(link, begin - link, whole, end - begin - whole, wire - end);
    }

    private static int u16(byte[] frame, int at) {
        return (frame[at] & 0xFF) << 8 | frame[at + 1] & 0xFF;
    }
}
