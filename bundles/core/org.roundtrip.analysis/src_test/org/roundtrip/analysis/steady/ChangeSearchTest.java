// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangeSearchTest {
    private static final int LEAST = 2;

    /** Values that are often equal get below the floor of the variance, where giving up starts of segments needs care. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1, 4})
    void shortSeriesAreSplitAsNoOtherSegmentationIsCheaper(double granularity) {
        Random random = new Random(7);
        int changes = 0;
        for (int i = 0; i < 300; i++) {
            double[] series = levels(random, 4 + random.nextInt(11), granularity);
            int[] found = ChangeSearch.changes(series, granularity);
            double cheapest = Double.POSITIVE_INFINITY;
            for (List<Integer> each : segmentations(series.length)) {
                cheapest = Math.min(cheapest, cost(series, granularity, each));
            }
            assertEquals(cheapest, cost(series, granularity, Arrays.stream(found).boxed().toList()), 1e-6, () -> Arrays.toString(series));
            changes += found.length;
        }
        assertTrue(changes > 20, "with changes: " + changes);
    }

    /** The same by dynamic programming that gives up no start. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1, 4})
    void longerSeriesToo(double granularity) {
        Random random = new Random(11);
        for (int i = 0; i < 60; i++) {
            double[] series = levels(random, 50 + random.nextInt(150), granularity);
            int n = series.length;
            double[] best = new double[n + 1];
            Arrays.fill(best, 1, n + 1, Double.POSITIVE_INFINITY);
            best[0] = -penalty(n);
            for (int to = LEAST; to <= n; to++) {
                for (int from = 0; from <= to - LEAST; from++) {
                    best[to] = Math.min(best[to], best[from] + segment(series, granularity, from, to) + penalty(n));
                }
            }
            List<Integer> found = Arrays.stream(ChangeSearch.changes(series, granularity)).boxed().toList();
            assertEquals(best[n], cost(series, granularity, found), 1e-6, () -> Arrays.toString(series));
        }
    }

    @Test
    void theFirstValuesMayBeThousandsOfTimesTheOthers() {
        Random random = new Random(3);
        double[] series = random.doubles(600, 98, 102).toArray();
        series[0] = 1e7;
        series[1] = 9e6;
        for (int i = 2; i < 300; i++) {
            series[i] += 10;
        }
        assertArrayEquals(new int[] {2, 300}, ChangeSearch.changes(series, 0));
    }

    @Test
    void equalValuesHaveNoChanges() {
        assertArrayEquals(new int[0], ChangeSearch.changes(new double[500], 0));
        double[] series = new double[500];
        Arrays.fill(series, 17);
        assertArrayEquals(new int[0], ChangeSearch.changes(series, 0));
        Arrays.fill(series, 0, 200, 18);
        assertArrayEquals(new int[] {200}, ChangeSearch.changes(series, 0));
    }

    /** Runs of equal values are no segments of their own when the clock has steps as large as what they vary by. */
    @Test
    void theGranularityOfTheClockIsNoChange() {
        double[] series = new Random(5).doubles(1_000, 19.5, 21.5).map(Math::rint).toArray();
        Arrays.fill(series, 400, 420, 20);
        assertTrue(ChangeSearch.changes(series, 0).length > 0);
        assertArrayEquals(new int[0], ChangeSearch.changes(series, 1));
    }

    /** The whole varies less than the floor, the beginning more: with a plain rule the start of the whole would be given up there. */
    @Test
    void aBeginningThatIsBestSplitDoesNotHideThatTheWholeIsBestNotSplit() {
        double[] series = new double[3_000];
        Arrays.setAll(series, i -> i < 50 ? 998.5 : i < 100 ? 1_001.5 : 1_000);
        assertArrayEquals(new int[] {50}, ChangeSearch.changes(Arrays.copyOf(series, 100), 1));
        assertArrayEquals(new int[0], ChangeSearch.changes(series, 1));
    }

    private static double[] levels(Random random, int n, double granularity) {
        double[] series = new double[n];
        double level = 50;
        for (int i = 0; i < n; i++) {
            level = random.nextInt(5) == 0 ? 20 + random.nextInt(60) : level;
            double value = level + random.nextGaussian() * (granularity == 0 ? 1e-5 : random.nextInt(3) * granularity / 4);
            series[i] = granularity == 0 ? value : Math.rint(value / granularity) * granularity;
        }
        return series;
    }

    private static List<List<Integer>> segmentations(int n) {
        List<List<Integer>> all = new ArrayList<>();
        extend(List.of(), 0, n, all);
        return all;
    }

    private static void extend(List<Integer> changes, int from, int n, List<List<Integer>> all) {
        all.add(changes);
        for (int next = from + LEAST; next <= n - LEAST; next++) {
            List<Integer> more = new ArrayList<>(changes);
            more.add(next);
            extend(more, next, n, all);
        }
    }

    private static double cost(double[] series, double granularity, List<Integer> changes) {
        double sum = penalty(series.length) * changes.size();
        int from = 0;
        for (int to : changes) {
            sum += segment(series, granularity, from, to);
            from = to;
        }
        return sum + segment(series, granularity, from, series.length);
    }

    private static double segment(double[] series, double granularity, int from, int to) {
        double scale = Arrays.stream(series).average().orElseThrow();
        double[] part = Arrays.stream(series, from, to).map(each -> each / scale).toArray();
        double mean = Arrays.stream(part).average().orElseThrow();
        double variance = Arrays.stream(part).map(each -> (each - mean) * (each - mean)).average().orElseThrow();
        double floor = Math.max(1e-12, granularity * granularity / scale / scale / 12);
        return part.length * (Math.log(2 * Math.PI) + Math.log(Math.max(variance, floor)) + 1);
    }

    private static double penalty(int n) {
        return 15 * Math.log(n);
    }
}
