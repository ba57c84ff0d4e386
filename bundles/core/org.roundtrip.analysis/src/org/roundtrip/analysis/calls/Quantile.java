// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

/**
 * The quantiles of a result, by one rule everywhere. The quantile p of n calls is the ceil(p n)-th smallest of them, the
 * nearest rank. Over many calls it comes from a histogram of three significant digits, so it is within 0.05 % of the
 * duration of that call. It is shown only when at least ten calls lie beyond it, that is when n (1 - p) >= 10. Only the
 * median is shown of fewer calls too, and its row is in the state few; comparisons leave it out. Percentiles are
 * never averaged in results: the histograms of the forks are merged first.
 */
public enum Quantile {
    /** The median. */
    P50(5_000),
    /** The 90th percentile. */
    P90(9_000),
    /** The 99th percentile. */
    P99(9_900),
    /** The 99.9th percentile. */
    P999(9_990),
    /** The 99.99th percentile. */
    P9999(9_999);

    private static final long WHOLE = 10_000;
    private static final long LEAST_BEYOND = 10;
    private final long share;

    Quantile(long share) {
        this.share = share;
    }

    /** Place of this quantile among {@code count} sorted values, from 1. */
    public long rank(long count) {
        // ceil(count * share / WHOLE), without leaving the range of a long
        return count / WHOLE * share + (count % WHOLE * share + WHOLE - 1) / WHOLE;
    }

    /** The fewest calls that are enough for it. */
    public long needed() {
        return (LEAST_BEYOND * WHOLE + WHOLE - share - 1) / (WHOLE - share);
    }

    /** Whether a number of calls is enough for this quantile: at least ten lie beyond it. */
    public boolean hasEnough(long count) {
        return count * (WHOLE - share) >= LEAST_BEYOND * WHOLE;
    }
}
