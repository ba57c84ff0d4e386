// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Finds the points that stand alone among their neighbours (Tukey's rule, as warmup_stats has it). */
final class Outliers {
    private static final int HALF_WINDOW = 100;
    private static final double BAND = 3;

    private Outliers() {
    }

    /**
     * Returns the indices of all other points. An outlier is further from the median of its window than three times the distance
     * between the window's 10th and 90th percentile. A window has the 100 points before and the 100 from its point on, or as many as
     * there are. The first 100 points have no whole window and are no outliers: there calls get faster anyway.
     */
    static int[] without(double[] series) {
        return IntStream.range(0, series.length).filter(i -> i < HALF_WINDOW || !stands(series, i)).toArray();
    }

    private static boolean stands(double[] series, int at) {
        double[] window = Arrays.copyOfRange(series, at - HALF_WINDOW, Math.min(series.length, at + HALF_WINDOW));
        Arrays.sort(window);
        double reach = BAND * (at(window, 0.9) - at(window, 0.1));
        return Math.abs(series[at] - at(window, 0.5)) > reach;
    }

    /** A quantile of sorted values, between two of them in proportion. */
    private static double at(double[] sorted, double share) {
        double place = (sorted.length - 1) * share;
        int below = (int) place;
        double part = place - below;
        return part == 0 ? sorted[below] : sorted[below] * (1 - part) + sorted[below + 1] * part;
    }
}
