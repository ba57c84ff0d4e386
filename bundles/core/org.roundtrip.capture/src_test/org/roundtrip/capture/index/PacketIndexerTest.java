// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import java.nio.file.StandardOpenOption;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.Frames;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;

class PacketIndexerTest {
    private static final int PACKETS = 300_000;
    private static final int PORT = 50_000;

    @TempDir
    Path folder;

    @Test
    void holdsTheSameAsReadingPacketByPacket() throws IOException {
        Path file = file(20_000);
        try (PacketIndexer indexer = PacketIndexer.open(file); PacketFile plain = PacketFile.open(file)) {
            while (indexer.read(777)) {
                assertTrue(indexer.progress() <= 1);
            }
            TcpStreams table = new TcpStreams(plain::capturedPort);
            PacketIndex index = indexer.index();
            for (int i = 0; i < index.size(); i++) {
                Packet packet = plain.next();
                IpPacket ip = IpPacket.of(packet).orElseThrow();
                assertEquals(packet.offset(), index.offset(i));
                assertEquals(packet.epochNanos(), index.epochNanos(i));
                assertEquals(packet.wireLength(), index.wireLength(i));
                assertEquals(table.streamOf(ip), index.stream(i));
                assertEquals(ip.source().equals(indexer.client(index.stream(i))), index.fromClient(i));
                assertEquals(ip.payloadLength(), index.payloadLength(i));
                assertArrayEquals(packet.bytes(), indexer.packet(i, PacketFile.HEAD_BYTES).bytes());
            }
            assertEquals(null, plain.next());
            assertTrue(indexer.complete());
            assertEquals(PacketTotals.of(file).streams(), indexer.streams());
            assertEquals(PacketTotals.of(file).bytes(), indexer.bytes());
            assertEquals(4, indexer.dropped().orElseThrow());
        }
    }

    /** The file is long enough for a thread that reads ahead. */
    @Test
    void packetsAreReadWhileTheIndexGrows() throws IOException, InterruptedException, ExecutionException {
        Path file = file(PACKETS);
        try (PacketIndexer indexer = PacketIndexer.open(file)) {
            CompletableFuture<Integer> looked = CompletableFuture.supplyAsync(() -> look(indexer));
            while (indexer.read(1000)) {
                Thread.onSpinWait();
            }
            assertTrue(looked.get() > 0);
            assertEquals(PACKETS, indexer.index().size());
        }
    }

    private static int look(PacketIndexer indexer) {
        Random random = new Random(1);
        int looked = 0;
        try {
            while (!indexer.complete()) {
                int size = indexer.index().size();
                if (size > 0) {
                    int number = random.nextInt(size);
                    Packet packet = indexer.packet(number, 128);
                    assertEquals(indexer.index().epochNanos(number), packet.epochNanos());
                    assertEquals(PORT, indexer.server(indexer.index().stream(number)).port());
                    looked++;
                }
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return looked;
    }

    @Test
    void keepsTheIndexOfAFileThatIsCutWhileItIsRead() throws IOException {
        Path file = file(PACKETS);
        try (PacketIndexer indexer = PacketIndexer.open(file)) {
            assertTrue(indexer.read(1000));
            try (FileChannel other = FileChannel.open(file, StandardOpenOption.WRITE)) {
                other.truncate(other.size() / 2);
            }
            assertThrows(CaptureException.class, () -> {
                while (indexer.read(10_000)) {
                    Thread.onSpinWait();
                }
            });
            int size = indexer.index().size();
            assertTrue(size > PACKETS / 4 && size < PACKETS, size + " packets");
            assertEquals(0, indexer.packet(0, 100).index());
            assertFalse(indexer.complete());
        }
    }

    /** Writes a file with seven connections, whose clients and servers send in turns. */
    /** Also when the numbers wrap around, as the server's do here. */
    @Test
    void numbersAreCountedFromTheBeginningOfTheConnection() throws IOException {
        List<Frames.Tcp> packets = Frames.connection(40_000, PORT, 3_667_000_000L, 0xFFFF_FFFFL - 5);
        try (PacketIndexer indexer = indexed(packets)) {
            assertEquals(List.of(0L, 0L, 1L, 1L, 1L, 301L, 18L, 302L), packets.stream()
                    .map(each -> indexer.relative(0, each.sequence() & 0xFFFF_FFFFL, each.fromClient())).toList());
            assertEquals(List.of(1L, 1L, 1L, 301L, 18L, 302L, 19L), packets.stream().skip(1)
                    .map(each -> indexer.relative(0, each.acknowledgement() & 0xFFFF_FFFFL, !each.fromClient())).toList());
        }
    }

    @Test
    void whereTheBeginningIsMissingTheFirstByteSeenIsNumberOne() throws IOException {
        List<Frames.Tcp> packets = Frames.connection(40_000, PORT, 3_667_000_000L, 7_000).subList(3, 5);
        try (PacketIndexer indexer = indexed(packets)) {
            assertEquals(1, indexer.relative(0, packets.getFirst().sequence(), true));
            assertEquals(1, indexer.relative(0, packets.getFirst().acknowledgement(), false));
            assertEquals(301, indexer.relative(0, packets.getLast().acknowledgement(), true));
        }
    }

    private PacketIndexer indexed(List<Frames.Tcp> packets) throws IOException {
        Path file = folder.resolve("connection.pcapng");
        try (PcapngWriter writer = new PcapngWriter(file, 1, 262_144, "lo", "tcp and (port " + PORT + ")")) {
            for (Frames.Tcp packet : packets) {
                byte[] frame = Frames.linked(LinkType.ETHERNET, Frames.ipv4(packet));
                writer.write(1_700_000_000_000_000_000L, frame, frame.length);
            }
        }
        PacketIndexer indexer = PacketIndexer.open(file);
        indexer.read(packets.size() + 1);
        return indexer;
    }

    private Path file(int packets) throws IOException {
        Path file = folder.resolve("packets.pcapng");
        byte[][] frames = new byte[14][];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = Frames.linked(LinkType.ETHERNET, Frames.ipv4(
                    new Frames.Tcp(40_000 + i / 2, PORT, i % 2 == 0, i, i, TcpHeader.ACK, 10 * i)));
        }
        try (PcapngWriter writer = new PcapngWriter(file, 1, 262_144, "lo", "tcp and (port " + PORT + ")")) {
            for (int i = 0; i < packets; i++) {
                byte[] frame = frames[i % frames.length];
                writer.write(1_700_000_000_000_000_000L + i, frame, frame.length);
            }
            writer.statistics(packets, 4);
        }
        return file;
    }
}
