// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The place of the whole interval decides, and without one nothing does. */
class VerdictTest {

    @ParameterizedTest
    @CsvSource({"2,1.1,3.6,DIFFERS", "1.06,1.051,1.07,DIFFERS", "0.9,0.86,0.94,DIFFERS", "1.01,1,1.02,EQUAL", "1,0.951,1.049,EQUAL", "1.1,1.01,1.19,OPEN",
        "1.04,1.02,1.06,OPEN", "0.96,0.94,0.98,OPEN", "6.04,0.4,91,OPEN", "1.04,,,OPEN", "90,,,OPEN"})
    void theIntervalDecides(double ratio, Double low, Double high, Verdict expected) {
        assertEquals(expected, new RatioEstimate(ratio, low, high).verdict());
    }
}
