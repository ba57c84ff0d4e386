// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;

/** Writes remarks: a name of at most three words for a row of the table, and a sentence. */
public final class RemarkWords {
    private static final Texts TEXTS = Texts.of(RemarkWords.class);
    private static final double PERCENT = 100;

    private RemarkWords() {
    }

    /** The name of a kind of remark, such as {@code not warm}. */
    public static String name(Remark.Kind kind) {
        return TEXTS.text("remark.name." + kind);
    }

    /** The names of a row's remarks, such as {@code not warm, few calls}; empty when there is none. */
    public static String brief(Result row) {
        return first(row, row.remarks().size());
    }

    /**
     * The same in a cell that has room for some of them. It has the first ones, and how many more there are. @param most
     * how many are written
     */
    public static String first(Result row, int most) {
        String first = row.remarks().stream().limit(most).map(remark -> name(remark.kind())).collect(Collectors.joining(", "));
        return row.remarks().size() <= most ? first : TEXTS.text("remark.more", first, row.remarks().size() - most);
    }

    /** The remarks of a row as sentences. */
    public static List<String> sentences(Result row) {
        return row.remarks().stream().map(RemarkWords::sentence).toList();
    }

    /** A remark as a sentence. */
    public static String sentence(Remark remark) {
        return TEXTS.text("remark." + remark.kind(), value(remark), remark.value());
    }

    /** The sentence of a kind of remark that a row has; empty where it has none. */
    public static Optional<String> sentence(Result row, Remark.Kind kind) {
        return row.remarks().stream().filter(remark -> remark.kind() == kind).findFirst().map(RemarkWords::sentence);
    }

    /**
     * Explains the names in the rows of a table. For each kind it has the sentence of the first row that has it, gravest
     * kinds first.
     */
    public static List<String> legend(List<Result> rows) {
        Map<Remark.Kind, String> ofKinds = new EnumMap<>(Remark.Kind.class);
        rows.forEach(row -> row.remarks().forEach(remark -> ofKinds.putIfAbsent(remark.kind(),
                TEXTS.text("remark.legend", name(remark.kind()), FindingWords.name(row), sentence(remark)))));
        return List.copyOf(ofKinds.values());
    }

    private static String value(Remark remark) {
        return switch (remark.kind()) {
            case NOT_HELD -> part(Numbers.rate(remark.value()), remark.of() == null ? null : Numbers.rate(remark.of()));
            case LOST_CALLS -> part(Numbers.count(remark.value()), remark.of() == null ? null : Numbers.count(remark.of()));
            case FEW_CALLS, KEPT_SERVER, LOST_PACKETS, ONE_WAY -> Numbers.count(remark.value());
            case BUSY -> Numbers.count(Math.round(PERCENT * remark.value()));
            case NOT_WARM, SLOWED, FLOOR, CAPTURE_COST -> Numbers.digits(remark.value());
            case LATE_CALLS -> Numbers.nanos(remark.value());
        };
    }

    private static String part(String part, String of) {
        return of == null ? part : TEXTS.text("remark.part", part, of);
    }
}
