// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What a series of times says of its steady state. Immutable.
 *
 * @param n            the number of points
 * @param outliers     how many of them were left out of the search; segments and means have them all
 * @param changepoints where it changes: the numbers of points before each change, in order
 * @param segments     what lies between the changes; none with too few points
 * @param verdict      what that means
 * @param steadyFrom   how many points come before the steady part; {@link #NEVER} without one
 */
public record SteadyState(int n, int outliers, List<Integer> changepoints, List<Segment> segments, Verdict verdict, int steadyFrom) {
    /** Fewer points say nothing. */
    public static final int FEWEST = 200;
    /** The place of a steady part that there is not. */
    public static final int NEVER = -1;
    /** The phase that is measured, of a series that has none. */
    public static final int BARE = -1;

    /**
     * A part of a series without changes.
     *
     * @param from how many points come before it
     * @param to   how many points come before the next one
     * @param mean of all its points, outliers too
     */
    public record Segment(int from, int to, double mean) {
    }

    /** What became of a series. */
    public enum Verdict {
        /** Steady from the beginning. */
        FLAT,
        /** Steady after a part that was slower. */
        WARM_UP,
        /** Steady after a part that was faster. */
        SLOW_DOWN,
        /** The last part that stays the same begins too late. */
        NO_STEADY_STATE,
        /** Fewer than {@value SteadyState#FEWEST} points. */
        TOO_FEW;

        /** The name in files and for programs, such as {@code no-steady-state}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Copies the lists. */
    public SteadyState {
        changepoints = List.copyOf(changepoints);
        segments = List.copyOf(segments);
    }

    /** Whether there is a steady part that began early enough. */
    public boolean steady() {
        return steadyFrom != NEVER;
    }

    /**
     * Judges a series.
     *
     * @param series       times in any unit, none of them negative
     * @param measuredFrom how many points come before the measured phase, which lasts to the end and whose first sixth may still be
     *                     unsteady; {@link #BARE} for a series without phases, of which the first five sixths may be
     * @param granularity  of the clock in the unit of the series; 0 when it is not known
     */
    public static SteadyState of(double[] series, int measuredFrom, double granularity) {
        int n = series.length;
        int[] kept = Outliers.without(series);
        int outliers = n - kept.length;
        if (n < FEWEST) {
            return new SteadyState(n, outliers, List.of(), List.of(), Verdict.TOO_FEW, NEVER);
        }
        double[] searched = Arrays.stream(kept).mapToDouble(i -> series[i]).toArray();
        int[] changes = Arrays.stream(ChangeSearch.changes(searched, granularity)).map(before -> kept[before]).toArray();
        MeanInterval means = new MeanInterval(series);
        List<Segment> segments = IntStream.rangeClosed(0, changes.length).mapToObj(i -> {
            int from = i == 0 ? 0 : changes[i - 1];
            int to = i == changes.length ? n : changes[i];
            return new Segment(from, to, means.mean(from, to));
        }).toList();
        int first = firstSteady(segments, means);
        int from = segments.get(first).from();
        double latest = measuredFrom == BARE ? n * 5 / 6.0 : measuredFrom + (n - measuredFrom) / 6.0;
        boolean late = from >= latest;
        Verdict verdict = late ? Verdict.NO_STEADY_STATE : first == 0 ? Verdict.FLAT
                : segments.subList(0, first).stream().anyMatch(each -> means.compare(each.from(), each.to(), from, n) < 0) ? Verdict.SLOW_DOWN
                : Verdict.WARM_UP;
        return new SteadyState(n, outliers, Arrays.stream(changes).boxed().toList(), segments, verdict, late ? NEVER : from);
    }

    /** Walks back from the last segment and joins each that does not differ from those joined. Returns the index of the first of them. */
    private static int firstSteady(List<Segment> segments, MeanInterval means) {
        int end = segments.getLast().to();
        int first = segments.size() - 1;
        while (first > 0 && means.compare(segments.get(first - 1).from(), segments.get(first - 1).to(), segments.get(first).from(), end) == 0) {
            first--;
        }
        return first;
    }
}
