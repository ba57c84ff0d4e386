// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0          | 0 ns
            -46        | -46.0 ns
            42000      | 42.0 µs
            999600     | 1.00 ms
            -2500000000 | -2.50 s
            """)
    void aDurationHasThreeDigitsInTheUnitThatFits(long nanos, String words) {
        assertEquals(words, Durations.words(nanos));
    }
}
