// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.stream.Stream;

/** The link layers whose frames are understood, with the code that capture files have for them. */
public enum LinkType {
    /** BSD loopback: four bytes of address family in the byte order of the capturing machine. */
    NULL(0, 4),
    ETHERNET(1, 14),
    /** IPv4 or IPv6 without a link layer, and two older codes for the same. */
    RAW(101, 0), RAW_BSD(12, 0), RAW_OPENBSD(14, 0),
    /** OpenBSD loopback: as {@link #NULL}, in network byte order. */
    LOOP(108, 4),
    /** Linux "cooked" frames, of which {@code any} is made. */
    LINUX_SLL(113, 16), LINUX_SLL2(276, 20),
    IPV4(228, 0), IPV6(229, 0);

    private static final int ETHERTYPE_IPV4 = 0x0800;
    private static final int ETHERTYPE_IPV6 = 0x86DD;
    private static final int VLAN_TAG_BYTES = 4;

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

    /** The link layer of a code, if it is understood. */
    public static Optional<LinkType> of(int code) {
        return Stream.of(values()).filter(type -> type.code == code).findFirst();
    }

    /** Where the IP header begins in a frame, in network byte order; -1 when there is none. */
    int ipAt(ByteBuffer frame) {
        if (frame.limit() <= headerBytes) {
            return -1;
        }
        return switch (this) {
            case ETHERNET -> afterTags(frame);
            case LINUX_SLL -> carriesIp(frame.getShort(14)) ? headerBytes : -1;
            case LINUX_SLL2 -> carriesIp(frame.getShort(0)) ? headerBytes : -1;
            // The family's number for IPv6 differs between systems; the IP header tells its version itself.
            case NULL, LOOP, RAW, RAW_BSD, RAW_OPENBSD, IPV4, IPV6 -> headerBytes;
        };
    }

    private static int afterTags(ByteBuffer frame) {
        int typeAt = 12;
        while (typeAt + 2 < frame.limit()) {
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
