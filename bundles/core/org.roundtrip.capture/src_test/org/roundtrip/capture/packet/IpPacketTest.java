// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IpPacketTest {
    private static final Frames.Tcp REQUEST = Frames.connection(40000, 1099, 0xFFFF_FF00L, 9).get(3);

    @ParameterizedTest
    @EnumSource(LinkType.class)
    void readsIpv4OnEveryLinkLayer(LinkType type) {
        check(packet(type, Frames.linked(type, Frames.ipv4(REQUEST))), "127.0.0.1:40000", "10.0.0.2:1099");
    }

    @ParameterizedTest
    @EnumSource(LinkType.class)
    void readsIpv6OnEveryLinkLayer(LinkType type) {
        check(packet(type, Frames.linked(type, Frames.ipv6(REQUEST))), "[2001:db8::1]:40000",
                "[2001:db8:0:1::2]:1099");
    }

    @Test
    void skipsVlanTags() {
        check(packet(LinkType.ETHERNET, Frames.tagged(Frames.ipv4(REQUEST))), "127.0.0.1:40000", "10.0.0.2:1099");
    }

    private static void check(Packet packet, String source, String destination) {
        IpPacket ip = IpPacket.of(packet).orElseThrow();
        assertEquals(source, ip.source().toString());
        assertEquals(destination, ip.destination().toString());
        assertEquals(300, ip.payloadLength());
        assertEquals(new TcpHeader(0xFFFF_FF01L, 10, TcpHeader.PSH | TcpHeader.ACK, 512), ip.tcp());
        assertEquals("PSH ACK", ip.tcp().flagNames());
    }

    @Test
    void aLengthOfZeroMeansTheLengthOfTheFrame() {
        byte[] ip = Frames.ipv4(REQUEST);
        ip[2] = 0;
        ip[3] = 0;
        assertEquals(300, IpPacket.of(packet(LinkType.RAW, ip)).orElseThrow().payloadLength());
    }

    @Test
    void readsUdpAndOtherProtocols() {
        IpPacket udp = IpPacket.of(packet(LinkType.RAW, Frames.udp())).orElseThrow();
        assertEquals("127.0.0.1:5000", udp.source().toString());
        assertEquals(5, udp.payloadLength());
        assertNull(udp.tcp());
        byte[] icmp = Frames.udp();
        icmp[9] = 1;
        assertEquals("127.0.0.1", IpPacket.of(packet(LinkType.RAW, icmp)).orElseThrow().source().toString());
    }

    @Test
    void laterFragmentsHaveNoPorts() {
        byte[] ip = Frames.ipv4(REQUEST);
        ip[7] = 5;
        IpPacket fragment = IpPacket.of(packet(LinkType.RAW, ip)).orElseThrow();
        assertNull(fragment.tcp());
        assertEquals(0, fragment.source().port());
    }

    @Test
    @Tag("fuzz")
    void survivesAnyBytes() {
        Random random = new Random(1099);
        int understood = 0;
        for (int round = 0; round < 200_000; round++) {
            LinkType type = LinkType.values()[random.nextInt(LinkType.values().length)];
            byte[] frame = Frames.linked(type, random.nextBoolean() ? Frames.ipv4(REQUEST) : Frames.ipv6(REQUEST));
            for (int damage = random.nextInt(4); damage > 0; damage--) {
                frame[random.nextInt(Math.min(frame.length, 90))] = (byte) random.nextInt();
            }
            Packet packet = packet(type, Arrays.copyOf(frame, random.nextInt(frame.length + 1)));
            understood += IpPacket.of(packet).map(ip -> ip.payloadLength() >= 0 ? 1 : 0).orElse(0);
        }
        assertTrue(understood > 50_000);
    }

    private static Packet packet(LinkType type, byte[] frame) {
        return new Packet(0, 0, 0, type.code(), frame.length, frame.length, frame);
    }
}
