// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

/** What the ratio of two medians, or of other figures, says of what was measured. */
public enum Verdict {
    /** The whole interval lies outside of what counts as equal. */
    DIFFERS,
    /** The whole interval lies within what counts as equal, 0.95 to {@value #SAME}. */
    EQUAL,
    /** The interval reaches into both, or there is none: more forks would tell. */
    OPEN;

    /** Ratios from {@link #LEAST_SAME} up to this one count as equal. */
    public static final double SAME = 1.05;
    /** Ratios from this one on up to {@value #SAME} count as equal. */
    public static final double LEAST_SAME = 0.95;
    /** Single forks of two runs, between which a machine may change, are told apart from this factor on. */
    public static final double SINGLE = 1.5;
    /** From this factor on one of them is far slower. */
    public static final double FAR = 10;

    /** The verdict on a ratio with its interval. */
    static Verdict of(RatioEstimate estimate) {
        if (estimate.low() == null) {
            return OPEN;
        }
        return estimate.low() > SAME || estimate.high() < LEAST_SAME ? DIFFERS
                : estimate.low() > LEAST_SAME && estimate.high() < SAME ? EQUAL : OPEN;
    }

    /**
     * How far a ratio lies from the nearest end of what counts as equal.
     *
     * @param logarithm of the ratio
     * @return its distance as a logarithm; a shorter interval to either side decides the ratio
     */
    static double distance(double logarithm) {
        return Math.min(Math.abs(logarithm - Math.log(SAME)), Math.abs(logarithm - Math.log(LEAST_SAME)));
    }
}
