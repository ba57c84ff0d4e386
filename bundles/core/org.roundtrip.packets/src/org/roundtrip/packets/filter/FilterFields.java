// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Side;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.decode.MessageRow;

/**
 * The fields of the language. Where Wireshark's display filter has a field of the same meaning, its name is the same.
 * Packets, calls and connections are numbered from 1, as they are shown.
 */
final class FilterFields {
    private static final Map<String, FilterField> ALL = new TreeMap<>();

    static {
        quick("frame.number", FieldType.NUMBER, packet -> packet.number() + 1L);
        quick("frame.len", FieldType.NUMBER, packet -> (long) packet.wireLength());
        number("frame.cap_len", row -> (long) row.packet().capturedLength());
        quick("frame.time_relative", FieldType.TIME, FilterContext::sinceFirst);
        quick("frame.time_delta", FieldType.TIME, FilterContext::sinceLast);
        add("ip.src", FieldType.TEXT, one(ip(ip -> ip.source().host())));
        add("ip.dst", FieldType.TEXT, one(ip(ip -> ip.destination().host())));
        add("ip.addr", FieldType.TEXT, both(ip(ip -> ip.source().host()), ip(ip -> ip.destination().host())));
        number("ip.proto", ip(ip -> (long) ip.protocol()));
        number("tcp.srcport", tcp(ip -> (long) ip.source().port()));
        number("tcp.dstport", tcp(ip -> (long) ip.destination().port()));
        add("tcp.port", FieldType.NUMBER, both(tcp(ip -> (long) ip.source().port()),
                tcp(ip -> (long) ip.destination().port())));
        quick("tcp.stream", FieldType.NUMBER, packet -> packet.stream() == null ? null : (Long) (packet.stream() + 1L));
        quick("tcp.len", FieldType.NUMBER,
                packet -> packet.payloadLength() == null ? null : (Long) (long) packet.payloadLength());
        number("tcp.seq_raw", tcp(ip -> ip.tcp().sequence()));
        number("tcp.ack_raw", tcp(ip -> ip.tcp().has(TcpHeader.ACK) ? (Long) ip.tcp().acknowledgement() : null));
        number("tcp.window_size_value", tcp(ip -> (long) ip.tcp().window()));
        flag("syn", TcpHeader.SYN);
        flag("ack", TcpHeader.ACK);
        flag("fin", TcpHeader.FIN);
        flag("reset", TcpHeader.RST);
        flag("push", TcpHeader.PSH);
        quick("from", FieldType.TEXT,
                packet -> packet.fromClient() == null ? null : packet.fromClient() ? "client" : "server");
        quick("call", FieldType.NUMBER, packet -> packet.call() == null ? null : (Long) (packet.call() + 1));
        quick("call.time", FieldType.TIME, FilterContext::callNanos);
        message("message.protocol", FieldType.TEXT, MessageRow::protocol);
        message("message.kind", FieldType.TEXT, row -> row.kind().name().toLowerCase(Locale.ROOT));
        message("message.operation", FieldType.TEXT, row -> row.operation().isEmpty() ? null : row.operation());
        message("http.request.method", FieldType.TEXT, row -> http(row, Side.CLIENT));
        message("http.response.code", FieldType.NUMBER,
                row -> http(row, Side.SERVER) == null ? null : Long.valueOf(row.code()));
        message("message.request_id", FieldType.NUMBER,
                row -> row.requestId() == Message.NO_ID ? null : (Long) row.requestId());
        message("message.len", FieldType.NUMBER, row -> row.to() - row.from());
        message("message.problem", FieldType.TEXT, MessageRow::problem);
        quick("marked", FieldType.FLAG, FilterContext::marked);
        quick("comment", FieldType.TEXT, FilterContext::comment);
    }

    private FilterFields() {
    }

    /** All of them by their names, in the order of these. */
    static Map<String, FilterField> all() {
        return ALL;
    }

    private static void add(String name, FieldType type, FilterField.Reader reader) {
        ALL.put(name, new FilterField(name, type, reader));
    }

    /** Fields that the index answers without reading the packet. */
    private static void quick(String name, FieldType type, Function<FilterContext, ?> value) {
        add(name, type, packet -> list(value.apply(packet)));
    }

    private static void number(String name, Function<PacketRow, Long> value) {
        add(name, FieldType.NUMBER, one(value));
    }

    private static void flag(String name, int flag) {
        add("tcp.flags." + name, FieldType.FLAG, one(tcp(ip -> ip.tcp().has(flag))));
    }

    private static void message(String name, FieldType type, Function<MessageRow, ?> value) {
        add(name, type, packet -> {
            List<Object> values = new ArrayList<>();
            for (MessageRow row : packet.messages()) {
                Object of = value.apply(row);
                if (of != null) {
                    values.add(of);
                }
            }
            return values;
        });
    }

    /** Returns the method or status of a message of HTTP, or of a protocol within it; null for others. */
    private static String http(MessageRow row, Side side) {
        return row.side() != side || row.code().isEmpty() ? null : row.code();
    }

    private static <T> Function<PacketRow, T> ip(Function<IpPacket, T> value) {
        return row -> row.ip() == null ? null : value.apply(row.ip());
    }

    private static <T> Function<PacketRow, T> tcp(Function<IpPacket, T> value) {
        return row -> row.ip() == null || !row.ip().isTcp() ? null : value.apply(row.ip());
    }

    private static FilterField.Reader one(Function<PacketRow, ?> value) {
        return packet -> list(value.apply(packet.row()));
    }

    @SafeVarargs
    private static FilterField.Reader both(Function<PacketRow, ?>... values) {
        return packet -> {
            PacketRow row = packet.row();
            return Arrays.stream(values).map(value -> value.apply(row)).filter(Objects::nonNull).toList();
        };
    }

    private static List<?> list(Object value) {
        return value == null ? List.of() : List.of(value);
    }
}
