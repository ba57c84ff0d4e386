// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.concurrent.atomic.AtomicLong;
import org.roundtrip.harness.control.Settings;

/**
 * Decides which calls end with the exception that the plan asks for: each so manieth, whichever thread serves it. While values
 * are verified it comes at least once in a pool. Safe for several threads.
 */
public final class Faults {
    private final long every;
    private final long whileVerifying;
    private final AtomicLong calls = new AtomicLong();

    private Faults(long every, int pool) {
        this.every = every;
        this.whileVerifying = whileVerifying(every, pool);
    }

    /** The faults of the setting {@code throwEvery}; none without it. */
    public static Faults of(Settings settings) {
        return new Faults(settings.find("throwEvery").map(Long::valueOf).orElse(0L), (int) settings.number("pool"));
    }

    /** A servant that throws at no call. */
    public static Faults none() {
        return new Faults(0, 1);
    }

    /**
     * At each so manieth call an exception is thrown while values are verified.
     *
     * @param every the same for measured calls, 0 for never
     * @param pool  entries of the pool, each of which is verified with one call
     */
    public static long whileVerifying(long every, int pool) {
        // A pool of one entry is verified with its result.
        return Math.min(every, Math.max(2, pool));
    }

    /** Counts a call. Returns whether it is to end with the exception. */
    public boolean next(boolean verifying) {
        return every > 0 && calls.incrementAndGet() % (verifying ? whileVerifying : every) == 0;
    }

    /** Begins to count anew. */
    public void restart() {
        calls.set(0);
    }
}
