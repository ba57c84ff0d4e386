// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import java.time.Instant;

/** A pair of readings of the wall clock and of the monotonic clock, {@link System#nanoTime()}, taken together. Immutable. */
public final class ClockMapping {
    private static final int READINGS = 1000;
    private static final long LONGEST_NANOS = 3_000_000;

    private final long epochNanos;
    private final long monotonicNanos;
    private final long errorNanos;

    /**
     * Makes a pair.
     *
     * @param epochNanos     the wall clock in nanoseconds since 1970
     * @param monotonicNanos the monotonic clock in nanoseconds
     * @param errorNanos     bound on how far apart the two readings were taken
     */
    public ClockMapping(long epochNanos, long monotonicNanos, long errorNanos) {
        this.epochNanos = epochNanos;
        this.monotonicNanos = monotonicNanos;
        this.errorNanos = errorNanos;
    }

    /**
     * Reads the clocks a thousand times and keeps the closest pair. It is under 1 ms, or 3 ms where the wall clock is
     * coarse.
     */
    public static ClockMapping measure() {
        return Instant.now().getNano() % 1000 == 0 ? atSteps() : between();
    }

    /** Reads the wall clock between two readings of the other. */
    private static ClockMapping between() {
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
        return of(wall, middle, narrowest);
    }

    /**
     * Waits for steps of the wall clock, which older Java releases read in milliseconds or microseconds. Its reading is
     * exact only when it changes, and that was after the reading before.
     */
    private static ClockMapping atSteps() {
        long narrowest = Long.MAX_VALUE;
        long middle = 0;
        Instant wall = Instant.EPOCH;
        long before = System.nanoTime();
        Instant last = Instant.now();
        for (long end = before + LONGEST_NANOS; before - end < 0 || narrowest == Long.MAX_VALUE;) {
            long between = System.nanoTime();
            Instant now = Instant.now();
            long width = System.nanoTime() - before;
            if (!now.equals(last) && width < narrowest) {
                narrowest = width;
                middle = before + width / 2;
                wall = now;
            }
            before = between;
            last = now;
        }
        return of(wall, middle, narrowest);
    }

    private static ClockMapping of(Instant wall, long middle, long width) {
        return new ClockMapping(wall.getEpochSecond() * 1_000_000_000L + wall.getNano(), middle, (width + 1) / 2);
    }

    /** The wall clock in nanoseconds since 1970. */
    public long epochNanos() {
        return epochNanos;
    }

    /** The monotonic clock in nanoseconds. */
    public long monotonicNanos() {
        return monotonicNanos;
    }

    /** Bound on how far apart the two readings were taken, in nanoseconds. */
    public long errorNanos() {
        return errorNanos;
    }

    /** The error of this mapping for every moment up to a later mapping, including the drift between the two. */
    public long errorUntil(ClockMapping later) {
        long drift = later.epochNanos - epochNanos - (later.monotonicNanos - monotonicNanos);
        return Math.max(errorNanos, later.errorNanos) + Math.abs(drift);
    }
}
