// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.report.Numbers;

/** Writes remarks: a few words for a row of the table, a sentence beside a row, and a legend for all rows. */
public final class RemarkWords {
    private static final double PERCENT = 100;

    private RemarkWords() {
    }

    /** The remarks of a row in a few words each, such as {@code not warm, few calls}; empty when there is none. */
    public static String brief(Result row) {
        return row.remarks().stream().map(remark -> Messages.text("brief." + remark.kind())).distinct()
                .collect(Collectors.joining(", "));
    }

    /** A remark as a sentence. */
    public static String sentence(Remark remark) {
        return text("remark.", remark);
    }

    /** Explains the words in the rows of a table: one sentence for each kind of remark, with its most extreme value. */
    public static List<String> legend(List<Result> rows) {
        Map<Remark.Kind, Remark> worst = new EnumMap<>(Remark.Kind.class);
        rows.stream().flatMap(row -> row.remarks().stream())
                .forEach(remark -> worst.merge(remark.kind(), remark, RemarkWords::worse));
        return worst.values().stream().map(remark -> text("legend.", remark)).toList();
    }

    private static Remark worse(Remark one, Remark other) {
        boolean lower = switch (one.kind()) {
            case FEW_CALLS, NOT_WARM -> true;
            case BUSY, BUSY_BEFORE, STOLEN -> false;
        };
        return lower == one.value() < other.value() ? one : other;
    }

    private static String text(String prefix, Remark remark) {
        return Messages.text(prefix + remark.kind(), switch (remark.kind()) {
            case FEW_CALLS -> Numbers.count(remark.value());
            case BUSY, STOLEN -> Numbers.count(Math.round(PERCENT * remark.value()));
            case BUSY_BEFORE -> Numbers.digits(remark.value());
            case NOT_WARM -> Numbers.digits(1 / remark.value());
        });
    }
}
