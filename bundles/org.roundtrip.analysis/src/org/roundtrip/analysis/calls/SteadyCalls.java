// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.List;

/**
 * The measured calls of one fork, or of several. Immutable.
 *
 * @param service   how long they took from when they were sent
 * @param response  how long from when they were to be sent; no calls when nothing said when
 * @param lateness  the time between the two; no calls then either
 * @param errors    how many failed or were not answered in time
 * @param spanNanos from the first call's beginning to the last one's end; of several forks the sum
 */
public record SteadyCalls(Histogram service, Histogram response, Histogram lateness, long errors, long spanNanos) {
    /** No calls. */
    public static final SteadyCalls NONE = new SteadyCalls(Histogram.EMPTY, Histogram.EMPTY, Histogram.EMPTY, 0, 0);

    /** The calls of several forks. */
    public static SteadyCalls merged(List<SteadyCalls> forks) {
        return new SteadyCalls(Histogram.merged(forks.stream().map(SteadyCalls::service).toList()),
                Histogram.merged(forks.stream().map(SteadyCalls::response).toList()),
                Histogram.merged(forks.stream().map(SteadyCalls::lateness).toList()),
                forks.stream().mapToLong(SteadyCalls::errors).sum(), forks.stream().mapToLong(SteadyCalls::spanNanos).sum());
    }
}
