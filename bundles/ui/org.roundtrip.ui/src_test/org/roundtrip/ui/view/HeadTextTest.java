// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

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
    void theNameIsCutInItsMiddleFirst() {
        String shorter = within(LINE.text().length() - 10);
        assertTrue(shorter.matches("First \\w*\u2026.*name .*started 10:42:11.*loopback"), shorter);
    }

    @Test
    void whatComesLastIsCutNextAndTheStartStays() {
        String shorter = within(46);
        assertTrue(shorter.matches("First l\u2026ong name .*started 10:42:11 .*lo+\u2026"), shorter);
        String less = within(37);
        assertTrue(less.startsWith("First l\u2026ong name") && less.endsWith("started 10:42:11"), less);
        String least = within(30);
        assertTrue(least.startsWith("Firs\u2026name") && least.endsWith("started 10:42:11"), least);
    }

    @Test
    void whereOnlyTheStartIsLeftItEndsWithAnEllipsis() {
        String shorter = within(20);
        assertTrue(shorter.matches("Fir\u2026name .*st\\w*\u2026"), shorter);
        assertEquals("Fir\u2026\u2026", within(5));
        assertEquals("\u2026", within(0));
    }

    @Test
    void aTextAloneIsCutInItsMiddle() {
        HeadText file = new HeadText("/home/someone/captures/monday.pcapng", "", "");
        assertEquals("/home/\u2026.pcapng", file.shortened(text -> text.length() <= 14));
    }
}
