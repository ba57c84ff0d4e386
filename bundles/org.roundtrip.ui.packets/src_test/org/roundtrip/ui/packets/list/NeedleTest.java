// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class NeedleTest {
    @Test
    void findsWordsWhateverTheirCapitals() {
        assertTrue(((Needle.Words) Needle.of("PING", Needle.Kind.ROW)).in("Request ping #3"));
        assertFalse(((Needle.Words) Needle.of("pong", Needle.Kind.ROW)).in("Request ping #3"));
    }

    @Test
    void findsTextAndBytes() {
        byte[] packet = "..JRMI..\u00e9".getBytes(StandardCharsets.UTF_8);
        assertTrue(((Needle.Bytes) Needle.of("JRMI", Needle.Kind.TEXT)).in(packet));
        assertTrue(((Needle.Bytes) Needle.of("\u00e9", Needle.Kind.TEXT)).in(packet), "at the very end");
        assertTrue(((Needle.Bytes) Needle.of("4a 52:4D 49", Needle.Kind.HEX)).in(packet));
        assertFalse(((Needle.Bytes) Needle.of("4a 53", Needle.Kind.HEX)).in(packet));
    }

    @Test
    void nothingAndWrongDigitsAreNoNeedle() {
        assertNull(Needle.of("  ", Needle.Kind.ROW));
        assertNull(Needle.of("4a5", Needle.Kind.HEX));
        assertNull(Needle.of("xyz", Needle.Kind.HEX));
    }
}
