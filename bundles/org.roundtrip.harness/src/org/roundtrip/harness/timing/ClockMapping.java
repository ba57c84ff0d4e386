// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import java.time.Instant;

/**
 * What the wall clock showed at one reading of the monotonic clock, {@link System#nanoTime()}.
 *
 * @param epochNanos     nanoseconds since 1970
 * @param monotonicNanos the reading at that moment
 * @param errorNanos     how far the two may be apart
 */
public record ClockMapping(long epochNanos, long monotonicNanos, long errorNanos) {
    private static final int READINGS = 1000;

    /** Reads the wall clock a thousand times between two readings of the other and keeps the narrowest; under 1 ms. */
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

    /** The error of this mapping for every moment up to a later one, the drift between the two included. */
    public long errorUntil(ClockMapping later) {
        long drift = later.epochNanos - epochNanos - (later.monotonicNanos - monotonicNanos);
        return Math.max(errorNanos, later.errorNanos) + Math.abs(drift);
    }
}
