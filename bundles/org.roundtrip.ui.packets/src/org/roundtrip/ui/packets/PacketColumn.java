// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.util.Locale;
import java.util.function.Function;
import org.roundtrip.capture.IpPacket;
import org.roundtrip.report.Numbers;

/** What a column of the packet list shows. */
enum PacketColumn {
    NUMBER(Messages.number, Messages.numberTip, true, 7, row -> Numbers.count(row.packet().index() + 1)),
    CALL(Messages.call, Messages.callTip, true, 6, row -> Numbers.count(row.call() == null ? null : row.call() + 1)),
    TIME(Messages.time, Messages.timeTip, true, 10, row -> millis(row.sinceFirst())),
    SINCE_LAST(Messages.sinceLast, Messages.sinceLastTip, true, 7, row -> micros(row.sinceLast())),
    DIRECTION(Messages.direction, Messages.directionTip, false, 14, PacketColumn::direction),
    LENGTH(Messages.length, Messages.lengthTip, true, 6, row -> Numbers.count(row.packet().wireLength())),
    PAYLOAD(Messages.payload, Messages.payloadTip, true, 6,
            row -> Numbers.count(row.ip() == null ? null : row.ip().payloadLength())),
    FLAGS(Messages.flags, Messages.flagsTip, false, 9, PacketColumn::flags),
    STREAM(Messages.stream, Messages.streamTip, true, 4, row -> Numbers.count(row.stream() == null ? null : row.stream() + 1)),
    SOURCE(Messages.source, Messages.sourceTip, false, 15, row -> row.ip() == null ? dash() : row.ip().source().toString()),
    DESTINATION(Messages.destination, Messages.destinationTip, false, 15,
            row -> row.ip() == null ? dash() : row.ip().destination().toString());

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_MICRO = 1e3;

    private final String title;
    private final String tip;
    private final boolean number;
    private final int characters;
    private final Function<PacketRow, String> text;

    PacketColumn(String title, String tip, boolean number, int characters, Function<PacketRow, String> text) {
        this.title = title;
        this.tip = tip;
        this.number = number;
        this.characters = characters;
        this.text = text;
    }

    String title() {
        return title;
    }

    String tip() {
        return tip;
    }

    /** Whether it is aligned right. */
    boolean number() {
        return number;
    }

    /** How wide it should be at first. */
    int characters() {
        return characters;
    }

    String text(PacketRow row) {
        return text.apply(row);
    }

    /** To a tenth of a microsecond, as packets may follow each other within one. */
    private static String millis(Long nanos) {
        return nanos == null ? dash() : String.format(Locale.ENGLISH, "%,.4f", nanos / NANOS_PER_MILLI);
    }

    private static String micros(Long nanos) {
        return nanos == null ? dash() : Numbers.digits(nanos / NANOS_PER_MICRO);
    }

    private static String direction(PacketRow row) {
        return row.fromClient() == null ? dash() : row.fromClient() ? Messages.toServer : Messages.toClient;
    }

    private static String flags(PacketRow row) {
        if (row.ip() == null) {
            return dash();
        }
        return switch (row.ip().protocol()) {
            case IpPacket.TCP -> row.ip().isTcp() ? row.ip().tcp().flagNames() : Messages.fragment;
            case IpPacket.UDP -> Messages.udp;
            default -> Messages.protocol + " " + row.ip().protocol();
        };
    }

    private static String dash() {
        return Numbers.NOT_MEASURED;
    }
}
