// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.load;

import java.util.function.Function;

/**
 * What a row says of the load under which its calls were measured. The service time of a call begins when it is sent, the
 * response time when it was to be sent; the time between both is its lateness. Only an open load says when a call is to be sent;
 * numbers that need this are null otherwise, and percentiles but the medians also when there were too few calls.
 *
 * @param load              who made the calls, and when
 * @param errors            measured calls that failed or were not answered in time; they count at the time they took
 * @param dropped           calls that arrived and were not made, because no caller was free before the end
 * @param offeredPerSecond  calls that arrived, made or not, divided by the time in which they did; the wait for the last answers is no
 *                          part of it
 * @param answeredPerSecond calls of all callers that were answered, divided by the time from the first call's beginning to the last
 *                          call's end; null without calls
 * @param responseP50Nanos  percentiles of the response times of all forks, merged before the quantile is taken
 * @param serviceP50Nanos   the same of the service times
 * @param latenessP99Nanos  99th percentile of the lateness
 * @param meanInFlight      calls under way at a time, on average over the measured calls
 * @param mostInFlight      the most of them in any fork
 * @param server            the time with the servant, if it was recorded
 * @param thrown            the calls that ended with an exception; null when the servant throws none
 */
public record UnderLoad(Load load, long errors, Long dropped, Double offeredPerSecond, Double answeredPerSecond,
        Double responseP50Nanos, Double responseP99Nanos, Double responseP999Nanos, Double serviceP50Nanos,
        Double serviceP99Nanos, Double latenessP99Nanos, Double meanInFlight, Long mostInFlight, ServerTime server, Thrown thrown) {
    /** Nothing is known but the load. */
    public static UnderLoad unknown(Load load) {
        return new UnderLoad(load, 0, null, null, null, null, null, null, null, null, null, null, null, ServerTime.UNKNOWN, null);
    }

    /** A number of the calls that ended with an exception; null when the servant throws none. */
    public <T> T ofThrown(Function<Thrown, T> number) {
        return thrown == null ? null : number.apply(thrown);
    }

    /** Whether it says more than that one caller made calls without a pause and none failed. */
    public boolean tells() {
        return errors > 0 || !load.equals(Load.ONE_CALLER);
    }
}
