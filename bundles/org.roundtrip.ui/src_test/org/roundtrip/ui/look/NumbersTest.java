// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Numbers as people see them. */
class NumbersTest {
    @Test
    void threeSignificantDigits() {
        assertEquals("0.0123", Numbers.digits(0.012345));
        assertEquals("0.100", Numbers.digits(0.1));
        assertEquals("1.20", Numbers.digits(1.2));
        assertEquals("12.3", Numbers.digits(12.345));
        assertEquals("123", Numbers.digits(123.45));
        assertEquals("12,300", Numbers.digits(12345));
        assertEquals("10.0", Numbers.digits(9.996));
        assertEquals("0", Numbers.digits(0));
    }

    @Test
    void latencyTakesTheBestUnitAfterRounding() {
        assertEquals("850 ns", Numbers.latency(850));
        assertEquals("12.3 us", Numbers.latency(12_345));
        assertEquals("1.00 ms", Numbers.latency(999_700));
        assertEquals("2.50 s", Numbers.latency(2.5e9));
        assertEquals("0.0123", Numbers.latency(12_300, LatencyUnit.MILLISECONDS));
    }

    @Test
    void whatWasNotMeasuredIsADashAndNeverZero() {
        assertEquals(Numbers.NOT_MEASURED, Numbers.latency(null));
        assertEquals(Numbers.NOT_MEASURED, Numbers.bytes(null));
        assertEquals(Numbers.NOT_MEASURED, Numbers.ratio(null));
        assertEquals(Numbers.NOT_MEASURED, Numbers.count(null));
    }

    @Test
    void sizesAndRatesStepByAThousand() {
        assertEquals("999 B", Numbers.bytes(999));
        assertEquals("1.00 kB", Numbers.bytes(1000));
        assertEquals("1.05 MB", Numbers.bytes(1_048_576));
        assertEquals("45.7 k calls/s", Numbers.scaled(45_678, "calls/s"));
        assertEquals("1.93 x", Numbers.ratio(1.931));
        assertEquals("12,345", Numbers.count(12_345));
    }
}
