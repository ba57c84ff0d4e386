// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.Called;
import org.roundtrip.model.sweep.Step;

/**
 * The ratio of the median calls of two variants, for one operation, see {@link RatioEstimate}: of their response times where both
 * have these, see {@link PairedForks}.
 *
 * @param faster    the variant with the smaller median
 * @param slower    the other
 * @param operation the operation's name
 * @param step      the step of a sweep at which both were measured; null without one
 * @param time      which of the calls' times was compared
 * @param ratio     median of the slower divided by median of the faster, at least 1
 * @param low       lower end of the 95 % interval, or null with a single fork
 * @param high      upper end of the 95 % interval, or null with a single fork
 * @param forks     forks of each variant that were compared
 * @param contrary  a figure that tells the two apart the other way round; empty when there is none, or their medians do not differ
 */
public record Comparison(String faster, String slower, String operation, Step step, CallTime time, double ratio, Double low,
        Double high, int forks, Optional<Contrary> contrary) {
    /** A comparison of service times in which no figure says the contrary. */
    public Comparison(String faster, String slower, String operation, Step step, double ratio, Double low, Double high, int forks) {
        this(faster, slower, operation, step, CallTime.SERVICE, ratio, low, high, forks, Optional.empty());
    }

    /** The operation, with the step where there is one. */
    public String called() {
        return new Called(operation, step).words();
    }

    /** Whether the two differ, are alike, or cannot be told apart. */
    public Verdict verdict() {
        return new RatioEstimate(ratio, low, high).verdict();
    }

    /**
     * Compares two rows of the same operation and step by the blocks in which the forks of both ended well.
     *
     * @return null when there is no such block, or too few calls for a median
     */
    static Comparison of(RunAnalysis analysis, Result one, Result other) {
        PairedForks forks = PairedForks.of(analysis, one.row(), other.row());
        if (!forks.comparable()) {
            return null;
        }
        RatioEstimate found = forks.ratio();
        if (found.ratio() < 1) {
            return of(forks.swapped(), found.inverse(), other, one);
        }
        return of(forks, found, one, other);
    }

    private static Comparison of(PairedForks forks, RatioEstimate found, Result faster, Result slower) {
        Comparison medians = new Comparison(faster.variant(), slower.variant(), faster.operation(), faster.step(), forks.time(),
                found.ratio(), found.low(), found.high(), forks.count(), Optional.empty());
        return medians.verdict() == Verdict.DIFFERENT ? medians.with(Contrary.of(forks, faster, slower)) : medians;
    }

    /** The same with a figure that says the contrary. */
    public Comparison with(Optional<Contrary> other) {
        return new Comparison(faster, slower, operation, step, time, ratio, low, high, forks, other);
    }
}
