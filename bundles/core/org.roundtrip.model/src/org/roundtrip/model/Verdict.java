// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/** What the interval of a ratio of two figures says of them. */
public enum Verdict {
    /** The whole interval lies outside of what counts as equal. */
    DIFFERS,
    /** The whole interval lies within what counts as equal, {@value #LEAST_SAME} to {@value #SAME}. */
    EQUAL,
    /** The interval reaches into both, or there is none: more forks would tell. */
    OPEN;

    /** Ratios from {@link #LEAST_SAME} up to this one count as equal. */
    public static final double SAME = 1.05;
    /** Ratios from this one on up to {@value #SAME} count as equal. */
    public static final double LEAST_SAME = 0.95;

    /** The verdict on an interval. @param low null without one @param high null without one */
    public static Verdict of(Double low, Double high) {
        if (low == null || high == null) {
            return OPEN;
        }
        return low > SAME || high < LEAST_SAME ? DIFFERS : low > LEAST_SAME && high < SAME ? EQUAL : OPEN;
    }

    /**
     * How far a ratio lies from the nearest end of what counts as equal.
     *
     * @param logarithm of the ratio
     * @return its distance as a logarithm; a shorter interval to either side decides the ratio
     */
    public static double distance(double logarithm) {
        return Math.min(Math.abs(logarithm - Math.log(SAME)), Math.abs(logarithm - Math.log(LEAST_SAME)));
    }
}
