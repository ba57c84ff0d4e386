// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;

class ComparisonWordsTest {
    @Test
    void theLargestChangeOfBytesIsSaidWithBothValues() {
        List<ComparisonWords.Rows> rows = List.of(rows("ping", 158, 160), rows("text", 4190, 158), rows("list", 900, 600),
                new ComparisonWords.Rows(row("query", null), row("query", 158.0)));
        String several = ComparisonWords.bytes(rows).orElseThrow();
        assertTrue(several.contains("2 of 3 rows") && several.contains("text with rmi: 4.19 kB instead of 158 B"), several);
        String one = ComparisonWords.bytes(rows.subList(0, 2)).orElseThrow();
        assertTrue(one.contains("4.19 kB instead of 158 B"), one);
        assertEquals(Optional.empty(), ComparisonWords.bytes(rows.subList(0, 1)), "an acknowledgement more or less is no change");
    }

    /** Content is counted: eight bytes less are no chance, also where the bytes on the wire are nearly the same. */
    @Test
    void otherContentIsSaidHoweverLittleTheBytesChange() {
        List<ComparisonWords.Rows> rows = List.of(rows("echo", 4418, 4000, 4426, 4008), rows("echo", 4508, 4000, 4502, 4008), rows("ping", 158, 0, 160, 0));
        assertEquals(Optional.of("A call of echo carries 8 B less content."), ComparisonWords.content(rows));
        String bytes = ComparisonWords.bytes(rows).orElseThrow();
        assertTrue(bytes.contains("2 of 3 rows") && bytes.contains("4.42 kB instead of 4.43 kB"), bytes);
        assertEquals(Optional.empty(), ComparisonWords.bytes(List.of(rows("echo", 4421, 4000, 4422, 4001))), "both are shown alike");
        assertEquals(Optional.of("Calls of 2 operations carry other content; it differs by the most bytes in text: 64 B more."),
                ComparisonWords.content(List.of(rows.getFirst(), rows("text", 300, 128, 240, 64))));
        assertEquals(Optional.empty(), ComparisonWords.content(rows.subList(2, 3)));
        assertEquals(Optional.empty(), ComparisonWords.content(List.of(rows("text", 300, 60.25, 300, 60.5))), "other values of the same shape");
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
                content, null, wire, null, null, null, null, List.of(), null, List.of(), null);
    }
}
