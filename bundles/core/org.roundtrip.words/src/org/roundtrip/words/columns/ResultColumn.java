// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.columns;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roundtrip.model.Against;
import org.roundtrip.model.PercentileIntervals.Interval;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.Thrown;
import org.roundtrip.model.study.SetUpFigure;
import org.roundtrip.words.SideWords;
import org.roundtrip.words.study.SeriesTable;

/**
 * The columns of a run's table in their order: in the window, on the terminal, in HTML, CSV and JSON. The unit of a column
 * is always the same, so rows and runs compare at a glance. Immutable, for any thread.
 */
public enum ResultColumn {
    /** The provider's name in the plan. */
    PROVIDER("variant", Part.ROW, ColumnKind.TEXT, Result::variant),
    /** The operation's name. */
    OPERATION("operation", Part.ROW, ColumnKind.TEXT, Result::operation),
    /** The step of a sweep. */
    STEP("step", Part.ROW, ColumnKind.COUNT, row -> row.step() == null ? null : row.step().value()),
    /** The Java and the hosts of its sides; null when the plan leaves both to Roundtrip. */
    SIDES("sides", Part.TIME, ColumnKind.TEXT, ResultColumn::sides),
    /** Median from the intended moment on: under an open load it leads, since it is what callers see. */
    RESPONSE_P50("responseP50Nanos", Part.LOAD, ColumnKind.TIME, row -> row.underLoad().responseP50Nanos()),
    /** Median of the service times. */
    P50("p50Nanos", Part.TIME, ColumnKind.TIME, Result::p50Nanos),
    /** Median divided by the reference's, under an open load of the response times. */
    AGAINST("against.ratio", Part.TIME, ColumnKind.RATIO, row -> against(row, Against::ratio)),
    /** What the figures are worth. */
    STATE("state", Part.TIME, ColumnKind.TEXT, row -> row.state().name().toLowerCase(Locale.ROOT)),
    /** 99th percentile of it. */
    RESPONSE_P99("responseP99Nanos", Part.LOAD, ColumnKind.TIME, row -> row.underLoad().responseP99Nanos()),
    /** 99.9th percentile of it. */
    RESPONSE_P999("responseP999Nanos", Part.LOAD, ColumnKind.TIME, row -> row.underLoad().responseP999Nanos()),
    /** Calls that arrived in a second. */
    OFFERED("offeredPerSecond", Part.LOAD, ColumnKind.AMOUNT, row -> row.underLoad().offeredPerSecond()),
    /** Calls that were answered in a second. */
    ANSWERED("answeredPerSecond", Part.LOAD, ColumnKind.AMOUNT, row -> row.underLoad().answeredPerSecond()),
    /** Calls that failed or were not answered in time. */
    ERRORS("errors", Part.LOAD, ColumnKind.COUNT, row -> row.underLoad().errors()),
    /** Calls that were not made. */
    NOT_MADE("dropped", Part.LOAD, ColumnKind.COUNT, row -> row.underLoad().dropped()),
    /** Callers. */
    CALLERS("callers", Part.LOAD, ColumnKind.COUNT, row -> row.underLoad().load().callers()),
    /** Calls under way at a time, on average. */
    MEAN_IN_FLIGHT("inFlightMean", Part.LOAD, ColumnKind.AMOUNT, row -> row.underLoad().meanInFlight()),
    /** The most calls under way at a time. */
    MOST_IN_FLIGHT("inFlightMax", Part.LOAD, ColumnKind.COUNT, row -> row.underLoad().mostInFlight()),
    /** 90th percentile. */
    P90("p90Nanos", Part.TIME, ColumnKind.TIME, Result::p90Nanos),
    /** 99th percentile. */
    P99("p99Nanos", Part.TIME, ColumnKind.TIME, Result::p99Nanos),
    /** 99.9th percentile. */
    P999("p999Nanos", Part.TIME, ColumnKind.TIME, Result::p999Nanos),
    /** 99.99th percentile. */
    P9999("p9999Nanos", Part.TIME, ColumnKind.TIME, Result::p9999Nanos),
    /** Slowest call. */
    MAX("maxNanos", Part.TIME, ColumnKind.TIME, Result::maxNanos),
    /** Throughput of one caller. */
    RATE("callsPerSecond", Part.TIME, ColumnKind.AMOUNT, Result::callsPerSecond),
    /** Time to connect. */
    CONNECT("connectNanos", Part.TIME, ColumnKind.TIME, Result::connectNanos),
    /** Time of the look-up. */
    LOOKUP("lookupNanos", Part.TIME, ColumnKind.TIME, Result::lookupNanos),
    /** Time of the first call. */
    FIRST_CALL("firstCallNanos", Part.TIME, ColumnKind.TIME, Result::firstCallNanos),
    /** Time from the beginning of the client's preparation to its first answer. */
    FIRST_ANSWER("timeToFirstAnswerNanos", Part.TIME, ColumnKind.TIME, Result::firstAnswerNanos),
    /** Time until the server side was ready. */
    SERVER_START("serverStartNanos", Part.TIME, ColumnKind.TIME, row -> row.serverSide().startNanos()),
    /** Memory of the server side. */
    SERVER_MEMORY("serverMemoryBytes", Part.BASIS, ColumnKind.MEMORY, row -> row.serverSide().memoryBytes()),
    /** Figures of series, as text; an array in JSON. */
    SERIES("series", Part.STUDY, ColumnKind.TEXT, SeriesTable::inFiles),
    /** Repeated look-ups. */
    LOOKUPS("lookups", Part.STUDY, ColumnKind.COUNT, row -> row.study().ofLookups(SetUpFigure::count)),
    /** The first of them. */
    LOOKUPS_FIRST("lookupsFirstNanos", Part.STUDY, ColumnKind.TIME, row -> row.study().ofLookups(SetUpFigure::firstNanos)),
    /** Their median. */
    LOOKUPS_P50("lookupsP50Nanos", Part.STUDY, ColumnKind.TIME, row -> row.study().ofLookups(SetUpFigure::p50Nanos)),
    /** Their mean. */
    LOOKUPS_MEAN("lookupsMeanNanos", Part.STUDY, ColumnKind.TIME, row -> row.study().ofLookups(SetUpFigure::meanNanos)),
    /** Those that failed. */
    LOOKUPS_ERRORS("lookupsErrors", Part.DATA, ColumnKind.COUNT, row -> row.study().ofLookups(SetUpFigure::errors)),
    /** Repeated connections. */
    CONNECTIONS("connections", Part.STUDY, ColumnKind.COUNT, row -> row.study().ofConnections(SetUpFigure::count)),
    /** The first of them, with its call. */
    CONNECTIONS_FIRST("connectionsFirstNanos", Part.STUDY, ColumnKind.TIME, row -> row.study().ofConnections(SetUpFigure::firstNanos)),
    /** Their median. */
    CONNECTIONS_P50("connectionsP50Nanos", Part.STUDY, ColumnKind.TIME, row -> row.study().ofConnections(SetUpFigure::p50Nanos)),
    /** Their mean. */
    CONNECTIONS_MEAN("connectionsMeanNanos", Part.STUDY, ColumnKind.TIME, row -> row.study().ofConnections(SetUpFigure::meanNanos)),
    /** Those that failed. */
    CONNECTIONS_ERRORS("connectionsErrors", Part.DATA, ColumnKind.COUNT, row -> row.study().ofConnections(SetUpFigure::errors)),
    /** Calls that ended with an exception of the contract. */
    EXCEPTIONS("exceptions", Part.TIME, ColumnKind.COUNT, row -> row.underLoad().ofThrown(Thrown::calls)),
    /** Their share. */
    EXCEPTION_SHARE("exceptionShare", Part.TIME, ColumnKind.SHARE, row -> row.underLoad().ofThrown(Thrown::share)),
    /** Their median. */
    EXCEPTION_P50("exceptionP50Nanos", Part.TIME, ColumnKind.TIME, row -> row.underLoad().ofThrown(Thrown::p50Nanos)),
    /** The median of the calls that returned instead. */
    RETURNED_P50("returnedP50Nanos", Part.TIME, ColumnKind.TIME, row -> row.underLoad().ofThrown(Thrown::returnedP50Nanos)),
    /** Median of the time with the servant. */
    SERVER_P50("serverP50Nanos", Part.TIME, ColumnKind.TIME, row -> row.underLoad().server().p50Nanos()),
    /** Median of the rest of the client's time. */
    OUTSIDE_P50("outsideP50Nanos", Part.TIME, ColumnKind.TIME, row -> row.underLoad().server().outsideP50Nanos()),
    /** Median of the way to the servant. */
    TO_SERVER_P50("toServerP50Nanos", Part.TIME, ColumnKind.TIME, row -> row.underLoad().server().toP50Nanos()),
    /** Median of the way back. */
    FROM_SERVER_P50("fromServerP50Nanos", Part.TIME, ColumnKind.TIME, row -> row.underLoad().server().fromP50Nanos()),
    /** How well the clocks of both sides are known. */
    SERVER_CLOCK_BOUND("serverClockBoundNanos", Part.TIME, ColumnKind.TIME, row -> row.underLoad().server().boundNanos()),
    /** The load in a few words. */
    LOAD("load", Part.DATA, ColumnKind.TEXT, row -> row.underLoad().load().label()),
    /** Median from the sending on, which tables have as {@link #P50}. */
    SERVICE_P50("serviceP50Nanos", Part.DATA, ColumnKind.TIME, row -> row.underLoad().serviceP50Nanos()),
    /** 99th percentile of it. */
    SERVICE_P99("serviceP99Nanos", Part.DATA, ColumnKind.TIME, row -> row.underLoad().serviceP99Nanos()),
    /** 99th percentile of the time between the two. */
    LATENESS_P99("latenessP99Nanos", Part.LOAD, ColumnKind.TIME, row -> row.underLoad().latenessP99Nanos()),
    /** Packets of a call. */
    PACKETS("packetsPerCall", Part.TRAFFIC, ColumnKind.AMOUNT, Result::packetsPerCall),
    /** Bytes on the wire of a call. */
    WIRE("wireBytesPerCall", Part.TRAFFIC, ColumnKind.BYTES, Result::wireBytesPerCall),
    /** Bytes of the values. */
    CONTENT("contentBytesPerCall", Part.TRAFFIC, ColumnKind.BYTES, Result::contentBytesPerCall),
    /** Bytes on the wire for each byte of content. */
    TO_CONTENT("ratioToContent", Part.TRAFFIC, ColumnKind.RATIO, Result::ratioToContent),
    /** The payload in a few words. */
    PAYLOAD("payload", Part.BASIS, ColumnKind.TEXT, Result::payload),
    /** Forks that ended well. */
    FORKS("forks", Part.BASIS, ColumnKind.COUNT, Result::forks),
    /** Measured calls. */
    CALLS("calls", Part.BASIS, ColumnKind.COUNT, Result::calls),
    /** Whether the capture lost nothing: {@code complete} or {@code incomplete}. */
    CAPTURE("capture", Part.BASIS, ColumnKind.TEXT, ResultColumn::capture),
    /** Packets that the capture lost. */
    DROPPED("captureDropped", Part.CAPTURED, ColumnKind.COUNT, Result::captureDropped),
    /** Packets of the name service. */
    NAMING_PACKETS("namingPackets", Part.CAPTURED, ColumnKind.COUNT, Result::namingPackets),
    /** Their bytes. */
    NAMING_BYTES("namingBytes", Part.CAPTURED, ColumnKind.COUNT, Result::namingBytes),
    /** What is swept. */
    SWEEP("sweep", Part.DATA, ColumnKind.TEXT, row -> row.step() == null ? null : row.step().sweep().value()),
    /** The provider's id. */
    PROVIDER_ID("provider", Part.DATA, ColumnKind.TEXT, Result::provider),
    /** What the row is compared with. */
    REFERENCE("against.reference", Part.DATA, ColumnKind.TEXT, row -> against(row, Against::reference)),
    /** The lower end of the ratio's interval. */
    AGAINST_LOW("against.low", Part.DATA, ColumnKind.RATIO, row -> against(row, Against::low)),
    /** Its upper end. */
    AGAINST_HIGH("against.high", Part.DATA, ColumnKind.RATIO, row -> against(row, Against::high)),
    /** What the interval says. */
    VERDICT("against.verdict", Part.DATA, ColumnKind.TEXT, row -> against(row, against -> against.verdict().name().toLowerCase(Locale.ROOT))),
    /** The numbers behind the state, as text; an array in JSON. */
    EVIDENCE("evidence", Part.DATA, ColumnKind.TEXT, ResultColumn::evidence),
    /** From where to where the percentiles lie, as text; an object in JSON. */
    INTERVALS("intervals", Part.DATA, ColumnKind.TEXT, ResultColumn::intervals),
    /** Where the threads ran. */
    PLACEMENT("placement", Part.DATA, ColumnKind.TEXT, Result::placement),
    /** What went wrong. */
    ERROR("error", Part.DATA, ColumnKind.TEXT, Result::error);

    private final String field;
    private final Part part;
    private final ColumnKind kind;
    private final Function<Result, Object> value;

    ResultColumn(String field, Part part, ColumnKind kind, Function<Result, Object> value) {
        this.field = field;
        this.part = part;
        this.kind = kind;
        this.value = value;
    }

    /** Returns the name of the column in JSON and CSV. In JSON, what stands before a point is an object. */
    public String field() {
        return field;
    }

    /** Returns the part of the table to which it belongs. */
    public Part part() {
        return part;
    }

    /** Whether each row has it, and a table is not clear without it. */
    public boolean always() {
        return this == PROVIDER || this == OPERATION;
    }

    /** Whether it contains numbers, which are aligned right. */
    public boolean number() {
        return kind != ColumnKind.TEXT;
    }

    /** Returns the name of the column for people, without its unit. */
    public String heading() {
        return Texts.of(ResultColumn.class).text("column." + field);
    }

    /**
     * Returns the name of the column with its unit, short enough for the head of a table. {@link ColumnHeads} knows the
     * rows below.
     */
    public String head() {
        return kind.head(heading());
    }

    /** Returns a sentence that explains the column. */
    public String tip() {
        return Texts.of(ResultColumn.class).text("column." + field + ".tip");
    }

    /** Returns a row's value at full precision: a String, Integer, Long or Double; null when it was not measured. */
    public Object value(Result row) {
        return value.apply(row);
    }

    /** Whether none of these rows has a value. */
    public boolean blank(List<Result> rows) {
        return this == STATE ? rows.stream().allMatch(row -> row.state() == RowState.STEADY) : part == Part.LOAD && rows.stream().noneMatch(row -> row.underLoad().tells())
                || rows.stream().map(value).allMatch(found -> found == null || found.equals(""));
    }

    /** Returns a row's value for people, in the unit of the {@link #head}; a dash when it was not measured. */
    public String shown(Result row) {
        return new Cell(this, row).shown();
    }

    /**
     * Returns a row's value for a spreadsheet. It is written as shown, but a number alone; empty when it was not
     * measured.
     */
    public String plain(Result row) {
        return new Cell(this, row).plain();
    }

    /** Whether a row's number is only a lower bound, because the capture lost packets. */
    public boolean atLeast(Result row) {
        return new Cell(this, row).atLeast();
    }

    /** Returns whether it is a median, or the state, of a row that is not steady. */
    public boolean inDoubt(Result row) {
        return (this == STATE || this == P50 || this == RESPONSE_P50) && row.state() != RowState.STEADY;
    }

    /** Returns whether it is a ratio that is an upper bound only. */
    public boolean bound(Result row) {
        return this == AGAINST && row.against() != null && row.against().atMost();
    }

    /** Returns the order of rows by this column. Rows without a value come last either way. */
    public Comparator<Result> order(boolean ascending) {
        if (this == STATE) {
            return ascending ? Comparator.comparing(Result::state) : Comparator.comparing(Result::state).reversed();
        }
        Comparator<Object> byValue = (one, other) -> number()
                ? Double.compare(((Number) one).doubleValue(), ((Number) other).doubleValue())
                : String.CASE_INSENSITIVE_ORDER.compare((String) one, (String) other);
        Comparator<Object> nullsLast = Comparator.nullsLast(ascending ? byValue : byValue.reversed());
        return (one, other) -> Objects.compare(value(one), value(other), nullsLast);
    }

    ColumnKind kind() {
        return kind;
    }

    private static <T> T against(Result row, Function<Against, T> part) {
        return row.against() == null ? null : part.apply(row.against());
    }

    /** Each with its value and its threshold. */
    private static String evidence(Result row) {
        return row.evidence().stream().map(each -> each.kind().name().toLowerCase(Locale.ROOT) + " " + each.value() + " " + each.threshold())
                .collect(Collectors.joining("; "));
    }

    /** Each with its ends in nanoseconds. */
    private static String intervals(Result row) {
        Map<String, Interval> all = new LinkedHashMap<>();
        all.put(P90.field, row.intervals().p90());
        all.put(P99.field, row.intervals().p99());
        all.put(P999.field, row.intervals().p999());
        all.put(P9999.field, row.intervals().p9999());
        all.values().removeIf(Objects::isNull);
        return all.isEmpty() ? null : all.entrySet().stream()
                .map(each -> each.getKey() + " " + each.getValue().low() + " " + each.getValue().high()).collect(Collectors.joining("; "));
    }

    private static String sides(Result row) {
        String places = SideWords.places(row.choice().client(), row.choice().server());
        return places.isEmpty() ? null : places;
    }

    private static String capture(Result row) {
        return row.captureComplete() == null ? null : row.captureComplete() ? "complete" : "incomplete";
    }
}
