// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roundtrip.analysis.sweep.Knee;
import org.roundtrip.analysis.sweep.Quantity;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;

/** What a sweep leads to, in words. */
public final class SweepWords {
    private static final Texts TEXTS = Texts.of(SweepWords.class);

    private SweepWords() {
    }

    /** A sentence for each variant and operation that has a knee. */
    public static List<String> knees(List<Result> results) {
        return results.stream().map(Result::operation).distinct().flatMap(operation -> SweepLine.of(results, operation).stream())
                .flatMap(line -> knee(line, "").stream()).toList();
    }

    /**
     * The knees of an operation in a few words. An example is "Knee: socket at 2 callers, rmi at 4 callers"; empty
     * without any.
     */
    public static String kneesInShort(List<SweepLine> lines) {
        String knees = lines.stream().flatMap(line -> knee(line, "short.").stream()).collect(Collectors.joining(", "));
        return knees.isEmpty() ? "" : TEXTS.text("knee.short", knees);
    }

    private static Optional<String> knee(SweepLine line, String form) {
        return Knee.of(line).map(knee -> TEXTS.text("knee." + form + knee.place(), line.variant(), line.rows().getFirst().operation(),
                knee.step().label()));
    }

    /** The first and the last step of each line, for readers who do not see the chart. */
    public static String ends(List<SweepLine> lines) {
        return lines.stream().map(line -> TEXTS.text("sweep.ends", line.variant(), at(line.rows().getFirst()),
                at(line.rows().getLast()))).collect(Collectors.joining(" "));
    }

    private static String at(Result row) {
        return TEXTS.text("sweep.at", Numbers.nanos(Quantity.P50.of(row)), Numbers.digits(Quantity.ANSWERED.of(row), 1), row.step().label());
    }
}
