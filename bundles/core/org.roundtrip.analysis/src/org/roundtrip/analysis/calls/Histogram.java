// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Collection;
import java.util.TreeMap;
import org.HdrHistogram.HistogramIterationValue;

/**
 * Counts of calls by duration, to three significant digits. Number, sum and maximum are exact. Immutable.
 */
@JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY, getterVisibility = JsonAutoDetect.Visibility.NONE)
public final class Histogram {
    /** No calls. */
    public static final Histogram EMPTY = new Histogram(new long[0], new long[0], 0, 0);

    /** Significant digits. */
    static final int DIGITS = 3;

    private final long[] durations;
    private final long[] counts;
    private final long sum;
    private final long max;

    @JsonCreator
    private Histogram(@JsonProperty("durations") long[] durations, @JsonProperty("counts") long[] counts, @JsonProperty("sum") long sum, @JsonProperty("max") long max) {
        if (durations.length != counts.length) {
            throw new IllegalArgumentException("as many counts as durations");
        }
        this.durations = durations;
        this.counts = counts;
        this.sum = sum;
        this.max = max;
    }

    /** All calls of several histograms. */
    public static Histogram merged(Collection<Histogram> parts) {
        TreeMap<Long, Long> cells = new TreeMap<>();
        long sum = 0;
        long max = 0;
        for (Histogram part : parts) {
            for (int i = 0; i < part.durations.length; i++) {
                cells.merge(part.durations[i], part.counts[i], Long::sum);
            }
            sum += part.sum;
            max = Math.max(max, part.max);
        }
        return new Histogram(cells.keySet().stream().mapToLong(Long::longValue).toArray(),
                cells.values().stream().mapToLong(Long::longValue).toArray(), sum, max);
    }

    /** Number of calls. */
    public long count() {
        return Arrays.stream(counts).sum();
    }

    /** Nanoseconds of all calls together. */
    public long sumNanos() {
        return sum;
    }

    /** The slowest call, or null when there was none. */
    public Double maxNanos() {
        return durations.length == 0 ? null : (double) max;
    }

    /** A quantile in nanoseconds, or null when there are too few calls. */
    public Double nanos(Quantile quantile) {
        long count = count();
        return quantile.hasEnough(count) ? (double) atRank(quantile.rank(count)) : null;
    }

    /** The median in nanoseconds of however few calls, or null when there is none. The state of a row says when they were few. */
    public Double median() {
        long count = count();
        return count == 0 ? null : (Double) (double) atRank(Quantile.P50.rank(count));
    }

    /** The duration of the call with that rank among all sorted calls, from 1. */
    public long atRank(long rank) {
        long before = 0;
        for (int i = 0; i < counts.length; i++) {
            before += counts[i];
            if (before >= rank) {
                return Math.min(durations[i], max);
            }
        }
        throw new IllegalArgumentException("no call has the rank " + rank);
    }

    /** The measured durations in ascending order, one for each cell of the histogram. */
    public long[] durations() {
        return durations.clone();
    }

    /** How many calls took each of the {@link #durations}. */
    public long[] counts() {
        return counts.clone();
    }

    /** Collects calls one by one. For one thread. */
    public static final class Recorder {
        private final org.HdrHistogram.Histogram cells = new org.HdrHistogram.Histogram(DIGITS);
        private long sum;
        private long max;

        /** Adds a call of that duration. */
        public void add(long nanos) {
            cells.recordValue(nanos);
            sum += nanos;
            max = Math.max(max, nanos);
        }

        /** The calls collected so far. */
        public Histogram toHistogram() {
            int used = 0;
            for (HistogramIterationValue ignored : cells.recordedValues()) {
                used++;
            }
            long[] durations = new long[used];
            long[] counts = new long[used];
            int i = 0;
            for (HistogramIterationValue cell : cells.recordedValues()) {
                durations[i] = cells.medianEquivalentValue(cell.getValueIteratedTo());
                counts[i++] = cell.getCountAtValueIteratedTo();
            }
            return new Histogram(durations, counts, sum, max);
        }
    }
}
