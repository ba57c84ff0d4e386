// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.RateFinding;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.RowKey;

class ComparisonWordsTest {
    @Test
    void theLargestChangeOfBytesIsSaidWithBothValues() {
        List<ComparisonWords.Rows> rows = List.of(rows("ping", 158, 160), rows("text", 4190, 158), rows("list", 900, 600),
                new ComparisonWords.Rows(row("query", null), row("query", 158.0)));
        assertEquals(Optional.of("In 2 of 3 rows a call has clearly other bytes on the wire; they differ by the most bytes in text with rmi: 4.19 kB instead of 158 B."),
                ComparisonWords.bytes(rows));
        assertEquals(Optional.of("A call of text has clearly other bytes on the wire with rmi: 4.19 kB instead of 158 B."),
                ComparisonWords.bytes(rows.subList(0, 2)));
        assertEquals(Optional.empty(), ComparisonWords.bytes(rows.subList(0, 1)), "an acknowledgement more or less is no change");
    }

    /** Content is counted: eight bytes less are no chance, also where the bytes on the wire are nearly the same. */
    @Test
    void otherContentIsSaidHoweverLittleTheBytesChange() {
        List<ComparisonWords.Rows> rows = List.of(rows("echo", 4418, 4000, 4426, 4008), rows("echo", 4508, 4000, 4502, 4008), rows("ping", 158, 0, 160, 0));
        assertEquals(Optional.of("A call of echo carries 8 B less content."), ComparisonWords.content(rows));
        assertEquals(Optional.of("In 2 of 3 rows a call has clearly other bytes on the wire; they differ by the most bytes in echo with rmi: 4.42 kB instead of 4.43 kB."),
                ComparisonWords.bytes(rows));
        assertEquals(Optional.empty(), ComparisonWords.bytes(List.of(rows("echo", 4421, 4000, 4422, 4001))), "both are shown alike");
        assertEquals(Optional.of("Calls of 2 operations carry other content; it differs by the most bytes in text: 64 B more."),
                ComparisonWords.content(List.of(rows.getFirst(), rows("text", 300, 128, 240, 64))));
        assertEquals(Optional.empty(), ComparisonWords.content(rows.subList(2, 3)));
        assertEquals(Optional.empty(), ComparisonWords.content(List.of(rows("text", 300, 60.25, 300, 60.5))), "other values of the same shape");
    }

    @Test
    void aQuickRunIsNamedBeforeOtherReasonsForWords() {
        assertEquals(Optional.empty(), ComparisonWords.reason(List.of(change()), "13:37:24"));
        assertEquals(Optional.empty(), ComparisonWords.reason(List.of(), "13:37:24"));
        assertTrue(ComparisonWords.reason(List.of(change(Doubt.NOT_WARM), change(Doubt.QUICK_RUN)), "13:37:24").orElseThrow().startsWith("A quick run gives"));
        assertTrue(ComparisonWords.reason(List.of(change(Doubt.NOT_WARM, Doubt.QUICK_RUN)), "13:37:24").orElseThrow().startsWith("A quick run gives"),
                "also where a graver doubt is of each row");
        assertTrue(ComparisonWords.reason(List.of(change(Doubt.ONE_FORK)), "13:37:24").orElseThrow().startsWith("A single fork gives"));
        assertTrue(ComparisonWords.reason(List.of(change(), change(Doubt.NOT_WARM)), "13:37:24").orElseThrow().startsWith("Where figures are in doubt"));
        assertTrue(ComparisonWords.reason(List.of(change(Doubt.QUICK_RUN)), "13:37:24").orElseThrow()
                .contains("words stand in place of ratios to 13:37:24."), "others, such as those to the floor, are there");
    }

    /** One paragraph said twice that a quick run gives an indication only. */
    @Test
    void whatIsSaidOfARunIsNotSaidAgainAboveItsFindings() {
        List<Change> quick = List.of(change(Doubt.NOT_WARM, Doubt.QUICK_RUN));
        assertTrue(ComparisonWords.says(quick, List.of(rate(Doubt.QUICK_RUN), rate(Doubt.QUICK_RUN))));
        assertFalse(ComparisonWords.says(quick, List.of(rate(Doubt.QUICK_RUN))), "it is said with the one finding");
        assertFalse(ComparisonWords.says(quick, List.of(rate(Doubt.BUSY_MACHINE), rate(Doubt.BUSY_MACHINE))), "another doubt");
        assertFalse(ComparisonWords.says(List.of(change(Doubt.NOT_WARM)), List.of(rate(Doubt.NOT_WARM), rate(Doubt.NOT_WARM))),
                "the reason is about single rows");
        assertFalse(ComparisonWords.says(List.of(change()), List.of()));
    }

    private static Finding rate(Doubt doubt) {
        return new RateFinding(new RowKey("rmi", "ping"), 900, 1000, Optional.of(doubt));
    }

    @Test
    void aChangeBetweenRunsIsARatioWithItsIntervalOrWords() {
        Change certain = new Change(1.2345, 1.1, 1.41, List.of());
        assertEquals("1.23 x (1.10 to 1.41)", ChangeWords.brief(certain));
        assertTrue(ChangeWords.sentence(certain).startsWith("The median is 1.23 x that of the other run; 95 % 1.10 to 1.41"));
    }

    @ParameterizedTest
    @EnumSource(Doubt.class)
    void aChangeInDoubtHasNoNumberToQuote(Doubt doubt) {
        String perhaps = doubt.ofFigures() ? "perhaps " : "";
        assertEquals(List.of("perhaps slower", perhaps + "much slower", perhaps + "far slower", "perhaps faster", perhaps + "much faster",
                perhaps + "far faster", "cannot be told", "cannot be told"), Stream.of(1.6, 2.5, 15.0, 0.6, 0.3, 0.05, 1.01, 1.3)
                        .map(ratio -> ChangeWords.brief(new Change(ratio, null, null, List.of(doubt)))).toList());
        String why = ChangeWords.sentence(new Change(1.5, 1.4, 1.6, List.of(doubt)));
        assertFalse(why.matches(".*\\d.*"), why);
        assertTrue(why.startsWith("An indication only, without a ratio: ") && why.endsWith("."), why);
    }

    @Test
    void allDoubtsOfAChangeAreNamed() {
        assertEquals("An indication only, without a ratio: it did not hold the rate in at least one of the two runs; "
                + "at least one of the two runs is a quick run.",
                ChangeWords.sentence(change(Doubt.NOT_HELD, Doubt.QUICK_RUN)));
    }

    /** A reader asked why one of three about equal changes was told and the others were not. */
    @Test
    void whereTwoCannotBeToldApartTheReasonIsSaid() {
        assertEquals("An indication only, without a ratio: the machine was busy in at least one of the two runs. "
                + "Single forks of the same work may differ by a factor of 1.5, and these differ by less.",
                ChangeWords.sentence(new Change(1.3, null, null, List.of(Doubt.BUSY_MACHINE))));
        assertEquals("An indication only, without a ratio: the machine was busy in at least one of the two runs. "
                + "The forks are too few for how much they differ to tell which run is faster.",
                ChangeWords.sentence(new Change(0.87, 0.6, 1.3, List.of(Doubt.BUSY_MACHINE))));
        Change excess = new Change(0.3, null, null, List.of(Doubt.SLOWED), true);
        assertEquals("cannot be told", ChangeWords.brief(excess));
        assertEquals("An indication only, without a ratio: something slowed the calls down in at least one of the two runs. The larger of both medians is the one "
                + "that was not warm or was slowed down, and may be the larger one for that reason alone.", ChangeWords.sentence(excess));
    }

    private static Change change(Doubt... doubts) {
        return new Change(1.6, null, null, List.of(doubts));
    }

    private static ComparisonWords.Rows rows(String operation, double now, double then) {
        return new ComparisonWords.Rows(row(operation, now), row(operation, then));
    }

    private static ComparisonWords.Rows rows(String operation, double now, double content, double then, double contentThen) {
        return new ComparisonWords.Rows(row(operation, now, content), row(operation, then, contentThen));
    }

    private static Result row(String operation, Double wire) {
        return row(operation, wire, null);
    }

    private static Result row(String operation, Double wire, Double content) {
        return new Result(ProviderChoice.of("rmi"), operation, "void", 1, 1000, null, null, null, null, null, null, null, null, null, null,
                content, null, wire, null, null, null, null, null, null, List.of(), null, List.of());
    }
}
