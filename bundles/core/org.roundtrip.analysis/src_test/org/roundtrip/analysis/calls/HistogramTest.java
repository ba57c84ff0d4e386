// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistogramTest {

    @ParameterizedTest
    @CsvSource({"P50, 19, false", "P50, 20, true", "P90, 99, false", "P90, 100, true", "P99, 999, false",
        "P99, 1000, true", "P999, 9999, false", "P999, 10000, true", "P9999, 99999, false", "P9999, 100000, true"})
    void aQuantileNeedsTenCallsBeyondIt(Quantile quantile, long count, boolean known) {
        Histogram histogram = of(new Random(1).longs(count, 1, 100).toArray());
        assertEquals(known, quantile.hasEnough(count));
        assertEquals(known, histogram.nanos(quantile) != null);
    }

    @ParameterizedTest
    @CsvSource({"P50, 1, 1", "P50, 2, 1", "P50, 3, 2", "P90, 10, 9", "P90, 11, 10", "P99, 1000, 990",
        "P9999, 10001, 10000", "P9999, 9223372036854775807, 9222449699651090330"})
    void theRankIsTheNearestRank(Quantile quantile, long count, long rank) {
        assertEquals(rank, quantile.rank(count));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void quantilesDifferFromTheirCallByLessThanHalfAThousandth(long seed) {
        Random random = new Random(seed);
        long[] nanos = random.doubles(150_000).mapToLong(d -> (long) Math.exp(8 + 16 * d)).toArray();
        Histogram histogram = of(nanos);
        Arrays.sort(nanos);
        for (Quantile quantile : Quantile.values()) {
            double exact = nanos[(int) quantile.rank(nanos.length) - 1];
            assertEquals(exact, histogram.nanos(quantile), exact * 0.0005, quantile.name());
        }
        assertEquals(nanos[nanos.length - 1], histogram.maxNanos());
        assertEquals(Arrays.stream(nanos).sum(), histogram.sumNanos());
        assertEquals(nanos.length, histogram.count());
    }

    @Test
    void mergingEqualsRecordingTogether() {
        long[] all = new Random(4).longs(5000, 1, 3_000_000).toArray();
        Histogram together = of(all);
        Histogram merged = Histogram.merged(List.of(of(Arrays.copyOf(all, 1234)),
                of(Arrays.copyOfRange(all, 1234, 5000)), Histogram.EMPTY));
        assertArrayEquals(together.durations(), merged.durations());
        assertArrayEquals(together.counts(), merged.counts());
        assertEquals(together.sumNanos(), merged.sumNanos());
        assertEquals(together.maxNanos(), merged.maxNanos());
    }

    @Test
    void theMedianIsKnownOfOneCall() {
        assertEquals(7, of(new long[] {7}).median());
        assertEquals(4, of(new long[] {9, 1, 4, 8, 2, 3, 7, 6}).median());
        assertNull(Histogram.EMPTY.median());
    }

    @Test
    void withoutCallsValuesAreNullAndNotZero() {
        assertNull(Histogram.EMPTY.maxNanos());
        assertNull(Histogram.EMPTY.nanos(Quantile.P50));
        assertEquals(0, of(new long[0]).count());
    }

    @Test
    void theLongestDurationOfAJournalFits() {
        assertTrue(of(new long[] {(long) Integer.MAX_VALUE << 10}).maxNanos() > 2e12);
    }

    static Histogram of(long[] nanos) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        Arrays.stream(nanos).forEach(recorder::add);
        return recorder.toHistogram();
    }
}
