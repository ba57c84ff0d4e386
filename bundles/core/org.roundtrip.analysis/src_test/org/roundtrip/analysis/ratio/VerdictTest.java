// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A ratio says the same of two whichever of them is the slower, and from single forks only what is larger than their spread. */
class VerdictTest {

    @ParameterizedTest
    @CsvSource({"2,1.1,3.6,DIFFERENT", "1.06,1.051,1.07,DIFFERENT", "1.01,1,1.02,ALIKE", "1.1,1.01,1.19,ALIKE", "1.2,1,1.44,UNCLEAR",
        "6.04,0.4,91,UNCLEAR", "1.04,,,UNCLEAR", "1.09,,,UNCLEAR", "1.5,,,UNCLEAR", "1.51,,,DIFFERENT"})
    void theIntervalDecidesAndWithoutOneTheRatio(double ratio, Double low, Double high, Verdict expected) {
        RatioEstimate estimate = new RatioEstimate(ratio, low, high);
        assertEquals(expected, estimate.verdict());
        assertEquals(expected, estimate.inverse().verdict());
    }
}
