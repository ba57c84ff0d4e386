// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.roundtrip.dissect.Message;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.ui.packets.desk.ByteRange.Whole;
import org.roundtrip.ui.packets.list.filter.CellFilter;

/** Makes a filter for packets that have the same value as a row of the tree. */
final class FieldFilter {
    /** From the header and field, separated by a slash, to the field's name in the filter language. */
    private static final Map<String, String> NAMES = Map.ofEntries(Map.entry("IPv4/source", "ip.src"),
            Map.entry("IPv4/destination", "ip.dst"), Map.entry("IPv6/source", "ip.src"),
            Map.entry("IPv6/destination", "ip.dst"), Map.entry("TCP/source port", "tcp.srcport"),
            Map.entry("TCP/destination port", "tcp.dstport"),
            Map.entry(StreamNumbers.TCP + "/" + StreamNumbers.SEQUENCE, "tcp.seq_raw"),
            Map.entry(StreamNumbers.TCP + "/" + StreamNumbers.ACKNOWLEDGEMENT, "tcp.ack_raw"),
            Map.entry("TCP/window", "tcp.window_size_value"));

    /** The fields that hold the method or status of an HTTP message. */
    private static final Set<String> FIRST_LINES = Set.of("request line", "status line");
    /** The field of all protocols that number their requests; a header of HTTP may have a similar name. */
    private static final String REQUEST_ID = "request id";
    /** Longer values are not written into a filter. */
    private static final int LONGEST = 1_000;

    private FieldFilter() {
    }

    /** Returns null when the filter language cannot express it. @param message of the row, or null for a frame */
    static String of(TreeRow row, MessageRow message) {
        if (row.home().whole() == Whole.FRAME) {
            String name = row.parent() == null ? null : NAMES.get(row.parent().name() + "/" + row.name());
            return name == null ? null : name + " == " + (name.startsWith("ip.") ? quoted(row.value())
                    : StreamNumbers.sent(row.value()));
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
        boolean id = message.requestId() != Message.NO_ID && row.name().equals(REQUEST_ID)
                && row.value().equals(Long.toString(message.requestId()));
        return id ? "message.request_id == " + message.requestId() : FIRST_LINES.contains(row.name())
                && !message.code().isEmpty() ? CellFilter.status(message) : field(row);
    }

    /** A filter for the field itself, by its name and that of the field around it. */
    private static String field(TreeRow row) {
        TreeRow above = row.parent();
        while (above.group()) {
            above = above.parent();
        }
        boolean simple = !row.group() && !row.value().isEmpty() && row.value().length() <= LONGEST
                && row.value().chars().noneMatch(Character::isISOControl);
        return simple ? "field." + (above.parent() == null ? "" : name(above) + ".") + name(row) + " == "
                + quoted(row.value()) : null;
    }

    private static String name(TreeRow row) {
        return row.name().matches("\\w+") ? row.name() : quoted(row.name());
    }

    private static String quoted(String text) {
        return FilterLanguage.quote(text);
    }
}
