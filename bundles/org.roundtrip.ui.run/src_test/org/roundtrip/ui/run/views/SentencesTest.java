// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.text.ShortText;

/** The status line says what a run found in as many words as it has room for. */
class SentencesTest {
    private static final String FOUND = "rmi and jacorb were the fastest (on average); they could not be told apart; an indication only.";
    private static final List<String> FORMS = Sentences.forms("10:42:11 First look: " + FOUND, "10:42:11: " + FOUND, FOUND, ShortText.clauses(FOUND));

    /** The end of the finding was cut while the name of its run stood before it. */
    @Test
    void theNameOfTheRunGoesBeforeAnythingThatItFound() {
        assertEquals("10:42:11 First look: " + FOUND, shown(text -> true));
        assertEquals("10:42:11 First look: rmi and jacorb were the fastest; they could not be told apart; an indication only.", shown(shorterThan(110)));
        assertEquals("10:42:11: rmi and jacorb were the fastest; they could not be told apart; an indication only.", shown(shorterThan(95)));
        assertEquals("rmi and jacorb were the fastest; they could not be told apart; an indication only.", shown(shorterThan(85)));
    }

    @Test
    void ofTheFindingTheFirstClauseStays() {
        assertEquals("rmi and jacorb were the fastest; they could not be told apart\u2026", shown(shorterThan(70)));
        assertEquals("rmi and jacorb were the fastest\u2026", shown(shorterThan(40)));
    }

    private static String shown(Predicate<String> fits) {
        return ShortText.form(FORMS, fits);
    }

    private static Predicate<String> shorterThan(int length) {
        return text -> text.length() < length;
    }
}
