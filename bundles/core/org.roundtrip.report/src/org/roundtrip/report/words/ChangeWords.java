// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.stream.Collectors;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Texts;
import org.roundtrip.report.Numbers;

/** Writes how a median compares with that of another run. What is an indication only has no number. */
public final class ChangeWords {
    private static final Texts TEXTS = Texts.of(ChangeWords.class);

    private ChangeWords() {
    }

    /** A few words for the cell of a table: a ratio with its interval, or such as {@code perhaps slower}. */
    public static String brief(Change change) {
        return change.doubts().isEmpty() ? quotable("change.ratio", change)
                : TEXTS.text(switch (change.verdict()) {
                    case DIFFERENT -> "change." + (change.far() ? perhaps(change) + "far." : change.much() ? perhaps(change) + "much." : "")
                            + (change.ratio() > 1 ? "slower" : "faster");
                    case UNCLEAR -> "change.unclear";
                    case ALIKE -> "change.same";
                });
    }

    /** Of figures that are in doubt themselves no difference is told for certain. */
    private static String perhaps(Change change) {
        return change.doubts().stream().anyMatch(Doubt::ofFigures) ? "perhaps." : "";
    }

    /** A sentence: what the ratio means, or all reasons why there is none; and another one on why two medians cannot be told apart. */
    public static String sentence(Change change) {
        if (change.doubts().isEmpty()) {
            return quotable("change.ratio.sentence", change);
        }
        String indication = TEXTS.text("change.indication", change.doubts().stream().map(doubt -> TEXTS.text("change." + doubt))
                .collect(Collectors.joining("; ")));
        return change.verdict() != Verdict.UNCLEAR ? indication : indication + " " + unclear(change);
    }

    private static String unclear(Change change) {
        return change.excess() ? TEXTS.text("change.unclear.excess") : change.low() == null
                ? TEXTS.text("change.unclear.single", FindingWords.ratio(Verdict.SINGLE)) : TEXTS.text("change.unclear.forks");
    }

    private static String quotable(String key, Change change) {
        return TEXTS.text(key, Numbers.digits(change.ratio()), Numbers.digits(change.low()), Numbers.digits(change.high()));
    }
}
