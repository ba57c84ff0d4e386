// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.Locale;
import java.util.Map;
import org.roundtrip.dissect.Message;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.ui.packets.desk.ByteRange.Whole;

/** Makes a filter for packets that have the same value as a row of the tree. */
final class FieldFilter {
    /** From the header and field, separated by a slash, to the field's name in the filter language. */
    private static final Map<String, String> NAMES = Map.ofEntries(Map.entry("IPv4/source", "ip.src"),
            Map.entry("IPv4/destination", "ip.dst"), Map.entry("IPv6/source", "ip.src"),
            Map.entry("IPv6/destination", "ip.dst"), Map.entry("TCP/source port", "tcp.srcport"),
            Map.entry("TCP/destination port", "tcp.dstport"), Map.entry("TCP/sequence number", "tcp.seq_raw"),
            Map.entry("TCP/acknowledgement number", "tcp.ack_raw"), Map.entry("TCP/window", "tcp.window_size_value"));

    private FieldFilter() {
    }

    /** Returns null when the filter language cannot express it. @param message of the row, or null for a frame */
    static String of(TreeRow row, MessageRow message) {
        if (row.home().whole() == Whole.FRAME) {
            String name = row.parent() == null ? null : NAMES.get(row.parent().name() + "/" + row.name());
            return name == null ? null : name + " == " + (name.startsWith("ip.") ? quoted(row.value()) : row.value());
        }
        if (message == null || row.problem()) {
            return null;
        }
        if (row.parent() == null) {
            String kind = "message.protocol == " + quoted(message.protocol()) + " && message.kind == "
                    + quoted(message.kind().name().toLowerCase(Locale.ROOT));
            return message.protocol().isEmpty() ? null : message.operation().isEmpty() ? kind
                    : kind + " && message.operation == " + quoted(message.operation());
        }
        if (!message.operation().isEmpty() && row.value().equals(message.operation())) {
            return "message.operation == " + quoted(message.operation());
        }
        boolean id = message.requestId() != Message.NO_ID && row.name().contains("request")
                && row.value().equals(Long.toString(message.requestId()));
        return id ? "message.request_id == " + message.requestId() : null;
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
