// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.stream.Collectors;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.text.Texts;

/** Writes how a median compares with that of another run. What is rough has no number. */
public final class ChangeWords {
    private static final Texts TEXTS = Texts.of(ChangeWords.class);

    private ChangeWords() {
    }

    /** A few words for the cell of a table: a ratio with its interval, or such as {@code slower (rough)}. */
    public static String brief(Change change) {
        return change.doubts().isEmpty() ? quotable("change.ratio", change)
                : TEXTS.text(change.verdict() != Verdict.DIFFERS ? "change.equal" : change.ratio() > 1 ? "change.slower" : "change.faster");
    }

    /** A sentence: what the ratio means, or all reasons why it is rough. */
    public static String sentence(Change change) {
        return change.doubts().isEmpty() ? quotable("change.sentence", change)
                : TEXTS.text("change.rough", change.doubts().stream().map(FindingWords::reason).collect(Collectors.joining(", ")));
    }

    private static String quotable(String key, Change change) {
        return TEXTS.text(key, Numbers.digits(change.ratio()), Numbers.digits(change.low()), Numbers.digits(change.high()));
    }
}
