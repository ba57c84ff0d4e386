// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

/** What the ratio of two medians, or of other figures, says of what was measured. */
public enum Verdict {
    /** The whole interval lies beyond {@value #SAME}, or without one the ratio lies beyond {@value #SINGLE}. */
    DIFFERENT,
    /** The interval lies near 1. Single forks show no likeness, however near theirs is. */
    ALIKE,
    /** They may differ and may be alike. The interval is too wide to say, or without one the ratio is too small. */
    UNCLEAR;

    /** Ratios up to this one count as equal. */
    public static final double SAME = 1.05;
    /** An interval that goes beyond this one does not show that two are alike. */
    private static final double NEAR = 1.2;
    /**
     * Single forks of the same work differ as much as this. The medians of twelve rows in nine quick runs of one plan, one after the other
     * on two processors of a virtual machine with nothing else to do, differed by a factor of more than 1.16 in half of the pairs of runs,
     * of more than 1.5 in one of six, and of more than 2 in one of twenty; {@code releng/bench spread} measures it.
     */
    public static final double SINGLE = 1.5;
    /** From this factor on one of them is far slower. */
    public static final double FAR = 10;

    /** The verdict on a ratio, on whichever side of 1 it is. */
    static Verdict of(RatioEstimate estimate) {
        if (estimate.ratio() < 1) {
            return of(estimate.inverse());
        }
        if (estimate.low() == null) {
            return estimate.ratio() > SINGLE ? DIFFERENT : UNCLEAR;
        }
        return estimate.low() > SAME ? DIFFERENT : estimate.high() > NEAR || estimate.low() < 1 / NEAR ? UNCLEAR : ALIKE;
    }
}
