// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HeadTextTest {
    private static final HeadText LINE = new HeadText("First look with a long name", "started 10:42:11", "loopback");

    private static String within(int letters) {
        return LINE.shortened(text -> text.length() <= letters);
    }

    @Test
    void aLineThatFitsIsWhole() {
        assertEquals(LINE.text(), within(LINE.text().length()));
    }

    @Test
    void theNameIsCutAtItsEndFirst() {
        String shorter = within(LINE.text().length() - 10);
        assertTrue(shorter.matches("First look with.*\u2026 .*started 10:42:11.*loopback"), shorter);
    }

    @Test
    void whatComesLastIsCutNextAndTheStartStays() {
        String shorter = within(46);
        assertTrue(shorter.matches("First look with\u2026 .*started 10:42:11 .*lo+\u2026"), shorter);
        String less = within(37);
        assertTrue(less.startsWith("First look with\u2026") && less.endsWith("started 10:42:11"), less);
        String least = within(30);
        assertTrue(least.startsWith("First lo\u2026") && least.endsWith("started 10:42:11"), least);
    }

    @Test
    void whereOnlyTheStartIsLeftItEndsWithAnEllipsis() {
        String shorter = within(20);
        assertTrue(shorter.matches("First lo\u2026 .*sta\\w*\u2026"), shorter);
        assertEquals("Firs\u2026", within(5));
        assertEquals("\u2026", within(0));
    }

    @Test
    void aTextAloneIsCutAtItsEnd() {
        HeadText file = new HeadText("/home/someone/captures/monday.pcapng", "", "");
        assertEquals("/home/someone\u2026", file.shortened(text -> text.length() <= 14));
    }
}
