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
        return SizeCrossing.sentences(curves, UnaryOperator.identity());
    }

    @Test
    void linesThatCrossAreSaidWithTheLengthsAround() {
        Map<String, List<SizePoint>> curves = new LinkedHashMap<>();
        curves.put("a", curve(10, 20, 30));
        curves.put("b", curve(60, 70, 80));
        curves.put("c", curve(40, 60, 20));
        assertEquals(List.of("Up to length 10 a sends fewer bytes, from 100 on c does; straight lines between the points cross near 82."),
                sentences(curves));
    }

    @Test
    void linesThatDoNotCrossAreSaidInTheirOrder() {
        Map<String, List<SizePoint>> curves = new LinkedHashMap<>();
        curves.put("a", curve(10, 20, 30));
        curves.put("b", curve(5, 20));
        curves.put("c", curve(11, 21, 31));
        curves.put("d", List.of());
        assertEquals(List.of("No lines cross: at every length b sends the fewest bytes, then a, c."), sentences(curves));
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
