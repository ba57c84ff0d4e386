// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SizeCrossingTest {
    private static final int[] LENGTHS = {1, 10, 100};

    private static List<SizePoint> curve(int... bytes) {
        return IntStream.range(0, bytes.length)
                .mapToObj(i -> new SizePoint(LENGTHS[i], LENGTHS[i], bytes[i], bytes[i], 1, 1)).toList();
    }

    private static List<String> sentences(Map<String, List<SizePoint>> curves) {
        return SizeCrossing.of(curves).stream().map(each -> each.sentence(UnaryOperator.identity())).toList();
    }

    @Test
    void linesThatCrossAreSaidBeforeThoseThatDoNot() {
        Map<String, List<SizePoint>> curves = new LinkedHashMap<>();
        curves.put("a", curve(10, 20, 30));
        curves.put("b", curve(60, 70, 80));
        curves.put("c", curve(40, 60, 20));
        assertEquals(List.of("Up to 10 a sends fewer bytes, from 100 on c does; the lines cross near 82.",
                "a sends fewer bytes than b at every length that was measured.",
                "c sends fewer bytes than b at every length that was measured."), sentences(curves));
    }

    @Test
    void equalSizesAndMissingPointsAreNoCrossing() {
        Map<String, List<SizePoint>> curves = new LinkedHashMap<>();
        curves.put("a", curve(10, 20, 30));
        curves.put("b", curve(10, 20));
        assertEquals(List.of(), sentences(curves));
    }

    @Test
    void lengthsAreSortedAndStandOnce() throws PreviewException {
        assertEquals(List.of(1, 10, 100), SweepLengths.parse("10, 1,100,10"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1,", "-1", "1;2", "a", "1234567890"})
    void otherTextsAreRefused(String written) {
        assertThrows(PreviewException.class, () -> SweepLengths.parse(written));
    }
}
