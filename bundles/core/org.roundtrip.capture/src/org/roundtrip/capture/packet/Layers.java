// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import java.nio.ByteBuffer;

/**
 * Goes from the beginning of a frame to its innermost IP header. On the way are the link layer, VLAN tags, LLC, PPPoE, PPP and
 * MPLS, and tunnels over IP (GRE, VXLAN, Geneve, IP in IP). It goes through {@link #MOST} headers at most. One object is
 * filled again for each frame. For one thread.
 */
public final class Layers {
    /** How many headers lie before the innermost IP header at most; a frame with more is not read. */
    public static final int MOST = 24;
    /** Types of Ethernet. */
    public static final int IPV4 = 0x0800, IPV6 = 0x86DD, PPPOE_SESSION = 0x8864, MPLS = 0x8847, MPLS_UPSTREAM = 0x8848,
            BRIDGED = 0x6558, PPP_IN_GRE = 0x880B;
    /** A smaller type of Ethernet is a length. */
    public static final int LEAST_TYPE = 0x0600;
    /** UDP ports of tunnels. */
    public static final int VXLAN_PORT = 4789, VXLAN_GPE_PORT = 4790, GENEVE_PORT = 6081;
    /** Numbers of protocols in IP. */
    public static final int IP_IN_IP = 4, UDP = 17, IPV6_IN_IP = 41, GRE = 47, IPV6_FRAGMENT = 44, AUTHENTICATION = 51;

    private static final int NOWHERE = -1;
    private static final int ETHERNET_HEADER = 14;
    private static final int UDP_HEADER = 8;

    private ByteBuffer frame;
    private int end;
    private int left;
    private int ip;
    private int reached;
    private Carried carried;
    private int number;

    /** What a frame carries where no further header could be read. */
    public enum Carried {
        /** IP was found, and nothing in it is a tunnel that could not be read. */
        NOTHING,
        /** A link layer; the number is its code in capture files. */
        LINK,
        /** A type of Ethernet. */
        ETHERTYPE,
        /** A service access point of LLC. */
        LLC,
        /** A protocol of PPP. */
        PPP,
        /** The bytes after labels of MPLS that are no IP. */
        MPLS,
        /** More headers than are read, or damaged ones. */
        DAMAGED
    }

    /**
     * Looks at a frame.
     *
     * @param in   holds the frame from {@code at} to before {@code to}, in network byte order
     * @param type its link layer, null when that is unknown
     * @param code the code of its link layer
     * @return where the innermost IP header begins in the buffer, or -1 when the frame carries no IP
     */
    public int find(ByteBuffer in, int at, int to, LinkType type, int code) {
        frame = in;
        end = to;
        left = MOST;
        ip = NOWHERE;
        reached = at;
        carried = Carried.NOTHING;
        number = 0;
        if (type == null) {
            stop(Carried.LINK, code, at);
        } else {
            link(type, at);
        }
        return ip;
    }

    /** What could not be read; a frame that has an IP header may carry such a thing in a tunnel. */
    public Carried carried() {
        return carried;
    }

    /** The number of what is {@link #carried}. */
    public int number() {
        return number;
    }

    /** Where what could not be read begins in the buffer; where all could be read, the innermost IP header. */
    public int reached() {
        return reached;
    }

    private void stop(Carried what, int which, int at) {
        carried = what;
        number = which;
        reached = at;
    }

    private void link(LinkType type, int at) {
        if (!room(at, 1)) {
            return;
        }
        switch (type) {
            case ETHERNET -> ethernet(at);
            case LINUX_SLL -> type(at, 14, 16);
            case LINUX_SLL2 -> type(at, 0, 20);
            // The number of the IPv6 family differs between systems; the IP header holds its version.
            case NULL, LOOP -> ip(at + 4);
            case RAW, RAW_BSD, RAW_OPENBSD, IPV4, IPV6 -> ip(at);
            case PPP -> ppp(at);
            case PPP_HDLC, CISCO_HDLC -> {
                if (room(at, 4)) {
                    boolean cisco = u8(at) != 0xFF && type == LinkType.CISCO_HDLC || u8(at) == 0x0F || u8(at) == 0x8F;
                    if (cisco) {
                        type(at, 2, 4);
                    } else {
                        ppp(at);
                    }
                }
            }
            case PPPOE -> pppoe(at);
            case PPI -> ppi(at);
            case MPLS -> mpls(at);
        }
    }

    /** Whether one more header of that size is read at a place. */
    private boolean room(int at, int size) {
        if (left-- <= 0 || at + size > end) {
            stop(Carried.DAMAGED, 0, at);
            return false;
        }
        return true;
    }

    /** A header of that size with a type of Ethernet. @param typeAt place of the type within the header */
    private void type(int at, int typeAt, int size) {
        if (room(at, size)) {
            carries(u16(at + typeAt), at + size);
        }
    }

    private void ethernet(int at) {
        type(at, ETHERNET_HEADER - 2, ETHERNET_HEADER);
    }

    private void carries(int type, int at) {
        switch (type) {
            case IPV4, IPV6 -> ip(at);
            case 0x8100, 0x88A8, 0x9100 -> type(at, 2, 4);
            case PPPOE_SESSION -> pppoe(at);
            case MPLS, MPLS_UPSTREAM -> mpls(at);
            case BRIDGED -> ethernet(at);
            case PPP_IN_GRE -> ppp(at);
            default -> {
                if (type < LEAST_TYPE) {
                    llc(at);
                } else {
                    stop(Carried.ETHERTYPE, type, at);
                }
            }
        }
    }

    /** Logical link control, of which only that with a type of Ethernet (SNAP) carries IP. */
    private void llc(int at) {
        if (!room(at, 2)) {
            return;
        }
        boolean snap = at + 8 <= end && u16(at) == 0xAAAA && u8(at + 2) == 3 && u16(at + 3) == 0
                && (u8(at + 5) == 0 || u8(at + 5) == 0xF8);
        if (snap) {
            type(at, 6, 8);
        } else {
            stop(Carried.LLC, u8(at), at);
        }
    }

    private void pppoe(int at) {
        if (room(at, 6)) {
            if (u8(at + 1) == 0) {
                ppp(at + 6);
            } else {
                stop(Carried.ETHERTYPE, 0x8863, at);
            }
        }
    }

    /** A protocol of one or two bytes, after address and control where these are not left out. */
    private void ppp(int at) {
        if (!room(at, 2)) {
            return;
        }
        int protocolAt = u16(at) == 0xFF03 ? at + 2 : at;
        if (protocolAt + 2 > end) {
            stop(Carried.DAMAGED, 0, at);
            return;
        }
        boolean oneByte = (u8(protocolAt) & 1) != 0;
        int protocol = oneByte ? u8(protocolAt) : u16(protocolAt);
        int next = protocolAt + (oneByte ? 1 : 2);
        switch (protocol) {
            case 0x21, 0x57 -> ip(next);
            case 0x281, 0x283 -> mpls(next);
            default -> stop(Carried.PPP, protocol, at);
        }
    }

    /** Labels, then IP. What follows the labels is not stated anywhere, so anything else is not guessed. */
    private void mpls(int at) {
        int next = at;
        boolean last = false;
        while (!last) {
            if (!room(next, 5)) {
                return;
            }
            last = (u8(next + 2) & 1) != 0;
            next += 4;
        }
        int version = u8(next) >> 4;
        if (version == 4 || version == 6) {
            ip(next);
        } else {
            stop(Carried.MPLS, 0, next);
        }
    }

    /** A header in the byte order of PCs: its length, and the code of the link layer that follows. */
    private void ppi(int at) {
        if (room(at, 8)) {
            int length = Short.reverseBytes(frame.getShort(at + 2)) & 0xFFFF;
            int code = Integer.reverseBytes(frame.getInt(at + 4));
            LinkType type = LinkType.of(code).orElse(null);
            if (type == null) {
                stop(Carried.LINK, code, at);
            } else if (length >= 8 && room(at + length, 1)) {
                link(type, at + length);
            }
        }
    }

    /** An IP header. One in a tunnel that is not whole leaves the answer with that of the tunnel. */
    private void ip(int at) {
        if (!room(at, 1)) {
            return;
        }
        int version = u8(at) >> 4;
        if (version == 4 || version == 6) {
            boolean outer = ip == NOWHERE;
            boolean whole = at + (version == 4 ? 20 : 40) <= end;
            if (outer || whole) {
                ip = at;
                reached = at;
            }
            if (whole && version == 4) {
                ipv4(at);
            } else if (whole) {
                ipv6(at);
            }
        } else {
            stop(Carried.DAMAGED, 0, at);
        }
    }

    private void ipv4(int at) {
        int header = (u8(at) & 0xF) * 4;
        boolean fragment = (u16(at + 6) & 0x3FFF) != 0;
        if (header >= 20 && !fragment) {
            inIp(u8(at + 9), at + header);
        }
    }

    private void ipv6(int at) {
        int protocol = u8(at + 6);
        int next = at + 40;
        while (isExtension(protocol) && next + 8 <= end) {
            if (protocol == IPV6_FRAGMENT && (u16(next + 2) & 0xFFF9) != 0) {
                return;
            }
            int length = extensionBytes(protocol, u8(next + 1));
            protocol = u8(next);
            next += length;
        }
        inIp(protocol, next);
    }

    /** Whether this is a header between that of IPv6 and what the packet carries. */
    public static boolean isExtension(int protocol) {
        // Hop-by-hop options, routing, fragment, authentication, destination options.
        return protocol == 0 || protocol == 43 || protocol == IPV6_FRAGMENT || protocol == AUTHENTICATION || protocol == 60;
    }

    /** The length of an extension header in bytes. @param units its length field */
    public static int extensionBytes(int protocol, int units) {
        return protocol == IPV6_FRAGMENT ? 8 : protocol == AUTHENTICATION ? (units + 2) * 4 : (units + 1) * 8;
    }

    private void inIp(int protocol, int at) {
        switch (protocol) {
            case IP_IN_IP, IPV6_IN_IP -> ip(at);
            case GRE -> gre(at);
            case UDP -> {
                if (at + UDP_HEADER + 8 <= end) {
                    inUdp(u16(at + 2), at + UDP_HEADER);
                }
            }
            default -> {
            }
        }
    }

    private void inUdp(int port, int at) {
        if (port == VXLAN_PORT && (u8(at) & 8) != 0 && room(at, 8)) {
            ethernet(at + 8);
        } else if (port == VXLAN_GPE_PORT && (u8(at) & 0xC) == 0xC && room(at, 8)) {
            int next = u8(at + 3);
            if (next == 3) {
                ethernet(at + 8);
            } else if (next == 1 || next == 2) {
                ip(at + 8);
            }
        } else if (port == GENEVE_PORT && u8(at) >> 6 == 0) {
            int size = 8 + (u8(at) & 0x3F) * 4;
            if (room(at, size)) {
                carries(u16(at + 2), at + size);
            }
        }
    }

    /** Generic routing encapsulation (RFC 2784, RFC 2890), and its form in PPTP (RFC 2637). */
    private void gre(int at) {
        int size = greBytes(frame, at, end);
        if (size > 0 && room(at, size)) {
            carries(u16(at + 2), at + size);
        }
    }

    /** The length of a GRE header, 0 when it has none that is read. @param end after the captured bytes */
    public static int greBytes(ByteBuffer frame, int at, int end) {
        if (at + 4 > end) {
            return 0;
        }
        int flags = frame.getShort(at) & 0xFFFF;
        int version = flags & 7;
        boolean routed = (flags & 0x4000) != 0;
        if (version > 1 || routed || (frame.getShort(at + 2) & 0xFFFF) < LEAST_TYPE) {
            return 0;
        }
        return 4 + ((flags & 0x8000) != 0 ? 4 : 0) + ((flags & 0x2000) != 0 ? 4 : 0) + ((flags & 0x1000) != 0 ? 4 : 0)
                + (version == 1 && (flags & 0x80) != 0 ? 4 : 0);
    }

    private int u8(int at) {
        return frame.get(at) & 0xFF;
    }

    private int u16(int at) {
        return frame.getShort(at) & 0xFFFF;
    }
}
