// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.table.SortedColumn;

/** A column of the table of connections. */
enum StreamColumn implements SortedColumn<StreamRow> {
    NUMBER(Facts.number(Texts.of(StreamColumn.class).text("number"), Texts.of(StreamColumn.class).text("numberTip"), 3, row -> Numbers.count(row.number() + 1L), StreamRow::number)),
    CLIENT(Facts.words(Texts.of(StreamColumn.class).text("client"), Texts.of(StreamColumn.class).text("clientTip"), 15,
            row -> row.client().toString(), row -> row.client().toString())),
    SERVER(Facts.words(Texts.of(StreamColumn.class).text("server"), Texts.of(StreamColumn.class).text("serverTip"), 15,
            row -> row.server().toString(), row -> row.server().toString())),
    PROTOCOL(Facts.words(Texts.of(StreamColumn.class).text("protocol"), Texts.of(StreamColumn.class).text("protocolTip"), 8, StreamColumn::protocol, StreamColumn::protocol)),
    PACKETS(Facts.number(Texts.of(StreamColumn.class).text("packets"), Texts.of(StreamColumn.class).text("packetsTip"), 8, row -> Numbers.count(row.packets()), StreamRow::packets)),
    BYTES(Facts.number(Texts.of(StreamColumn.class).text("bytes"), Texts.of(StreamColumn.class).text("bytesTip"), 12, row -> Numbers.count(row.bytes()), StreamRow::bytes)),
    TO_SERVER(Facts.number(Texts.of(StreamColumn.class).text("toServer"), Texts.of(StreamColumn.class).text("toServerTip"), 9,
            row -> Numbers.count(row.clientPayload()), StreamRow::clientPayload)),
    TO_CLIENT(Facts.number(Texts.of(StreamColumn.class).text("toClient"), Texts.of(StreamColumn.class).text("toClientTip"), 9,
            row -> Numbers.count(row.serverPayload()), StreamRow::serverPayload)),
    MESSAGES(Facts.number(Texts.of(StreamColumn.class).text("messages"), Texts.of(StreamColumn.class).text("messagesTip"), 8,
            row -> row.messages() == 0 ? Numbers.NOT_MEASURED : Numbers.count(row.messages()), StreamRow::messages)),
    DURATION(Facts.number(Texts.of(StreamColumn.class).text("duration"), Texts.of(StreamColumn.class).text("durationTip"), 9,
            row -> duration(row) == null ? Numbers.NOT_MEASURED : Numbers.digits(duration(row) / 1e6),
            row -> duration(row) == null ? Long.MIN_VALUE : duration(row)));

    private final Facts<StreamRow> facts;

    StreamColumn(Facts<StreamRow> facts) {
        this.facts = facts;
    }

    @Override
    public Facts<StreamRow> facts() {
        return facts;
    }

    private static String protocol(StreamRow row) {
        String name = row.protocol().isEmpty() ? Numbers.NOT_MEASURED : row.protocol();
        return row.nameService() ? Texts.of(StreamColumn.class).text("nameService", name) : name;
    }

    private static Long duration(StreamRow row) {
        return row.firstEpochNanos() == null || row.lastEpochNanos() == null ? null
                : (Long) (row.lastEpochNanos() - row.firstEpochNanos());
    }
}
