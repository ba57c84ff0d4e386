// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.model.PercentileIntervals.Interval;

class DrawnForksTest {
    private static final int CALLS = 2_000;
    private static final double DEVIATION = 0.03;
    private static final double OF_CALLS = 0.1;

    /** A fork whose calls take about a factor of 100 us. */
    private static Histogram fork(Random random, double factor) {
        Histogram.Recorder calls = new Histogram.Recorder();
        for (int i = 0; i < CALLS; i++) {
            calls.add(Math.round(100_000 * factor * Math.exp(OF_CALLS * random.nextGaussian())));
        }
        return calls.toHistogram();
    }

    private static List<Histogram> forks(Random random, int forks) {
        return IntStream.range(0, forks).mapToObj(i -> fork(random, Math.exp(DEVIATION * random.nextGaussian()))).toList();
    }

    /** The true percentile is that of all calls of very many forks, whose logarithms have both variances. */
    @ParameterizedTest
    @CsvSource({"4, 0.90", "10, 0.90"})
    void theIntervalHoldsTheTruePercentileAboutAsOftenAsItSays(int forks, double least) {
        double truth = 100_000 * Math.exp(2.3263 * Math.hypot(DEVIATION, OF_CALLS));
        Random random = new Random(forks);
        int runs = 300;
        long held = IntStream.range(0, runs).filter(run -> {
            Interval interval = new DrawnForks(forks(random, forks), run).interval(Quantile.P99).orElseThrow();
            return interval.low() <= truth && truth <= interval.high();
        }).count();
        assertTrue(held >= least * runs && held <= 0.995 * runs, held + " of " + runs);
    }

    @Test
    void forksThatAgreeHaveANarrowInterval() {
        Random random = new Random(1);
        Histogram same = fork(random, 1);
        Interval interval = new DrawnForks(List.of(same, same, same, same), 1).interval(Quantile.P99).orElseThrow();
        assertEquals(same.nanos(Quantile.P99), interval.low(), 1e-6 * interval.low());
        assertEquals(interval.low(), interval.high(), 1e-6 * interval.low());
    }

    @Test
    void fewForksOrCallsHaveNone() {
        Random random = new Random(1);
        assertEquals(Optional.empty(), new DrawnForks(forks(random, 3), 1).interval(Quantile.P90));
        DrawnForks four = new DrawnForks(forks(random, 4), 1);
        assertTrue(four.interval(Quantile.P99).isPresent());
        assertEquals(Optional.empty(), four.interval(Quantile.P9999), "fewer than ten calls lie beyond it");
    }

    @Test
    void noForkHasNone() {
        assertEquals(Optional.empty(), new DrawnForks(List.of(), 1).interval(Quantile.P90));
    }
}
