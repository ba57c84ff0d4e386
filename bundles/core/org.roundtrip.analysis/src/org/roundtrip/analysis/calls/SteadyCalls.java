// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.List;

/**
 * The measured calls of one fork, or of several. Immutable.
 *
 * @param returned  how long those took that returned, from when they were sent
 * @param thrown    the same of those that ended with the exception that their operation declares
 * @param failed    the same of those that failed or were not answered in time
 * @param response  how long from when they were to be sent; no calls when nothing said when
 * @param lateness  the time between the two; no calls then either
 * @param spanNanos from the first call's beginning to the last one's end; of several forks the sum
 * @param arrivalNanos from when the first call was to be sent to when the last one was; of several forks the sum; 0 when nothing
 *                  said when
 * @param mostInFlight the most calls that were under way at a time; of several forks the most of any; 0 without calls
 */
public record SteadyCalls(Histogram returned, Histogram thrown, Histogram failed, Histogram response, Histogram lateness,
        long spanNanos, long arrivalNanos, long mostInFlight) {
    /** No calls. */
    public static final SteadyCalls NONE = new SteadyCalls(Histogram.EMPTY, Histogram.EMPTY, Histogram.EMPTY, Histogram.EMPTY,
            Histogram.EMPTY, 0, 0, 0);

    /** The calls of several forks. */
    public static SteadyCalls merged(List<SteadyCalls> forks) {
        return new SteadyCalls(Histogram.merged(forks.stream().map(SteadyCalls::returned).toList()),
                Histogram.merged(forks.stream().map(SteadyCalls::thrown).toList()),
                Histogram.merged(forks.stream().map(SteadyCalls::failed).toList()),
                Histogram.merged(forks.stream().map(SteadyCalls::response).toList()),
                Histogram.merged(forks.stream().map(SteadyCalls::lateness).toList()),
                forks.stream().mapToLong(SteadyCalls::spanNanos).sum(),
                forks.stream().mapToLong(SteadyCalls::arrivalNanos).sum(),
                forks.stream().mapToLong(SteadyCalls::mostInFlight).max().orElse(0));
    }

    /** How many calls were under way at a time on average; null without calls. */
    public Double meanInFlight() {
        return spanNanos == 0 ? null : (Double) ((double) service().sumNanos() / spanNanos);
    }

    /** How long all of them took from when they were sent, however they ended. */
    public Histogram service() {
        return thrown.count() + failed.count() == 0 ? returned : Histogram.merged(List.of(returned, thrown, failed));
    }

    /** How many there are, however they ended. */
    public long made() {
        return returned.count() + thrown.count() + failed.count();
    }

    /** How many failed or were not answered in time. */
    public long errors() {
        return failed.count();
    }
}
