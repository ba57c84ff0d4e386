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
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnHead;

/** A column of the packet list. */
public enum PacketColumn implements Column<ListRow> {
    MARK(Messages.mark, Messages.markTip, false, 3, PacketColumn::noted),
    NUMBER(Messages.number, Messages.numberTip, true, 7, row -> Numbers.count(row.row().packet().index() + 1)),
    TIME_OF_DAY(Messages.timeOfDay, Messages.timeOfDayTip, true, 19, PacketColumn::timeOfDay),
    TIME(Messages.time, Messages.timeTip, true, 11, row -> millis(row.row().sinceFirst())),
    SINCE_LAST(Messages.sinceLast, Messages.sinceLastTip, true, 14, row -> micros(row.sinceAbove())),
    WAY(Messages.way, Messages.wayTip, true, 15, row -> micros(row.row().way())),
    CALL(Messages.call, Messages.callTip, true, 6,
            row -> Numbers.count(row.row().call() == null ? null : row.row().call() + 1)),
    DIRECTION(Messages.direction, Messages.directionTip, false, 15, PacketColumn::direction),
    SOURCE(Messages.source, Messages.sourceTip, false, 22, row -> address(row, true)),
    DESTINATION(Messages.destination, Messages.destinationTip, false, 22, row -> address(row, false)),
    STREAM(Messages.stream, Messages.streamTip, true, 6,
            row -> Numbers.count(row.row().stream() == null ? null : row.row().stream() + 1)),
    PROTOCOL(Messages.protocol, Messages.protocolTip, false, 9, PacketDescription::protocol),
    OPERATION(Messages.operation, Messages.operationTip, false, 14, PacketDescription::operation),
    STATUS(Messages.status, Messages.statusTip, false, 8, PacketDescription::status),
    LENGTH(Messages.length, Messages.lengthTip, true, 10, row -> Numbers.count(row.row().packet().wireLength())),
    PAYLOAD(Messages.payload, Messages.payloadTip, true, 11,
            row -> Numbers.count(row.row().ip() == null ? null : row.row().ip().payloadLength())),
    SEQUENCE(Messages.sequence, Messages.sequenceTip, true, 13,
            row -> Numbers.count(row.row().sequence())),
    ACKNOWLEDGEMENT(Messages.acknowledgement, Messages.acknowledgementTip, true, 13,
            row -> Numbers.count(row.row().acknowledgement())),
    FLAGS(Messages.flags, Messages.flagsTip, false, 9, row -> isTcp(row) ? row.row().ip().tcp().flagNames() : dash()),
    INFO(Messages.info, Messages.infoTip, false, 56, PacketDescription::info),
    COMMENT(Messages.comment, Messages.commentTip, false, 24, row -> row.comment() == null ? "" : row.comment());

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
        return client == null ? dash() : client ? Messages.toServer : Messages.toClient;
    }

    private static String address(ListRow row, boolean source) {
        IpPacket ip = row.row().ip();
        return ip == null ? dash() : (source ? ip.source() : ip.destination()).toString();
    }

    private static String dash() {
        return Numbers.NOT_MEASURED;
    }
}
