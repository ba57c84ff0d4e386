// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ProseTest {
    private static final String TEXT = "Calls are made one after the other.";

    @Test
    void linesEndBetweenWords() {
        assertEquals("Calls are\nmade one\nafter the\nother.", Prose.broken(TEXT, 10, ""));
        assertEquals("Calls are made one after the\nother.", Prose.broken(TEXT, TEXT.length() - 1, ""));
    }

    @Test
    void whatFitsAndWhatGoesIntoAFileStaysAsItIs() {
        assertEquals(TEXT, Prose.broken(TEXT, TEXT.length(), ""));
        assertEquals(TEXT, Prose.broken(TEXT, 0, ""));
        assertEquals("", Prose.broken("", 10, ""));
    }

    @Test
    void aLongWordStaysWhole() {
        assertEquals("Report:\n/a/long/path\nis there", Prose.broken("Report: /a/long/path is there", 8, ""));
        assertEquals("/a/long/path", Prose.broken("/a/long/path", 8, ""));
    }

    @Test
    void spacesAtTheBeginningOfALineStayAndItsOwnLineBreaksToo() {
        assertEquals("one\n    ^", Prose.broken("one\n    ^", 3, ""));
        assertEquals("a\n\nb", Prose.broken("a\n\nb", 80, ""));
    }

    @Test
    void linesThatAreAddedCanBeIndented() {
        assertEquals("ok  Calls are\n    made one\n    after the\n    other.", Prose.broken("ok  " + TEXT, 13, "    "));
    }
}
