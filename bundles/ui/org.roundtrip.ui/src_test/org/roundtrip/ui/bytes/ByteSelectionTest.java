// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Tests how keys and mouse change a selection. */
class ByteSelectionTest {
    @Test
    void extendsBothWaysFromItsBeginning() {
        ByteSelection begun = ByteSelection.NONE.to(10, true, 100);
        assertEquals(new ByteSpan(10, 11), begun.span());
        assertEquals(new ByteSpan(10, 16), begun.to(15, true, 100).span());
        assertEquals(new ByteSpan(5, 11), begun.to(15, true, 100).to(5, true, 100).span());
        assertEquals(new ByteSpan(5, 6), begun.to(5, false, 100).span());
    }

    @Test
    void staysWithinTheBytes() {
        assertEquals(new ByteSpan(99, 100), ByteSelection.NONE.to(500, false, 100).span());
        assertEquals(new ByteSpan(0, 51), new ByteSelection(50, 50).to(-7, true, 100).span());
    }

    @Test
    void anEmptySelectionHasNoBytes() {
        assertTrue(ByteSelection.of(ByteSpan.EMPTY).isEmpty());
        assertTrue(ByteSelection.NONE.span().isEmpty());
        assertEquals(new ByteSpan(3, 7), ByteSelection.of(new ByteSpan(3, 7)).span());
    }
}
