// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.Histogram;

class LevelsTest {

    /** Forks whose medians differ by 3 %, of calls that differ by 10 %. */
    @Test
    void eachLevelHasItsVariance() {
        Random random = new Random(11);
        int calls = 400;
        List<Histogram> forks = IntStream.range(0, 300).mapToObj(fork -> fork(random, Math.exp(0.03 * random.nextGaussian()), calls)).toList();
        Levels found = Levels.of(ForkSpread.of(forks.stream().mapToDouble(RatioSample::logarithm).toArray()),
                forks.stream().mapToDouble(Levels::error).toArray(), calls);
        assertEquals(0.03, Math.sqrt(found.ofFork()), 0.003);
        // The median of n normal values has pi / 2 times the variance of their mean.
        assertEquals(0.1 * Math.sqrt(Math.PI / 2), Math.sqrt(found.ofCall()), 0.015);
    }

    /** Where a fork costs 4 s and a call 100 us, each fork should make so many that calls add little to what forks add. */
    @Test
    void costlyForksMakeMoreCalls() {
        Levels levels = new Levels(0.0009, 0.0157);
        assertEquals((int) Math.ceil(Math.sqrt(4 / 1e-4 * 0.0157 / 0.0009)), levels.calls(4, 1e-4).orElseThrow());
        assertTrue(levels.calls(1, 1e-4).orElseThrow() < levels.calls(4, 1e-4).orElseThrow());
        assertEquals(OptionalInt.empty(), new Levels(0, 0.0157).calls(4, 1e-4), "more calls of one fork are always better");
    }

    @Test
    void moreForksReachLessFar() {
        ForkSpread spread = new ForkSpread(0.03, 40);
        int forks = Levels.forks(spread, spread, Math.log(1.02)).orElseThrow();
        assertTrue(Student.reach(2 * 0.0009 / forks, forks - 1, 0.95) <= Math.log(1.02));
        assertTrue(Student.reach(2 * 0.0009 / (forks - 1), forks - 2, 0.95) > Math.log(1.02));
        assertEquals(OptionalInt.empty(), Levels.forks(spread, spread, 1e-4));
    }

    @Test
    void aSpreadIsKnownFromEnoughForksOnly() {
        ForkSpread few = ForkSpread.of(5, 5.01, 5.02);
        assertEquals(0.01, few.deviation(), 1e-9);
        assertEquals(ForkSpread.STANDARD, ForkSpread.pooled(List.of(few)));
        ForkSpread pooled = ForkSpread.pooled(List.of(few, few, new ForkSpread(0.02, 4)));
        assertEquals(Math.sqrt((4 * 0.0001 + 4 * 0.0004) / 8), pooled.deviation(), 1e-9);
        assertEquals(8, pooled.degrees());
        assertEquals(pooled.deviation(), ForkSpread.parse(pooled.toString()).deviation(), 1e-4);
        assertEquals(ForkSpread.STANDARD, ForkSpread.parse(""));
    }

    private static Histogram fork(Random random, double factor, int calls) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (int i = 0; i < calls; i++) {
            recorder.add(Math.max(1, Math.round(100_000 * factor * (1 + 0.1 * random.nextGaussian()))));
        }
        return recorder.toHistogram();
    }
}
