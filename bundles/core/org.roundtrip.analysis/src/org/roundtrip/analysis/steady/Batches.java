// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import java.util.Arrays;
import org.roundtrip.harness.timing.Phase;

/**
 * Calls in a row, summed up in batches of equally many, none across a phase. Captured calls are in none.
 *
 * @param calls        how many make a batch; the last one of a phase may have fewer
 * @param measuredFrom how many batches come before the measured phase; as many as there are without one
 * @param medians      the median of each
 * @param means        the mean of each
 */
public record Batches(int calls, int measuredFrom, double[] medians, double[] means) {
    /** More points are not searched: a search compares each with each. */
    public static final int MOST = 3_000;

    /** How many of so many calls make a batch. */
    public static int size(long calls) {
        return Math.toIntExact(Math.max(1, (calls + MOST - 1) / MOST));
    }

    /** The batches of a series without phases; the series itself when it is short. */
    public static Batches of(double[] series) {
        Collector collector = new Collector(series.length);
        Arrays.stream(series).forEach(each -> collector.add(Phase.STEADY, each));
        return collector.batches();
    }

    /** Collects calls in their order. For one thread. */
    public static final class Collector {
        private final double[] batch;
        private double[] medians = new double[MOST];
        private double[] means = new double[MOST];
        private Phase phase;
        private int measuredFrom = -1;
        private int taken;
        private int made;

        /** @param calls how many will come, captured ones not counted */
        public Collector(long calls) {
            batch = new double[size(calls)];
        }

        /** Adds a call of a phase that took so long. */
        public void add(Phase next, double time) {
            if (next == Phase.CAPTURE) {
                return;
            }
            if (next != phase) {
                end();
                phase = next;
                measuredFrom = next == Phase.STEADY && measuredFrom < 0 ? made : measuredFrom;
            }
            batch[taken++] = time;
            if (taken == batch.length) {
                end();
            }
        }

        /** Those of all calls added. */
        public Batches batches() {
            end();
            return new Batches(batch.length, measuredFrom < 0 ? made : measuredFrom, Arrays.copyOf(medians, made), Arrays.copyOf(means, made));
        }

        private void end() {
            if (taken == 0) {
                return;
            }
            if (made == medians.length) {
                medians = Arrays.copyOf(medians, 2 * made);
                means = Arrays.copyOf(means, 2 * made);
            }
            Arrays.sort(batch, 0, taken);
            medians[made] = (batch[(taken - 1) / 2] + batch[taken / 2]) / 2;
            means[made] = Arrays.stream(batch, 0, taken).average().orElseThrow();
            made++;
            taken = 0;
        }
    }
}
