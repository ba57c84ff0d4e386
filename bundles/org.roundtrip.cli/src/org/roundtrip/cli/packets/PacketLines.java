// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Locale;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.cli.Messages;
import org.roundtrip.cli.Output;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.report.Numbers;

/** Writes packets, one a line. Packets, calls and connections are numbered from 1. */
final class PacketLines {
    private static final String LINE = "%9s %7s %5s %13s  %-6s %7s %7s  %-9s %s";

    private final CaptureSource source;
    private final OpenCapture capture;

    PacketLines(CaptureSource source, OpenCapture capture) {
        this.source = source;
        this.capture = capture;
    }

    String heading(int packets) {
        return Messages.text("packets.list", source.title(), Numbers.count(packets), Numbers.count(capture.size()))
                + "\n" + LINE.formatted(Messages.text("packets.list.packet"), Messages.text("packets.list.call"),
                        Messages.text("packets.list.stream"), Messages.text("packets.list.time"),
                        Messages.text("packets.list.from"), Messages.text("packets.list.wire"),
                        Messages.text("packets.list.data"), Messages.text("packets.list.flags"),
                        Messages.text("packets.list.message"));
    }

    String text(int number) throws IOException {
        PacketRow row = capture.row(number);
        IpPacket ip = row.ip();
        return LINE.formatted(Numbers.count(number + 1), counted(row.call()),
                counted(row.stream() == null ? null : Long.valueOf(row.stream())),
                row.sinceFirst() == null ? Numbers.NOT_MEASURED
                        : String.format(Locale.ENGLISH, "%,.4f", row.sinceFirst() / 1e6),
                row.fromClient() == null ? Numbers.NOT_MEASURED : from(row), Numbers.count(row.packet().wireLength()),
                Numbers.count(ip == null ? null : ip.payloadLength()),
                ip == null || !ip.isTcp() ? "" : ip.tcp().flagNames(), message(row)).stripTrailing();
    }

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
        return row.message() == null ? "" : MessageLines.describe(capture.messages().row(row.message()));
    }

    private static String from(PacketRow row) {
        return row.fromClient() ? "client" : "server";
    }

    private static String counted(Long fromZero) {
        return Numbers.count(fromZero == null ? null : fromZero + 1);
    }
}
