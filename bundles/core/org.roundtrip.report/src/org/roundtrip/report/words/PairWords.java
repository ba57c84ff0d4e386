// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.List;
import java.util.function.UnaryOperator;
import org.roundtrip.analysis.PairFinding;
import org.roundtrip.analysis.interop.Cell;
import org.roundtrip.analysis.interop.Obstacle;
import org.roundtrip.analysis.interop.Pair;
import org.roundtrip.model.Texts;

/** Writes what a run shows on pairs of clients and servers. */
final class PairWords {
    private static final Texts TEXTS = Texts.of(PairWords.class);

    /** So many pairs with the same operations are named. */
    private static final int MOST_PAIRS = 6;
    /** So many of their operations are named. */
    private static final int MOST_OPERATIONS = 3;

    private PairWords() {
    }

    /** A finding that can be quoted, without a full stop. @param subject marks what it is about */
    static String quotable(PairFinding finding, UnaryOperator<String> subject) {
        return finding instanceof PairFinding.Extremes extremes ? TEXTS.text("pairs.extremes.ratio", extremes(extremes, "pairs.extremes", subject),
                FindingWords.ratio(extremes.ratio()), FindingWords.ratio(extremes.low()), FindingWords.ratio(extremes.high()))
                : clause(finding, subject);
    }

    /** A finding in words, without a full stop. @param subject marks what it is about */
    static String clause(PairFinding finding, UnaryOperator<String> subject) {
        return switch (finding) {
            case PairFinding.Working working -> working(working, subject);
            case PairFinding.Hindered hindered -> obstacle(hindered.obstacle(), subject);
            case PairFinding.Extremes extremes -> extremes(extremes, "pairs.extremes." + (extremes.tentative() ? "perhaps" : "clause"), subject);
        };
    }

    private static String working(PairFinding.Working found, UnaryOperator<String> subject) {
        String operations = TEXTS.text("pairs.every", found.operations());
        if (found.all() == found.pairs()) {
            return TEXTS.text("pairs.all", subject.apply(TEXTS.text("pairs.count", found.pairs())), operations);
        }
        if (found.open() == found.pairs()) {
            return TEXTS.text("pairs.noneMeasured", subject.apply(TEXTS.text("pairs.count", found.pairs())), operations);
        }
        StringBuilder said = new StringBuilder(TEXTS.text("pairs.part", subject.apply(TEXTS.text(
                found.open() == 0 ? "pairs.share" : "pairs.share.measured", found.all(), found.pairs() - found.open())), operations));
        append(said, "pairs.some", found.some());
        append(said, "pairs.none", found.none());
        append(said, "pairs.open", found.open());
        return said.toString();
    }

    private static void append(StringBuilder said, String key, int pairs) {
        if (pairs > 0) {
            said.append(TEXTS.text(key, pairs));
        }
    }

    private static String extremes(PairFinding.Extremes found, String key, UnaryOperator<String> subject) {
        return TEXTS.text(key, name(found.fastest()), subject.apply(name(found.slowest())), found.pairs(),
                found.operations() == 1 ? TEXTS.text("pairs.on", found.row().called()) : TEXTS.text("pairs.over", found.operations()));
    }

    private static String obstacle(Obstacle found, UnaryOperator<String> subject) {
        String reason = found.reasons().getFirst().replaceAll("\\.$", "");
        int others = found.reasons().size() - 1;
        return TEXTS.text("pairs." + (found.state() == Cell.State.FAILED ? "failed" : "refused"),
                subject.apply(first(found.pairs().stream().map(PairWords::name).toList(), MOST_PAIRS)), first(found.operations(), MOST_OPERATIONS),
                others == 0 ? reason : TEXTS.text("pairs.reasons", reason, others));
    }

    private static String name(Pair pair) {
        return pair.client().equals(pair.server()) ? TEXTS.text("pairs.self", pair.client())
                : TEXTS.text("pairs.pair", pair.client(), pair.server());
    }

    private static String first(List<String> all, int most) {
        String first = String.join(", ", all.stream().limit(most).toList());
        return all.size() <= most ? first : TEXTS.text("pairs.more", first, all.size() - most);
    }
}
