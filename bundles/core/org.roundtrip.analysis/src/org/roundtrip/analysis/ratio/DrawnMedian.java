// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.SplittableRandom;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;

/**
 * The median of as many calls as a fork has, drawn from them with replacement. The calls need not be drawn: in a sample of n the k-th
 * smallest stands at a quantile that has the distribution Beta(k, n - k + 1), which for so many calls is normal.
 */
final class DrawnMedian {
    private final double[] logarithms;
    /** For each duration the part of the calls that took at most that long. */
    private final double[] upTo;
    private final double middle;
    private final double deviation;

    DrawnMedian(Histogram calls) {
        long[] counts = calls.counts();
        long count = calls.count();
        logarithms = new double[counts.length];
        upTo = new double[counts.length];
        long before = 0;
        for (int cell = 0; cell < counts.length; cell++) {
            before += counts[cell];
            logarithms[cell] = Math.log(Math.max(1, calls.atRank(before)));
            upTo[cell] = (double) before / count;
        }
        middle = (double) Quantile.P50.rank(count) / (count + 1);
        deviation = Math.sqrt(middle * (1 - middle) / (count + 2));
    }

    /** The logarithm of one such median. */
    double logarithm(SplittableRandom random) {
        double at = middle + deviation * random.nextGaussian();
        int low = 0;
        int high = upTo.length - 1;
        while (low < high) {
            int between = (low + high) / 2;
            if (upTo[between] >= at) {
                high = between;
            } else {
                low = between + 1;
            }
        }
        return logarithms[low];
    }
}
