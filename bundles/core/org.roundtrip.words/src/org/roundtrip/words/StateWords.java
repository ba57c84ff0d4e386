// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Against;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Verdict;
import org.roundtrip.model.text.Texts;

/** Writes what the figures of a row are worth, and how it compares with the reference: eight words in all. Any thread. */
public final class StateWords {
    /** Stands before a ratio that is an upper bound only. */
    public static final String AT_MOST = "<= ";
    private static final Texts TEXTS = Texts.of(StateWords.class);
    private static final double PERCENT = 100;

    private StateWords() {
    }

    /** The state of a row with its sign, such as {@code 12 few}; empty where it is steady. */
    public static String brief(Result row) {
        return row.state() == RowState.STEADY ? "" : TEXTS.text("state." + row.state(), Numbers.count(row.calls()));
    }

    /** Sentences on all evidence of a row, the gravest first. */
    public static List<String> sentences(Result row) {
        return row.evidence().stream().map(StateWords::sentence).toList();
    }

    /** The sentence on evidence of a kind; empty where a row has none. */
    public static Optional<String> sentence(Result row, Evidence.Kind kind) {
        return row.evidence(kind).map(StateWords::sentence);
    }

    private static String sentence(Evidence evidence) {
        return TEXTS.text("evidence." + evidence.kind(), number(evidence.kind(), evidence.value()), number(evidence.kind(), evidence.threshold()),
                evidence.value());
    }

    private static String number(Evidence.Kind kind, double number) {
        return switch (kind) {
            case NOT_HELD, BUSY -> Numbers.digits(PERCENT * number);
            case FORKS_APART, FLOOR_DRIFT -> Numbers.factor(number);
            case LATE_CALLS -> Numbers.nanos(number);
            case FAILED_FORKS, LOST_CALLS, FEW_CALLS, SHORT_FORKS, COLD_FORKS, UNSTEADY_FORKS, KEPT_SERVER, LOST_PACKETS, ONE_WAY ->
                Numbers.count(number);
        };
    }

    /** How a row compares with the reference, such as {@code 1.04 x ~ open}; a dash without a ratio. */
    public static String against(Result row) {
        return row.against() == null ? Numbers.NOT_MEASURED : ratio(row.against());
    }

    /** A ratio with what its interval says, or as an upper bound. */
    public static String ratio(Against against) {
        return against.atMost() ? AT_MOST + factor(against.ratio()) : ratio(against.ratio(), against.verdict());
    }

    static String ratio(double ratio, Verdict verdict) {
        return verdict == Verdict.DIFFERS ? factor(ratio) : TEXTS.text("verdict." + verdict, factor(ratio));
    }

    private static String factor(double ratio) {
        return TEXTS.text("factor", Numbers.factor(ratio));
    }
}
