// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class PercentilesTest {
    @Test
    void aPlaceOfTheAxisHasTheNearestRankOfItsPercentile() {
        Histogram.Recorder calls = new Histogram.Recorder();
        for (int i = 1; i <= 10_000; i++) {
            calls.add(i * 1000L);
        }
        Histogram histogram = calls.toHistogram();
        Percentiles line = Percentiles.of(histogram);
        assertEquals(histogram.nanos(Quantile.P90), line.at(10));
        assertEquals(histogram.nanos(Quantile.P99), line.at(100));
        assertTrue(DoubleStream.of(line.places()).anyMatch(place -> place == 100), "the line goes through what is named");
        assertEquals(1000, line.nanos()[0], 1);
        assertEquals(10_000_000, line.nanos()[line.nanos().length - 1], "the slowest call is exact");
        assertEquals(10_000, line.places()[line.places().length - 1]);
        assertEquals(1000, line.certain());
        for (int i = 1; i < line.nanos().length; i++) {
            assertTrue(line.nanos()[i] >= line.nanos()[i - 1] && line.places()[i] > line.places()[i - 1], "at " + i);
        }
    }

    /** A table shows the 22nd of 44 calls as their median, and so does the line. */
    @Test
    void ofFewCallsToTheSameOnesAreNamedAsInTables() {
        Histogram.Recorder calls = new Histogram.Recorder();
        for (int i = 1; i <= 44; i++) {
            calls.add(i * 100_000L);
        }
        Histogram histogram = calls.toHistogram();
        Percentiles line = Percentiles.of(histogram);
        assertEquals(histogram.nanos(Quantile.P50), line.at(2));
        assertEquals(22, line.beyond(2));
        for (double place : line.places()) {
            assertEquals(histogram.atRank(44 - line.beyond(place)), line.at(place), 0.001 * line.at(place), "at " + place);
        }
        assertEquals(1, line.beyond(43.9));
        assertEquals(4_300_000, line.at(43.9), 0.001 * 4_300_000);
    }

    @Test
    void noCallHasNoPointAndOneHasOne() {
        assertEquals(0, Percentiles.of(Histogram.EMPTY).places().length);
        Histogram.Recorder one = new Histogram.Recorder();
        one.add(5000);
        assertEquals(5000, Percentiles.of(one.toHistogram()).at(1));
    }

    @Test
    void aPlaceIsAPercentile() {
        assertEquals(0, Percentiles.percent(1));
        assertEquals(99.9, Percentiles.percent(1000), 1e-9);
    }
}
