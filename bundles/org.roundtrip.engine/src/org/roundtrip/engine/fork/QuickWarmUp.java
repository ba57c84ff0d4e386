// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import org.roundtrip.model.Amount;

/**
 * How far a quick run warms up. Its time is too short for a slow middleware, whose calls would be measured before the JVM has
 * compiled them, so it goes on until there were enough calls, for some seconds at most.
 */
final class QuickWarmUp {
    /** As many calls as HotSpot usually waits for until its last compiler takes a method. */
    static final long ENOUGH_CALLS = 5_000;
    /** The most seconds that come on top. */
    static final double MOST_SECONDS = 4;

    private QuickWarmUp() {
    }

    /**
     * Returns what is left to do.
     *
     * @param planned the warm-up of the shortened plan; a number of calls in it is not exceeded
     * @param made    calls of the warm-up so far
     * @return {@link Amount#NONE} when it is enough
     */
    static Amount more(Amount planned, long made) {
        long wanted = planned.calls() == 0 ? ENOUGH_CALLS : Math.min(planned.calls(), ENOUGH_CALLS);
        return planned.none() || made >= wanted ? Amount.NONE : new Amount(wanted - made, MOST_SECONDS);
    }
}
