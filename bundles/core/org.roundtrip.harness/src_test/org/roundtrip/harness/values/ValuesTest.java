// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.values;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

class ValuesTest {

    /** First outputs of SplitMix64 for the seed 1234567, as published with the generator's reference code. */
    @Test
    void isSplitMix64() {
        Values values = new Values(1234567);
        long[] published = {6457827717110365317L, 3203168211198807973L, -8629252141511181193L, 4593380528125082431L,
            -2037821214251327795L};
        for (long expected : published) {
            assertEquals(expected, values.nextLong());
        }
    }

    @Test
    void theSameSeedGivesTheSameValuesAndEachEntryHasItsOwn() {
        assertEquals(Values.ofArguments(5, "f1", 3).nextUnicode(9, 90), Values.ofArguments(5, "f1", 3).nextUnicode(9, 90));
        assertNotEquals(Values.ofArguments(5, "f1", 3).nextLong(), Values.ofArguments(5, "f1", 4).nextLong());
        assertNotEquals(Values.ofArguments(5, "f1", 3).nextLong(), Values.ofResult(5, "f1", 3).nextLong());
        assertNotEquals(Values.ofArguments(5, "f1", 3).nextLong(), Values.ofArguments(5, "f2", 3).nextLong());
    }

    @Test
    void lengthsCoverTheirRangeAndAFixedOneDrawsNothing() {
        Values values = new Values(1);
        BitSet seen = new BitSet();
        for (int i = 0; i < 1000; i++) {
            seen.set(values.nextLength(3, 9));
        }
        assertEquals("{3, 4, 5, 6, 7, 8, 9}", seen.toString());
        assertEquals(new Values(8).nextLong(), drawAfterFixedLength());
    }

    private static long drawAfterFixedLength() {
        Values values = new Values(8);
        assertEquals(4, values.nextLength(4, 4));
        return values.nextLong();
    }

    @Test
    void latin1IsOneByteACharacterAndUnicodeHasNoSurrogates() {
        Values values = new Values(2);
        assertTrue(values.nextLatin1(5000, 5000).chars().allMatch(Character::isLetterOrDigit));
        String unicode = values.nextUnicode(5000, 5000);
        assertTrue(unicode.chars().noneMatch(c -> Character.isSurrogate((char) c) || Character.isISOControl(c)));
        assertTrue(unicode.chars().anyMatch(c -> c > 0x3000) && unicode.chars().anyMatch(c -> c < 0x80));
    }

    @Test
    void charactersAreThoseOfUnicodeText() {
        Values values = new Values(6);
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            drawn.append(values.nextChar());
        }
        assertEquals(new Values(6).nextUnicode(500, 500), drawn.toString());
        assertEquals(62, Values.LATIN1_CHARACTERS);
        assertEquals(10 + 26 + 26 + 23 + 31 + 17 + 25 + 64 + 27 + 86 + 20902, Values.UNICODE_CHARACTERS);
    }

    @Test
    void instantsAreOfTheYears1970To2099() {
        Values values = new Values(7);
        BitSet years = new BitSet();
        for (int i = 0; i < 5000; i++) {
            years.set(Instant.ofEpochMilli(values.nextTimestamp()).atZone(ZoneOffset.UTC).getYear());
        }
        assertEquals(1970, years.nextSetBit(0));
        assertEquals(2099, years.previousSetBit(3000));
        assertEquals(130, years.cardinality());
    }

    @Test
    void decimalNumbersHaveAllDigitsAndBothSigns() {
        Values values = new Values(8);
        BitSet digits = new BitSet();
        BitSet signs = new BitSet();
        for (int i = 0; i < 500; i++) {
            BigDecimal drawn = values.nextDecimal(31, 30);
            assertEquals(30, drawn.scale());
            digits.set(drawn.unscaledValue().abs().divide(BigInteger.TEN.pow(30)).intValueExact());
            signs.set(1 + drawn.signum());
        }
        assertEquals("{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}", digits.toString());
        assertEquals("{0, 2}", signs.toString());
        assertTrue(new Values(9).nextDecimal(1, 1).abs().compareTo(BigDecimal.ONE) < 0);
    }

    @Test
    void floatingPointNumbersSurviveTheirDecimalForm() {
        Values values = new Values(3);
        double[] drawn = new double[1000];
        double[] read = new double[1000];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = values.nextDouble();
            read[i] = Double.parseDouble(Double.toString(drawn[i]));
            assertTrue(drawn[i] >= 0 && drawn[i] < 1);
        }
        assertArrayEquals(drawn, read);
    }
}
