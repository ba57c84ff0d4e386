// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.Tool;
import org.roundtrip.capture.file.CaptureBytes;
import org.roundtrip.capture.packet.Frames;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;

/** IP packets that were sent in parts. */
class FragmentsTest {
    private static final int PAYLOAD = 500;
    private static final int HEADER_V4 = 20, HEADER_V6 = 40;

    @TempDir
    Path folder;

    private static Frames.Tcp tcp() {
        return new Frames.Tcp(40_000, 80, true, 7, 9, TcpHeader.ACK | TcpHeader.PSH, PAYLOAD);
    }

    /** A packet with numbers as its payload. */
    private static byte[] whole(boolean six) {
        byte[] ip = six ? Frames.ipv6(tcp()) : Frames.ipv4(tcp());
        for (int i = 0; i < PAYLOAD; i++) {
            ip[ip.length - PAYLOAD + i] = (byte) i;
        }
        return ip;
    }

    private static List<byte[]> parts(boolean six, int identification, int size) {
        return six ? sixes(whole(true), identification, size) : fours(whole(false), identification, size);
    }

    static List<byte[]> fours(byte[] ip, int identification, int size) {
        List<byte[]> parts = new ArrayList<>();
        for (int at = 0; at < ip.length - HEADER_V4; at += size) {
            int length = Math.min(size, ip.length - HEADER_V4 - at);
            byte[] part = Frames.join(Arrays.copyOf(ip, HEADER_V4), Arrays.copyOfRange(ip, HEADER_V4 + at, HEADER_V4 + at + length));
            ByteBuffer.wrap(part).putShort(2, (short) part.length).putShort(4, (short) identification)
                    .putShort(6, (short) (at / 8 | (at + length == ip.length - HEADER_V4 ? 0 : 0x2000)));
            parts.add(Frames.linked(LinkType.ETHERNET, part));
        }
        return parts;
    }

    private static List<byte[]> sixes(byte[] ip, int identification, int size) {
        List<byte[]> parts = new ArrayList<>();
        for (int at = 0; at < ip.length - HEADER_V6; at += size) {
            int length = Math.min(size, ip.length - HEADER_V6 - at);
            ByteBuffer header = ByteBuffer.allocate(8).put(ip[6]).put((byte) 0)
                    .putShort((short) (at | (at + length == ip.length - HEADER_V6 ? 0 : 1))).putInt(identification);
            byte[] part = Frames.join(Arrays.copyOf(ip, HEADER_V6), header.array(),
                    Arrays.copyOfRange(ip, HEADER_V6 + at, HEADER_V6 + at + length));
            part[6] = 44;
            ByteBuffer.wrap(part).putShort(4, (short) (8 + length));
            parts.add(Frames.linked(LinkType.ETHERNET, part));
        }
        return parts;
    }

    private Path file(List<byte[]> frames, int secondsBetween) throws IOException {
        CaptureBytes bytes = new CaptureBytes(ByteOrder.LITTLE_ENDIAN).pcapHeader(false, 1);
        for (int i = 0; i < frames.size(); i++) {
            bytes.pcapPacket(1000 + i * secondsBetween, 0, frames.get(i), frames.get(i).length);
        }
        return Files.write(folder.resolve("parts.pcap"), bytes.bytes());
    }

    /** Checks that the last packet completes the others. */
    private void joined(List<byte[]> frames) throws IOException {
        try (PacketIndexer indexer = PacketIndexer.open(file(frames, 0))) {
            indexer.read(1000);
            int last = frames.size() - 1;
            assertEquals(List.of(), indexer.others());
            assertEquals(1, indexer.streamCount());
            for (int i = 0; i < last; i++) {
                assertEquals(TcpStreams.NONE, indexer.index().stream(i));
                assertEquals(last, indexer.completedBy(i));
            }
            assertEquals(0, indexer.index().stream(last));
            assertEquals(PAYLOAD, indexer.index().payloadLength(last));
            Packet packet = indexer.joined(last, 100_000);
            IpPacket ip = IpPacket.of(packet).orElseThrow();
            assertEquals(PAYLOAD, ip.payloadLength());
            byte[] expected = new byte[PAYLOAD];
            for (int i = 0; i < PAYLOAD; i++) {
                expected[i] = (byte) i;
            }
            assertArrayEquals(expected, Arrays.copyOfRange(packet.bytes(), ip.payloadAt(), ip.payloadAt() + PAYLOAD));
            assertArrayEquals(frames.get(last), indexer.packet(last, 100_000).bytes());
        }
    }

    @Test
    void partsAreJoinedInAnyOrder() throws IOException {
        for (boolean six : new boolean[] {false, true}) {
            for (int size : new int[] {8, 64, 400}) {
                List<byte[]> parts = parts(six, 77, size);
                joined(parts);
                Collections.reverse(parts);
                joined(parts);
                Collections.shuffle(parts, new Random(size));
                joined(parts);
            }
        }
    }

    @Test
    void partsOfATunnelledPacketAreJoined() throws IOException {
        byte[] vxlan = Frames.join(new byte[] {8, 0, 0, 0, 0, 0, 42, 0}, Frames.linked(LinkType.ETHERNET, whole(false)));
        ByteBuffer udp = ByteBuffer.allocate(8).putShort((short) 50_000).putShort((short) 4789)
                .putShort((short) (8 + vxlan.length)).putShort((short) 0);
        byte[] ip = Arrays.copyOf(whole(false), HEADER_V4);
        ip[9] = 17;
        joined(fours(Frames.join(ip, udp.array(), vxlan), 3, 160));
    }

    @Test
    void bytesThatComeTwiceCountOnce() throws IOException {
        List<byte[]> parts = new ArrayList<>(parts(false, 5, 64));
        byte[] wrong = parts.get(3).clone();
        Arrays.fill(wrong, 34, wrong.length, (byte) 99);
        parts.add(4, wrong);
        joined(parts);
    }

    @Test
    void withoutAPartNothingIsJoined() throws IOException {
        List<byte[]> parts = parts(false, 5, 64);
        parts.remove(2);
        PacketTotals totals = PacketTotals.of(file(parts, 0));
        assertEquals(List.of(), totals.streams());
        assertEquals(parts.size(), totals.others().getFirst().packets());
    }

    @Test
    void partsThatComeAMinuteLaterBelongToAnotherPacket() throws IOException {
        assertEquals(List.of(), PacketTotals.of(file(parts(false, 5, 400), 61)).streams());
        assertEquals(1, PacketTotals.of(file(parts(false, 5, 400), 20)).streams().size());
    }

    @Test
    void veryManyBegunPacketsAreGivenUp() throws IOException {
        List<byte[]> frames = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            frames.add(parts(false, i, 400).getFirst());
        }
        frames.add(parts(false, 0, 400).getLast());
        frames.add(parts(false, 4999, 400).getLast());
        assertEquals(1, PacketTotals.of(file(frames, 0)).streams().size());
    }

    @Test
    @Tag("tool")
    void tsharkJoinsTheSame() throws IOException, InterruptedException {
        Tool.need("tshark");
        List<byte[]> frames = new ArrayList<>(parts(false, 1, 64));
        frames.addAll(parts(true, 2, 128));
        List<byte[]> turned = parts(false, 3, 200);
        Collections.reverse(turned);
        frames.addAll(turned);
        Path file = file(frames, 0);
        List<String> theirs = Tool.lines("tshark", "-n", "-r", file.toString(), "-T", "fields", "-E", "separator=,", "-e",
                "tcp.stream", "-e", "tcp.len");
        List<String> ours = new ArrayList<>();
        try (PacketIndexer indexer = PacketIndexer.open(file)) {
            indexer.read(1000);
            for (int i = 0; i < indexer.index().size(); i++) {
                int stream = indexer.index().stream(i);
                ours.add(stream < 0 ? "," : stream + "," + indexer.index().payloadLength(i));
            }
        }
        assertEquals(theirs, ours);
        assertTrue(ours.stream().anyMatch(line -> line.length() > 1));
    }
}
