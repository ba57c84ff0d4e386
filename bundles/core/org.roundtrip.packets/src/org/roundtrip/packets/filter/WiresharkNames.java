// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Names of Wireshark's display filters for what has another name here, so that who knows those is led to ours. Names that
 * are the same in both are in {@link FilterFields} alone. Immutable; for any thread.
 */
final class WiresharkNames {
    private static final Map<String, String> OURS = new TreeMap<>();

    /** Headers for which Wireshark has a field each; here they have the names that are in the message. */
    static final List<String> HTTP_HEADERS = List.of("Host", "Content-Type", "Content-Length", "User-Agent", "Server", "Connection",
            "Transfer-Encoding");

    static {
        ours("frame.time_relative", "frame.time", "frame.time_epoch", "tcp.time_relative");
        ours("frame.time_delta", "frame.time_delta_displayed", "tcp.time_delta");
        ours("message.protocol", "frame.protocols", "_ws.col.protocol");
        ours("frame.len", "frame.pkt_len", "ip.len");
        ours("marked", "frame.marked");
        ours("comment", "frame.comment", "pkt_comment");
        ours("ip.src", "ip.src_host", "ipv6.src");
        ours("ip.dst", "ip.dst_host", "ipv6.dst");
        ours("ip.addr", "ip.host", "ipv6.addr", "ipv6.host");
        ours("ip.proto", "ipv6.nxt");
        ours("tcp.seq_raw", "tcp.seq");
        ours("tcp.ack_raw", "tcp.ack");
        ours("tcp.window_size_value", "tcp.window_size");
        ours("tcp.len", "tcp.payload", "data.len");
        ours("tls", "ssl");
        ours("giop", "iiop");
        ours("message.operation", "_ws.col.info", "http.request.uri", "http.request.full_uri", "http.request.uri.path",
                "http2.headers.path", "giop.request_op");
        ours("message.kind == request", "http.request");
        ours("message.kind == response", "http.response");
        ours("http.request.method", "http2.headers.method");
        ours("http.response.code", "http2.headers.status", "http2.headers.status.code");
        ours("call.time", "http.time");
        ours("message.request_id", "giop.request_id", "http2.streamid");
        ours("message.len", "giop.len", "tcp.pdu.size");
        ours("field.\"message type\"", "giop.type");
        ours("field.\"major version\"", "giop.major_version");
        ours("field.\"minor version\"", "giop.minor_version");
        ours("field.\"reply status\"", "giop.replystatus");
        ours("field.\"object key\"", "giop.objektkey");
        ours("field.\"request line\"", "http.request.line", "http.request.version");
        ours("field.\"status line\"", "http.response.line", "http.response.phrase", "http.response.code.desc");
        HTTP_HEADERS.forEach(header -> ours(MessageFields.PREFIX + '"' + header + '"',
                "http." + header.toLowerCase(Locale.ROOT).replace('-', '_')));
        ours("field.\"Content-Length\"", "http.content_length_header");
        ours("field.body", "http.file_data");
    }

    private WiresharkNames() {
    }

    /** Our words by Wireshark's names: a field, a protocol or a condition. */
    static Map<String, String> all() {
        return OURS;
    }

    /**
     * Returns a name that Wireshark knows and that stands for something here. It is the name itself, or the field of
     * which it is a part, as {@code http.request.uri} for {@code http.request.uri.query}. Null for none.
     */
    static String of(String name) {
        if (OURS.containsKey(name)) {
            return name;
        }
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            String whole = name.substring(0, dot);
            if (FilterFields.all().containsKey(OURS.getOrDefault(whole, ""))) {
                return whole;
            }
        }
        return null;
    }

    /** What some of our words mean, for people: a field's meaning, or else the words themselves. */
    static String help(String ours) {
        FilterField field = FilterFields.all().get(ours);
        return field == null ? ours : field.help();
    }

    private static void ours(String words, String... names) {
        for (String name : names) {
            if (OURS.put(name, words) != null) {
                throw new IllegalStateException("twice: " + name);
            }
        }
    }
}
