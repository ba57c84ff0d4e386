// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import java.time.Instant;

/**
 * A pair of readings of the wall clock and of the monotonic clock, {@link System#nanoTime()}, taken together.
 *
 * @param epochNanos     the wall clock in nanoseconds since 1970
 * @param monotonicNanos the monotonic clock in nanoseconds
 * @param errorNanos     bound on how far apart the two readings were taken
 */
public record ClockMapping(long epochNanos, long monotonicNanos, long errorNanos) {
    private static final int READINGS = 1000;

    /** Reads the wall clock between two readings of the other, a thousand times, and keeps the closest; under 1 ms. */
    public static ClockMapping measure() {
        long narrowest = Long.MAX_VALUE;
        long middle = 0;
        Instant wall = Instant.EPOCH;
        for (int i = 0; i < READINGS; i++) {
            long before = System.nanoTime();
            Instant now = Instant.now();
            long width = System.nanoTime() - before;
            if (width < narrowest) {
                narrowest = width;
                middle = before + width / 2;
                wall = now;
            }
        }
        return new ClockMapping(wall.getEpochSecond() * 1_000_000_000L + wall.getNano(), middle, (narrowest + 1) / 2);
    }

    /** The error of this mapping for every moment up to a later mapping, including the drift between the two. */
    public long errorUntil(ClockMapping later) {
        long drift = later.epochNanos - epochNanos - (later.monotonicNanos - monotonicNanos);
        return Math.max(errorNanos, later.errorNanos) + Math.abs(drift);
    }
}
