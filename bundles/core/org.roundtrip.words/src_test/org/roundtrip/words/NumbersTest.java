// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0            | 0 ns
            46           | 46.0 ns
            999.4        | 999 ns
            999.6        | 1.00 µs
            12345        | 12.3 µs
            999600       | 1.00 ms
            3200000000   | 3.20 s
            7200000000000 | 7,200 s
            """)
    void timesHaveThreeDigitsAndTheirBestUnit(double nanos, String shown) {
        assertEquals(shown, Numbers.nanos(nanos));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0       | 0 B
            64      | 64 B
            78.9    | 78.9 B
            999.9   | 1.00 kB
            1161.6  | 1.16 kB
            1048576 | 1.05 MB
            """)
    void sizesGoInStepsOfAThousand(double bytes, String shown) {
        assertEquals(shown, Numbers.bytes(bytes));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            10000   | 10 µs
            2500000 | 2.5 ms
            1       | 1 ns
            """)
    void ticksHaveNoMoreDigitsThanTheyNeed(double nanos, String shown) {
        assertEquals(shown, Numbers.roundNanos(nanos));
    }

    /** One share was 0.0235 and the next one 50.2. */
    @Test
    void sharesOfOneColumnHaveTheSameDigits() {
        assertEquals(List.of("0.0", "< 0.1", "0.1", "50.2", "100.0"), DoubleStream.of(0, 0.0235, 0.1, 50.2, 100).mapToObj(Numbers::share).toList());
    }

    @Test
    void aPercentileHasNoMoreDigitsThanItsPlaceNeeds() {
        assertEquals(List.of("0 %", "50 %", "80 %", "90 %", "95 %", "99 %", "99.9 %", "99.99 %", "91.7 %"),
                DoubleStream.of(1, 2, 5, 10, 20, 100, 1000, 10_000, 12).mapToObj(Numbers::percentile).toList());
    }

    @Test
    void missingValuesAreDashesAndNeverZero() {
        assertEquals("\u2013", Numbers.nanos(null));
        assertEquals("\u2013", Numbers.bytes(null));
        assertEquals("\u2013", Numbers.amount(null));
        assertEquals("\u2013", Numbers.ratio(null));
        assertEquals("\u2013", Numbers.count(null));
        assertEquals("\u2013", Numbers.digits(Double.NaN));
    }

    /** A reader sent strings of 4,096 characters and read 4,100 bytes. */
    @Test
    void bytesInAColumnAreExact() {
        assertEquals(List.of("0", "64", "64.2", "4,096", "4,098", "1,162"),
                DoubleStream.of(0, 64, 64.2, 4096, 4098, 1161.6).mapToObj(Numbers::wholeOrMean).toList());
    }

    @Test
    void countsAreExact() {
        assertEquals("12,345,678", Numbers.count(12_345_678));
        assertEquals("45.6 k", Numbers.amount(45_600));
        assertEquals("2.01", Numbers.amount(2.014));
        assertEquals("500", Numbers.roundAmount(500));
        assertEquals("10 k", Numbers.roundAmount(10_000));
    }
}
