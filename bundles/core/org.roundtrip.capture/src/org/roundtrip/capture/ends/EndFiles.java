// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.LongUnaryOperator;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.ClockDifference;

/** Writes captures of ends: with other times, or both ends in one file. */
public final class EndFiles {
    /** The interface of the client's packets in a file with both ends. */
    public static final String CLIENT_END = "client end";
    /** The interface of the server's packets in a file with both ends. */
    public static final String SERVER_END = "server end";
    private static final int LONGEST_FRAME = 1 << 18;
    private static final int ETHERNET = 1;

    private EndFiles() {
    }

    /**
     * Writes the packets of a capture with other times. An existing file is replaced when the new one is complete.
     *
     * @param device  name of the interface
     * @param filter  by which it was captured
     * @param time    makes the new time of the old one
     * @param dropped packets that were lost in capturing
     */
    public static void write(Path from, Path to, String device, String filter, LongUnaryOperator time, long dropped)
            throws IOException {
        beside(to, beside -> {
            try (Source source = new Source(from, time);
                    PcapngWriter writer = new PcapngWriter(beside, source.linkType(), LONGEST_FRAME, device, filter)) {
                long packets = 0;
                for (; source.packet != null; source.advance(), packets++) {
                    source.write(writer, 0);
                }
                writer.statistics(packets, dropped);
            }
        });
    }

    /** Writes the packets of both ends in the order of their times on the client's clock. An existing file is replaced. */
    public static void merge(Path client, Path server, ClockDifference clock, Path to) throws IOException {
        beside(to, beside -> {
            try (Source near = new Source(client, LongUnaryOperator.identity());
                    Source far = new Source(server, clock::onClient);
                    PcapngWriter writer = new PcapngWriter(beside, near.linkType(), LONGEST_FRAME, CLIENT_END, "")) {
                int serverEnd = writer.add(far.linkType(), LONGEST_FRAME, SERVER_END, "");
                while (near.packet != null || far.packet != null) {
                    boolean nearFirst = far.packet == null || near.packet != null && near.nanos() <= far.nanos();
                    Source next = nearFirst ? near : far;
                    next.write(writer, nearFirst ? 0 : serverEnd);
                    next.advance();
                }
            }
        });
    }

    private interface Writing {
        void to(Path beside) throws IOException;
    }

    private static void beside(Path to, Writing writing) throws IOException {
        Path beside = Files.createTempFile(to.toAbsolutePath().getParent(), "capture", ".part");
        try {
            writing.to(beside);
            Files.move(beside, to, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** The packets of a file, one after the other, with their new times. */
    private static final class Source implements AutoCloseable {
        private final PacketFile file;
        private final LongUnaryOperator time;
        private Packet packet;

        Source(Path path, LongUnaryOperator time) throws IOException {
            this.file = PacketFile.open(path);
            this.time = time;
            advance();
        }

        int linkType() {
            return packet == null ? ETHERNET : packet.linkType();
        }

        void advance() throws IOException {
            packet = file.next();
        }

        long nanos() {
            return packet.epochNanos() == Packet.NO_TIME ? 0 : time.applyAsLong(packet.epochNanos());
        }

        void write(PcapngWriter writer, int number) throws IOException {
            Packet whole = file.at(packet.index(), packet.offset(), LONGEST_FRAME);
            writer.write(number, nanos(), whole.bytes(), whole.wireLength(), "");
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }
}
