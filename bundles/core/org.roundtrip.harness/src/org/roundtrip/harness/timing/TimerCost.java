// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

/** Cost and granularity of {@link System#nanoTime()}. Immutable. */
public final class TimerCost {
    private static final int READINGS = 5000;
    private static final int ROUNDS = 5;

    private final double costNanos;
    private final long granularityNanos;

    private TimerCost(double costNanos, long granularityNanos) {
        this.costNanos = costNanos;
        this.granularityNanos = granularityNanos;
    }

    /** Reads the clock some ten thousand times, about 1 ms. The fastest round counts, as it was disturbed least. */
    public static TimerCost measure() {
        double cost = Double.MAX_VALUE;
        long granularity = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            long before = start;
            for (int i = 0; i < READINGS; i++) {
                long now = System.nanoTime();
                if (now != before) {
                    granularity = Math.min(granularity, now - before);
                }
                before = now;
            }
            cost = Math.min(cost, (double) (before - start) / READINGS);
        }
        return new TimerCost(cost, granularity);
    }

    /** Mean time of one reading in nanoseconds. */
    public double costNanos() {
        return costNanos;
    }

    /** Smallest step between two readings that differ, in nanoseconds. */
    public long granularityNanos() {
        return granularityNanos;
    }
}
