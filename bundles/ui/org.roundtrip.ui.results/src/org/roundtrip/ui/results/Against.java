// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.Change;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Counterparts;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.ChangeWords;
import org.roundtrip.words.ComparisonWords;

/**
 * The run that the rows of a table are compared with. Immutable.
 *
 * @param name  its name and when it began
 * @param when  when it began
 * @param rows  its results
 * @param like  which of its rows stands beside which of the table
 * @param threads a sentence on why times cannot be compared: threads were placed otherwise; empty when they can
 */
record Against(String name, String when, List<Result> rows, Counterparts like, Optional<String> threads) {
    private static final Texts TEXTS = Texts.of(Against.class);

    /** Keeps the rows from being changed. */
    Against {
        rows = List.copyOf(rows);
    }

    /** Compares a row with the same one of the other run. Empty when that is not possible, or its load or placing was another. */
    Optional<Change> change(Result row) {
        return same(row).filter(other -> threads.isEmpty() && sameLoad(row, other)).flatMap(other -> Change.of(row, other));
    }

    /** Says what the comparison of a row means, or why there is none. */
    String note(Result row) {
        Optional<Result> same = same(row);
        if (same.isPresent() && !sameLoad(row, same.get())) {
            return TEXTS.text("otherLoad", new Object[] {name, load(row), load(same.get())});
        }
        if (same.isPresent() && threads.isPresent()) {
            return threads.get();
        }
        return same.isEmpty() ? TEXTS.text(row.step() == null ? "notAgainst" : "notAtStep", name)
                : change(row).map(ChangeWords::sentence).orElseGet(() -> TEXTS.text("cannotCompare", name));
    }

    /**
     * Says above the table what holds for many of its rows. The other run lacks some steps, or calls carry other content or
     * have other bytes on the wire.
     */
    List<String> summary(List<Result> table) {
        List<ComparisonWords.Rows> both = table.stream().flatMap(row -> same(row).map(other -> new ComparisonWords.Rows(row, other)).stream()).toList();
        return Stream.of(threads, otherSteps(table), ComparisonWords.content(both), ComparisonWords.bytes(both)).flatMap(Optional::stream).toList();
    }

    private Optional<String> otherSteps(List<Result> table) {
        return table.stream().anyMatch(row -> row.step() != null && like.of(row.row()).isEmpty()) ? Optional.of(TEXTS.text("onlySameSteps", when))
                : Optional.empty();
    }

    /** What the table says of a row: which way its median points, or that the load is another. */
    String brief(Result row) {
        return same(row).isPresent() && threads.isPresent() ? TEXTS.text("otherThreadsBrief") : same(row).isPresent() && !sameLoad(row, same(row).get()) ? TEXTS.text("otherLoadBrief")
                : change(row).map(ChangeWords::brief).orElse(Numbers.NOT_MEASURED);
    }

    private static boolean sameLoad(Result row, Result other) {
        return row.underLoad().load().equals(other.underLoad().load());
    }

    private static String load(Result row) {
        return row.underLoad().load().label();
    }

    private Optional<Result> same(Result row) {
        return like.of(row.row()).flatMap(key -> rows.stream().filter(other -> other.row().equals(key)).findFirst());
    }
}
