// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The link layers that are known here, each with its code in capture files (LINKTYPE_ values of tcpdump.org). */
public enum LinkType {
    /** BSD loopback: four bytes of address family in the byte order of the capturing machine. */
    NULL(0),
    ETHERNET(1),
    /** The point-to-point protocol, with or without two bytes of HDLC before it. */
    PPP(9), PPP_HDLC(50),
    /** PPP over Ethernet, without the Ethernet header. */
    PPPOE(51),
    /** IPv4 or IPv6 without a link layer, and two older codes for the same. */
    RAW(101), RAW_BSD(12), RAW_OPENBSD(14),
    /** Cisco's HDLC: four bytes, the last two a type of Ethernet. */
    CISCO_HDLC(104),
    /** OpenBSD loopback: as {@link #NULL}, in network byte order. */
    LOOP(108),
    /** Linux "cooked" frames, which a capture on the pseudo-device {@code any} has. */
    LINUX_SLL(113), LINUX_SLL2(276),
    /** Facts about the capture, then a frame of another link layer. */
    PPI(192),
    MPLS(219),
    IPV4(228), IPV6(229);

    private static final Map<Integer, LinkType> BY_CODE = Stream.of(values())
            .collect(Collectors.toUnmodifiableMap(LinkType::code, type -> type));

    private final int code;

    LinkType(int code) {
        this.code = code;
    }

    /** The code in capture files. */
    public int code() {
        return code;
    }

    /** The link layer with that code, if it is known. */
    public static Optional<LinkType> of(int code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }
}
