// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.Comparator;
import java.util.function.Function;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.packets.message.MessageDescription;
import org.roundtrip.ui.table.Column;

/** A column of the table of connections. */
enum StreamColumn implements Column<StreamRow> {
    NUMBER(Messages.number, Messages.numberTip, true, 5, row -> Numbers.count(row.number() + 1L), StreamRow::number),
    CLIENT(Messages.client, Messages.clientTip, false, 15, row -> row.client().toString(),
            row -> row.client().toString()),
    SERVER(Messages.server, Messages.serverTip, false, 15, row -> row.server().toString(),
            row -> row.server().toString()),
    PROTOCOL(Messages.protocol, Messages.protocolTip, false, 12, StreamColumn::protocol, StreamColumn::protocol),
    PACKETS(Messages.packets, Messages.packetsTip, true, 8, row -> Numbers.count(row.packets()), StreamRow::packets),
    BYTES(Messages.bytes, Messages.bytesTip, true, 9, row -> Numbers.count(row.bytes()), StreamRow::bytes),
    TO_SERVER(Messages.toServer, Messages.toServerTip, true, 9, row -> Numbers.count(row.clientPayload()),
            StreamRow::clientPayload),
    TO_CLIENT(Messages.toClient, Messages.toClientTip, true, 9, row -> Numbers.count(row.serverPayload()),
            StreamRow::serverPayload),
    MESSAGES(Messages.messages, Messages.messagesTip, true, 8,
            row -> row.messages() == 0 ? Numbers.NOT_MEASURED : Numbers.count(row.messages()), StreamRow::messages),
    DURATION(Messages.duration, Messages.durationTip, true, 9,
            row -> duration(row) == null ? Numbers.NOT_MEASURED : Numbers.digits(duration(row) / 1e6),
            row -> duration(row) == null ? Long.MIN_VALUE : duration(row));

    private final String title;
    private final String tip;
    private final boolean number;
    private final int characters;
    private final Function<StreamRow, String> text;
    private final Comparator<StreamRow> order;

    <C extends Comparable<C>> StreamColumn(String title, String tip, boolean number, int characters,
            Function<StreamRow, String> text, Function<StreamRow, C> order) {
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
    public String text(StreamRow row) {
        return text.apply(row);
    }

    @Override
    public Comparator<StreamRow> order(boolean ascending) {
        return ascending ? order : order.reversed();
    }

    private static String protocol(StreamRow row) {
        String name = row.protocol().isEmpty() ? Numbers.NOT_MEASURED : MessageDescription.protocol(row.protocol());
        return row.nameService() ? NLS.bind(Messages.nameService, name) : name;
    }

    private static Long duration(StreamRow row) {
        return row.firstEpochNanos() == null || row.lastEpochNanos() == null ? null
                : (Long) (row.lastEpochNanos() - row.firstEpochNanos());
    }
}
