// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.model.PercentileIntervals.Interval;

/**
 * The percentiles that other forks of the same work would have had. Of n forks n are drawn with replacement and their calls merged, {@value #DRAWS}
 * times; the percentile of these calls is taken each time, and the middle 95 % of them make an interval. It is as much wider
 * as Student's t for so few forks is, since drawn forks vary less than forks do. Immutable.
 */
public final class DrawnForks {
    private static final int DRAWS = 1_000;
    private static final double MANY = 1e6;
    private final long[] durations;
    /** For each fork and duration, how many of its calls took at most that long. */
    private final long[][] upTo;
    /** For each draw and fork, how often it was drawn. */
    private final int[][] draws = new int[DRAWS][];
    private final int[] each;

    /** Draws from forks. @param forks the calls of each, none of them empty @param seed of the draws */
    public DrawnForks(List<Histogram> forks, long seed) {
        durations = Histogram.merged(forks).durations();
        upTo = forks.stream().map(this::upTo).toArray(long[][]::new);
        each = new int[forks.size()];
        Arrays.fill(each, 1);
        SplittableRandom random = new SplittableRandom(seed);
        for (int draw = 0; draw < DRAWS; draw++) {
            draws[draw] = new int[each.length];
            for (int i = 0; i < each.length; i++) {
                draws[draw][random.nextInt(each.length)]++;
            }
        }
    }

    private long[] upTo(Histogram fork) {
        long[] counted = new long[durations.length];
        long[] its = fork.durations();
        long[] counts = fork.counts();
        long before = 0;
        for (int cell = 0, i = 0; cell < durations.length; cell++) {
            before += i < its.length && its[i] == durations[cell] ? counts[i++] : 0;
            counted[cell] = before;
        }
        return counted;
    }

    /** The 95 % interval of a percentile. @return empty for fewer than {@value RatioSample#FEWEST_TO_PAIR} forks, or too few calls */
    public Optional<Interval> interval(Quantile quantile) {
        if (each.length < RatioSample.FEWEST_TO_PAIR || !quantile.hasEnough(calls(each, durations.length - 1))) {
            return Optional.empty();
        }
        double found = logarithm(each, quantile);
        double[] drawn = Arrays.stream(draws).mapToDouble(draw -> logarithm(draw, quantile)).sorted().toArray();
        int outside = (int) Math.round(DRAWS * (1 - RatioSample.USUAL) / 2);
        int forks = each.length;
        double wider = Math.sqrt(forks / (forks - 1.0)) * Student.reach(1, forks - 1, RatioSample.USUAL) / Student.reach(1, MANY, RatioSample.USUAL);
        return Optional.of(new Interval(Math.exp(found + wider * Math.min(0, drawn[outside - 1] - found)),
                Math.exp(found + wider * Math.max(0, drawn[DRAWS - outside] - found))));
    }

    /** The logarithm of the percentile of forks, each of which is there so often. */
    private double logarithm(int[] often, Quantile quantile) {
        long rank = quantile.rank(calls(often, durations.length - 1));
        int low = 0;
        int high = durations.length - 1;
        while (low < high) {
            int between = (low + high) / 2;
            if (calls(often, between) >= rank) {
                high = between;
            } else {
                low = between + 1;
            }
        }
        return Math.log(Math.max(1, durations[low]));
    }

    /** How many calls took no longer than a duration. */
    private long calls(int[] often, int cell) {
        long calls = 0;
        for (int fork = 0; fork < often.length; fork++) {
            calls += often[fork] * upTo[fork][cell];
        }
        return calls;
    }
}
