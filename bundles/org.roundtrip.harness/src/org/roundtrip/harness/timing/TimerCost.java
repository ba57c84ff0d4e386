// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

/**
 * What {@link System#nanoTime()} costs and how fine it is.
 *
 * @param costNanos        mean time of one reading
 * @param granularityNanos smallest step between two readings that differ
 */
public record TimerCost(double costNanos, long granularityNanos) {
    private static final int READINGS = 5000;
    private static final int ROUNDS = 5;

    /** Reads the clock some ten thousand times, about 1 ms; the fastest round counts, as it is the undisturbed one. */
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
}
