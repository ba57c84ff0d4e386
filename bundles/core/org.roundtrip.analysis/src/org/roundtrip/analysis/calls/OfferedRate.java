// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.List;
import java.util.Optional;

/**
 * The rate at which the measured calls of an open load arrived, and the comparable rate of answers. Immutable.
 *
 * @param offeredPerSecond  calls that arrived in a second, made or not; the wait for the last answers is no part of that time
 * @param answeredPerSecond calls that were answered in a second, without the time of a usual call after the last arrival; infinite when
 *                          nothing is left of the time then
 */
public record OfferedRate(double offeredPerSecond, double answeredPerSecond) {
    /** Less than this part of the offered rate counts as not held. A shorter stall near the end has the same effect. */
    public static final double HELD = 0.95;
    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * The rates of some forks.
     *
     * @param forks    their measured calls
     * @param together how many calls arrive at a moment: the size of a burst, else 1
     * @param dropped  calls that arrived and were not made, between the last one that was and the end of the phase
     * @param planned  how many seconds the phase of a fork was to take; 0 when only calls were counted
     * @return empty when all calls arrived at one moment, or none did
     */
    public static Optional<OfferedRate> of(List<SteadyCalls> forks, int together, long dropped, double planned) {
        SteadyCalls all = SteadyCalls.merged(forks);
        if (dropped > 0 && planned > 0) {
            double seconds = planned * forks.size();
            return Optional.of(new OfferedRate((all.made() + dropped) / seconds, (all.made() - all.errors()) / seconds));
        }
        double arrivals = all.arrivalNanos() / NANOS_PER_SECOND;
        if (arrivals == 0) {
            return Optional.empty();
        }
        // Those of the last moment arrive at the end of the time, so they are not among those that arrive within it.
        long last = forks.stream().mapToLong(SteadyCalls::made).filter(made -> made > 0).map(made -> (made - 1) % together + 1).sum();
        double offered = (all.made() - last) / arrivals;
        double usual = Math.max((double) all.service().sumNanos() / all.made(), together / offered * NANOS_PER_SECOND);
        double seconds = (all.spanNanos() - forks.size() * usual) / NANOS_PER_SECOND;
        double answered = Math.max(0, all.made() - last - all.errors());
        return Optional.of(new OfferedRate(offered, seconds > 0 ? answered / seconds : Double.POSITIVE_INFINITY));
    }

    /** Whether about as many calls were answered in a second as arrived: {@value #HELD} of them or more. */
    public boolean held() {
        return answeredPerSecond >= HELD * offeredPerSecond;
    }
}
