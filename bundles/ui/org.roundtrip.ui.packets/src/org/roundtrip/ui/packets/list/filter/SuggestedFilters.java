// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketDescription;

/** The filters that the menu of a packet offers: for packets that are like it in one way. */
public final class SuggestedFilters {
    private static final Texts TEXTS = Texts.of(SuggestedFilters.class);

    private SuggestedFilters() {
    }

    /** From the text of each menu entry to its filter. */
    public static Map<String, String> of(ListRow row) {
        Map<String, String> filters = new LinkedHashMap<>();
        if (row.row().stream() != null) {
            int stream = row.row().stream() + 1;
            filters.put(TEXTS.text("byStream", Numbers.count(stream)), "tcp.stream == " + stream);
        }
        if (row.row().call() != null) {
            long call = row.row().call() + 1;
            filters.put(TEXTS.text("byCall", Numbers.count(call)), "call == " + call);
        }
        if (row.message() != null) {
            if (!row.message().operation().isEmpty()) {
                filters.put(TEXTS.text("byOperation", row.message().operation()),
                        "message.operation == " + FilterLanguage.quote(row.message().operation()));
            }
            if (!row.message().protocol().isEmpty()) {
                filters.put(TEXTS.text("byProtocol", PacketDescription.protocol(row)), row.message().protocol());
            }
        }
        if (row.row().fromClient() != null) {
            String from = row.row().fromClient() ? "client" : "server";
            filters.put(row.row().fromClient() ? TEXTS.text("byClient") : TEXTS.text("byServer"), "from == " + from);
        }
        IpPacket ip = row.row().ip();
        if (ip != null) {
            filters.put(TEXTS.text("byAddress", ip.source().host()), "ip.addr == " + ip.source().host());
            filters.put(TEXTS.text("byPayload"), "tcp.len > 0");
        }
        int length = row.row().packet().wireLength();
        filters.put(TEXTS.text("byLength", Numbers.count(length)), "frame.len == " + length);
        return filters;
    }
}
