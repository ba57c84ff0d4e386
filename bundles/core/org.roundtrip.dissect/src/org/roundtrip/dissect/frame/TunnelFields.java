// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import org.roundtrip.capture.packet.Layers;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;

/** The headers between the IP header of a tunnel and what the tunnel carries. */
final class TunnelFields {
    private static final ByteRole ROLE = ByteRole.LINK_HEADER;
    private static final int VXLAN_IPV4 = 1, VXLAN_IPV6 = 2;

    private TunnelFields() {
    }

    /** @param protocol its number in the IP header of the tunnel */
    static void take(MessageReader in, int protocol, FramePlace place) throws DissectException {
        switch (protocol) {
            case Layers.GRE -> gre(in, place);
            case Layers.UDP -> udp(in, place);
            default -> {
                place.leave(in);
                IpFields.take(in, place);
            }
        }
    }

    private static void gre(MessageReader in, FramePlace place) throws DissectException {
        in.open("GRE", ROLE);
        int flags = (int) in.integer(2);
        in.note("flags and version", "0x%04x".formatted(flags), 2, ROLE);
        int type = LinkFields.type(in);
        if ((flags & 0x8000) != 0) {
            in.bytes("checksum", 4, ROLE);
        }
        if ((flags & 0x2000) != 0) {
            in.u32("key", ROLE);
        }
        if ((flags & 0x1000) != 0) {
            in.u32("sequence number", ROLE);
        }
        if ((flags & 7) == 1 && (flags & 0x80) != 0) {
            in.u32("acknowledgement number", ROLE);
        }
        in.close(LinkFields.name(type));
        place.leave(in);
        LinkFields.carried(in, type, place);
    }

    private static void udp(MessageReader in, FramePlace place) throws DissectException {
        in.open("UDP", ROLE);
        int source = in.u16("source port", ROLE);
        int port = in.u16("destination port", ROLE);
        in.u16("length", ROLE);
        in.bytes("checksum", 2, ROLE);
        in.close(FrameWords.way(source, port));
        if (port == Layers.GENEVE_PORT) {
            geneve(in, place);
        } else {
            vxlan(in, port == Layers.VXLAN_GPE_PORT, place);
        }
    }

    private static void vxlan(MessageReader in, boolean generic, FramePlace place) throws DissectException {
        in.open(generic ? "VXLAN-GPE" : "VXLAN", ROLE);
        in.bytes("flags", 3, ROLE);
        int next = in.u8(generic ? "next protocol" : "reserved", ROLE);
        int network = (int) (in.integer(4) >> 8);
        in.note("network", Integer.toString(network), 4, ROLE);
        in.close(Integer.toString(network));
        place.leave(in);
        boolean ip = generic && (next == VXLAN_IPV4 || next == VXLAN_IPV6);
        LinkFields.carried(in, ip ? Layers.IPV4 : Layers.BRIDGED, place);
    }

    private static void geneve(MessageReader in, FramePlace place) throws DissectException {
        in.open("Geneve", ROLE);
        int options = (int) (in.integer(1) & 0x3F) * 4;
        in.note("version and length of options", FrameWords.bytes(options), 1, ROLE);
        in.u8("flags", ROLE);
        int type = LinkFields.type(in);
        int network = (int) (in.integer(4) >> 8);
        in.note("network", Integer.toString(network), 4, ROLE);
        if (options > 0) {
            in.bytes("options", options, ROLE);
        }
        in.close(Integer.toString(network));
        place.leave(in);
        LinkFields.carried(in, type, place);
    }
}
