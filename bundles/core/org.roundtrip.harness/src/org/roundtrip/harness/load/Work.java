// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.roundtrip.harness.control.Settings;

/**
 * The time that a servant spends on each call, its stalls, and how many calls have come. The time may be none. Calls of
 * several threads spend their time side by side; while the servant stalls, all of them wait. Safe for several threads.
 */
public final class Work {
    private static final long NANOS_PER_MICRO = 1_000;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final long nanos;
    private final long stallEvery;
    private final long stallNanos;
    private final AtomicLong calls = new AtomicLong();
    private volatile long stalledUntil = System.nanoTime();

    private Work(long nanos, long stallEvery, long stallNanos) {
        this.nanos = nanos;
        this.stallEvery = stallEvery;
        this.stallNanos = stallNanos;
    }

    /** The work of the settings {@code work.micros}, {@code work.stallEvery} and {@code work.stallMillis}; empty without them. */
    public static Optional<Work> of(Settings settings) {
        return settings.find("work.micros").map(micros -> new Work(Long.parseLong(micros) * NANOS_PER_MICRO,
                settings.number("work.stallEvery"), settings.number("work.stallMillis") * NANOS_PER_MILLI));
    }

    /** Counts a call, and returns when its time has passed and no stall goes on. */
    public void spend() {
        long call = calls.incrementAndGet();
        if (nanos == 0 && stallEvery == 0) {
            return;
        }
        long now = System.nanoTime();
        if (stallEvery > 0 && call % stallEvery == 0) {
            stalledUntil = now + stallNanos;
        }
        long end = now + nanos;
        Clock.SYSTEM.await(end - stalledUntil > 0 ? end : stalledUntil);
    }

    /** How many calls have come. */
    public long calls() {
        return calls.get();
    }
}
