// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.steady;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The calls of a fork up to the last measured one, with what is found in them. Immutable; nobody changes
 * the arrays.
 *
 * @param batch        how many calls make a point; the last one of a phase may have fewer
 * @param measuredFrom how many points come before the measured phase
 * @param medians      the medians of the batches in nanoseconds
 * @param outliers     the indices of the points that the search for changes left out
 * @param state        the verdict on the medians
 */
public record ForkStrip(int batch, int measuredFrom, double[] medians, int[] outliers, SteadyState state) {

    /** Puts a verdict to the calls that it was found in. */
    public static ForkStrip of(Batches batches, ForkSteady verdict) {
        boolean[] kept = new boolean[batches.medians().length];
        Arrays.stream(Outliers.without(batches.medians())).forEach(index -> kept[index] = true);
        return new ForkStrip(batches.calls(), batches.measuredFrom(), batches.medians(),
                IntStream.range(0, kept.length).filter(index -> !kept[index]).toArray(), verdict.medians());
    }

    /** How many calls come before the steady part; -1 without one. */
    public long steadyFromCall() {
        return state.steady() ? (long) state.steadyFrom() * batch : SteadyState.NEVER;
    }
}
