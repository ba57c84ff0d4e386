// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnHead;

/** A column of the packet list. */
public enum PacketColumn implements Column<ListRow> {
    MARK(Texts.of(PacketColumn.class).text("mark"), Texts.of(PacketColumn.class).text("markTip"), false, 3, PacketColumn::noted),
    NUMBER(Texts.of(PacketColumn.class).text("number"), Texts.of(PacketColumn.class).text("numberTip"), true, 7, row -> Numbers.count(row.row().packet().index() + 1)),
    TIME_OF_DAY(Texts.of(PacketColumn.class).text("timeOfDay"), Texts.of(PacketColumn.class).text("timeOfDayTip"), true, 19, PacketColumn::timeOfDay),
    TIME(Texts.of(PacketColumn.class).text("time"), Texts.of(PacketColumn.class).text("timeTip"), true, 11, row -> millis(row.row().sinceFirst())),
    SINCE_LAST(Texts.of(PacketColumn.class).text("sinceLast"), Texts.of(PacketColumn.class).text("sinceLastTip"), true, 14, row -> micros(row.sinceAbove())),
    WAY(Texts.of(PacketColumn.class).text("way"), Texts.of(PacketColumn.class).text("wayTip"), true, 15, row -> micros(row.row().way())),
    CALL(Texts.of(PacketColumn.class).text("call"), Texts.of(PacketColumn.class).text("callTip"), true, 6,
            row -> Numbers.count(row.row().call() == null ? null : row.row().call() + 1)),
    DIRECTION(Texts.of(PacketColumn.class).text("direction"), Texts.of(PacketColumn.class).text("directionTip"), false, 15, PacketColumn::direction),
    SOURCE(Texts.of(PacketColumn.class).text("source"), Texts.of(PacketColumn.class).text("sourceTip"), false, 22, row -> address(row, true)),
    DESTINATION(Texts.of(PacketColumn.class).text("destination"), Texts.of(PacketColumn.class).text("destinationTip"), false, 22, row -> address(row, false)),
    STREAM(Texts.of(PacketColumn.class).text("stream"), Texts.of(PacketColumn.class).text("streamTip"), true, 6,
            row -> Numbers.count(row.row().stream() == null ? null : row.row().stream() + 1)),
    PROTOCOL(Texts.of(PacketColumn.class).text("protocol"), Texts.of(PacketColumn.class).text("protocolTip"), false, 9, PacketDescription::protocol),
    OPERATION(Texts.of(PacketColumn.class).text("operation"), Texts.of(PacketColumn.class).text("operationTip"), false, 14, PacketDescription::operation),
    STATUS(Texts.of(PacketColumn.class).text("status"), Texts.of(PacketColumn.class).text("statusTip"), false, 8, PacketDescription::status),
    LENGTH(Texts.of(PacketColumn.class).text("length"), Texts.of(PacketColumn.class).text("lengthTip"), true, 10, row -> Numbers.count(row.row().packet().wireLength())),
    PAYLOAD(Texts.of(PacketColumn.class).text("payload"), Texts.of(PacketColumn.class).text("payloadTip"), true, 11,
            row -> Numbers.count(row.row().ip() == null ? null : row.row().ip().payloadLength())),
    SEQUENCE(Texts.of(PacketColumn.class).text("sequence"), Texts.of(PacketColumn.class).text("sequenceTip"), true, 13,
            row -> Numbers.count(row.row().sequence())),
    ACKNOWLEDGEMENT(Texts.of(PacketColumn.class).text("acknowledgement"), Texts.of(PacketColumn.class).text("acknowledgementTip"), true, 13,
            row -> Numbers.count(row.row().acknowledgement())),
    FLAGS(Texts.of(PacketColumn.class).text("flags"), Texts.of(PacketColumn.class).text("flagsTip"), false, 9, row -> isTcp(row) ? row.row().ip().tcp().flagNames() : dash()),
    INFO(Texts.of(PacketColumn.class).text("info"), Texts.of(PacketColumn.class).text("infoTip"), false, 56, PacketDescription::info),
    COMMENT(Texts.of(PacketColumn.class).text("comment"), Texts.of(PacketColumn.class).text("commentTip"), false, 24, row -> row.comment() == null ? "" : row.comment());

    private static final Set<PacketColumn> EXTRA = EnumSet.of(TIME_OF_DAY, SOURCE, DESTINATION, STREAM, OPERATION, STATUS,
            SEQUENCE, ACKNOWLEDGEMENT, FLAGS, COMMENT);

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_MICRO = 1e3;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss.nnnnnnnnn", Locale.ENGLISH);

    private final ColumnHead head;
    private final Function<ListRow, String> text;

    PacketColumn(String title, String tip, boolean number, int characters, Function<ListRow, String> text) {
        head = new ColumnHead(title, tip, number, characters);
        this.text = text;
    }

    @Override
    public ColumnHead head() {
        return head;
    }

    @Override
    public boolean extra() {
        return EXTRA.contains(this);
    }

    @Override
    public String text(ListRow row) {
        return text.apply(row);
    }

    /** A comment is marked here too, since the column of comments may be hidden. */
    private static String noted(ListRow row) {
        return (row.marked() ? "\u25c6" : "") + (row.comment() == null ? "" : "\u270e");
    }

    private static boolean isTcp(ListRow row) {
        return row.row().ip() != null && row.row().ip().isTcp();
    }

    /** To a tenth of a microsecond, since packets may follow each other within one microsecond. */
    private static String millis(Long nanos) {
        return nanos == null ? dash() : String.format(Locale.ENGLISH, "%,.4f", nanos / NANOS_PER_MILLI);
    }

    private static String micros(Long nanos) {
        return nanos == null ? dash() : Numbers.digits(nanos / NANOS_PER_MICRO);
    }

    private static String timeOfDay(ListRow row) {
        long nanos = row.row().packet().epochNanos();
        return nanos == Packet.NO_TIME ? dash() : CLOCK.format(Instant.ofEpochSecond(Math.floorDiv(nanos, NANOS_PER_SECOND),
                Math.floorMod(nanos, NANOS_PER_SECOND)).atZone(ZoneId.systemDefault()));
    }

    private static String direction(ListRow row) {
        Boolean client = row.row().fromClient();
        return client == null ? dash() : client ? Texts.of(PacketColumn.class).text("toServer") : Texts.of(PacketColumn.class).text("toClient");
    }

    private static String address(ListRow row, boolean source) {
        IpPacket ip = row.row().ip();
        return ip == null ? dash() : (source ? ip.source() : ip.destination()).toString();
    }

    private static String dash() {
        return Numbers.NOT_MEASURED;
    }
}
