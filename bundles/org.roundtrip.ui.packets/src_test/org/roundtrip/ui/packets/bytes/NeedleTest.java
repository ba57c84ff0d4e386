// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finding bytes. */
class NeedleTest {
    private static final byte[] HAY = "POST /calls HTTP/1.1\r\npost: \u00fc".getBytes(UTF_8);

    @Test
    void textIsFoundInBothCases() {
        Needle needle = Needle.text("Post");
        assertEquals(0, needle.next(HAY, 0));
        assertEquals(22, needle.next(HAY, 1));
        assertEquals(-1, needle.next(HAY, 23));
        assertEquals(22, needle.previous(HAY, HAY.length));
        assertEquals(0, needle.previous(HAY, 21));
        assertEquals(-1, needle.previous(HAY, -1));
        assertEquals(28, Needle.text("\u00dc").next(HAY, 0), "a letter of two bytes");
    }

    @Test
    void digitsAreFoundExactly() {
        assertEquals(20, Needle.hex("0d 0a").next(HAY, 0));
        assertEquals(20, Needle.hex("0x0D, 0x0A").next(HAY, 0));
        assertEquals(0, Needle.hex("504f").next(HAY, 0));
        assertEquals(-1, Needle.hex("504f").next(HAY, 1), "digits mean one case");
        assertEquals(2, Needle.hex("504f").length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "0d0", "xy", "  "})
    void whatAreNoDigitsIsNoNeedle(String words) {
        assertNull(Needle.hex(words));
    }

    @Test
    void noTextIsNoNeedle() {
        assertNull(Needle.text(""));
    }
}
