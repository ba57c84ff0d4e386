// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class VerdictTest {
    @Test
    void theWholeIntervalDecides() {
        assertEquals(Verdict.DIFFERS, Verdict.of(1.06, 1.5));
        assertEquals(Verdict.DIFFERS, Verdict.of(0.5, 0.94));
        assertEquals(Verdict.EQUAL, Verdict.of(0.96, 1.04));
        assertEquals(Verdict.OPEN, Verdict.of(0.96, 1.06));
        assertEquals(Verdict.OPEN, Verdict.of(0.8, 3.0));
        assertEquals(Verdict.OPEN, Verdict.of(null, null));
    }
}
