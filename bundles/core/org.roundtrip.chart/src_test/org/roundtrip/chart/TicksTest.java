// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TicksTest {

    @Test
    void linearTicksAreFewAndRound() {
        assertEquals(List.of(0.0, 20.0, 40.0, 60.0, 80.0, 100.0), Ticks.linear(0, 100, 5));
        assertEquals(List.of(15_000.0, 20_000.0, 25_000.0), Ticks.linear(12_000, 26_000, 4));
    }

    @Test
    void logarithmicTicksBecomeFewerOverMoreDecades() {
        assertEquals(List.of(1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0), Ticks.logarithmic(1, 100, 10));
        assertEquals(List.of(1.0, 10.0, 100.0), Ticks.logarithmic(1, 100, 5));
        assertEquals(List.of(50.0, 100.0, 500.0, 1000.0, 5000.0), Ticks.logarithmic(30, 5500, 4), "two powers of ten say too little");
        assertEquals(List.of(1.0, 100.0, 10_000.0, 1_000_000.0), Ticks.logarithmic(1, 1e7, 5));
        assertEquals(Ticks.linear(20, 60, 5), Ticks.logarithmic(20, 60, 5));
    }

    @Test
    void oneTickNeverStandsAlone() {
        assertEquals(List.of(200.0, 300.0), Ticks.linear(180, 390, 2));
        assertEquals(List.of(6.0, 10.0, 14.0), Ticks.linear(5.5, 14.5, 2));
        assertEquals(List.of(5.0, 10.0, 50.0), Ticks.logarithmic(3, 80, 2));
    }

    @Test
    void impossibleRangesHaveNone() {
        assertEquals(List.of(), Ticks.linear(5, 5, 5));
        assertEquals(List.of(), Ticks.linear(0, Double.NaN, 5));
        assertEquals(List.of(), Ticks.logarithmic(0, 10, 5));
        assertEquals(List.of(), Ticks.logarithmic(1, Double.POSITIVE_INFINITY, 5));
    }

    @Test
    void thereAreSomeAndNotTooManyInAnyRange() {
        Random random = new Random(5);
        for (int i = 0; i < 2000; i++) {
            double lower = Math.pow(10, 12 * random.nextDouble());
            double upper = lower * (1 + Math.pow(10, 6 * random.nextDouble() - 2));
            int most = 2 + random.nextInt(12);
            for (List<Double> ticks : List.of(Ticks.linear(lower, upper, most),
                    Ticks.logarithmic(lower, upper, most))) {
                assertTrue(ticks.size() >= 2 && ticks.size() <= most + 1, lower + " to " + upper + ": " + ticks);
                assertTrue(ticks.stream().allMatch(t -> t >= lower * 0.999 && t <= upper * 1.001), ticks.toString());
            }
        }
    }
}
