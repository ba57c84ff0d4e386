// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.HdrHistogram.HistogramLogWriter;

/**
 * Writes histograms as a log of HdrHistogram, which its reader and the tools around it open. Values are nanoseconds; the column of
 * the maximum is in milliseconds, as these tools expect it. For one thread.
 */
public final class HistogramLog {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double NANOS_PER_MILLI = 1e6;
    private final ByteArrayOutputStream text = new ByteArrayOutputStream();
    private final HistogramLogWriter log = new HistogramLogWriter(new PrintStream(text, false, StandardCharsets.UTF_8));

    /** A log without histograms. @param title stands in its first line @param start the moment to which its times are relative */
    public HistogramLog(String title, Instant start) {
        log.outputComment("[" + title.replaceAll("\\R", " ") + "]");
        log.outputLogFormatVersion();
        log.outputStartTime(start.toEpochMilli());
        log.setBaseTime(start.toEpochMilli());
        log.outputLegend();
    }

    /**
     * Adds the calls of a row; nothing without calls.
     *
     * @param tag       names the row; what a tag cannot have becomes an underscore
     * @param spanNanos how long the calls took together
     */
    public void add(String tag, Histogram calls, long spanNanos) {
        if (calls.count() == 0) {
            return;
        }
        org.HdrHistogram.Histogram cells = new org.HdrHistogram.Histogram(Histogram.DIGITS);
        long[] durations = calls.durations();
        long[] counts = calls.counts();
        for (int i = 0; i < durations.length; i++) {
            cells.recordValueWithCount(durations[i], counts[i]);
        }
        cells.setTag(tag.replaceAll("[,\\s]", "_"));
        log.outputIntervalHistogram(0, spanNanos / NANOS_PER_SECOND, cells, NANOS_PER_MILLI);
    }

    /** The log as text. */
    @Override
    public String toString() {
        log.close();
        return text.toString(StandardCharsets.UTF_8);
    }
}
