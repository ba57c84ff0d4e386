// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;

class QuantileIntervalTest {

    @Test
    void forksThatDifferWidenTheIntervalAndNotTheirCalls() {
        QuantileInterval alike = QuantileInterval.of(Collections.nCopies(10, calls(1000)), Quantile.P99, 1).orElseThrow();
        assertEquals(alike.low(), alike.high());
        List<Histogram> forks = IntStream.range(0, 10).mapToObj(fork -> calls(1000 + 500 * fork)).toList();
        double all = Histogram.merged(forks).nanos(Quantile.P99);
        QuantileInterval found = QuantileInterval.of(forks, Quantile.P99, 1).orElseThrow();
        assertTrue(found.low() < all && all <= found.high(), found + " around " + all);
        assertTrue(found.high() <= calls(5500).nanos(Quantile.P99) * 1.001, found.toString());
    }

    @Test
    void aSingleForkOrTooFewCallsHaveNone() {
        assertEquals(Optional.empty(), QuantileInterval.of(List.of(calls(1000)), Quantile.P50, 1));
        assertEquals(Optional.empty(), QuantileInterval.of(List.of(calls(1000), calls(1000)), Quantile.P9999, 1));
    }

    private static Histogram calls(long shortest) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (int i = 0; i < 1000; i++) {
            recorder.add(shortest + i);
        }
        return recorder.toHistogram();
    }
}
