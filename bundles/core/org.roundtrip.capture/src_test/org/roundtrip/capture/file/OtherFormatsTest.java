// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.Tool;
import org.roundtrip.capture.file.zstd.ZstdInputStream;
import org.roundtrip.capture.packet.Frames;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;

/** Compressed captures, snoop files, and files of other programs. */
class OtherFormatsTest {
    /** Sixty packets, packed by the program zstd. */
    private static final Path WORDS = Path.of("src_test/org/roundtrip/capture/file/words.pcap.zst");
    private static final int WORDS_PACKETS = 60;
    private static final int WORDS_BYTES = 12_426;

    @TempDir
    Path folder;

    private static byte[] pcap(int packets) {
        CaptureBytes bytes = new CaptureBytes(ByteOrder.LITTLE_ENDIAN).pcapHeader(false, 1);
        for (int i = 0; i < packets; i++) {
            byte[] frame = frame(i);
            bytes.pcapPacket(i, 0, frame, frame.length);
        }
        return bytes.bytes();
    }

    private static byte[] frame(int number) {
        return Frames.linked(LinkType.ETHERNET, Frames.ipv4(new Frames.Tcp(40_000, 80, true, number * 99L, 1, TcpHeader.ACK, 99)));
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("packets"), bytes);
    }

    private static List<String> temporary() throws IOException {
        try (var files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("roundtrip") && name.endsWith(".capture")).sorted().toList();
        }
    }

    @Test
    void gzipIsUnpackedAndItsFileGoesAgain() throws IOException {
        List<String> before = temporary();
        try (PacketFile open = PacketFile.open(file(gzip(pcap(3))))) {
            assertEquals(before.size() + 1, temporary().size());
            assertTrue(open.advance() && open.advance() && open.advance() && !open.advance());
            assertTrue(open.problem().isEmpty());
        }
        assertEquals(before, temporary());
        assertEquals(3, ReadPackets.all(file(gzip(pcap(3)))).size());
    }

    @Test
    void zstandardIsUnpacked() throws IOException {
        assertEquals(WORDS_PACKETS, ReadPackets.all(WORDS).size());
        byte[] unpacked = unpacked(Files.readAllBytes(WORDS));
        assertEquals(WORDS_BYTES, unpacked.length);
        assertTrue(new String(unpacked, StandardCharsets.ISO_8859_1).contains("capture"));
    }

    private static byte[] unpacked(byte[] packed) throws IOException {
        try (ZstdInputStream in = new ZstdInputStream(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        }
    }

    @Test
    @Tag("tool")
    void zstandardOfEveryLevelIsUnpacked() throws IOException, InterruptedException {
        Tool.need("zstd");
        Random random = new Random(7);
        byte[] noise = new byte[300_000];
        random.nextBytes(noise);
        byte[] few = new byte[700_000];
        for (int i = 0; i < few.length; i++) {
            few[i] = (byte) (i % 7000 < 300 ? random.nextInt(4) : i % 251 + (i >> 16));
        }
        for (byte[] content : List.of(new byte[0], new byte[1], new byte[500_000], noise, few, pcap(2000))) {
            Path plain = Files.write(folder.resolve("plain"), content);
            for (String level : List.of("-1", "-3", "-9", "-19", "--fast=5")) {
                Path packed = folder.resolve("packed.zst");
                Tool.lines("zstd", "-q", "-f", level, plain.toString(), "-o", packed.toString());
                assertArrayEquals(content, unpacked(Files.readAllBytes(packed)), level + " " + content.length);
            }
        }
    }

    @Test
    @Tag("fuzz")
    void damagedZstandardEndsWithAnError() throws IOException {
        byte[] whole = Files.readAllBytes(WORDS);
        Random random = new Random(3);
        int read = 0;
        for (int round = 0; round < 3000; round++) {
            byte[] damaged = Arrays.copyOf(whole, 4 + random.nextInt(whole.length - 3));
            for (int changes = random.nextInt(4); changes > 0; changes--) {
                damaged[4 + random.nextInt(damaged.length - 4)] = (byte) random.nextInt();
            }
            try {
                read += unpacked(damaged).length;
            } catch (IOException e) {
                read++;
            }
        }
        assertTrue(read > 0);
    }

    @Test
    void whatCouldBeUnpackedOfACutFileIsRead() throws IOException {
        byte[] noise = new byte[20_000];
        new Random(1).nextBytes(noise);
        byte[] whole = gzip(new CaptureBytes(ByteOrder.BIG_ENDIAN).pcapHeader(true, 1).pcapPacket(1, 2, frame(1), 200)
                .pcapPacket(1, 3, noise, noise.length).bytes());
        try (PacketFile open = PacketFile.open(file(Arrays.copyOf(whole, whole.length / 2)))) {
            assertTrue(open.advance());
            assertFalse(open.advance());
            assertTrue(open.problem().isPresent());
        }
    }

    @Test
    void aFileThatGrowsOutOfAllMeasureIsUnpackedInPart() throws IOException {
        byte[] zeros = new byte[30 << 20];
        Path file = file(gzip(new CaptureBytes(ByteOrder.BIG_ENDIAN).pcapHeader(true, 1).pcapPacket(1, 2, zeros, zeros.length).bytes()));
        Unpacked unpacked = Unpacked.of(file, 1 << 20, () -> true).orElseThrow();
        assertTrue(unpacked.problem() != null);
        assertEquals(Math.max(1 << 20, Unpacked.MOST_RATIO * Files.size(file)), Files.size(unpacked.file()));
        Files.delete(unpacked.file());
        List<String> before = temporary();
        assertThrows(InterruptedIOException.class, () -> PacketFile.open(file, () -> false));
        assertEquals(before, temporary());
    }

    @Test
    void compressedFilesOfOtherThingsAreRefused() throws IOException {
        List<String> before = temporary();
        for (byte[] content : List.of(new byte[0], "a text".getBytes(), new byte[10 << 20], gzip(pcap(1)))) {
            assertThrows(CaptureException.class, () -> PacketFile.open(file(gzip(content))));
        }
        assertThrows(CaptureException.class, () -> PacketFile.open(file(new byte[] {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 0, 1})));
        assertEquals(before, temporary());
    }

    @Test
    void snoopFilesAreRead() throws IOException {
        byte[] frame = frame(5);
        byte[] padded = Arrays.copyOf(frame, frame.length + 3);
        ByteBuffer bytes = ByteBuffer.allocate(16 + 2 * (24 + padded.length)).put("snoop\0\0\0".getBytes()).putInt(2).putInt(4);
        for (int i = 0; i < 2; i++) {
            bytes.putInt(1514).putInt(frame.length).putInt(24 + padded.length).putInt(i * 7).putInt(1000 + i).putInt(9).put(padded);
        }
        List<Packet> packets = ReadPackets.all(file(bytes.array()));
        assertEquals(2, packets.size());
        assertArrayEquals(frame, packets.get(1).bytes());
        assertEquals(1514, packets.get(1).wireLength());
        assertEquals(1_001_000_009_000L, packets.get(1).epochNanos());
        try (PacketFile open = PacketFile.open(file(Arrays.copyOf(bytes.array(), bytes.capacity() - 30)))) {
            assertTrue(open.advance() && !open.advance());
            assertTrue(open.problem().isPresent());
        }
        bytes.putInt(16 + 8, 24 + frame.length - 1);
        try (PacketFile open = PacketFile.open(file(bytes.array()))) {
            assertFalse(open.advance());
            assertTrue(open.problem().isPresent());
        }
    }

    @Test
    void theOldVariantOfPcapHasLongerPacketHeaders() throws IOException {
        byte[] frame = frame(1);
        ByteBuffer bytes = ByteBuffer.allocate(24 + 2 * (24 + frame.length)).order(ByteOrder.LITTLE_ENDIAN).putInt(0xA1B2CD34)
                .putShort((short) 2).putShort((short) 4).putInt(0).putInt(0).putInt(65_535).putInt(1);
        for (int i = 0; i < 2; i++) {
            bytes.putInt(i).putInt(0).putInt(frame.length).putInt(frame.length).putLong(0).put(frame);
        }
        assertEquals(2, ReadPackets.all(file(bytes.array())).size());
    }

    @Test
    void filesOfOtherProgramsAreNamed() throws IOException {
        byte[] record = HexFormat.of().parseHex("0102030405060708" + "02" + "04" + "0014" + "0000" + "0004" + "00000000");
        assertTrue(refusal(Frames.join(record, record, record)).contains("ERF"));
        assertTrue(refusal("GMBU and more".getBytes()).contains("Network Monitor"));
        assertFalse(refusal("<html>".getBytes()).contains("ERF"));
    }

    private String refusal(byte[] bytes) throws IOException {
        Path file = file(bytes);
        return assertThrows(CaptureException.class, () -> PacketFile.open(file)).getMessage();
    }

    @Test
    void namesOfCompressedCapturesAreNamesOfCaptures() {
        assertTrue(CaptureNames.isNamed(Path.of("a", "B.PCAP.GZ")) && CaptureNames.isNamed(Path.of("x.pcapng.zst")));
        assertFalse(CaptureNames.isNamed(Path.of("x.gz")));
        assertTrue(CaptureNames.patterns().containsAll(List.of("*.pcapng", "*.cap", "*.snoop")));
    }
}
