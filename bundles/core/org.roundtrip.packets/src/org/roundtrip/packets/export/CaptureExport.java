// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PcapWriter;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;

/**
 * Writes packets of a capture to a capture file of their own. It is pcapng, with comments, or pcap where the name ends
 * so. Not for a user interface's thread.
 */
public final class CaptureExport {
    private static final int LONGEST_FRAME = 1 << 18;
    private static final int STEP = 256;

    private CaptureExport() {
    }

    /**
     * Writes the file and replaces an existing one. When writing fails or is cancelled, the existing file stays as it was.
     *
     * @param goOn called often; returns false to cancel
     * @throws CaptureException      when packets of several link layers are to go into one pcap file
     * @throws CancellationException when {@code goOn} returned false
     */
    public static void write(OpenCapture capture, PacketSelection packets, PacketNotes notes, Path file,
            BooleanSupplier goOn) throws IOException {
        Path beside = Files.createTempFile(file.toAbsolutePath().getParent(), "export", ".part");
        try {
            boolean pcap = file.toString().toLowerCase(Locale.ROOT).endsWith(".pcap");
            try (Target target = pcap ? new Pcap(beside) : new Pcapng(beside)) {
                for (int at = 0; at < packets.size(); at++) {
                    if (at % STEP == 0 && !goOn.getAsBoolean()) {
                        throw new CancellationException();
                    }
                    int number = packets.packet(at);
                    String comment = notes.comment(number);
                    target.add(capture.whole(number), comment == null ? "" : comment);
                }
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private interface Target extends AutoCloseable {
        void add(Packet packet, String comment) throws IOException;

        @Override
        void close() throws IOException;
    }

    private static long time(Packet packet) {
        return packet.epochNanos() == Packet.NO_TIME ? 0 : packet.epochNanos();
    }

    private static final class Pcapng implements Target {
        private final Path file;
        private final Map<Integer, Integer> interfaces = new HashMap<>();
        private PcapngWriter writer;

        Pcapng(Path file) {
            this.file = file;
        }

        @Override
        public void add(Packet packet, String comment) throws IOException {
            Integer number = interfaces.get(packet.linkType());
            if (number == null) {
                number = interfaces.size();
                interfaces.put(packet.linkType(), number);
                if (writer == null) {
                    writer = new PcapngWriter(file, packet.linkType(), LONGEST_FRAME, "selection", "");
                } else {
                    writer.add(packet.linkType(), LONGEST_FRAME, "selection " + number, "");
                }
            }
            writer.write(number, time(packet), packet.bytes(), packet.wireLength(), comment);
        }

        /** A file without packets must be a valid capture too. */
        @Override
        public void close() throws IOException {
            if (writer == null) {
                writer = new PcapngWriter(file, 1, LONGEST_FRAME, "selection", "");
            }
            writer.close();
        }
    }

    private static final class Pcap implements Target {
        private final Path file;
        private int linkType = 1;
        private PcapWriter writer;

        Pcap(Path file) {
            this.file = file;
        }

        @Override
        public void add(Packet packet, String comment) throws IOException {
            if (writer == null) {
                linkType = packet.linkType();
                writer = new PcapWriter(file, linkType, LONGEST_FRAME);
            }
            if (packet.linkType() != linkType) {
                throw new CaptureException(Texts.of(CaptureExport.class).text("layers"));
            }
            writer.write(time(packet), packet.bytes(), packet.wireLength());
        }

        @Override
        public void close() throws IOException {
            if (writer == null) {
                writer = new PcapWriter(file, linkType, LONGEST_FRAME);
            }
            writer.close();
        }
    }
}
