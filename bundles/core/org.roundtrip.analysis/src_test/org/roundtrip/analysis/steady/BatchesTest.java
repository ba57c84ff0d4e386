// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.roundtrip.harness.timing.Phase;

class BatchesTest {
    @Test
    void noneGoesAcrossAPhase() {
        Batches.Collector collector = new Batches.Collector(3 * 3_000);
        add(collector, Phase.FIRST_CALL, 900);
        add(collector, Phase.WARM_UP, 8, 1, 3, 7);
        add(collector, Phase.WARM_UP, 5, 9);
        add(collector, Phase.STEADY, 1, 2, 6, 4);
        add(collector, Phase.CAPTURE, 100, 100, 100);
        Batches batches = collector.batches();
        assertEquals(3, batches.calls());
        assertEquals(3, batches.measuredFrom());
        assertArrayEquals(new double[] {900, 3, 7, 2, 4}, batches.medians());
        assertArrayEquals(new double[] {900, 4, 7, 3, 4}, batches.means());
    }

    @Test
    void aShortSeriesStaysAsItIs() {
        double[] series = new double[3_000];
        series[17] = 5;
        assertArrayEquals(series, Batches.of(series).medians());
        assertEquals(1_501, Batches.of(new double[3_001]).medians().length);
        assertEquals(2, Batches.of(new double[3_001]).calls());
        assertEquals(34, Batches.size(100_001));
    }

    @Test
    void withoutMeasuredCallsNothingIsMeasured() {
        Batches.Collector collector = new Batches.Collector(2);
        add(collector, Phase.WARM_UP, 1, 2);
        assertEquals(2, collector.batches().measuredFrom());
        assertEquals(0, new Batches.Collector(0).batches().medians().length);
    }

    private static void add(Batches.Collector collector, Phase phase, double... times) {
        for (double time : times) {
            collector.add(phase, time);
        }
    }
}
