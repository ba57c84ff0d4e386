// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;

class ComparisonWordsTest {
    @Test
    void theLargestChangeOfBytesIsSaidWithBothValues() {
        List<ComparisonWords.Rows> rows = List.of(rows("ping", 158, 160), rows("text", 4190, 158), rows("list", 900, 600),
                new ComparisonWords.Rows(row("query", null), row("query", 158.0)));
        assertEquals(Optional.of("In 2 of 3 rows a call has other bytes on the wire; most changed text of rmi: 4.19 kB instead of 158 B."),
                ComparisonWords.bytes(rows));
        assertEquals(Optional.of("A call of text has other bytes on the wire through rmi: 4.19 kB instead of 158 B."),
                ComparisonWords.bytes(rows.subList(0, 2)));
        assertEquals(Optional.empty(), ComparisonWords.bytes(rows.subList(0, 1)), "an acknowledgement more or less is no change");
    }

    @Test
    void aQuickRunIsNamedBeforeOtherReasonsForWords() {
        assertEquals(Optional.empty(), ComparisonWords.reason(List.of(change(null))));
        assertEquals(Optional.empty(), ComparisonWords.reason(List.of()));
        assertTrue(ComparisonWords.reason(List.of(change(Doubt.NOT_WARM), change(Doubt.QUICK_RUN))).orElseThrow().contains("a quick run gives"));
        assertTrue(ComparisonWords.reason(List.of(change(Doubt.ONE_FORK))).orElseThrow().contains("a single fork gives"));
        assertTrue(ComparisonWords.reason(List.of(change(null), change(Doubt.NOT_WARM))).orElseThrow().startsWith("Where figures are in doubt"));
    }

    private static Change change(Doubt doubt) {
        return new Change(1.5, null, null, Optional.ofNullable(doubt));
    }

    private static ComparisonWords.Rows rows(String operation, double now, double then) {
        return new ComparisonWords.Rows(row(operation, now), row(operation, then));
    }

    private static Result row(String operation, Double wire) {
        return new Result(ProviderChoice.of("rmi"), operation, "void", 1, 1000, null, null, null, null, null, null, null, null, null, null,
                null, null, wire, null, null, null, null, null, null, List.of(), null, List.of());
    }
}
