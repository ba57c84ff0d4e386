// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Map;
import org.roundtrip.capture.packet.Layers;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** The header of the link layer. */
final class LinkFields {
    private static final ByteRole ROLE = ByteRole.LINK_HEADER;
    private static final int FAMILY_BYTES = 4;
    private static final int ADDRESS_BYTES = 6;
    private static final int SNAP_BYTES = 8;
    /** Not a type of Ethernet: the rest is named, or is PPP or MPLS. */
    private static final int UNNAMED = -1;
    private static final Map<Integer, String> TYPES = Map.ofEntries(Map.entry(Layers.IPV4, "IPv4"), Map.entry(Layers.IPV6, "IPv6"),
            Map.entry(0x0806, "ARP"), Map.entry(0x8100, "VLAN tag"), Map.entry(0x88A8, "VLAN service tag"),
            Map.entry(0x9100, "VLAN tag"), Map.entry(0x88CC, "LLDP"), Map.entry(Layers.PPPOE_SESSION, "PPPoE"),
            Map.entry(Layers.MPLS, "MPLS"), Map.entry(Layers.MPLS_UPSTREAM, "MPLS"), Map.entry(Layers.BRIDGED, "Ethernet"),
            Map.entry(Layers.PPP_IN_GRE, "PPP"));
    private static final String[] COOKED_KINDS = {"to us", "broadcast", "multicast", "to others", "from us"};

    private LinkFields() {
    }

    private static boolean isTag(int type) {
        return type == 0x8100 || type == 0x88A8 || type == 0x9100;
    }

    static void take(MessageReader in, Packet packet) throws DissectException {
        LinkType type = LinkType.of(packet.linkType())
                .orElseThrow(() -> new DissectException.Malformed("frame.link", packet.linkType()));
        byte[] frame = packet.bytes();
        int inner = new Layers().find(ByteBuffer.wrap(frame), 0, frame.length, type, packet.linkType());
        link(in, type, new FramePlace(packet.wireLength(), inner));
    }

    private static void link(MessageReader in, LinkType type, FramePlace place) throws DissectException {
        switch (type) {
            case ETHERNET -> carried(in, ethernet(in), place);
            case LINUX_SLL -> carried(in, cooked(in), place);
            case LINUX_SLL2 -> carried(in, cooked2(in), place);
            case NULL, LOOP -> carried(in, family(in, type == LinkType.NULL), place);
            case RAW, RAW_BSD, RAW_OPENBSD, IPV4, IPV6 -> carried(in, Layers.IPV4, place);
            case PPP -> ppp(in, place);
            case PPP_HDLC, CISCO_HDLC -> {
                boolean cisco = in.peek() == 0x0F || in.peek() == 0x8F || in.peek() != 0xFF && type == LinkType.CISCO_HDLC;
                if (cisco) {
                    carried(in, hdlc(in), place);
                } else {
                    ppp(in, place);
                }
            }
            case PPPOE -> pppoe(in, place);
            case PPI -> ppi(in, place);
            case MPLS -> mpls(in, place);
        }
    }

    /** What a type of Ethernet stands for. */
    static void carried(MessageReader in, int type, FramePlace place) throws DissectException {
        switch (type) {
            case Layers.IPV4, Layers.IPV6 -> IpFields.take(in, place);
            case Layers.PPPOE_SESSION -> pppoe(in, place);
            case Layers.MPLS, Layers.MPLS_UPSTREAM -> mpls(in, place);
            case Layers.BRIDGED -> carried(in, ethernet(in), place);
            case Layers.PPP_IN_GRE -> ppp(in, place);
            default -> {
                if (isTag(type)) {
                    in.open("VLAN tag", ROLE);
                    int next = tagged(in, type);
                    in.close(name(next));
                    carried(in, next, place);
                } else if (type < Layers.LEAST_TYPE && type != UNNAMED && snap(in)) {
                    carried(in, llc(in), place);
                } else {
                    Frames.payload(in, type < Layers.LEAST_TYPE ? "payload" : name(type), place.left(in), ByteRole.UNKNOWN);
                }
            }
        }
    }

    private static int ethernet(MessageReader in) throws DissectException {
        in.open("Ethernet", ROLE);
        address(in, "destination", ADDRESS_BYTES);
        address(in, "source", ADDRESS_BYTES);
        int type = tagged(in, type(in));
        in.close(name(type));
        return type;
    }

    /** Reads VLAN tags. @return the type behind the last one */
    private static int tagged(MessageReader in, int first) throws DissectException {
        int type = first;
        while (isTag(type)) {
            int tag = (int) in.integer(2);
            in.note("VLAN", FrameWords.text("vlan", tag & 0xFFF, tag >> 13), 2, ROLE);
            type = type(in);
        }
        return type;
    }

    /** Whether logical link control with a type of Ethernet follows. */
    private static boolean snap(MessageReader in) throws DissectException {
        return in.available() >= SNAP_BYTES && in.peek() == 0xAA && in.peek(1) == 0xAA && in.peek(2) == 3 && in.peek(3) == 0
                && in.peek(4) == 0 && (in.peek(5) == 0 || in.peek(5) == 0xF8);
    }

    private static int llc(MessageReader in) throws DissectException {
        in.open("LLC", ROLE);
        in.bytes("service access points and control", 3, ROLE);
        in.bytes("organisation", 3, ROLE);
        int type = type(in);
        in.close(name(type));
        return type;
    }

    private static int hdlc(MessageReader in) throws DissectException {
        in.open("HDLC", ROLE);
        in.bytes("address and control", 2, ROLE);
        int type = type(in);
        in.close(name(type));
        return type;
    }

    private static void pppoe(MessageReader in, FramePlace place) throws DissectException {
        if (in.peek(1) != 0) {
            Frames.payload(in, "PPPoE discovery", place.left(in), ByteRole.UNKNOWN);
            return;
        }
        in.open("PPPoE", ROLE);
        in.u8("version and type", ROLE);
        in.u8("code", ROLE);
        int session = in.u16("session", ROLE);
        in.u16("length", ROLE);
        in.close(Integer.toString(session));
        ppp(in, place);
    }

    private static void ppp(MessageReader in, FramePlace place) throws DissectException {
        int before = in.peek() == 0xFF && in.peek(1) == 3 ? 2 : 0;
        int size = (in.peek(before) & 1) != 0 ? 1 : 2;
        int protocol = size == 1 ? in.peek(before) : in.peek(before) << 8 | in.peek(before + 1);
        boolean ip = protocol == 0x21 || protocol == 0x57;
        boolean mpls = protocol == 0x281 || protocol == 0x283;
        if (!ip && !mpls) {
            Frames.payload(in, "PPP 0x%04x".formatted(protocol), place.left(in), ByteRole.UNKNOWN);
            return;
        }
        in.open("PPP", ROLE);
        if (before > 0) {
            in.bytes("address and control", before, ROLE);
        }
        in.integer(size);
        in.note("protocol", "0x%04x".formatted(protocol), size, ROLE);
        in.close("");
        carried(in, ip ? Layers.IPV4 : Layers.MPLS, place);
    }

    private static void mpls(MessageReader in, FramePlace place) throws DissectException {
        boolean last = false;
        while (!last) {
            int entry = (int) in.integer(4);
            last = (entry >> 8 & 1) != 0;
            in.note("MPLS label", Integer.toString(entry >>> 12), 4, ROLE);
        }
        int version = in.peek() >> 4;
        carried(in, version == 4 || version == 6 ? Layers.IPV4 : UNNAMED, place);
    }

    private static void ppi(MessageReader in, FramePlace place) throws DissectException {
        in.littleEndian(true);
        in.open("PPI", ROLE);
        in.u8("version", ROLE);
        in.u8("flags", ROLE);
        int length = in.u16("length", ROLE);
        long code = in.u32("link layer", ROLE);
        in.littleEndian(false);
        if (length > 8) {
            in.bytes("facts about the capture", length - 8L, ROLE);
        }
        in.close("");
        link(in, LinkType.of((int) code).orElseThrow(() -> new DissectException.Malformed("frame.link", code)), place);
    }

    private static int cooked(MessageReader in) throws DissectException {
        in.open("Linux cooked capture", ROLE);
        kind(in, 2);
        in.u16("hardware", ROLE);
        cookedAddress(in, in.u16("address length", ROLE));
        int type = type(in);
        in.close(name(type));
        return type;
    }

    private static int cooked2(MessageReader in) throws DissectException {
        in.open("Linux cooked capture 2", ROLE);
        int type = type(in);
        in.u16("reserved", ROLE);
        in.u32("interface", ROLE);
        in.u16("hardware", ROLE);
        kind(in, 1);
        cookedAddress(in, in.u8("address length", ROLE));
        in.close(name(type));
        return type;
    }

    private static void kind(MessageReader in, int size) throws DissectException {
        int kind = (int) in.integer(size);
        in.note("kind", kind < COOKED_KINDS.length ? COOKED_KINDS[kind] : Integer.toString(kind), size,
                ROLE);
    }

    /** An address in a field of eight bytes, which uses the first of them. */
    private static void cookedAddress(MessageReader in, int length) throws DissectException {
        int used = Math.min(length, 8);
        if (used > 0) {
            address(in, "source", used);
        }
        if (used < 8) {
            in.bytes("unused", 8L - used, ROLE);
        }
    }

    /** The number of the address family differs between systems, so the version is taken from the IP header. */
    private static int family(MessageReader in, boolean ofMachine) throws DissectException {
        in.open("Loopback", ROLE);
        boolean little = ofMachine && in.peek() != 0;
        in.littleEndian(little);
        long family = in.integer(FAMILY_BYTES);
        in.littleEndian(false);
        in.note("address family", Long.toString(family), FAMILY_BYTES, ROLE);
        in.close("");
        return Layers.IPV4;
    }

    static int type(MessageReader in) throws DissectException {
        int type = (int) in.integer(2);
        in.note(type < Layers.LEAST_TYPE ? "length" : "type", name(type), 2, ROLE);
        return type;
    }

    private static void address(MessageReader in, String name, int size) throws DissectException {
        in.note(name, HexFormat.ofDelimiter(":").formatHex(in.take(size)), size, ROLE);
    }

    static String name(int type) {
        return type < Layers.LEAST_TYPE ? Integer.toString(type) : TYPES.getOrDefault(type, "0x%04x".formatted(type));
    }
}
