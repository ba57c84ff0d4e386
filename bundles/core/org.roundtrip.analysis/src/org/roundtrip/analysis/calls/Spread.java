// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.Arrays;

/** Collects some durations and computes their percentiles by nearest rank. For one thread. */
public final class Spread {
    private long[] nanos = new long[64];
    private int count;
    private boolean sorted = true;

    /** Adds a duration, in nanoseconds. */
    public void add(long duration) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = duration;
        sorted = false;
    }

    /** Adds calls of which only percentiles are known, as five durations: p10, three times the median, p90. */
    public void addSummary(long p10, long median, long p90) {
        add(p10);
        add(median);
        add(median);
        add(median);
        add(p90);
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    /** Forgets them. */
    public void clear() {
        count = 0;
    }

    /** The shortest; only where there are some. */
    public long min() {
        return at(1);
    }

    /** The percentile: the smallest duration that at least {@code percent} of a hundred do not exceed; only where there are some. */
    public long percentile(int percent) {
        return at(Math.max(1, (int) (((long) count * percent + 99) / 100)));
    }

    /** The longest; only where there are some. */
    public long max() {
        return at(count);
    }

    private long at(int rank) {
        if (!sorted) {
            Arrays.sort(nanos, 0, count);
            sorted = true;
        }
        return nanos[rank - 1];
    }
}
