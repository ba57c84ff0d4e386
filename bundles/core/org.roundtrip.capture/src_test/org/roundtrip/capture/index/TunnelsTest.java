// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.Tool;
import org.roundtrip.capture.file.CaptureBytes;
import org.roundtrip.capture.packet.Frames;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.TcpHeader;

/** Packets in tunnels, and packets that carry something else than TCP. */
class TunnelsTest {
    private static final String ETHERNET = "02005e000001 02005e000002 ";

    @TempDir
    Path folder;

    private static byte[] hex(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private static byte[] ip(int number, boolean six) {
        Frames.Tcp tcp = new Frames.Tcp(40_000 + number, 80, true, 5, 9, TcpHeader.ACK, 10 + number);
        return six ? Frames.ipv6(tcp) : Frames.ipv4(tcp);
    }

    /** An IPv4 header before something. */
    private static byte[] outer(int protocol, byte[] carried) {
        byte[] ip = hex("4500 0000 0001 4000 40 00 0000 0a000001 0a000002");
        ip[9] = (byte) protocol;
        ip[2] = (byte) (20 + carried.length >> 8);
        ip[3] = (byte) (20 + carried.length);
        return Frames.join(hex(ETHERNET + "0800"), ip, carried);
    }

    private static byte[] udp(int port, byte[] carried) {
        byte[] udp = hex("c350 0000 0000 0000");
        udp[2] = (byte) (port >> 8);
        udp[3] = (byte) port;
        udp[4] = (byte) (8 + carried.length >> 8);
        udp[5] = (byte) (8 + carried.length);
        return outer(17, Frames.join(udp, carried));
    }

    private static byte[] ethernet(byte[] ip) {
        return Frames.linked(LinkType.ETHERNET, ip);
    }

    /** One packet of TCP through each kind of tunnel. */
    private static List<byte[]> tunnels() {
        List<byte[]> frames = new ArrayList<>();
        frames.add(Frames.join(hex(ETHERNET + "88a8 0005 8100 0007 0800"), ip(0, false)));
        frames.add(Frames.join(hex(ETHERNET + "8864 1100 0001 0065 0021"), ip(1, false)));
        frames.add(Frames.join(hex(ETHERNET + "8864 1100 0001 0080 0057"), ip(2, true)));
        frames.add(Frames.join(hex(ETHERNET + "8847 00010040 00020140"), ip(3, false)));
        frames.add(Frames.join(hex(ETHERNET + "8847 00010140"), ip(4, true)));
        frames.add(outer(47, Frames.join(hex("2000 0800 00000007"), ip(5, false))));
        frames.add(outer(47, Frames.join(hex("0000 0800"), ip(6, false))));
        frames.add(outer(47, Frames.join(hex("b000 6558 0000 0000 00000001 00000002"), ethernet(ip(7, true)))));
        frames.add(outer(47, Frames.join(hex("3081 880b 0070 0001 00000001 00000002 ff03 0021"), ip(8, false))));
        frames.add(udp(4789, Frames.join(hex("0800 0000 00002a00"), ethernet(ip(9, false)))));
        frames.add(udp(6081, Frames.join(hex("0100 6558 00002a00 11223300"), ethernet(ip(10, true)))));
        frames.add(udp(4790, Frames.join(hex("0c00 0001 00002a00"), ip(11, false))));
        frames.add(outer(4, ip(12, false)));
        frames.add(outer(41, ip(13, true)));
        frames.add(udp(4789, Frames.join(hex("0800 0000 00002a00" + ETHERNET + "8100 0007 0800"), ip(14, false))));
        frames.add(Frames.join(hex(ETHERNET + "0070 aaaa03 000000 0800"), ip(15, false)));
        return frames;
    }

    private Path file(int link, List<byte[]> frames) throws IOException {
        CaptureBytes bytes = new CaptureBytes(ByteOrder.LITTLE_ENDIAN).pcapHeader(false, link);
        for (byte[] frame : frames) {
            bytes.pcapPacket(1000, 0, frame, frame.length);
        }
        return Files.write(folder.resolve("tunnels.pcap"), bytes.bytes());
    }

    @Test
    void whatTunnelsCarryIsFound() throws IOException {
        List<byte[]> frames = tunnels();
        PacketTotals totals = PacketTotals.of(file(1, frames));
        assertEquals(List.of(), totals.others());
        assertEquals(frames.size(), totals.streams().size());
        for (int i = 0; i < frames.size(); i++) {
            StreamTotals stream = totals.streams().get(i);
            assertEquals(40_000 + i, stream.client().port());
            assertEquals(10 + i, stream.clientPayload(), "frame " + i);
            assertEquals(frames.get(i).length, stream.bytes());
        }
    }

    @Test
    @Tag("tool")
    void tsharkFindsTheSame() throws IOException, InterruptedException {
        Tool.need("tshark");
        Path file = file(1, tunnels());
        List<String> theirs = Tool.lines("tshark", "-n", "-r", file.toString(), "-T", "fields", "-E", "separator=,", "-E",
                "occurrence=l", "-e", "tcp.stream", "-e", "tcp.srcport", "-e", "tcp.len");
        List<String> ours = new ArrayList<>();
        for (StreamTotals stream : PacketTotals.of(file).streams()) {
            ours.add(ours.size() + "," + stream.client().port() + "," + stream.clientPayload());
        }
        assertEquals(theirs, ours);
    }

    @Test
    void tunnelsInTunnelsAreFollowedSoFar() throws IOException {
        byte[] frame = ethernet(ip(0, false));
        for (int depth = 0; depth < 4; depth++) {
            frame = udp(4789, Frames.join(hex("0800 0000 00002a00"), frame));
        }
        assertEquals(1, PacketTotals.of(file(1, List.of(frame))).streams().size());
        for (int depth = 0; depth < 40; depth++) {
            frame = Frames.join(hex(ETHERNET + "8100 0007 6558"), frame);
        }
        PacketTotals deep = PacketTotals.of(file(1, List.of(frame)));
        assertEquals(List.of(), deep.streams());
        assertEquals(1, deep.others().getFirst().packets());
    }

    @Test
    void whatIsNotTcpIsCountedAndNamed() throws IOException {
        List<byte[]> frames = new ArrayList<>(List.of(hex(ETHERNET + "0806 0001"), hex(ETHERNET + "0806 0001"),
                hex(ETHERNET + "8863 1109 0000 0000"), hex(ETHERNET + "8864 1100 0001 0006 c021 01010004"),
                hex(ETHERNET + "0026 424203 000000"), hex(ETHERNET + "8847 00010140 50000000"), hex(ETHERNET + "1234 00"),
                ethernet(Frames.udp()), udp(4789, hex("0800 0000 00002a00" + ETHERNET + "0806 0001")), hex("0200")));
        List<OtherPackets> others = PacketTotals.of(file(1, frames)).others();
        assertEquals(new OtherPackets("ARP", 3), others.getFirst());
        assertEquals(frames.size(), others.stream().mapToLong(OtherPackets::packets).sum());
        List<String> names = others.stream().map(OtherPackets::name).toList();
        assertTrue(names.containsAll(List.of("PPPoE discovery", "PPP LCP", "STP", "MPLS", "UDP")), names::toString);
        List<OtherPackets> wireless = PacketTotals.of(file(105, frames)).others();
        assertEquals(List.of(new OtherPackets("IEEE 802.11", frames.size())), wireless);
        assertEquals(1, PacketTotals.of(file(147, frames)).others().size());
    }
}
