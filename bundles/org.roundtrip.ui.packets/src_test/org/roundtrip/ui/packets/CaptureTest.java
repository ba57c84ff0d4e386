// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.PcapngWriter;
import org.roundtrip.files.JournalReader;
import org.roundtrip.model.Phase;

class CaptureTest {
    private static final long EPOCH = 1_700_000_000_000_000_000L;

    @TempDir
    Path folder;
    private Path packets;
    private CallTimes calls;

    @BeforeEach
    void write() throws IOException {
        packets = folder.resolve("packets.pcapng");
        try (PcapngWriter writer = new PcapngWriter(packets, 101, 65_536, "lo", "tcp and (port 50000)")) {
            writer.write(EPOCH + 100, tcp(40_000, 50_000, 0x18, 12), 64);
            writer.write(EPOCH + 12_400, tcp(50_000, 40_000, 0x18, 2_000), 2_052);
            writer.write(EPOCH + 1_500_000, tcp(40_000, 50_000, 0x10, 0), 52);
            writer.write(EPOCH + 1_500_100, new byte[30], 1_234_567);
            writer.statistics(3, 2);
        }
        Path journal = new Journals(EPOCH, 0).calls(Phase.CAPTURE, 0, 7, 20_000).write(folder.resolve("client.journal"));
        try (JournalReader reader = JournalReader.open(journal)) {
            calls = CallTimes.of(reader);
        }
    }

    @Test
    void showsEachPacketWithItsCall() throws IOException {
        try (Capture capture = Capture.open(packets, calls)) {
            assertTrue(capture.read(3));
            assertEquals(3, capture.size());
            assertFalse(capture.read(3));
            assertEquals(List.of("1", "8", "0.0000", "\u2013", "client \u2192 server", "64", "12", "PSH ACK", "1",
                    "127.0.0.1:40000", "127.0.0.1:50000"), cells(capture.row(0)));
            assertEquals(List.of("2", "8", "0.0123", "12.3", "server \u2192 client", "2,052", "2,000", "PSH ACK", "1",
                    "127.0.0.1:50000", "127.0.0.1:40000"), cells(capture.row(1)));
            assertEquals(List.of("3", "\u2013", "1.4999", "1,490", "client \u2192 server", "52", "0", "ACK", "1",
                    "127.0.0.1:40000", "127.0.0.1:50000"), cells(capture.row(2)));
            assertEquals(List.of("4", "\u2013", "1.5000", "0.100", "\u2013", "1,234,567", "\u2013", "\u2013", "\u2013",
                    "\u2013", "\u2013"), cells(capture.row(3)));
        }
    }

    @Test
    void sumsUpInALine() throws IOException {
        try (Capture capture = Capture.open(packets, CallTimes.UNKNOWN)) {
            capture.read(2);
            assertTrue(CaptureSummaryLine.of(capture, false).matches("2 packets, 2.12 kB, 1 stream.  Reading: \\d+ %"));
            assertTrue(CaptureSummaryLine.of(capture, true).endsWith("Reading was stopped."));
            capture.read(100);
            assertEquals("4 packets, 1.24 MB, 1 stream.  The capture lost 2 packets: it is incomplete.",
                    CaptureSummaryLine.of(capture, false));
        }
    }

    @Test
    void saysWhenTheFileIsCut() throws IOException {
        byte[] whole = Files.readAllBytes(packets);
        Files.write(packets, Arrays.copyOf(whole, whole.length - 100));
        try (Capture capture = Capture.open(packets, CallTimes.UNKNOWN)) {
            while (capture.read(1)) {
                assertTrue(capture.progress() <= 1);
            }
            assertTrue(CaptureSummaryLine.of(capture, false).contains("The file ends in the middle"));
        }
    }

    private static List<String> cells(PacketRow row) {
        return Arrays.stream(PacketColumn.values()).map(column -> column.text(row)).toList();
    }

    private static byte[] tcp(int from, int to, int flags, int payload) {
        return ByteBuffer.allocate(40).putShort((short) 0x4500).putShort((short) (40 + payload)).putInt(0)
                .putInt(0x4006_0000).putInt(0x7F000001).putInt(0x7F000001).putShort((short) from).putShort((short) to)
                .putLong(0).putShort((short) (0x5000 | flags)).putShort((short) 512).putInt(0).array();
    }
}
