// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

/**
 * What the calls of a fork say of its steady state, from the first to the last measured one. Immutable.
 *
 * @param batch        how many calls make a point; the last one of a phase may have fewer
 * @param measuredFrom how many points come before the measured phase
 * @param medians      the verdict on the medians of the batches
 * @param means        the same on their means, which see what happens to few calls too
 */
public record ForkSteady(int batch, int measuredFrom, SteadyState medians, SteadyState means) {

    /**
     * Judges the calls of a fork.
     *
     * @param granularityNanos of the clock; 0 when it is not known
     */
    public static ForkSteady of(Batches batches, double granularityNanos) {
        return new ForkSteady(batches.calls(), batches.measuredFrom(),
                SteadyState.of(batches.medians(), batches.measuredFrom(), granularityNanos),
                SteadyState.of(batches.means(), batches.measuredFrom(), granularityNanos));
    }

    /** Judges a series without phases. */
    public static ForkSteady bare(Batches batches) {
        return new ForkSteady(batches.calls(), 0, SteadyState.of(batches.medians(), SteadyState.BARE, 0), SteadyState.of(batches.means(), SteadyState.BARE, 0));
    }
}
