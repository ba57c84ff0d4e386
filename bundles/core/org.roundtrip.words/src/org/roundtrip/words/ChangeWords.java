// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import org.roundtrip.analysis.Change;
import org.roundtrip.model.text.Texts;

/** Writes how a median compares with that of another run. */
public final class ChangeWords {
    private static final Texts TEXTS = Texts.of(ChangeWords.class);

    private ChangeWords() {
    }

    /** A few words for the cell of a table: a ratio with what its interval says. */
    public static String brief(Change change) {
        return StateWords.ratio(change.ratio(), change.verdict());
    }

    /** A sentence: what the ratio means. */
    public static String sentence(Change change) {
        return change.low() == null ? TEXTS.text("change.one", Numbers.factor(change.ratio()))
                : TEXTS.text("change.sentence", Numbers.factor(change.ratio()), Numbers.factor(change.low()), Numbers.factor(change.high()));
    }
}
