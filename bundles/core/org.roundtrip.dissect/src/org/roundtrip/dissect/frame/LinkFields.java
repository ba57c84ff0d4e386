// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import java.util.HexFormat;
import java.util.Map;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** The header of the link layer. */
final class LinkFields {
    /** Bytes of an Ethernet frame before its type. */
    static final int ADDRESSES = 12;
    static final int TAG_BYTES = 4, FAMILY_BYTES = 4, COOKED_BYTES = 16, COOKED_2_BYTES = 20;

    private static final int IPV4 = 0x0800, IPV6 = 0x86DD;
    /** A smaller type of an Ethernet frame is a length. */
    private static final int LEAST_TYPE = 0x0600;
    private static final int ADDRESS_BYTES = 6;
    private static final Map<Integer, String> TYPES = Map.of(IPV4, "IPv4", IPV6, "IPv6", 0x0806, "ARP", 0x8100,
            "VLAN tag", 0x88A8, "VLAN service tag", 0x9100, "VLAN tag", 0x88CC, "LLDP");
    private static final String[] COOKED_KINDS = {"to us", "broadcast", "multicast", "to others", "from us"};

    private LinkFields() {
    }

    static boolean isTag(int type) {
        return type == 0x8100 || type == 0x88A8 || type == 0x9100;
    }

    /**
     * Returns whether the type in a link layer's header of that length is one of IP. Without a type, IP is assumed.
     */
    static boolean carriesIp(int linkType, byte[] frame, int header) {
        int typeAt = linkType == LinkType.ETHERNET.code() || linkType == LinkType.LINUX_SLL.code() ? header - 2
                : linkType == LinkType.LINUX_SLL2.code() ? 0 : -1;
        int type = typeAt < 0 ? IPV4 : (frame[typeAt] & 0xFF) << 8 | frame[typeAt + 1] & 0xFF;
        return LinkType.of(linkType).isPresent() && (type == IPV4 || type == IPV6);
    }

    static void take(MessageReader in, Packet packet) throws DissectException {
        LinkType type = LinkType.of(packet.linkType())
                .orElseThrow(() -> new DissectException.Malformed("frame.link", packet.linkType()));
        int carried = switch (type) {
            case ETHERNET -> ethernet(in);
            case LINUX_SLL -> cooked(in);
            case LINUX_SLL2 -> cooked2(in);
            case NULL, LOOP -> family(in, type == LinkType.NULL);
            case RAW, RAW_BSD, RAW_OPENBSD, IPV4, IPV6 -> IPV4;
        };
        int left = packet.wireLength() - in.taken();
        if (carried == IPV4 || carried == IPV6) {
            IpFields.take(in, left);
        } else {
            Frames.payload(in, carried < LEAST_TYPE ? "payload" : name(carried), left, ByteRole.UNKNOWN);
        }
    }

    private static int ethernet(MessageReader in) throws DissectException {
        in.open("Ethernet", ByteRole.LINK_HEADER);
        address(in, "destination", ADDRESS_BYTES);
        address(in, "source", ADDRESS_BYTES);
        int type = type(in);
        while (isTag(type)) {
            int tag = (int) in.integer(2);
            in.note("VLAN", FrameWords.text("vlan", tag & 0xFFF, tag >> 13), 2, ByteRole.LINK_HEADER);
            type = type(in);
        }
        in.close(name(type));
        return type;
    }

    private static int cooked(MessageReader in) throws DissectException {
        in.open("Linux cooked capture", ByteRole.LINK_HEADER);
        kind(in, 2);
        in.u16("hardware", ByteRole.LINK_HEADER);
        cookedAddress(in, in.u16("address length", ByteRole.LINK_HEADER));
        int type = type(in);
        in.close(name(type));
        return type;
    }

    private static int cooked2(MessageReader in) throws DissectException {
        in.open("Linux cooked capture 2", ByteRole.LINK_HEADER);
        int type = type(in);
        in.u16("reserved", ByteRole.LINK_HEADER);
        in.u32("interface", ByteRole.LINK_HEADER);
        in.u16("hardware", ByteRole.LINK_HEADER);
        kind(in, 1);
        cookedAddress(in, in.u8("address length", ByteRole.LINK_HEADER));
        in.close(name(type));
        return type;
    }

    private static void kind(MessageReader in, int size) throws DissectException {
        int kind = (int) in.integer(size);
        in.note("kind", kind < COOKED_KINDS.length ? COOKED_KINDS[kind] : Integer.toString(kind), size,
                ByteRole.LINK_HEADER);
    }

    /** An address in a field of eight bytes, which uses the first of them. */
    private static void cookedAddress(MessageReader in, int length) throws DissectException {
        int used = Math.min(length, 8);
        if (used > 0) {
            address(in, "source", used);
        }
        if (used < 8) {
            in.bytes("unused", 8L - used, ByteRole.LINK_HEADER);
        }
    }

    /** The number of the address family differs between systems, so the version is taken from the IP header. */
    private static int family(MessageReader in, boolean ofMachine) throws DissectException {
        in.open("Loopback", ByteRole.LINK_HEADER);
        boolean little = ofMachine && in.peek() != 0;
        in.littleEndian(little);
        long family = in.integer(FAMILY_BYTES);
        in.littleEndian(false);
        in.note("address family", Long.toString(family), FAMILY_BYTES, ByteRole.LINK_HEADER);
        in.close("");
        return IPV4;
    }

    private static int type(MessageReader in) throws DissectException {
        int type = (int) in.integer(2);
        in.note(type < LEAST_TYPE ? "length" : "type", name(type), 2, ByteRole.LINK_HEADER);
        return type;
    }

    private static void address(MessageReader in, String name, int size) throws DissectException {
        in.note(name, HexFormat.ofDelimiter(":").formatHex(in.take(size)), size, ByteRole.LINK_HEADER);
    }

    private static String name(int type) {
        return type < LEAST_TYPE ? Integer.toString(type) : TYPES.getOrDefault(type, "0x%04x".formatted(type));
    }
}
