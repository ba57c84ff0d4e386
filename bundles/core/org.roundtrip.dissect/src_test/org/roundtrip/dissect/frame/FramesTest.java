// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Field;

class FramesTest {
    private static final String ETHERNET = "02005e000001 02005e000002 ";
    private static final String IPV4_SYN = "4500003c1c4640004006 2074 7f000001 7f000001"
            + "9c40 044b 00000001 00000000 a002 ffd7 af6e 0000 0204ffd7 0402 080a 00000007 00000000 01 03 03 07";

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }

    private static Packet packet(LinkType type, byte[] bytes, int wire) {
        return new Packet(0, 0, 0, type.code(), bytes.length, wire, bytes);
    }

    private static Packet packet(LinkType type, String bytes) {
        return packet(type, hex(bytes), hex(bytes).length);
    }

    /** All names and values on one line each, indented. */
    private static String tree(List<Field> fields, String indent) {
        StringBuilder text = new StringBuilder();
        for (Field field : fields) {
            text.append(indent).append(field.name()).append(": ").append(field.value()).append('\n')
                    .append(tree(field.parts(), indent + " "));
        }
        return text.toString();
    }

    private static ByteRole[] roles(List<Field> fields, int length) {
        ByteRole[] roles = new ByteRole[length];
        fill(fields, 0, length, roles);
        return roles;
    }

    private static void fill(List<Field> fields, long from, long to, ByteRole[] roles) {
        long at = from;
        for (Field field : fields) {
            assertTrue(field.from() >= at && field.to() <= to && field.from() <= field.to(), field.name());
            at = field.to();
            Arrays.fill(roles, (int) field.from(), (int) field.to(), field.role());
            fill(field.parts(), field.from(), field.to(), roles);
        }
    }

    private static int count(ByteRole[] roles, ByteRole wanted) {
        return (int) Arrays.stream(roles).filter(wanted::equals).count();
    }

    private static void agree(Packet packet) {
        ByteRole[] roles = roles(Frames.fields(packet), packet.wireLength());
        Headers headers = Frames.headers(packet);
        assertTrue(Arrays.stream(roles).allMatch(role -> role != null), "every byte has a role");
        assertEquals(headers, new Headers(count(roles, ByteRole.LINK_HEADER), count(roles, ByteRole.IP_HEADER),
                count(roles, ByteRole.TCP_HEADER), count(roles, ByteRole.CONTENT) + count(roles, ByteRole.UNKNOWN)
                        + count(roles, ByteRole.ENCRYPTED), count(roles, ByteRole.PADDING)));
    }

    @Test
    void aTaggedSynIsDescribedInWords() {
        Packet packet = packet(LinkType.ETHERNET, ETHERNET + "8100 a005 0800" + IPV4_SYN);
        String tree = tree(Frames.fields(packet), "");
        for (String line : List.of("Ethernet: IPv4", " destination: 02:00:5e:00:00:01", " VLAN: 5, priority 5",
                " version and header length: 4, 20 bytes", " fragment: whole, may not be fragmented",
                " protocol: TCP (6)", " checksum: 0x2074, right", "IPv4: 127.0.0.1 to 127.0.0.1",
                "TCP: 40000 to 1099, SYN", " header length: 40 bytes", " checksum: 0xaf6e, right",
                "  maximum segment size: 65495 bytes",
                "  selective acknowledgement permitted: ", "  time stamps: 7, 0", "  no operation: 01",
                "  window scale: 2 to the power of 7")) {
            assertTrue(tree.contains(line + "\n"), () -> line + " is missing in\n" + tree);
        }
        agree(packet);
        assertEquals(new Headers(18, 20, 40, 0, 0), Frames.headers(packet));
    }

    @Test
    void shortFramesArePaddedAndChecksumsJudged() {
        String ip = "45000029000040004006 3ccd 7f000001 7f000001 9c40 044b 00000001 00000002 5018 0200 0000 0000 61";
        Packet packet = packet(LinkType.ETHERNET, ETHERNET + "0800" + ip + "0000 0000 00");
        String tree = tree(Frames.fields(packet), "");
        assertTrue(tree.contains("payload: 61\npadding: 0000000000\n"), tree);
        assertTrue(tree.contains(" checksum: 0x3ccd, right\n"), tree);
        assertTrue(tree.contains(" checksum: 0x0000, not right (0x"), tree);
        agree(packet);
        assertEquals(new Headers(14, 20, 20, 1, 5), Frames.headers(packet));
    }

    /** Every packet of a capture on loopback seemed to be damaged. */
    @Test
    void aChecksumThatIsLeftToTheNetworkCardIsNotCalledWrong() {
        String ip = "45000029000040004006 3ccd 7f000001 7f000001 9c40 044b 00000001 00000002 5018 0200 fe1d 0000 61";
        String tree = tree(Frames.fields(packet(LinkType.ETHERNET, ETHERNET + "0800" + ip + "0000 0000 00")), "");
        assertTrue(tree.contains(" checksum: 0xfe1d, left to the network card\n"), tree);
    }

    @Test
    void extensionHeadersOfIpv6AreTakenApart() {
        String address = "00000000000000000000000000000001";
        String ip = "60012345 0020 00 40" + address + address + "2b 00 010400000000" + "11 00 0000000000 00"
                + "2710 2711 0010 0000 6162636465666768";
        Packet packet = packet(LinkType.LINUX_SLL2, "86dd 0000 00000001 0304 00 06 000000000000 0000" + ip);
        String tree = tree(Frames.fields(packet), "");
        assertTrue(tree.contains(" version, traffic class, flow label: 6, DSCP 0, ECN 0, flow 0x12345\n"), tree);
        assertTrue(tree.contains("IPv6: ::1 to ::1\n") && tree.contains(" hop-by-hop options: \n"), tree);
        assertTrue(tree.contains("UDP: 10000 to 10001\n") && tree.contains("payload: 6162636465666768\n"), tree);
        agree(packet);
        assertEquals(new Headers(20, 56, 8, 8, 0), Frames.headers(packet));
    }

    @Test
    void otherLinkLayersAreKnown() {
        for (LinkType type : LinkType.values()) {
            String link = switch (type) {
                case ETHERNET -> ETHERNET + "0800";
                case LINUX_SLL -> "0000 0304 0006 000000000000 0000 0800";
                case LINUX_SLL2 -> "0800 0000 00000001 0304 00 06 000000000000 0000";
                case NULL -> "02000000";
                case LOOP -> "00000002";
                case PPP -> "0021";
                case PPP_HDLC -> "ff030021";
                case PPPOE -> "11000001002a0021";
                case CISCO_HDLC -> "0f000800";
                case PPI -> "0000080001000000" + ETHERNET + "0800";
                case MPLS -> "00010140";
                case RAW, RAW_BSD, RAW_OPENBSD, IPV4, IPV6 -> "";
            };
            Packet packet = packet(type, link + IPV4_SYN);
            agree(packet);
            assertEquals(40, Frames.headers(packet).tcp(), type.toString());
        }
        agree(packet(LinkType.ETHERNET, ETHERNET + "0806 0001080006040001"));
    }

    @Test
    void headersOfTunnelsCountForTheLinkLayer() {
        String inner = ETHERNET + "0800" + IPV4_SYN;
        String outer = ETHERNET + "0800" + "4500007800004000402f0000 0a000001 0a000002";
        String udp = ETHERNET + "0800" + "450000a000004000 40110000 0a000001 0a000002";
        for (String before : List.of(ETHERNET + "8864 11000001003e 0021", ETHERNET + "0046 aaaa03000000 0800",
                ETHERNET + "8847 00010040 00020140",                outer + "0000 0800", outer + "b000 6558 0000 0000 00000001 00000002" + ETHERNET + "0800",
                outer + "3081 880b 003c0001 00000001 00000002 ff03 0021",
                udp + "c350 12b5 008c 0000 0800 0000 00002a00" + ETHERNET + "0800",
                udp + "c350 17c1 008c 0000 0100 6558 00002a00 11223344" + ETHERNET + "0800",
                udp + "c350 12b6 008c 0000 0c00 0001 00002a00")) {
            Packet packet = packet(LinkType.ETHERNET, before + IPV4_SYN);
            agree(packet);
            assertEquals(new Headers(hex(before).length, 20, 40, 0, 0), Frames.headers(packet), before);
            String tree = tree(Frames.fields(packet), "");
            assertTrue(tree.contains("TCP: 40000 to 1099, SYN"), tree);
        }
        agree(packet(LinkType.ETHERNET, ETHERNET + "8863 11090000 0004 01010000"));
        agree(packet(LinkType.ETHERNET, ETHERNET + "0026 4242030000000000"));
        agree(packet(LinkType.ETHERNET, inner));
    }

    @Test
    void cutFramesAreMarkedAndNotGuessed() {
        byte[] whole = hex(ETHERNET + "0800" + IPV4_SYN);
        for (int captured = 0; captured < whole.length; captured++) {
            Packet packet = packet(LinkType.ETHERNET, Arrays.copyOf(whole, captured), whole.length);
            List<Field> fields = Frames.fields(packet);
            assertEquals("not captured", fields.getLast().name());
            assertEquals(captured, fields.getLast().from());
            assertTrue(Arrays.stream(roles(fields, whole.length)).allMatch(role -> role != null));
        }
        Packet head = packet(LinkType.ETHERNET, Arrays.copyOf(whole, 54), whole.length);
        assertTrue(tree(Frames.fields(head), "").contains("not checked: not all of it is here"));
        assertEquals(new Headers(14, 20, 40, 0, 0), Frames.headers(head));
    }

    @Test
    void damagedFramesKeepARoleForEveryByte() {
        byte[] whole = hex(ETHERNET + "8100 a005 0800" + IPV4_SYN + "61626364");
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            byte[] bytes = Arrays.copyOf(whole, 1 + random.nextInt(whole.length));
            for (int changes = random.nextInt(4); changes > 0; changes--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            LinkType type = LinkType.values()[random.nextInt(LinkType.values().length)];
            Packet packet = packet(type, bytes, bytes.length + random.nextInt(5));
            assertTrue(Arrays.stream(roles(Frames.fields(packet), packet.wireLength())).allMatch(role -> role != null));
            Headers headers = Frames.headers(packet);
            assertEquals(packet.wireLength(), headers.link() + headers.ip() + headers.tcp() + headers.payload()
                    + headers.padding(), "seed " + seed);
            assertTrue(headers.link() >= 0 && headers.ip() >= 0 && headers.tcp() >= 0 && headers.payload() >= 0
                    && headers.padding() >= 0, () -> "negative: " + headers);
        }
    }
}
