// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import org.roundtrip.model.Amount;
import org.roundtrip.model.load.Load;

/**
 * How far a warm-up goes at least that ends after a time. The time may be too short for a slow middleware, or on a slow machine: calls would be
 * measured before the JVM has compiled them, so it goes on until there were enough calls, for some seconds at most. The number of calls that a plan
 * asks for is kept, but a quick run may end before it.
 */
final class LeastWarmUp {
    /** As many calls as HotSpot usually waits for until its last compiler takes a method. */
    static final long ENOUGH_CALLS = 5_000;
    /** The most seconds that come on top. */
    static final double MOST_SECONDS = 4;

    private LeastWarmUp() {
    }

    /**
     * Returns what is left to do.
     *
     * @param planned the warm-up of the plan, of a quick run that of the shortened one; a number of calls in it is not exceeded
     * @param quick   whether the run is a quick one
     * @param load    a run at a given rate makes as many calls as the rate says, unless it is a quick one
     * @param made    calls of the warm-up so far
     * @return {@link Amount#NONE} when it is enough
     */
    static Amount more(Amount planned, boolean quick, Load load, long made) {
        if (!quick && (planned.calls() > 0 || load instanceof Load.Open)) {
            return Amount.NONE;
        }
        long wanted = planned.calls() == 0 ? ENOUGH_CALLS : Math.min(planned.calls(), ENOUGH_CALLS);
        return planned.none() || made >= wanted ? Amount.NONE : new Amount(wanted - made, MOST_SECONDS);
    }
}
