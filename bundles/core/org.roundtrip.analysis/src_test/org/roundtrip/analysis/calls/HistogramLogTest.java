// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Random;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.HistogramLogReader;
import org.junit.jupiter.api.Test;

/** What is written, read by HdrHistogram's own reader. */
class HistogramLogTest {
    private static final Instant START = Instant.parse("2026-11-01T10:00:00Z");

    @Test
    void theReaderOfHdrHistogramFindsTheSameCalls() {
        Random random = new Random(7);
        org.HdrHistogram.Histogram direct = new org.HdrHistogram.Histogram(3);
        Histogram.Recorder ours = new Histogram.Recorder();
        for (int i = 0; i < 20_000; i++) {
            long nanos = 20_000 + (long) (1e5 * -Math.log(1 - random.nextDouble()));
            direct.recordValue(nanos);
            ours.add(nanos);
        }
        HistogramLog log = new HistogramLog("Two\nrows", START);
        log.add("rmi, RMI.ping.service", ours.toHistogram(), 2_500_000_000L);
        log.add("nothing", Histogram.EMPTY, 0);
        HistogramLogReader reader = new HistogramLogReader(
                new ByteArrayInputStream(log.toString().getBytes(StandardCharsets.UTF_8)));
        EncodableHistogram read = reader.nextIntervalHistogram();
        assertEquals("rmi__RMI.ping.service", read.getTag());
        assertEquals(START.toEpochMilli(), read.getStartTimeStamp());
        assertEquals(START.toEpochMilli() + 2500, read.getEndTimeStamp());
        org.HdrHistogram.Histogram cells = (org.HdrHistogram.Histogram) read;
        assertEquals(direct.getTotalCount(), cells.getTotalCount());
        for (double percentile : new double[] {0, 50, 90, 99, 99.9, 99.99, 100}) {
            assertEquals(direct.getValueAtPercentile(percentile), cells.getValueAtPercentile(percentile), percentile + " %");
        }
        assertNull(reader.nextIntervalHistogram(), "a row without calls has no line");
        assertTrue(log.toString().startsWith("#[Two rows]"));
    }
}
