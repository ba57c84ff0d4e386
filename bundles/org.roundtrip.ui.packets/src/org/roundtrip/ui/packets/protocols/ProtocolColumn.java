// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.protocols;

import java.util.Comparator;
import java.util.function.Function;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.packets.message.MessageDescription;
import org.roundtrip.ui.table.Column;

/** A column of the table of protocols. */
enum ProtocolColumn implements Column<ProtocolRow> {
    PROTOCOL(Messages.protocol, Messages.protocolTip, false, 10, ProtocolRow::protocol, ProtocolRow::protocol),
    KIND(Messages.kind, Messages.kindTip, false, 30, ProtocolColumn::kind, ProtocolColumn::kind),
    MESSAGES(Messages.messages, Messages.messagesTip, true, 9, row -> count(row.share().messages()),
            row -> row.share().messages()),
    MESSAGE_BYTES(Messages.messageBytes, Messages.messageBytesTip, true, 13, row -> count(row.share().messageBytes()),
            row -> row.share().messageBytes()),
    PACKETS(Messages.packets, Messages.packetsTip, true, 9, row -> Numbers.count(row.share().packets()),
            row -> row.share().packets()),
    BYTES(Messages.bytes, Messages.bytesTip, true, 13, row -> Numbers.count(row.share().wireBytes()),
            row -> row.share().wireBytes()),
    SHARE(Messages.share, Messages.shareTip, true, 9, row -> Numbers.digits(row.percent()), ProtocolRow::percent);

    private final String title;
    private final String tip;
    private final boolean number;
    private final int characters;
    private final Function<ProtocolRow, String> text;
    private final Comparator<ProtocolRow> order;

    <C extends Comparable<C>> ProtocolColumn(String title, String tip, boolean number, int characters,
            Function<ProtocolRow, String> text, Function<ProtocolRow, C> order) {
        this.title = title;
        this.tip = tip;
        this.number = number;
        this.characters = characters;
        this.text = text;
        this.order = Comparator.comparing(order);
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String tip() {
        return tip;
    }

    @Override
    public boolean number() {
        return number;
    }

    @Override
    public int characters() {
        return characters;
    }

    @Override
    public String text(ProtocolRow row) {
        return text.apply(row);
    }

    @Override
    public Comparator<ProtocolRow> order(boolean ascending) {
        return ascending ? order : order.reversed();
    }

    private static String kind(ProtocolRow row) {
        return row.share().kind() == null ? Messages.noMessage : MessageDescription.kind(row.share().kind());
    }

    /** A dash where there are no messages. */
    private static String count(long number) {
        return number == 0 ? Numbers.NOT_MEASURED : Numbers.count(number);
    }
}
