// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.chart.Viewport;

class LastLooksTest {
    private static final Viewport WHOLE = Viewport.whole(0, 10_000, false);
    private final LastLooks looks = new LastLooks();

    @Test
    void theSamePartOfACaptureIsSeenAgain() {
        looks.keep(Path.of("a"), WHOLE.seeing(1_000, 2_000));
        looks.keep(Path.of("b"), WHOLE);
        assertEquals(WHOLE.seeing(1_000, 2_000), looks.again(Path.of("a"), WHOLE).orElseThrow());
        assertTrue(looks.again(Path.of("b"), WHOLE).orElseThrow().whole());
        assertTrue(looks.again(Path.of("c"), WHOLE).isEmpty());
        looks.keep(Path.of("a"), WHOLE.seeing(3_000, 4_000));
        assertEquals(3_000, looks.again(Path.of("a"), WHOLE).orElseThrow().from());
    }

    @Test
    void theOneSeenLongestAgoIsForgotten() {
        looks.keep(Path.of("first"), WHOLE);
        looks.keep(Path.of("second"), WHOLE);
        looks.keep(Path.of("first"), WHOLE);
        for (int i = 0; i < 63; i++) {
            looks.keep(Path.of("other" + i), WHOLE);
        }
        assertTrue(looks.again(Path.of("first"), WHOLE).isPresent());
        assertFalse(looks.again(Path.of("second"), WHOLE).isPresent());
    }
}
