// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

/** The quantiles of a result. The package tells the rule. */
public enum Quantile {
    /** The median. */
    P50(5_000),
    /** Nine calls of ten are no slower. */
    P90(9_000),
    /** 99 of 100. */
    P99(9_900),
    /** 999 of 1,000. */
    P999(9_990),
    /** 9,999 of 10,000. */
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

    /** Whether so many calls are enough to tell it. */
    public boolean tells(long count) {
        return count * (WHOLE - share) >= LEAST_BEYOND * WHOLE;
    }
}
