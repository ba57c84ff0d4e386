// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * How the means of parts of a series differ: the 95 % interval of their ratio by bootstrap. Runs of consecutive points are drawn, so
 * that points which resemble their neighbours do not seem more certain than they are.
 */
final class MeanInterval {
    /** A mean up to this share of another counts as smaller, and from its counterpart on as larger. */
    static final double SMALLER = 0.95, LARGER = 1.05;
    private static final int DRAWS = 2_000;
    private static final int TAIL = DRAWS / 40;
    private static final long SEED = 2017;

    /** The sum of the points before each place. */
    private final double[] sums;

    MeanInterval(double[] series) {
        sums = new double[series.length + 1];
        for (int i = 0; i < series.length; i++) {
            sums[i + 1] = sums[i] + series[i];
        }
    }

    /** The mean of the points from one place to before another. */
    double mean(int from, int to) {
        return (sums[to] - sums[from]) / (to - from);
    }

    /**
     * Compares the mean of one part with that of another. A part of a single run, which are two points, does not say how much it varies,
     * so it differs from nothing.
     *
     * @return -1 when the interval of their ratio lies wholly at or below {@value #SMALLER}, 1 when it lies at or above {@value #LARGER},
     *         else 0
     */
    int compare(int from, int to, int otherFrom, int otherTo) {
        double ratio = mean(from, to) / mean(otherFrom, otherTo);
        if (!(ratio <= SMALLER || ratio >= LARGER) || run(to - from) == to - from || run(otherTo - otherFrom) == otherTo - otherFrom) {
            return 0;
        }
        SplittableRandom random = new SplittableRandom(SEED);
        double[] ratios = new double[DRAWS];
        Arrays.setAll(ratios, draw -> drawn(from, to, random) / drawn(otherFrom, otherTo, random));
        Arrays.sort(ratios);
        return ratios[DRAWS - TAIL - 1] <= SMALLER ? -1 : ratios[TAIL - 1] >= LARGER ? 1 : 0;
    }

    /** How many consecutive points of so many are drawn together. */
    private static int run(int points) {
        return (int) Math.ceil(Math.cbrt(points));
    }

    /** The mean of about as many points as a part has, drawn in runs. */
    private double drawn(int from, int to, SplittableRandom random) {
        int points = to - from;
        int run = run(points);
        int runs = (points + run - 1) / run;
        double sum = 0;
        for (int i = 0; i < runs; i++) {
            int at = from + random.nextInt(points - run + 1);
            sum += sums[at + run] - sums[at];
        }
        return sum / (runs * run);
    }
}
