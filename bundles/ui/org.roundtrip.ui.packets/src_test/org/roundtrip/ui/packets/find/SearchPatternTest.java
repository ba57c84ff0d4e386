// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.find;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.ui.packets.find.SearchPattern.Kind;
import org.roundtrip.ui.packets.find.SearchPattern.Match;

class SearchPatternTest {
    private static final byte[] HTTP = "POST /calls HTTP/1.1\r\npost: \u00fc".getBytes(UTF_8);

    @Test
    void textIsFoundForwardsAndBackwards() {
        SearchPattern pattern = SearchPattern.of("Post", Kind.TEXT);
        assertEquals(new Match(0, 4), pattern.next(HTTP, 0));
        assertEquals(new Match(22, 26), pattern.next(HTTP, 1));
        assertNull(pattern.next(HTTP, 23));
        assertEquals(new Match(22, 26), pattern.previous(HTTP, HTTP.length));
        assertEquals(new Match(0, 4), pattern.previous(HTTP, 21));
        assertNull(pattern.previous(HTTP, -1));
    }

    @ParameterizedTest
    @EnumSource(value = Kind.class, names = {"WORDS", "TEXT"})
    void lettersAreFoundInBothCases(Kind kind) {
        assertTrue(SearchPattern.of("PING", kind).in("Request ping #3"));
        assertTrue(SearchPattern.of("ping", kind).in("Request PING #3"));
        assertFalse(SearchPattern.of("pong", kind).in("Request ping #3"));
        assertTrue(SearchPattern.of("\u00c9TAT", kind).in("un \u00e9tat"), "letters beyond ASCII too");
        assertTrue(SearchPattern.of("\u00e9tat", kind).in("UN \u00c9TAT"));
        assertTrue(SearchPattern.of("\u03c2", kind).in("\u03c3"), "both small sigmas");
        assertFalse(SearchPattern.of("\u00e9", kind).in("e"));
    }

    @Test
    void textIsFoundAtTheVeryEnd() {
        assertEquals(new Match(28, 30), SearchPattern.of("\u00dc", Kind.TEXT).next(HTTP, 0));
    }

    @Test
    void aMatchMayBeLongerThanWhatWasWritten() {
        // The sign for Kelvin has three bytes in UTF-8, the letter one.
        assertEquals(new Match(1, 4), SearchPattern.of("\u212a", Kind.TEXT).next("-\u212a".getBytes(UTF_8), 0));
        assertEquals(new Match(1, 2), SearchPattern.of("\u212a", Kind.TEXT).next("-k".getBytes(UTF_8), 0));
    }

    @Test
    void digitsAreFoundExactly() {
        assertEquals(new Match(20, 22), SearchPattern.of("0d 0a", Kind.HEX).next(HTTP, 0));
        assertEquals(new Match(20, 22), SearchPattern.of("0x0D, 0x0A", Kind.HEX).next(HTTP, 0));
        assertEquals(new Match(20, 22), SearchPattern.of("0d:0A", Kind.HEX).next(HTTP, 0));
        assertEquals(new Match(0, 2), SearchPattern.of("504f", Kind.HEX).next(HTTP, 0));
        assertNull(SearchPattern.of("504f", Kind.HEX).next(HTTP, 1), "digits mean one case");
        assertNull(SearchPattern.of("4a 53", Kind.HEX).next(HTTP, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "0d0", "xy", "  "})
    void wrongDigitsAreNoPattern(String words) {
        assertNull(SearchPattern.of(words, Kind.HEX));
    }

    @Test
    void anEmptyTextIsNoPattern() {
        assertNull(SearchPattern.of("", Kind.TEXT));
        assertNull(SearchPattern.of("  ", Kind.WORDS));
    }
}
