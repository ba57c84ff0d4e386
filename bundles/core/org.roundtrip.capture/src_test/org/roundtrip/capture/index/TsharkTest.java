// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roundtrip.capture.Tool;
import org.roundtrip.capture.file.CaptureBytes;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.file.ReadPackets;
import org.roundtrip.capture.packet.Frames;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;

/** Compares our reading of a file with that of Wireshark's tshark. */
@Tag("tool")
class TsharkTest {
    private static final long BEGIN = 1_700_000_000_123_456_789L;

    @TempDir
    Path folder;

    @BeforeEach
    void need() {
        Tool.need("tshark");
    }

    @ParameterizedTest
    @EnumSource(names = {"ETHERNET", "IPV6"})
    void readsTheSameOnUsualLinkLayers(LinkType type) throws IOException, InterruptedException {
        readsTheSame(type);
    }

    @ParameterizedTest
    @Tag("night")
    @EnumSource(names = {"ETHERNET", "IPV6"}, mode = EnumSource.Mode.EXCLUDE)
    void readsTheSame(LinkType type) throws IOException, InterruptedException {
        CaptureBytes little = new CaptureBytes(ByteOrder.LITTLE_ENDIAN).section().device(type.code(), 9, 0);
        CaptureBytes big = new CaptureBytes(ByteOrder.BIG_ENDIAN).pcapHeader(true, type.code());
        long time = BEGIN;
        for (byte[] ip : conversations(type)) {
            byte[] frame = Frames.linked(type, ip);
            little.enhanced(0, time += 1001, frame, frame.length);
            big.pcapPacket((int) (time / 1_000_000_000), (int) (time % 1_000_000_000), frame, frame.length);
        }
        for (CaptureBytes bytes : List.of(little, big)) {
            Path file = Files.write(folder.resolve("packets"), bytes.bytes());
            assertEquals(tshark(file), ours(file));
        }
    }

    @Test
    void readsWhatOurWriterWrote() throws IOException, InterruptedException {
        Path file = folder.resolve("written.pcapng");
        RandomGenerator random = RandomGenerator.of("L64X128MixRandom");
        long bytes = 0;
        try (PcapngWriter writer = new PcapngWriter(file, 1, 262_144, "lo", "tcp and (port 50000 or port 9)")) {
            for (int i = 0; i < 200; i++) {
                byte[] frame = Frames.linked(LinkType.ETHERNET, Frames.ipv4(new Frames.Tcp(40_000 + i % 7, 50_000,
                        i % 2 == 0, i, i, TcpHeader.ACK, random.nextInt(i % 50 == 0 ? 65_000 : 100))));
                writer.write(BEGIN + i, frame, frame.length);
                bytes += frame.length;
            }
            byte[] largest = new byte[262_144];
            writer.write(BEGIN + 200, largest, largest.length);
            writer.statistics(201, 3);
            bytes += largest.length;
        }
        assertEquals(tshark(file), ours(file));
        PacketTotals totals = PacketTotals.of(file);
        assertEquals(201, totals.packets());
        assertEquals(bytes, totals.bytes());
        assertEquals(3, totals.dropped());
        assertEquals(7, totals.streams().size());
        for (StreamTotals stream : totals.streams()) {
            assertEquals(50_000, stream.server().port(), "the port of the filter is the server's");
        }
        List<String> facts = Tool.lines("capinfos", "-c", "-d", "-M", file.toString());
        assertEquals("201", facts.get(1).replaceAll("\\D", ""));
        assertEquals(Long.toString(bytes), facts.get(2).replaceAll("\\D", ""));
    }

    /** Three connections, two of them on the same ports, and a datagram where the link layer allows it. */
    private static List<byte[]> conversations(LinkType type) {
        List<byte[]> packets = new ArrayList<>();
        List<Frames.Tcp> all = new ArrayList<>(Frames.connection(40_000, 1099, 4_294_967_290L, 9));
        all.addAll(Frames.connection(40_001, 2809, 1, 2));
        all.addAll(Frames.connection(40_000, 1099, 77, 99));
        for (Frames.Tcp tcp : all) {
            if (type != LinkType.IPV6) {
                packets.add(Frames.ipv4(tcp));
            }
            if (type != LinkType.IPV4) {
                packets.add(Frames.ipv6(tcp));
            }
        }
        if (type != LinkType.IPV6) {
            packets.add(Frames.udp());
        }
        return packets;
    }

    private static List<String> tshark(Path file) throws IOException, InterruptedException {
        return Tool.lines("tshark", "-n", "-r", file.toString(), "-o", "tcp.relative_sequence_numbers:FALSE", "-T", "fields",
                "-E", "separator=,", "-e", "frame.time_epoch", "-e", "frame.len", "-e", "frame.cap_len", "-e", "ip.src",
                "-e", "ipv6.src", "-e", "ip.dst", "-e", "ipv6.dst", "-e", "tcp.srcport", "-e", "tcp.dstport",
                "-e", "udp.srcport", "-e", "tcp.seq", "-e", "tcp.ack", "-e", "tcp.flags", "-e", "tcp.len", "-e", "tcp.stream");
    }

    private static List<String> ours(Path file) throws IOException {
        TcpStreams streams = new TcpStreams(port -> false);
        return ReadPackets.all(file).stream().map(packet -> line(packet, streams)).toList();
    }

    private static String line(Packet packet, TcpStreams streams) {
        String frame = "%d.%09d,%d,%d,".formatted(packet.epochNanos() / 1_000_000_000, packet.epochNanos() % 1_000_000_000,
                packet.wireLength(), packet.capturedLength());
        IpPacket ip = IpPacket.of(packet).orElse(null);
        if (ip == null) {
            return frame + ",,,,,,,,,,,";
        }
        boolean six = ip.source().ipv6();
        String hosts = (six ? ",%s,,%s," : "%s,,%s,,").formatted(ip.source().host(), ip.destination().host());
        if (!ip.isTcp()) {
            return frame + hosts + ",," + ip.source().port() + ",,,,,";
        }
        TcpHeader tcp = ip.tcp();
        return frame + hosts + "%d,%d,,%d,%d,0x%04x,%d,%d".formatted(ip.source().port(), ip.destination().port(),
                tcp.sequence(), tcp.acknowledgement(), tcp.flags(), ip.payloadLength(), streams.streamOf(ip));
    }
}
