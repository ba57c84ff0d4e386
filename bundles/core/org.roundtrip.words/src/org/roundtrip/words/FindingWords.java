// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.Finding;
import org.roundtrip.model.Against;
import org.roundtrip.model.Result;
import org.roundtrip.model.Verdict;
import org.roundtrip.model.text.Texts;

/** Writes findings, and how two rows compare, as sentences of at most fifteen words. Any thread. */
public final class FindingWords {
    private static final Texts TEXTS = Texts.of(FindingWords.class);

    private FindingWords() {
    }

    /** A finding as a sentence. */
    public static String sentence(Finding finding) {
        return switch (finding) {
            case Finding.Fastest(List<Result> rows) -> TEXTS.text("finding.fastest", rows.getFirst().variant(),
                    Stream.concat(Stream.of(figure(rows.getFirst(), true)), largest(rows).map(row -> figure(row, false)).stream()).collect(Collectors.joining(", ")));
            case Finding.Bytes(Result fewest, Result most) -> TEXTS.text("finding.bytes", fewest.variant(), bytes(fewest), fewest.row().called(),
                    most.variant(), bytes(most), Numbers.factor(most.wireBytesPerCall() / fewest.wireBytesPerCall()));
            case Finding.Open(Result row, Result other, int more) -> TEXTS.text("finding.open", row.variant(), other.variant(), row.row().called(), more);
        };
    }

    /** The operation with the most content beside the first one: more figures make a sentence too long. */
    private static Optional<Result> largest(List<Result> rows) {
        return rows.stream().skip(1).max(Comparator.comparing(Result::contentBytesPerCall, Comparator.nullsFirst(Comparator.naturalOrder())));
    }

    /** Its ratio to the reference, which the first one names; its median where that ratio is not decided. */
    private static String figure(Result row, boolean first) {
        Against against = row.against();
        return against == null || against.verdict() == Verdict.OPEN
                ? TEXTS.text("finding.median", Numbers.nanos(row.medianNanos()), row.row().called())
                : TEXTS.text(first ? "finding.ratio" : "finding.ratio.next", Numbers.factor(against.ratio()), row.row().called(), against.reference());
    }

    private static String bytes(Result row) {
        return Numbers.wholeOrMean(row.wireBytesPerCall()) + " " + Numbers.BYTES;
    }

    /** How two rows compare, as a sentence. @param against the first divided by the other */
    public static String sentence(Result row, Result other, Against against) {
        if (against.atMost()) {
            return TEXTS.text("rows.atMost", name(row), Numbers.factor(against.ratio()), name(other));
        }
        boolean slower = against.ratio() >= 1;
        double ratio = slower ? against.ratio() : 1 / against.ratio();
        return TEXTS.text("rows." + against.verdict(), name(slower ? row : other), name(slower ? other : row), Numbers.factor(ratio), interval(against, slower));
    }

    private static String interval(Against against, boolean slower) {
        return against.low() == null || against.high() == null ? ""
                : TEXTS.text("rows.interval", Numbers.factor(slower ? against.low() : 1 / against.high()),
                        Numbers.factor(slower ? against.high() : 1 / against.low()));
    }

    /** The name of a row within a sentence. */
    static String name(Result row) {
        return TEXTS.text("rows.name", row.row().called(), row.variant());
    }
}
