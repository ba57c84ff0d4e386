// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.words.Numbers;

/** Writes packets, one a line. */
final class PacketLines extends CaptureLines {
    private final CaptureSource source;
    private final OpenCapture capture;

    PacketLines(CaptureSource source, OpenCapture capture) {
        super(List.of("packet", "call", "stream", "time", "from", "wire", "data", "flags", "message"),
                List.of("packet", "message", "call", "from", "time", "wire", "data", "flags", "stream"));
        this.source = source;
        this.capture = capture;
    }

    @Override
    List<String> row(int number) throws IOException {
        PacketRow row = capture.row(number);
        IpPacket ip = row.ip();
        return List.of(counted(number), counted(row.call()), counted(row.stream()),
                row.sinceFirst() == null ? Numbers.NOT_MEASURED
                        : String.format(Locale.ENGLISH, "%,.4f", row.sinceFirst() / 1e6),
                row.fromClient() == null ? Numbers.NOT_MEASURED : from(row), Numbers.count(row.packet().wireLength()),
                Numbers.count(ip == null ? null : ip.payloadLength()),
                ip == null || !ip.isTcp() ? "" : ip.tcp().flagNames(), message(row));
    }

    @Override
    String json(int number) throws IOException {
        PacketRow row = capture.row(number);
        IpPacket ip = row.ip();
        Packet packet = row.packet();
        ObjectNode line = Output.line(source);
        line.put("packet", number + 1);
        line.put("call", row.call() == null ? null : (Long) (row.call() + 1));
        line.put("stream", row.stream() == null ? null : (Integer) (row.stream() + 1));
        line.put("epochNanos", packet.epochNanos() == Packet.NO_TIME ? null : (Long) packet.epochNanos());
        line.put("from", row.fromClient() == null ? null : from(row));
        line.put("source", ip == null ? null : ip.source().toString());
        line.put("destination", ip == null ? null : ip.destination().toString());
        line.put("wireBytes", packet.wireLength());
        line.put("payloadBytes", ip == null ? null : (Integer) ip.payloadLength());
        line.put("flags", ip == null || !ip.isTcp() ? null : ip.tcp().flagNames());
        line.put("wayNanos", row.way());
        line.put("message", row.message() == null ? null : (Integer) (row.message() + 1));
        return line.toString();
    }

    private String message(PacketRow row) {
        return row.message() == null ? "" : MessageLines.describe(capture, capture.messages().row(row.message()));
    }

    private static String from(PacketRow row) {
        return row.fromClient() ? "client" : "server";
    }
}
