// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.List;
import java.util.TreeSet;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;

/** A quantile over the calls of any selection of forks. It is found without merging their histograms each time. */
final class PooledQuantile {
    private final Quantile quantile;
    private final long[] durations;
    /** For each fork and duration, how many calls took at most that long. */
    private final long[][] upTo;

    PooledQuantile(List<Histogram> forks, Quantile quantile) {
        this.quantile = quantile;
        TreeSet<Long> cells = new TreeSet<>();
        for (Histogram fork : forks) {
            for (long duration : fork.durations()) {
                cells.add(duration);
            }
        }
        durations = cells.stream().mapToLong(Long::longValue).toArray();
        upTo = new long[forks.size()][durations.length];
        for (int f = 0; f < upTo.length; f++) {
            long[] own = forks.get(f).durations();
            long[] counts = forks.get(f).counts();
            long before = 0;
            for (int cell = 0, i = 0; cell < durations.length; cell++) {
                if (i < own.length && own[i] == durations[cell]) {
                    before += counts[i++];
                }
                upTo[f][cell] = before;
            }
        }
    }

    /** The quantile in nanoseconds over the calls of the forks with these indices; an index may occur several times. */
    double of(int[] forks) {
        int last = durations.length - 1;
        long rank = quantile.rank(upTo(forks, last));
        int low = 0;
        int high = last;
        while (low < high) {
            int middle = (low + high) / 2;
            if (upTo(forks, middle) >= rank) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return durations[low];
    }

    private long upTo(int[] forks, int cell) {
        long sum = 0;
        for (int fork : forks) {
            sum += upTo[fork][cell];
        }
        return sum;
    }
}
