// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import java.nio.ByteBuffer;
import java.util.Map;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.Layers;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** The header of IPv6 and its extension headers. */
final class Ipv6Fields {
    static final int HEADER_BYTES = 40;
    static final int FRAGMENT = 44;

    private static final ByteRole ROLE = ByteRole.IP_HEADER;
    private static final int ADDRESS_BYTES = 16;
    private static final Map<Integer, String> EXTENSIONS = Map.of(0, "hop-by-hop options", 43, "routing", FRAGMENT,
            "fragment", Layers.AUTHENTICATION, "authentication", 60, "destination options");

    private Ipv6Fields() {
    }

    /** @param place where the frame's innermost IP header is */
    static void take(MessageReader in, int onWire, FramePlace place) throws DissectException {
        int begin = in.taken();
        in.open("IPv6", ROLE);
        long first = in.integer(4);
        in.note("version, traffic class, flow label", "6, DSCP %s, ECN %s, flow 0x%05x".formatted(first >> 22 & 0x3F,
                first >> 20 & 3, first & 0xFFFFF), 4, ROLE);
        int stated = (int) in.integer(2);
        in.note("payload length", FrameWords.length(stated), 2, ROLE);
        int next = next(in);
        in.u8("hop limit", ROLE);
        byte[] addresses = in.look(2 * ADDRESS_BYTES);
        String source = address(in, "source");
        String destination = address(in, "destination");
        boolean whole = true;
        while (Layers.isExtension(next)) {
            int kind = next;
            in.open(EXTENSIONS.get(kind), ROLE);
            next = next(in);
            if (kind == FRAGMENT) {
                whole = false;
                next = fragment(in) ? next : -1;
            } else {
                int units = in.u8("length", ROLE);
                in.bytes("data", Layers.extensionBytes(kind, units) - 2L, ROLE);
            }
            in.close("");
        }
        in.close(FrameWords.way(source, destination));
        int end = stated == 0 ? onWire : Math.min(onWire, HEADER_BYTES + stated);
        int length = Math.max(0, end - (in.taken() - begin));
        Checksum pseudo = new Checksum().add(addresses).add(length >> 16).add(length).add(next);
        IpFields.carried(in, next, whole, length, pseudo, place);
    }

    private static int next(MessageReader in) throws DissectException {
        int next = (int) in.integer(1);
        in.note("next header", EXTENSIONS.containsKey(next) ? EXTENSIONS.get(next) + " (" + next + ")"
                : IpFields.protocol(next), 1, ROLE);
        return next;
    }

    /** @return whether this fragment contains the beginning of the payload */
    private static boolean fragment(MessageReader in) throws DissectException {
        in.u8("reserved", ROLE);
        int bits = (int) in.integer(2);
        in.note("place", FrameWords.fragment(bits & 0xFFF8, (bits & 1) == 0), 2, ROLE);
        in.u32("identification", ROLE);
        return (bits & 0xFFF8) == 0;
    }

    private static String address(MessageReader in, String name) throws DissectException {
        ByteBuffer bytes = ByteBuffer.wrap(in.take(ADDRESS_BYTES));
        String host = new HostPort(bytes.getLong(0), bytes.getLong(8), true, 0).host();
        in.note(name, host, ADDRESS_BYTES, ROLE);
        return host;
    }
}
