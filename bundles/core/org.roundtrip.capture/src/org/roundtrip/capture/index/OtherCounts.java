// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Layers;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.model.text.Texts;

/** Counts the packets without TCP by what they carry. For one thread at a time. */
final class OtherCounts {
    private static final Texts TEXTS = Texts.of(OtherCounts.class);
    /** So many different things are told apart. */
    private static final int MOST_KINDS = 1000;

    private enum Kind {
        NONE, LINK, ETHERTYPE, LLC, PPP, MPLS, DAMAGED, IP, PART, REST
    }

    private record Carried(Kind kind, int number) {
    }

    private static final Map<Integer, String> LINKS = Map.ofEntries(Map.entry(6, "token ring"), Map.entry(7, "ARCNET"),
            Map.entry(10, "FDDI"), Map.entry(100, "ATM"), Map.entry(105, "IEEE 802.11"), Map.entry(107, "frame relay"),
            Map.entry(119, "IEEE 802.11 with Prism header"), Map.entry(129, "ARCNET"), Map.entry(132, "Juniper"), Map.entry(178, "Juniper"), Map.entry(182, "Juniper"),
            Map.entry(281, "Broadcom tag"), Map.entry(284, "DSA"), Map.entry(285, "DSA"), Map.entry(122, "IP over Fibre Channel"), Map.entry(123, "SunATM"),
            Map.entry(127, "IEEE 802.11 with radiotap"), Map.entry(138, "IP over IEEE 1394"), Map.entry(140, "MTP2"),
            Map.entry(143, "DOCSIS"), Map.entry(144, "IrDA"), Map.entry(163, "IEEE 802.11 with AVS header"),
            Map.entry(187, "Bluetooth HCI"), Map.entry(189, "USB"), Map.entry(195, "IEEE 802.15.4"),
            Map.entry(201, "Bluetooth HCI"), Map.entry(215, "IEEE 802.15.4"), Map.entry(220, "USB"), Map.entry(227, "CAN"),
            Map.entry(230, "IEEE 802.15.4"), Map.entry(239, "NFLOG"), Map.entry(247, "InfiniBand"), Map.entry(249, "USBPcap"),
            Map.entry(251, "Bluetooth low energy"), Map.entry(252, "exported PDU"), Map.entry(253, "netlink"),
            Map.entry(258, "PKTAP"));
    private static final Map<Integer, String> ETHERTYPES = Map.ofEntries(Map.entry(0x0806, "ARP"), Map.entry(0x8035, "RARP"),
            Map.entry(0x88CC, "LLDP"), Map.entry(0x8863, "PPPoE discovery"), Map.entry(0x888E, "EAPOL"),
            Map.entry(0x8137, "IPX"), Map.entry(0x809B, "AppleTalk"), Map.entry(0x80F3, "AARP"), Map.entry(0x2000, "CDP"),
            Map.entry(0x8808, "flow control"), Map.entry(0x8809, "LACP"), Map.entry(0x88F7, "PTP"), Map.entry(0x8892, "PROFINET"),
            Map.entry(0x88A4, "EtherCAT"), Map.entry(0x8906, "FCoE"), Map.entry(0x88E5, "MACsec"), Map.entry(0x894F, "NSH"),
            Map.entry(0x9000, "loopback test"), Map.entry(0x88BE, "ERSPAN"), Map.entry(0x22EB, "ERSPAN"),
            Map.entry(0x8902, "CFM"), Map.entry(0x88B8, "GOOSE"), Map.entry(0x88BA, "sampled values"), Map.entry(0x8915, "RoCE"));
    private static final Map<Integer, String> ACCESS_POINTS = Map.of(0x42, "STP", 0xAA, "SNAP", 0xE0, "IPX", 0xF0, "NetBIOS",
            0xFE, "OSI", 0xFF, "IPX");
    private static final Map<Integer, String> PPP = Map.of(0xC021, "PPP LCP", 0xC023, "PPP PAP", 0xC223, "PPP CHAP", 0x8021,
            "PPP IPCP", 0x8057, "PPP IPV6CP", 0x80FD, "PPP CCP", 0xFD, "compressed PPP", 0x3D, "PPP multilink");
    private static final Map<Integer, String> PROTOCOLS = Map.ofEntries(Map.entry(1, "ICMP"), Map.entry(2, "IGMP"),
            Map.entry(4, "IP in IP"), Map.entry(IpPacket.UDP, "UDP"), Map.entry(41, "IPv6 in IP"), Map.entry(46, "RSVP"),
            Map.entry(47, "GRE"), Map.entry(50, "ESP"), Map.entry(51, "AH"), Map.entry(58, "ICMPv6"), Map.entry(88, "EIGRP"),
            Map.entry(89, "OSPF"), Map.entry(103, "PIM"), Map.entry(112, "VRRP"), Map.entry(115, "L2TP"), Map.entry(132, "SCTP"));

    private final Map<Carried, long[]> counts = new HashMap<>();
    private Kind lastKind = Kind.NONE;
    private int lastNumber;
    private long[] last;

    /** Counts a packet whose headers were read and which has no TCP. @param ip whether it is an IP packet */
    void add(PacketHeaders headers, boolean ip) {
        if (ip && headers.fragment() != null) {
            count(Kind.PART, 0, 1);
        } else if (headers.carried() != Layers.Carried.NOTHING) {
            count(Kind.values()[headers.carried().ordinal()], headers.carriedNumber(), 1);
        } else if (ip) {
            count(Kind.IP, headers.protocol(), 1);
        } else {
            count(Kind.DAMAGED, 0, 1);
        }
    }

    /** So many packets that were counted turned out to be parts of a packet that is complete now. */
    void completed(int parts) {
        count(Kind.PART, 0, -parts);
    }

    private void count(Kind kind, int number, int packets) {
        if (kind != lastKind || number != lastNumber || last == null) {
            Carried carried = new Carried(kind, number);
            boolean room = counts.size() < MOST_KINDS || counts.containsKey(carried);
            last = counts.computeIfAbsent(room ? carried : new Carried(Kind.REST, 0), any -> new long[1]);
            lastKind = kind;
            lastNumber = number;
        }
        last[0] += packets;
    }

    /** The counts, the most frequent first. */
    List<OtherPackets> list() {
        return counts.entrySet().stream().filter(entry -> entry.getValue()[0] > 0)
                .collect(Collectors.groupingBy(entry -> name(entry.getKey()), Collectors.summingLong(entry -> entry.getValue()[0])))
                .entrySet().stream().map(entry -> new OtherPackets(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingLong(OtherPackets::packets).reversed().thenComparing(OtherPackets::name)).toList();
    }

    private static String name(Carried carried) {
        int number = carried.number;
        return switch (carried.kind) {
            case LINK -> LINKS.getOrDefault(number, TEXTS.text("carried.link", number));
            case ETHERTYPE -> ETHERTYPES.getOrDefault(number, TEXTS.text("carried.ethertype", hexadecimal(number)));
            case LLC -> ACCESS_POINTS.getOrDefault(number, TEXTS.text("carried.llc", hexadecimal(number)));
            case PPP -> PPP.getOrDefault(number, TEXTS.text("carried.ppp", hexadecimal(number)));
            case IP -> number == IpPacket.TCP ? TEXTS.text("carried.tcp")
                    : PROTOCOLS.getOrDefault(number, TEXTS.text("carried.ip", number));
            case MPLS -> "MPLS";
            case PART -> TEXTS.text("carried.part");
            case DAMAGED -> TEXTS.text("carried.damaged");
            case NONE, REST -> TEXTS.text("carried.rest");
        };
    }

    private static String hexadecimal(int number) {
        return "0x" + Integer.toHexString(number);
    }
}
