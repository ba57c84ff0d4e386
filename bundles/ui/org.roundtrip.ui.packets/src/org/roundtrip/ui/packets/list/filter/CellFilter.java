// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Side;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;

/** Makes a filter for the packets that have the same value in a column of the list. */
public final class CellFilter {
    private CellFilter() {
    }

    /** Returns null when the filter language cannot express the value, or the cell has none. */
    public static String of(PacketColumn column, ListRow row) {
        IpPacket ip = row.row().ip();
        MessageRow message = row.message();
        return switch (column) {
            case MARK -> row.marked() ? "marked" : row.comment() == null ? null : "comment";
            case NUMBER -> "frame.number == " + (row.row().packet().index() + 1);
            case CALL -> row.row().call() == null ? null : "call == " + (row.row().call() + 1);
            case DIRECTION -> row.row().fromClient() == null ? null
                    : "from == " + (row.row().fromClient() ? "client" : "server");
            case SOURCE -> ip == null ? null : address(ip, ip.source(), "src");
            case DESTINATION -> ip == null ? null : address(ip, ip.destination(), "dst");
            case STREAM -> row.row().stream() == null ? null : "tcp.stream == " + (row.row().stream() + 1);
            case PROTOCOL -> message != null && !message.protocol().isEmpty() ? message.protocol()
                    : ip == null ? null : "ip.proto == " + ip.protocol();
            case OPERATION -> message == null || message.operation().isEmpty() ? null
                    : "message.operation == " + FilterLanguage.quote(message.operation());
            case STATUS -> message == null ? null : status(message);
            case LENGTH -> "frame.len == " + row.row().packet().wireLength();
            case PAYLOAD -> row.row().stream() == null || ip == null ? null : "tcp.len == " + ip.payloadLength();
            case SEQUENCE -> tcp(ip) ? "tcp.seq_raw == " + ip.tcp().sequence() : null;
            case ACKNOWLEDGEMENT -> tcp(ip) && ip.tcp().has(TcpHeader.ACK)
                    ? "tcp.ack_raw == " + ip.tcp().acknowledgement() : null;
            case COMMENT -> row.comment() == null ? null : "comment == " + FilterLanguage.quote(row.comment());
            case TIME_OF_DAY, TIME, SINCE_LAST, WAY, FLAGS, INFO -> null;
        };
    }

    /** Returns a filter for the method or status of an HTTP message; null when it has none. */
    public static String status(MessageRow message) {
        return message.code().isEmpty() ? null : message.side() == Side.CLIENT ? "http.request.method == " + message.code()
                : "http.response.code == " + message.code();
    }

    private static String address(IpPacket ip, HostPort endpoint, String side) {
        String host = "ip." + side + " == " + endpoint.host();
        return tcp(ip) ? host + " && tcp." + side + "port == " + endpoint.port() : host;
    }

    private static boolean tcp(IpPacket ip) {
        return ip != null && ip.isTcp();
    }
}
