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
import java.util.stream.Stream;
import org.roundtrip.capture.IpPacket;
import org.roundtrip.capture.TcpHeader;
import org.roundtrip.dissect.Message;
import org.roundtrip.packets.MessageRow;
import org.roundtrip.packets.PacketRow;

/**
 * The fields of the language. Where Wireshark's display filter has a field of the same meaning, its name is the same.
 * Packets, calls and connections are numbered from 1, as they are shown.
 */
final class FilterFields {
    private static final Map<String, FilterField> ALL = new TreeMap<>();

    static {
        number("frame.number", row -> row.packet().index() + 1);
        number("frame.len", row -> (long) row.packet().wireLength());
        number("frame.cap_len", row -> (long) row.packet().capturedLength());
        add("frame.time_relative", FieldType.TIME, one(PacketRow::sinceFirst));
        add("frame.time_delta", FieldType.TIME, one(PacketRow::sinceLast));
        add("ip.src", FieldType.TEXT, one(ip(ip -> ip.source().host())));
        add("ip.dst", FieldType.TEXT, one(ip(ip -> ip.destination().host())));
        add("ip.addr", FieldType.TEXT, both(ip(ip -> ip.source().host()), ip(ip -> ip.destination().host())));
        number("ip.proto", ip(ip -> (long) ip.protocol()));
        number("tcp.srcport", tcp(ip -> (long) ip.source().port()));
        number("tcp.dstport", tcp(ip -> (long) ip.destination().port()));
        add("tcp.port", FieldType.NUMBER, both(tcp(ip -> (long) ip.source().port()),
                tcp(ip -> (long) ip.destination().port())));
        number("tcp.stream", row -> row.stream() == null ? null : (Long) (row.stream() + 1L));
        number("tcp.len", tcp(ip -> (long) ip.payloadLength()));
        number("tcp.seq_raw", tcp(ip -> ip.tcp().sequence()));
        number("tcp.ack_raw", tcp(ip -> ip.tcp().has(TcpHeader.ACK) ? (Long) ip.tcp().acknowledgement() : null));
        number("tcp.window_size_value", tcp(ip -> (long) ip.tcp().window()));
        flag("syn", TcpHeader.SYN);
        flag("ack", TcpHeader.ACK);
        flag("fin", TcpHeader.FIN);
        flag("reset", TcpHeader.RST);
        flag("push", TcpHeader.PSH);
        add("from", FieldType.TEXT, one(row -> row.fromClient() == null ? null : row.fromClient() ? "client" : "server"));
        number("call", row -> row.call() == null ? null : (Long) (row.call() + 1));
        add("call.time", FieldType.TIME, packet -> list(packet.callNanos()));
        message("message.protocol", FieldType.TEXT, MessageRow::protocol);
        message("message.kind", FieldType.TEXT, row -> row.kind().name().toLowerCase(Locale.ROOT));
        message("message.operation", FieldType.TEXT, row -> row.operation().isEmpty() ? null : row.operation());
        message("message.request_id", FieldType.NUMBER,
                row -> row.requestId() == Message.NO_ID ? null : (Long) row.requestId());
        message("message.len", FieldType.NUMBER, row -> row.to() - row.from());
        message("message.problem", FieldType.TEXT, MessageRow::problem);
        add("marked", FieldType.FLAG, packet -> List.of(packet.marked()));
        add("comment", FieldType.TEXT, packet -> list(packet.comment()));
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
        return packet -> Arrays.stream(values).map(value -> value.apply(packet.row())).filter(Objects::nonNull).toList();
    }

    private static List<?> list(Object value) {
        return Stream.ofNullable(value).toList();
    }
}
