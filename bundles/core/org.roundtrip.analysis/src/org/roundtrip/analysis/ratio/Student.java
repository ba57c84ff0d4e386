// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import org.apache.commons.statistics.distribution.TDistribution;

/** Intervals by Student's t distribution. */
public final class Student {
    private Student() {
    }

    /**
     * How far an interval of a mean reaches to either side.
     *
     * @param squaredError of the mean
     * @param degrees      of freedom, above 0
     * @param confidence   such as 0.95
     */
    public static double reach(double squaredError, double degrees, double confidence) {
        return TDistribution.of(degrees).inverseSurvivalProbability((1 - confidence) / 2) * Math.sqrt(squaredError);
    }

    /** 1 - confidence of the interval that reaches as far as that. */
    static double significance(double reach, double squaredError, double degrees) {
        return squaredError == 0 ? reach > 0 ? 0 : 1 : 2 * TDistribution.of(degrees).survivalProbability(reach / Math.sqrt(squaredError));
    }
}
