// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

/**
 * Quantiles of Student's t distribution for intervals of 95 % over few values, from NIST/SEMATECH e-Handbook of
 * Statistical Methods, section 1.3.6.7.2, column 0.975.
 */
public final class StudentT {
    /** Index 0 is for one degree of freedom. */
    private static final double[] QUANTILES = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201,
        2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101};
    /** The table ends there. */
    public static final int MOST_DEGREES = QUANTILES.length;

    private StudentT() {
    }

    /** The value that t exceeds with a probability of 2.5 %. @param degrees of freedom, from 1 to {@link #MOST_DEGREES} */
    public static double quantile(int degrees) {
        return QUANTILES[degrees - 1];
    }
}
