// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import org.roundtrip.harness.timing.Phase;

/**
 * Consecutive calls of one phase, summed up.
 *
 * @param phase       their phase
 * @param firstCall   number of the first of them among all calls of the fork, from 1
 * @param startNanos  when the first of them began, from the beginning of the fork's first call
 * @param endNanos    when the last of them ended
 * @param count       how many, at least 1
 * @param minNanos    the fastest
 * @param p10Nanos    the 10th percentile
 * @param medianNanos the median
 * @param p90Nanos    the 90th percentile
 * @param maxNanos    the slowest
 */
public record Stretch(Phase phase, long firstCall, long startNanos, long endNanos, int count, long minNanos,
        long p10Nanos, long medianNanos, long p90Nanos, long maxNanos) {

    /**
     * Joins two stretches. Minimum and maximum stay exact. The percentiles become weighted means, which is accurate enough
     * for a curve; they are used for nothing else.
     */
    Stretch and(Stretch next) {
        return new Stretch(phase, firstCall, startNanos, next.endNanos, count + next.count,
                Math.min(minNanos, next.minNanos), mean(p10Nanos, next.p10Nanos, next.count),
                mean(medianNanos, next.medianNanos, next.count), mean(p90Nanos, next.p90Nanos, next.count),
                Math.max(maxNanos, next.maxNanos));
    }

    private long mean(long own, long others, int otherCount) {
        return Math.round(own + (double) (others - own) * otherCount / ((double) count + otherCount));
    }
}
