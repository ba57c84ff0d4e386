// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The link layers that are known here, each with its code in capture files (LINKTYPE_ values of tcpdump.org). */
public enum LinkType {
    /** BSD loopback: four bytes of address family in the byte order of the capturing machine. */
    NULL(0, 4),
    ETHERNET(1, 14),
    /** IPv4 or IPv6 without a link layer, and two older codes for the same. */
    RAW(101, 0), RAW_BSD(12, 0), RAW_OPENBSD(14, 0),
    /** OpenBSD loopback: as {@link #NULL}, in network byte order. */
    LOOP(108, 4),
    /** Linux "cooked" frames, which a capture on the pseudo-device {@code any} has. */
    LINUX_SLL(113, 16), LINUX_SLL2(276, 20),
    IPV4(228, 0), IPV6(229, 0);

    private static final int ETHERTYPE_IPV4 = 0x0800;
    private static final int ETHERTYPE_IPV6 = 0x86DD;
    private static final int VLAN_TAG_BYTES = 4;

    private static final Map<Integer, LinkType> BY_CODE = Stream.of(values())
            .collect(Collectors.toUnmodifiableMap(LinkType::code, type -> type));

    private final int code;
    private final int headerBytes;

    LinkType(int code, int headerBytes) {
        this.code = code;
        this.headerBytes = headerBytes;
    }

    /** The code in capture files. */
    public int code() {
        return code;
    }

    /** The link layer with that code, if it is known. */
    public static Optional<LinkType> of(int code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }

    /**
     * Where the IP header of a frame begins.
     *
     * @param frame holds the frame from {@code begin} to before {@code end}, in network byte order
     * @return the place in the buffer, or -1 when the frame carries no IP
     */
    int ipAt(ByteBuffer frame, int begin, int end) {
        if (end - begin <= headerBytes) {
            return -1;
        }
        return switch (this) {
            case ETHERNET -> afterTags(frame, begin, end);
            case LINUX_SLL -> carriesIp(frame.getShort(begin + 14)) ? begin + headerBytes : -1;
            case LINUX_SLL2 -> carriesIp(frame.getShort(begin)) ? begin + headerBytes : -1;
            // The number of the IPv6 family differs between systems; the IP header holds its version.
            case NULL, LOOP, RAW, RAW_BSD, RAW_OPENBSD, IPV4, IPV6 -> begin + headerBytes;
        };
    }

    private static int afterTags(ByteBuffer frame, int begin, int end) {
        int typeAt = begin + 12;
        while (typeAt + 2 < end) {
            short type = frame.getShort(typeAt);
            if (carriesIp(type)) {
                return typeAt + 2;
            }
            if (!isVlanTag(type & 0xFFFF)) {
                return -1;
            }
            typeAt += VLAN_TAG_BYTES;
        }
        return -1;
    }

    private static boolean isVlanTag(int type) {
        return type == 0x8100 || type == 0x88A8 || type == 0x9100;
    }

    private static boolean carriesIp(short type) {
        return (type & 0xFFFF) == ETHERTYPE_IPV4 || (type & 0xFFFF) == ETHERTYPE_IPV6;
    }
}
