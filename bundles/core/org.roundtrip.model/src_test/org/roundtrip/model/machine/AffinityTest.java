// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AffinityTest {
    @Test
    void aListHasNumbersAndRanges() {
        assertEquals(IntStream.of(0, 2, 3, 10).boxed().toList(), Affinity.numbers("0,2-3,10").stream().boxed().toList());
        assertTrue(Affinity.numbers("").isEmpty());
        assertEquals("0,2-3", new Affinity("0, 2 - 3", "", "").client());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "1-", "-1", "3-2", "1,,2", ",", "4096", "0x1", "99999"})
    void anythingElseIsNone(String text) {
        assertFalse(Affinity.valid(text));
        String said = assertThrows(IllegalArgumentException.class, () -> new Affinity("", text, "")).getMessage();
        assertTrue(said.startsWith("processors.server ") && said.endsWith(text), said);
    }
}
