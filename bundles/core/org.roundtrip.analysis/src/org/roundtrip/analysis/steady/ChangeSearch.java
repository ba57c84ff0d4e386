// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Finds where the mean or the variance of a series changes. The result is the segmentation of least cost, exactly (PELT; Killick
 * and others 2012).
 *
 * <p>The cost of a segment is twice its negative logarithmic likelihood as normal values of its own mean and variance: its length times
 * the logarithm of its variance, and a part that is the same for all segmentations. Each change costs {@value #PENALTY} ln n more.
 * A segment has at least {@value #LEAST} points. The series is divided by its mean first; no variance counts as less than 1e-12 or that
 * of values rounded to the clock's granularity.
 *
 * <p>A start of the last segment is given up when even without another change it costs more than the best one found. That is exact with
 * two precautions. It is given up {@value #LEAST} points later only, since the better one cannot begin before. And it must cost more by
 * the length of the longest run that may vary less than the floor: splitting off such a run can make its parts dearer than the whole.
 */
final class ChangeSearch {
    private static final int LEAST = 2;
    private static final double PENALTY = 15;
    private static final double LEAST_VARIANCE = 1e-12;

    private final double[] points;
    private final double floor;
    private final double penalty;
    /** One divided by each length of a segment: dividing takes most of the time. */
    private final double[] parts;
    /** For each number of points, the least cost of these, and where the last segment of the cheapest segmentation begins. */
    private final double[] costs;
    private final int[] starts;

    /** The starts of the last segment that may still be best. Each has its moments, and the last place to try it. */
    private final int[] start;
    private final double[] mean;
    private final double[] squares;
    private final double[] cost;
    private final int[] until;
    private int open;

    private ChangeSearch(double[] points, double floor) {
        this.points = points;
        this.floor = floor;
        penalty = PENALTY * Math.log(points.length);
        parts = IntStream.rangeClosed(0, points.length).mapToDouble(length -> 1.0 / length).toArray();
        costs = new double[points.length + 1];
        starts = new int[points.length + 1];
        start = new int[points.length];
        mean = new double[points.length];
        squares = new double[points.length];
        cost = new double[points.length];
        until = new int[points.length];
    }

    /**
     * Returns the numbers of points before each change, in order.
     *
     * @param series      at least {@value #LEAST} points, none of them negative
     * @param granularity of the clock in the unit of the points; 0 when it is not known
     */
    static int[] changes(double[] series, double granularity) {
        double average = Arrays.stream(series).average().orElseThrow();
        double scale = average == 0 ? 1 : average;
        double step = granularity / scale;
        ChangeSearch search = new ChangeSearch(Arrays.stream(series).map(point -> point / scale).toArray(),
                Math.max(LEAST_VARIANCE, step * step / 12));
        search.run();
        return IntStream.iterate(search.starts[series.length], place -> place > 0, place -> search.starts[place]).sorted().toArray();
    }

    private void run() {
        costs[0] = -penalty;
        Arrays.fill(costs, 1, costs.length, Double.POSITIVE_INFINITY);
        double slack = longestLevelRun();
        for (int place = 1; place <= points.length; place++) {
            if (costs[place - 1] < Double.POSITIVE_INFINITY) {
                begin(place - 1);
            }
            tryAll(place);
            for (int i = 0; i < open; i++) {
                if (until[i] == Integer.MAX_VALUE && cost[i] - penalty - slack > costs[place]) {
                    until[i] = place + LEAST - 1;
                }
            }
        }
    }

    private void begin(int at) {
        start[open] = at;
        mean[open] = 0;
        squares[open] = 0;
        until[open] = Integer.MAX_VALUE;
        open++;
    }

    /** Takes the point before a place into all that are open, and finds the best segmentation that ends there. */
    private void tryAll(int place) {
        double point = points[place - 1];
        int kept = 0;
        for (int i = 0; i < open; i++) {
            if (until[i] < place) {
                continue;
            }
            int length = place - start[i];
            double off = point - mean[i];
            double middle = mean[i] + off * parts[length];
            double sum = squares[i] + off * (point - middle);
            start[kept] = start[i];
            until[kept] = until[i];
            mean[kept] = middle;
            squares[kept] = sum;
            cost[kept] = length < LEAST ? Double.NEGATIVE_INFINITY
                    : costs[start[i]] + length * Math.log(Math.max(sum * parts[length], floor)) + penalty;
            if (length >= LEAST && cost[kept] < costs[place]) {
                costs[place] = cost[kept];
                starts[place] = start[kept];
            }
            kept++;
        }
        open = kept;
    }

    /**
     * The most points in a row whose variance may be below the floor, or more. The square of a step between two of m points is at most
     * 2 m times their variance.
     */
    private int longestLevelRun() {
        int longest = points.length;
        int before;
        do {
            before = longest;
            longest = longestRun(Math.sqrt(2 * longest * floor));
        } while (longest < before);
        return longest < LEAST ? 0 : longest;
    }

    private int longestRun(double step) {
        int longest = 1;
        int run = 1;
        for (int i = 1; i < points.length; i++) {
            run = Math.abs(points[i] - points[i - 1]) <= step ? run + 1 : 1;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
