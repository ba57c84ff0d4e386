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
    private static final List<String> FORMS = Sentences.ended(Sentences.names("10:42:11 A first look", "10:42:11"), "finished", FOUND, true);

    /** The end of the finding was cut while the name of its run stood before it. The time alone read as that of the end. */
    @Test
    void theNameOfTheRunGoesBeforeAnythingThatItFound() {
        String plain = "finished. rmi and jacorb were the fastest; they could not be told apart; an indication only.";
        assertEquals("10:42:11 A first look has ended: finished. " + FOUND, shown(text -> true));
        assertEquals("10:42:11 A first look has ended: " + plain, shown(shorterThan("10:42:11 A first look has ended: " + plain)));
        assertEquals("The run of 10:42:11 has ended: " + plain, shown(shorterThan("The run of 10:42:11 has ended: " + plain)));
        assertEquals("The run has ended: " + plain, shown(shorterThan("The run has ended: " + plain)));
        assertEquals("rmi and jacorb were the fastest; they could not be told apart; an indication only.", shown(shorterThan(85)));
    }

    @Test
    void aRunThatFoundNothingSaysItsState() {
        assertEquals(List.of("The run has ended: cancelled.", "cancelled"),
                Sentences.ended(List.of("The run"), "cancelled", "", false));
    }

    @Test
    void ofTheFindingTheFirstClauseStays() {
        assertEquals("rmi and jacorb were the fastest; they could not be told apart\u2026", shown(shorterThan(70)));
        assertEquals("rmi and jacorb were the fastest\u2026", shown(shorterThan(40)));
    }

    private static String shown(Predicate<String> fits) {
        return ShortText.form(FORMS, fits);
    }

    private static Predicate<String> shorterThan(String next) {
        return shorterThan(next.length() + 1);
    }

    private static Predicate<String> shorterThan(int length) {
        return text -> text.length() < length;
    }
}
