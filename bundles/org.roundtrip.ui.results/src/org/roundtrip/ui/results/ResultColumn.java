// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Result;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.words.RemarkWords;
import org.roundtrip.ui.table.Column;

/** A column of the table of results. */
enum ResultColumn implements Column<ResultRow> {
    PROVIDER(Messages.provider, Messages.providerTip, Quantity.TEXT, Result::variant),
    OPERATION(Messages.operation, Messages.operationTip, Quantity.TEXT, Result::operation),
    REMARKS(Messages.remarks, Messages.remarksTip, Quantity.TEXT, RemarkWords::brief),
    PAYLOAD(Messages.payload, Messages.payloadTip, Quantity.TEXT, Result::payload),
    FORKS(Messages.forks, Messages.forksTip, Quantity.COUNT, Result::forks),
    CALLS(Messages.calls, Messages.callsTip, Quantity.COUNT, Result::calls),
    CONNECT(Messages.connect, Messages.connectTip, Quantity.TIME, Result::connectNanos),
    LOOKUP(Messages.lookup, Messages.lookupTip, Quantity.TIME, Result::lookupNanos),
    FIRST_CALL(Messages.firstCall, Messages.firstCallTip, Quantity.TIME, Result::firstCallNanos),
    P50(Messages.p50, Messages.p50Tip, Quantity.TIME, Result::p50Nanos),
    P90(Messages.p90, Messages.p90Tip, Quantity.TIME, Result::p90Nanos),
    P99(Messages.p99, Messages.p99Tip, Quantity.TIME, Result::p99Nanos),
    P999(Messages.p999, Messages.p999Tip, Quantity.TIME, Result::p999Nanos),
    P9999(Messages.p9999, Messages.p9999Tip, Quantity.TIME, Result::p9999Nanos),
    MAX(Messages.max, Messages.maxTip, Quantity.TIME, Result::maxNanos),
    RATE(Messages.rate, Messages.rateTip, Quantity.RATE, Result::callsPerSecond),
    PACKETS(Messages.packets, Messages.packetsTip, Quantity.NUMBER, Result::packetsPerCall),
    WIRE(Messages.wire, Messages.wireTip, Quantity.BYTES, Result::wireBytesPerCall),
    CONTENT(Messages.content, Messages.contentTip, Quantity.BYTES, Result::contentBytesPerCall),
    TO_CONTENT(Messages.toContent, Messages.toContentTip, Quantity.NUMBER, Result::ratioToContent),
    TO_FLOOR(Messages.toFloor, Messages.toFloorTip, Quantity.NUMBER, Result::ratioToFloor),
    CAPTURE(Messages.capture, Messages.captureTip, Quantity.TEXT, ResultColumn::capture),
    CAPTURE_COST(Messages.captureCost, Messages.captureCostTip, Quantity.NUMBER, Result::captureCost),
    NAMING_PACKETS(Messages.namingPackets, Messages.namingPacketsTip, Quantity.COUNT, Result::namingPackets),
    NAMING_BYTES(Messages.namingBytes, Messages.namingBytesTip, Quantity.COUNT, Result::namingBytes);

    private static final Set<ResultColumn> FIXED = EnumSet.of(PROVIDER, OPERATION);
    private static final Set<ResultColumn> EXTRA = EnumSet.of(PAYLOAD, FORKS, CALLS, CAPTURE, CAPTURE_COST, NAMING_PACKETS,
            NAMING_BYTES);
    private static final Set<ResultColumn> MEASURED = EnumSet.of(P50, P90, P99, P999, P9999, MAX);

    private static final String AT_LEAST = "\u2265 ";

    private final String title;
    private final String tip;
    private final Quantity quantity;
    private final Function<Result, Object> value;

    ResultColumn(String title, String tip, Quantity quantity, Function<Result, Object> value) {
        this.title = title;
        this.tip = tip;
        this.quantity = quantity;
        this.value = value;
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
        return quantity != Quantity.TEXT;
    }

    @Override
    public boolean fixed() {
        return FIXED.contains(this);
    }

    @Override
    public boolean extra() {
        return EXTRA.contains(this);
    }

    /** The title with the unit of these rows. */
    @Override
    public String head(List<ResultRow> rows) {
        String unit = rows.isEmpty() ? "" : rows.getFirst().units().get(this).symbol();
        return unit.isEmpty() ? title : title + " (" + unit + ")";
    }

    /** Three significant digits; a dash for what was not measured. */
    @Override
    public String text(ResultRow row) {
        Object cell = value(row.result());
        String text = switch (cell) {
            case null -> Numbers.NOT_MEASURED;
            case String words -> words;
            case Integer count -> Numbers.count(count);
            case Long count -> Numbers.count(count);
            case Number number -> Numbers.digits(number.doubleValue() / row.units().get(this).factor());
            default -> cell.toString();
        };
        return cell != null && atLeast(row.result()) ? AT_LEAST + text : text;
    }

    @Override
    public String plain(ResultRow row) {
        return Column.super.plain(row).replace(AT_LEAST, "");
    }

    /** Null when it was not measured. */
    private Object value(Result row) {
        return value.apply(row);
    }

    /** A unit that suits all of these rows; times of the measured calls share one. */
    Unit unit(List<Result> rows) {
        ResultColumn least = MEASURED.contains(this) ? P50 : this;
        return quantity.unit(rows.stream().map(least::value).filter(Number.class::isInstance).map(Number.class::cast)
                .mapToDouble(Number::doubleValue).filter(number -> number > 0).min());
    }

    /** Whether a row's number is a lower bound only, since the capture lost packets. */
    boolean atLeast(Result row) {
        return (this == PACKETS || this == WIRE || this == TO_CONTENT) && row.captureIncomplete();
    }

    /** A remark on a row's number, or null. */
    String note(Result row) {
        if (this == REMARKS && !row.remarks().isEmpty()) {
            return row.remarks().stream().map(RemarkWords::sentence).collect(Collectors.joining("\n"));
        }
        return atLeast(row) || this == CAPTURE && row.captureIncomplete() ? lost(row) : null;
    }

    /** Says why numbers are a lower bound only. */
    static String lost(Result row) {
        return NLS.bind(Messages.lostPackets, Numbers.count(row.captureDropped()));
    }

    private static String capture(Result row) {
        return row.captureComplete() == null ? null
                : row.captureComplete() ? Messages.captureComplete : Messages.captureIncomplete;
    }

    /** Rows without a value come last either way. */
    @Override
    public Comparator<ResultRow> order(boolean ascending) {
        Comparator<Object> byValue = (one, other) -> number()
                ? Double.compare(((Number) one).doubleValue(), ((Number) other).doubleValue())
                : String.CASE_INSENSITIVE_ORDER.compare((String) one, (String) other);
        Comparator<Object> nullsLast = Comparator.nullsLast(ascending ? byValue : byValue.reversed());
        return (one, other) -> Objects.compare(value(one.result()), value(other.result()), nullsLast);
    }
}
