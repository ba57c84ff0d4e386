// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.roundtrip.model.Fork;

/**
 * The ratio of the median calls of two variants, for one operation. Its interval comes from a hierarchical bootstrap: of n
 * blocks, n are drawn with replacement, the calls of their forks are pooled for each variant, and the ratio of the two
 * medians is computed. This is done {@value #DRAWS} times, and the interval holds the middle 95 % of the ratios. A block has
 * one fork of each variant, so a disturbance during a block affects both sides of the ratio. Calls within a fork are not
 * drawn: there are thousands of them, so they add little to the differences between forks.
 *
 * @param faster    the variant with the smaller median
 * @param slower    the other
 * @param operation the operation's name
 * @param ratio     median of the slower divided by median of the faster
 * @param low       lower end of the 95 % interval, or null with a single fork
 * @param high      upper end of the 95 % interval, or null with a single fork
 * @param forks     forks of each variant that were compared
 */
public record Comparison(String faster, String slower, String operation, double ratio, Double low, Double high,
        int forks) {
    private static final int DRAWS = 10_000;
    /** Ratios up to this one count as equal. */
    static final double SAME = 1.05;

    /** Whether the two differ: the whole interval lies above {@value #SAME}. False without an interval. */
    public boolean differs() {
        return low != null && low > SAME;
    }

    /**
     * Compares two variants by the blocks in which the forks of both ended well.
     *
     * @return null when there is no such block, or too few calls for a median
     */
    static Comparison of(RunAnalysis analysis, String one, String other, String operation) {
        Map<Integer, Histogram> first = steady(analysis, one, operation);
        Map<Integer, Histogram> second = steady(analysis, other, operation);
        List<Histogram> ones = new ArrayList<>();
        List<Histogram> others = new ArrayList<>();
        first.forEach((repetition, histogram) -> {
            if (second.containsKey(repetition)) {
                ones.add(histogram);
                others.add(second.get(repetition));
            }
        });
        int[] all = IntStream.range(0, ones.size()).toArray();
        if (!enoughCalls(ones) || !enoughCalls(others)) {
            return null;
        }
        PooledMedian fast = new PooledMedian(ones);
        PooledMedian slow = new PooledMedian(others);
        boolean swapped = fast.of(all) > slow.of(all);
        PooledMedian faster = swapped ? slow : fast;
        PooledMedian slower = swapped ? fast : slow;
        double[] draws = all.length < 2 ? null : draws(faster, slower, all.length,
                analysis.run().plan().protocol().seed());
        return new Comparison(swapped ? other : one, swapped ? one : other, operation,
                slower.of(all) / faster.of(all), draws == null ? null : (Double) draws[DRAWS / 40 - 1],
                draws == null ? null : (Double) draws[DRAWS - DRAWS / 40 - 1], all.length);
    }

    private static double[] draws(PooledMedian faster, PooledMedian slower, int blocks, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] ratios = new double[DRAWS];
        int[] drawn = new int[blocks];
        for (int draw = 0; draw < DRAWS; draw++) {
            Arrays.setAll(drawn, i -> random.nextInt(blocks));
            ratios[draw] = slower.of(drawn) / faster.of(drawn);
        }
        Arrays.sort(ratios);
        return ratios;
    }

    private static boolean enoughCalls(List<Histogram> forks) {
        return Quantile.P50.hasEnough(forks.stream().mapToLong(Histogram::count).sum())
                && forks.stream().noneMatch(fork -> fork.count() == 0);
    }

    private static Map<Integer, Histogram> steady(RunAnalysis analysis, String variant, String operation) {
        Map<Integer, Histogram> forks = new TreeMap<>();
        for (Fork fork : analysis.forks(variant, operation)) {
            if (fork.state() == Fork.State.DONE) {
                forks.put(fork.repetition(), analysis.steady(fork));
            }
        }
        return forks;
    }
}
