// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.util.function.Function;
import org.roundtrip.model.Result;
import org.roundtrip.report.words.RemarkWords;

/** The columns of a run's table, the same in every format. */
public enum Column {
    /** The provider's id. */
    PROVIDER("provider", Kind.TEXT, Result::provider),
    /** The provider's name in the plan. */
    VARIANT("variant", Kind.TEXT, Result::variant),
    /** The operation's name. */
    OPERATION("operation", Kind.TEXT, Result::operation),
    /** The payload in a few words. */
    PAYLOAD("payload", Kind.TEXT, Result::payload),
    /** Forks that ended well. */
    FORKS("forks", Kind.COUNT, Result::forks),
    /** Measured calls. */
    CALLS("calls", Kind.COUNT, Result::calls),
    /** Time to connect. */
    CONNECT("connectNanos", Kind.NANOS, Result::connectNanos),
    /** Time of the look-up. */
    LOOKUP("lookupNanos", Kind.NANOS, Result::lookupNanos),
    /** Time of the first call. */
    FIRST_CALL("firstCallNanos", Kind.NANOS, Result::firstCallNanos),
    /** Median. */
    P50("p50Nanos", Kind.NANOS, Result::p50Nanos),
    /** 90th percentile. */
    P90("p90Nanos", Kind.NANOS, Result::p90Nanos),
    /** 99th percentile. */
    P99("p99Nanos", Kind.NANOS, Result::p99Nanos),
    /** 99.9th percentile. */
    P999("p999Nanos", Kind.NANOS, Result::p999Nanos),
    /** 99.99th percentile. */
    P9999("p9999Nanos", Kind.NANOS, Result::p9999Nanos),
    /** Slowest call. */
    MAX("maxNanos", Kind.NANOS, Result::maxNanos),
    /** Throughput of one caller. */
    RATE("callsPerSecond", Kind.AMOUNT, Result::callsPerSecond),
    /** Bytes of the values. */
    CONTENT("contentBytesPerCall", Kind.BYTES, Result::contentBytesPerCall),
    /** Packets of a call. */
    PACKETS("packetsPerCall", Kind.AMOUNT, Result::packetsPerCall),
    /** Bytes on the wire of a call. */
    WIRE("wireBytesPerCall", Kind.BYTES, Result::wireBytesPerCall),
    /** Packets that the capture lost. */
    DROPPED("captureDropped", Kind.COUNT, Result::captureDropped),
    /** Whether the capture lost nothing: {@code complete} or {@code incomplete}. */
    CAPTURE("capture", Kind.TEXT, Column::capture),
    /** What capturing costs. */
    CAPTURE_COST("captureCost", Kind.RATIO, Result::captureCost),
    /** Packets of the name service. */
    NAMING_PACKETS("namingPackets", Kind.COUNT, Result::namingPackets),
    /** Their bytes. */
    NAMING_BYTES("namingBytes", Kind.COUNT, Result::namingBytes),
    /** Bytes on the wire for each byte of content. */
    TO_CONTENT("ratioToContent", Kind.RATIO, Result::ratioToContent),
    /** Median divided by the floor's median. */
    TO_FLOOR("ratioToFloor", Kind.RATIO, Result::ratioToFloor),
    /** What went wrong. */
    ERROR("error", Kind.TEXT, Result::error),
    /** Reasons to read the figures with care, in a few words. */
    REMARKS("remarks", Kind.TEXT, RemarkWords::brief);

    /** The kind of values in a column. */
    public enum Kind {
        /** Words. */
        TEXT,
        /** A whole number. */
        COUNT,
        /** Nanoseconds. */
        NANOS,
        /** A number without a unit. */
        AMOUNT,
        /** Bytes. */
        BYTES,
        /** A ratio. */
        RATIO
    }

    private static final String AT_LEAST = "\u2265 ";

    private final String field;
    private final Kind kind;
    private final Function<Result, Object> value;

    Column(String field, Kind kind, Function<Result, Object> value) {
        this.field = field;
        this.kind = kind;
        this.value = value;
    }

    /** Returns the name of the column in JSON and CSV. */
    public String field() {
        return field;
    }

    /** Returns the kind of its values. */
    public Kind kind() {
        return kind;
    }

    /** Returns the name of the column for people, short enough for the head of a table. */
    public String heading() {
        return Messages.text("column." + field);
    }

    /** Returns a row's value at full precision: a String, Integer, Long or Double; null when it was not measured. */
    public Object value(Result row) {
        return value.apply(row);
    }

    private static String capture(Result row) {
        return row.captureComplete() == null ? null : row.captureComplete() ? "complete" : "incomplete";
    }

    /** Whether a row's number is only a lower bound, because the capture lost packets. */
    private boolean atLeast(Result row) {
        return (this == PACKETS || this == WIRE || this == TO_CONTENT) && row.captureIncomplete();
    }

    /** Returns a row's value for people; a dash when it was not measured. */
    public String shown(Result row) {
        Object found = value.apply(row);
        return (found != null && atLeast(row) ? AT_LEAST : "") + shown(found);
    }

    private String shown(Object found) {
        return switch (kind) {
            case TEXT -> found == null ? Numbers.NOT_MEASURED : found.toString();
            case COUNT -> Numbers.count((Number) found);
            case NANOS -> Numbers.nanos((Number) found);
            case AMOUNT -> Numbers.amount((Number) found);
            case BYTES -> Numbers.bytes((Number) found);
            case RATIO -> Numbers.ratio((Number) found);
        };
    }
}
