// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import java.util.Arrays;

/**
 * Finds the points that stand alone among their neighbours (Tukey's rule, as warmup_stats has it). An outlier is further from the
 * median of its window than three times the distance between the window's 10th and 90th percentile. A window has the 100 points before
 * and the 100 from its point on, or as many as there are. The first 100 points have no whole window and are no outliers: there calls
 * get faster anyway.
 */
final class Outliers {
    private static final int HALF_WINDOW = 100;
    private static final double BAND = 3;

    /** The points of the window, sorted. */
    private final double[] window = new double[2 * HALF_WINDOW];
    private int size;

    private Outliers() {
    }

    /** Returns the indices of all points that are no outliers. */
    static int[] without(double[] series) {
        Outliers outliers = new Outliers();
        int[] kept = new int[series.length];
        int count = 0;
        for (int i = 0; i < series.length; i++) {
            if (i < HALF_WINDOW) {
                outliers.add(series[i]);
                kept[count++] = i;
                continue;
            }
            for (int next = i == HALF_WINDOW ? i : i + HALF_WINDOW - 1; next < Math.min(series.length, i + HALF_WINDOW); next++) {
                outliers.add(series[next]);
            }
            if (!outliers.standsAlone(series[i])) {
                kept[count++] = i;
            }
            outliers.remove(series[i - HALF_WINDOW]);
        }
        return Arrays.copyOf(kept, count);
    }

    private void add(double point) {
        int at = Arrays.binarySearch(window, 0, size, point);
        at = at < 0 ? -at - 1 : at;
        System.arraycopy(window, at, window, at + 1, size - at);
        window[at] = point;
        size++;
    }

    private void remove(double point) {
        int at = Arrays.binarySearch(window, 0, size, point);
        size--;
        System.arraycopy(window, at + 1, window, at, size - at);
    }

    private boolean standsAlone(double point) {
        return Math.abs(point - quantile(0.5)) > BAND * (quantile(0.9) - quantile(0.1));
    }

    /** A quantile of the window, between two of its points in proportion. */
    private double quantile(double share) {
        double place = (size - 1) * share;
        int below = (int) place;
        double part = place - below;
        return part == 0 ? window[below] : window[below] * (1 - part) + window[below + 1] * part;
    }
}
