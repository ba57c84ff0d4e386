// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;

/** Anatomy showed the median 84.6 µs of captured calls, and Results that of measured calls, 25.5 µs; nothing said why. */
class AnatomyNoteTest {
    private static final RowKey ROW = new RowKey("jacorb", "f1", null);

    @Test
    void itNamesTheMedianOfTheMeasuredCallsOfTheSameRow() {
        assertEquals("These calls were captured; in Results the measured ones took 25.5 µs.",
                AnatomyView.note(ROW, List.of(row("rmi", 41_800.0), row("jacorb", 25_500.0))));
    }

    @Test
    void withoutTheirMedianItSaysWhereTheyAre() {
        String words = "These calls were captured; Results has the measured ones.";
        assertEquals(words, AnatomyView.note(ROW, List.of()));
        assertEquals(words, AnatomyView.note(ROW, List.of(row("jacorb", null))));
    }

    private static Result row(String provider, Double medianNanos) {
        return new Result(ProviderChoice.of(provider), "f1", "void", 5, 5000, null, null, null, medianNanos, null, null, null,
                null, null, null, null, null, null, null, null, null, null, null, null, List.of(), null, List.of());
    }
}
