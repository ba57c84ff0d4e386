// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.protocols;

import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.message.MessageDescription;
import org.roundtrip.ui.table.SortedColumn;

/** A column of the table of protocols. */
enum ProtocolColumn implements SortedColumn<ProtocolRow> {
    PROTOCOL(Facts.words(Texts.of(ProtocolColumn.class).text("protocol"), Texts.of(ProtocolColumn.class).text("protocolTip"), 10, ProtocolRow::protocol, ProtocolRow::protocol)),
    KIND(Facts.words(Texts.of(ProtocolColumn.class).text("kind"), Texts.of(ProtocolColumn.class).text("kindTip"), 30, ProtocolColumn::kind, ProtocolColumn::kind)),
    MESSAGES(Facts.number(Texts.of(ProtocolColumn.class).text("messages"), Texts.of(ProtocolColumn.class).text("messagesTip"), 9,
            row -> count(row.share().messages()), row -> row.share().messages())),
    MESSAGE_BYTES(Facts.number(Texts.of(ProtocolColumn.class).text("messageBytes"), Texts.of(ProtocolColumn.class).text("messageBytesTip"), 13,
            row -> count(row.share().messageBytes()), row -> row.share().messageBytes())),
    PACKETS(Facts.number(Texts.of(ProtocolColumn.class).text("packets"), Texts.of(ProtocolColumn.class).text("packetsTip"), 9,
            row -> Numbers.count(row.share().packets()), row -> row.share().packets())),
    BYTES(Facts.number(Texts.of(ProtocolColumn.class).text("bytes"), Texts.of(ProtocolColumn.class).text("bytesTip"), 13,
            row -> Numbers.count(row.share().wireBytes()), row -> row.share().wireBytes())),
    SHARE(Facts.number(Texts.of(ProtocolColumn.class).text("share"), Texts.of(ProtocolColumn.class).text("shareTip"), 9, row -> Numbers.share(row.percent()), ProtocolRow::percent));

    private final Facts<ProtocolRow> facts;

    ProtocolColumn(Facts<ProtocolRow> facts) {
        this.facts = facts;
    }

    @Override
    public Facts<ProtocolRow> facts() {
        return facts;
    }

    private static String kind(ProtocolRow row) {
        return row.share().kind() == null ? Texts.of(ProtocolColumn.class).text("noMessage") : MessageDescription.kind(row.share().kind(), row.answer());
    }

    /** A dash where there are no messages. */
    private static String count(long number) {
        return number == 0 ? Numbers.NOT_MEASURED : Numbers.count(number);
    }
}
