// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.capture.packet.Frames;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;

class PacketFileTest {
    private static final int SECONDS = 1_700_000_000;
    private static final byte[] FRAME = Frames.linked(LinkType.ETHERNET,
            Frames.ipv4(Frames.connection(40000, 1099, 7, 9).get(3)));

    @TempDir
    Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("packets");
    }

    @ParameterizedTest
    @CsvSource({"LITTLE,false", "LITTLE,true", "BIG,false", "BIG,true"})
    void readsPcap(String order, boolean nanos) throws IOException {
        List<Packet> packets = read(pcap(order, nanos));
        assertEquals(2, packets.size());
        Packet second = packets.get(1);
        assertEquals(1, second.index());
        assertEquals(SECONDS * 1_000_000_000L + (nanos ? 250_001 : 250_001_000), second.epochNanos());
        assertEquals(FRAME.length, second.capturedLength());
        assertEquals(5000, second.wireLength());
        assertEquals(1, second.linkType());
        assertArrayEquals(Arrays.copyOf(FRAME, PacketFile.HEAD_BYTES), second.bytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"LITTLE", "BIG"})
    void readsPcapngOfEveryKindOfBlock(String order) throws IOException {
        List<Packet> packets = read(pcapng(order));
        assertEquals(List.of(SECONDS * 1_000_000_000L + 123_456_000, SECONDS * 1_000_000_000L + 123_456_789,
                Packet.NO_TIME, SECONDS * 1_000_000_000L + 500_000_000, SECONDS * 1_000_000_000L + 7_000),
                packets.stream().map(Packet::epochNanos).toList());
        assertEquals(List.of(1, 101, 1, 113, 1), packets.stream().map(Packet::linkType).toList());
        assertEquals(List.of(FRAME.length, 9999, FRAME.length, FRAME.length, FRAME.length),
                packets.stream().map(Packet::wireLength).toList());
        try (PacketFile open = PacketFile.open(file)) {
            while (open.next() != null) {
                assertFalse(open.problem().isPresent());
            }
            assertEquals(OptionalLong.of(12), open.dropped());
        }
    }

    /** Others read the same file. */
    @Test
    void aThreadThatIsInterruptedClosesTheFileForNobody() throws IOException {
        Files.write(file, pcap("LITTLE", true));
        try (PacketFile open = PacketFile.open(file)) {
            Packet first = open.next();
            Thread.currentThread().interrupt();
            Packet again = open.at(0, first.offset(), PacketFile.HEAD_BYTES);
            assertTrue(Thread.interrupted(), "it stays interrupted");
            assertArrayEquals(first.bytes(), again.bytes());
        }
    }

    @Test
    void wholePacketsAreReadAgain() throws IOException {
        List<Packet> packets = read(pcapng("BIG"));
        try (PacketFile open = PacketFile.open(file)) {
            open.next();
            assertThrows(CaptureException.class, () -> open.at(3, packets.get(3).offset(), 100));
            while (open.next() != null) {
                assertTrue(open.position() <= open.size());
            }
            for (int i = packets.size() - 1; i >= 0; i--) {
                Packet again = open.at(i, packets.get(i).offset(), Integer.MAX_VALUE);
                assertEquals(packets.get(i).epochNanos(), again.epochNanos());
                assertArrayEquals(FRAME, again.bytes());
            }
            assertThrows(CaptureException.class, () -> open.at(0, 4, 100));
            assertThrows(CaptureException.class, () -> open.at(0, open.size() + 4, 100));
            assertThrows(CaptureException.class, () -> open.at(0, -1, 100));
        }
    }

    @ParameterizedTest
    @CsvSource({"0,1700000000,1700000000000000000", "3,1700000000001,1700000000001000000",
            "12,1700000000000000000,1700000000000000", "19,1700000000000000000,170000000",
            "25,1700000000000000000,170", "127,1,0", "128,1700000000,1700000000000000000", "138,1700,1660156250",
            "191,9223372036854775807,999999999", "220,1,0"})
    void readsTimesOfEveryResolution(int resolution, long time, long nanos) throws IOException {
        Files.write(file, new CaptureBytes(ByteOrder.BIG_ENDIAN).section().device(1, resolution, 0)
                .enhanced(0, time, FRAME, FRAME.length).bytes());
        assertEquals(nanos, ReadPackets.all(file).getFirst().epochNanos());
    }

    @Test
    void impossibleTimesAreClamped() throws IOException {
        Files.write(file, new CaptureBytes(ByteOrder.BIG_ENDIAN).section().device(1, 0, Long.MAX_VALUE)
                .device(1, 6, Long.MIN_VALUE).enhanced(0, -1, FRAME, 1).enhanced(1, 0, FRAME, 1).bytes());
        assertTrue(ReadPackets.all(file).getFirst().epochNanos() > 9_000_000_000_000_000_000L);
        assertTrue(ReadPackets.all(file).getLast().epochNanos() < 0);
    }

    @Test
    void skipsUnknownBlocks() throws IOException {
        Files.write(file, new CaptureBytes(ByteOrder.LITTLE_ENDIAN).section().block(0x0BAD, ByteBuffer.allocate(8))
                .device(1, 9, 0).block(4, ByteBuffer.allocate(4)).enhanced(0, 1, FRAME, FRAME.length).bytes());
        assertEquals(1, ReadPackets.all(file).size());
    }

    @Test
    void refusesFilesThatAreNoCapture() throws IOException {
        for (byte[] bytes : List.of(new byte[3], new byte[100], "{\"plan\": 1}  and more text".getBytes())) {
            Files.write(file, bytes);
            assertTrue(assertThrows(CaptureException.class, () -> PacketFile.open(file)).getMessage()
                    .contains("is not a capture file"));
        }
    }

    @Test
    void statesThatAFileIsEmptyOrCompressed() throws IOException {
        Files.write(file, new byte[0]);
        assertTrue(assertThrows(CaptureException.class, () -> PacketFile.open(file)).getMessage().contains("is empty"));
        Files.write(file, "BZh91AY&SY".getBytes());
        assertTrue(assertThrows(CaptureException.class, () -> PacketFile.open(file)).getMessage()
                .contains("is compressed"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pcap", "pcapng"})
    @Tag("fuzz")
    void aCutFileGivesThePacketsBeforeTheCut(String format) throws IOException {
        byte[] whole = format.equals("pcap") ? pcap("LITTLE", true) : pcapng("LITTLE");
        List<Packet> all = read(whole);
        int seen = 0;
        for (int length = 28; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            try (PacketFile open = PacketFile.open(file)) {
                int count = 0;
                while (open.next() != null) {
                    count++;
                }
                assertTrue(count == seen || count == seen + 1, "packets must appear one by one");
                seen = count;
                boolean atBoundary = open.position() == length;
                assertEquals(atBoundary, open.problem().isEmpty(), "cut at " + length);
            }
        }
        assertTrue(seen >= all.size() - 1);
    }

    @Test
    @Tag("fuzz")
    void survivesDamageOfEachSeventhByte() throws IOException {
        survivesDamage(7);
    }

    @Test
    @Tag("fuzz")
    @Tag("night")
    void survivesDamageOfEachByte() throws IOException {
        survivesDamage(1);
    }

    private void survivesDamage(int each) throws IOException {
        Random random = new Random(2005);
        for (byte[] whole : List.of(pcap("LITTLE", true), pcapng("BIG"))) {
            for (int round = 0; round < whole.length; round += each) {
                byte[] damaged = whole.clone();
                damaged[round] = (byte) random.nextInt();
                for (int more = random.nextInt(4); more > 0; more--) {
                    damaged[random.nextInt(whole.length)] = (byte) (random.nextBoolean() ? 0xFF : random.nextInt());
                }
                Files.write(file, damaged);
                try {
                    PacketTotals totals = PacketTotals.of(file);
                    assertTrue(totals.packets() <= whole.length / 12);
                } catch (CaptureException e) {
                    assertTrue(e.getMessage().endsWith("."), e.getMessage());
                }
            }
        }
    }

    @Test
    void numberOfInterfacesIsLimited() throws IOException {
        CaptureBytes many = new CaptureBytes(ByteOrder.LITTLE_ENDIAN).section();
        for (int i = 0; i < 70_000; i++) {
            many.block(1, ByteBuffer.allocate(8));
        }
        Files.write(file, many.bytes());
        try (PacketFile open = PacketFile.open(file)) {
            assertEquals(null, open.next());
            assertTrue(open.problem().orElseThrow().contains("more than 65536"));
        }
    }

    private static byte[] pcap(String order, boolean nanos) {
        return new CaptureBytes(order(order)).pcapHeader(nanos, 1).pcapPacket(SECONDS, 999_999, FRAME, FRAME.length)
                .pcapPacket(SECONDS, 250_001, FRAME, 5000).bytes();
    }

    private static byte[] pcapng(String order) {
        ByteOrder other = order.equals("BIG") ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        byte[] first = new CaptureBytes(order(order)).section().device(1, -1, 0).device(101, 9, 0)
                .enhanced(0, SECONDS * 1_000_000L + 123_456, FRAME, FRAME.length)
                .enhanced(1, SECONDS * 1_000_000_000L + 123_456_789, FRAME, 9999)
                .simple(FRAME, FRAME.length).statistics(0, 100, 1).statistics(1, 100, 2).statistics(0, 200, 3).bytes();
        byte[] second = new CaptureBytes(other).section().device(113, 0x80 | 20, 1000).device(1, 6, 0)
                .enhanced(0, (SECONDS - 1000L << 20) + (1 << 19), FRAME, FRAME.length)
                .old(1, SECONDS * 1_000_000L + 7, FRAME).statistics(1, 9, 7).bytes();
        return Frames.join(first, second);
    }

    private static ByteOrder order(String name) {
        return name.equals("BIG") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    }

    private List<Packet> read(byte[] bytes) throws IOException {
        Files.write(file, bytes);
        return ReadPackets.all(file);
    }
}
