// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Result;

/**
 * The ratio of the medians of two rows of one run, which may be of different operations, see {@link RatioEstimate}.
 *
 * @param slower the row with the larger median
 * @param faster the other
 * @param time   which of the calls' times was compared: the response time where both rows have it
 * @param ratio  median of the slower divided by median of the faster, at least 1
 * @param low    lower end of the 95 % interval, or null with a single fork
 * @param high   upper end of the 95 % interval, or null with a single fork
 * @param doubt  why it is an indication only, so that the ratio is not for quoting; empty when it can be quoted
 * @param contrary a figure that tells the two apart the other way round; empty when there is none, or their medians do not differ
 */
public record RowComparison(Result slower, Result faster, CallTime time, double ratio, Double low, Double high,
        Optional<Doubt> doubt, Optional<Contrary> contrary) {
    /** A comparison of service times in which no figure says the contrary. */
    public RowComparison(Result slower, Result faster, double ratio, Double low, Double high, Optional<Doubt> doubt) {
        this(slower, faster, CallTime.SERVICE, ratio, low, high, doubt, Optional.empty());
    }

    /**
     * Compares two rows by the blocks in which the forks of both ended well. Takes up to a second; not for a user
     * interface's thread.
     *
     * @return empty when there is no such block, or too few calls for a median
     */
    public static Optional<RowComparison> of(RunAnalysis analysis, Result one, Result other) {
        PairedForks forks = PairedForks.of(analysis, one.row(), other.row());
        if (!forks.comparable()) {
            return Optional.empty();
        }
        RatioEstimate found = forks.ratio();
        Optional<Doubt> doubt = Doubt.of(analysis.run().quick(), forks.count(), one, other);
        return Optional.of(found.ratio() < 1 ? of(forks.swapped(), found.inverse(), one, other, doubt)
                : of(forks, found, other, one, doubt));
    }

    private static RowComparison of(PairedForks forks, RatioEstimate found, Result slower, Result faster, Optional<Doubt> doubt) {
        RowComparison medians = new RowComparison(slower, faster, forks.time(), found.ratio(), found.low(), found.high(), doubt,
                Optional.empty());
        return medians.verdict() == Verdict.DIFFERENT ? medians.with(Contrary.of(forks, faster, slower)) : medians;
    }

    /** The same with a figure that says the contrary. */
    public RowComparison with(Optional<Contrary> other) {
        return new RowComparison(slower, faster, time, ratio, low, high, doubt, other);
    }

    /** Whether the two differ, are alike, or cannot be told apart. */
    public Verdict verdict() {
        return new RatioEstimate(ratio, low, high).verdict();
    }

    /** Whether the two differ by a factor of ten or more. */
    public boolean far() {
        return ratio >= Verdict.FAR;
    }

    /** Whether it is told with a <i>perhaps</i>: as an indication of a difference that is not {@linkplain Verdict#MUCH much}. */
    public boolean tentative() {
        return doubt.isPresent() && verdict() == Verdict.DIFFERENT && ratio < Verdict.MUCH;
    }
}
