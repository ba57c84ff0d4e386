// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.files.Csv;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;

/**
 * Writes packets as comma-separated values with a head, UTF-8: a line for each, what is not known is empty. Packets, calls
 * and connections are numbered from 1, times are nanoseconds. Not for a user interface's thread.
 */
public final class PacketCsv {
    private static final List<String> HEAD = List.of("packet", "call", "stream", "epochNanos", "sinceFirstNanos",
            "sinceLastNanos", "from", "source", "destination", "protocol", "kind", "operation", "wireBytes", "payloadBytes",
            "flags", "sequence", "acknowledgement", "marked", "comment");
    private static final int STEP = 256;

    private PacketCsv() {
    }

    /**
     * Writes the file and replaces an existing one. When writing fails or is cancelled, the existing file stays as it was.
     *
     * @param goOn called often; returns false to cancel
     * @throws CancellationException when {@code goOn} returned false
     */
    public static void write(OpenCapture capture, PacketSelection packets, PacketNotes notes, Path file,
            BooleanSupplier goOn) throws IOException {
        Path beside = Files.createTempFile(file.toAbsolutePath().getParent(), "export", ".part");
        try {
            try (BufferedWriter out = Files.newBufferedWriter(beside)) {
                out.write(Csv.line(HEAD));
                for (int at = 0; at < packets.size(); at++) {
                    if (at % STEP == 0 && !goOn.getAsBoolean()) {
                        throw new CancellationException();
                    }
                    out.write(Csv.line(values(capture, notes, packets.packet(at))));
                }
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static List<?> values(OpenCapture capture, PacketNotes notes, int number) throws IOException {
        PacketRow row = capture.row(number);
        Packet packet = row.packet();
        IpPacket ip = row.ip();
        TcpHeader tcp = ip == null ? null : ip.tcp();
        MessageRow message = row.message() == null ? null : capture.messages().row(row.message());
        return Arrays.asList(packet.index() + 1, row.call() == null ? null : row.call() + 1,
                row.stream() == null ? null : row.stream() + 1,
                packet.epochNanos() == Packet.NO_TIME ? null : packet.epochNanos(), row.sinceFirst(), row.sinceLast(),
                row.fromClient() == null ? null : row.fromClient() ? "client" : "server",
                ip == null ? null : ip.source().toString(), ip == null ? null : ip.destination().toString(),
                message == null ? null : message.protocol(),
                message == null ? null : message.kind().name().toLowerCase(Locale.ROOT),
                message == null ? null : message.operation(), packet.wireLength(), ip == null ? null : ip.payloadLength(),
                tcp == null ? null : tcp.flagNames(), tcp == null ? null : tcp.sequence(),
                tcp == null ? null : tcp.acknowledgement(), notes.marked(number), notes.comment(number));
    }
}
