// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.Texts;
import org.roundtrip.report.Numbers;

/** Writes remarks: a few words for a row of the table, a sentence beside a row, and a legend for all rows. */
public final class RemarkWords {
    private static final Texts TEXTS = Texts.of(RemarkWords.class);
    private static final double PERCENT = 100;
    private static final Set<Remark.Kind> NO_RATIO = EnumSet.of(Remark.Kind.NOT_HELD, Remark.Kind.TOO_FEW_CALLS, Remark.Kind.NO_FLOOR);

    private RemarkWords() {
    }

    /** A remark and the row that it is on. */
    record Said(Result row, Remark remark) {
    }

    /** The remarks of a row in a few words each, such as {@code not warm, few calls}; empty when there is none. */
    public static String brief(Result row) {
        return String.join(", ", words(row));
    }

    /** The same in a cell that has room for some of them: the first ones, and how many more there are. @param most how many are written */
    public static String first(Result row, int most) {
        List<String> all = words(row);
        String first = all.stream().limit(most).collect(Collectors.joining(", "));
        return all.size() <= most ? first : TEXTS.text("brief.more", first, all.size() - most);
    }

    private static List<String> words(Result row) {
        return row.remarks().stream().map(remark -> brief(row, remark)).distinct().toList();
    }

    /**
     * A remark on a row in a few words. Those on the floor's row say what they mean for the ratio to it; why they are there stands in the
     * floor's own row, so it is not said again in all others.
     */
    static String brief(Result row, Remark remark) {
        return remark.ofFloor() ? TEXTS.text("brief.floor" + none(row)) : text("brief.", remark);
    }

    /** The remarks of a row as sentences: one for each of its own, and one for all that are about the floor. */
    public static List<String> sentences(Result row) {
        return Stream.concat(row.remarks().stream().filter(remark -> !remark.ofFloor()).map(remark -> sentence(row, remark)),
                onFloor(row).stream()).toList();
    }

    /** What the remarks on the floor's row mean for this one. */
    private static Optional<String> onFloor(Result row) {
        String words = row.remarks().stream().filter(Remark::ofFloor).map(remark -> text("brief.", remark)).distinct()
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? Optional.empty() : Optional.of(TEXTS.text("remark.floor" + none(row), words));
    }

    private static String none(Result row) {
        return hasNoRatio(row) ? ".none" : "";
    }

    private static boolean hasNoRatio(Result row) {
        return row.ratioToFloor() == null;
    }

    /** Why a row has no ratio to the floor, in a sentence; empty when it has one, or when nothing of it was measured. */
    public static Optional<String> noRatio(Result row) {
        return !hasNoRatio(row) ? Optional.empty() : row.remarks().stream().filter(remark -> !remark.ofFloor() && NO_RATIO.contains(remark.kind()))
                .findFirst().map(remark -> sentence(row, remark)).or(() -> onFloor(row));
    }

    private static String sentence(Result row, Remark remark) {
        return TEXTS.text("remark." + remark.kind(), value(remark), several(remark), row.forks());
    }

    /** What a ratio to the floor that is an upper bound only means, in a sentence; empty where a row has none. */
    public static Optional<String> ratioAtMost(Result row) {
        return row.ratioAtMost() ? Optional.of(TEXTS.text("remark.atMost")) : Optional.empty();
    }

    /**
     * Explains the words in the rows of a table: one sentence for each kind of remark, with its most extreme value and the row that has it,
     * gravest kinds first, one for ratios to the floor that are upper bounds, and one for all that are about the floor.
     */
    public static List<String> legend(List<Result> rows) {
        Map<Remark.Kind, Said> worst = new EnumMap<>(Remark.Kind.class);
        said(rows).filter(said -> !said.remark.ofFloor()).forEach(said -> worst.merge(said.remark.kind(), said, RemarkWords::worse));
        return Stream.of(worst.values().stream().map(said -> TEXTS.text("legend." + said.remark.kind(), value(said.remark),
                        several(said.remark), RowWords.name(said.row), said.row.forks())),
                rows.stream().filter(Result::ratioAtMost).limit(1).map(row -> TEXTS.text("legend.atMost")), legendOfFloor(rows, false),
                legendOfFloor(rows, true)).flatMap(each -> each).toList();
    }

    /** The remarks of some rows. */
    static Stream<Said> said(List<Result> rows) {
        return rows.stream().flatMap(row -> row.remarks().stream().map(remark -> new Said(row, remark)));
    }

    /** @param none whether of the rows that have no ratio to the floor, or of the others */
    private static Stream<String> legendOfFloor(List<Result> rows, boolean none) {
        String words = rows.stream().filter(row -> hasNoRatio(row) == none).flatMap(row -> row.remarks().stream())
                .filter(Remark::ofFloor).map(remark -> text("brief.", remark)).distinct().collect(Collectors.joining(", "));
        return words.isEmpty() ? Stream.of() : Stream.of(TEXTS.text("legend.floor" + (none ? ".none" : ""), words));
    }

    private static Said worse(Said one, Said other) {
        boolean lower = switch (one.remark.kind()) {
            case TOO_FEW_CALLS, FEW_CALLS, NOT_WARM, SLOWED, STILL_FASTER, BECAME_FASTER, SLOW_FLOOR, BELOW_FLOOR, NOT_HELD, FEW_CAPTURED, CAPTURED_FASTER -> true;
            case BUSY, BUSY_BEFORE, STOLEN, WAITED, KEPT_SERVER, BECAME_SLOWER, SLOWER_LATER, SLOWER_EMPTY, CLOCK_SET, LOST_AT_SERVER, BUSY_CLIENT,
                    BUSY_SERVER, ONE_WAY, LOST_CALLS, ERRORS, DROPPED_CALLS, LATE_CALLS, NO_FLOOR -> false;
        };
        return lower == extent(one.remark) < extent(other.remark) ? one : other;
    }

    /** Of a rate that was not held how much of it was answered, since rates differ in a sweep. */
    private static double extent(Remark remark) {
        return remark.kind() == Remark.Kind.NOT_HELD ? remark.value() / remark.of() : remark.value();
    }

    private static String part(Remark remark) {
        String part = Numbers.count(remark.value());
        return remark.of() == null ? part : TEXTS.text("part", part, Numbers.count(remark.of()));
    }

    private static String text(String prefix, Remark remark) {
        return TEXTS.text(prefix + remark.kind(), value(remark), several(remark));
    }

    /** The number that says whether one or several are meant: that of all for a part. */
    private static double several(Remark remark) {
        return remark.of() == null ? remark.value() : remark.of();
    }

    private static String value(Remark remark) {
        return switch (remark.kind()) {
            case TOO_FEW_CALLS, FEW_CALLS, KEPT_SERVER, CLOCK_SET, LOST_AT_SERVER, ONE_WAY, FEW_CAPTURED, NO_FLOOR -> Numbers.count(remark.value());
            case LOST_CALLS, ERRORS, DROPPED_CALLS -> part(remark);
            case NOT_HELD -> TEXTS.text("part", Numbers.rate(remark.value()), Numbers.rate(remark.of()));
            case BUSY, STOLEN, BUSY_CLIENT, BUSY_SERVER -> Numbers.count(Math.round(PERCENT * remark.value()));
            case BUSY_BEFORE, WAITED, BECAME_SLOWER, SLOW_FLOOR, SLOWER_LATER, SLOWER_EMPTY, BELOW_FLOOR, CAPTURED_FASTER -> Numbers.digits(remark.value());
            case LATE_CALLS -> Numbers.nanos(remark.value());
            case NOT_WARM, SLOWED, STILL_FASTER, BECAME_FASTER -> Numbers.digits(1 / remark.value());
        };
    }
}
