// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import java.util.OptionalInt;
import org.roundtrip.analysis.ratio.Looks;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.model.Against;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Verdict;

/** Compares the medians of two rows of a run by the blocks in which the forks of both ended well. */
public final class Comparison {
    private Comparison() {
    }

    /**
     * Divides the median of a row by that of another, which may be of another operation. A row that is warming has no more than an upper
     * bound, and what others disturbed stays open. Takes up to a second; not for a user interface's thread.
     *
     * @return empty where the state of either allows no ratio, or the two share no block
     */
    public static Optional<Against> of(RunAnalysis analysis, Result row, Result reference) {
        if (!reference.tells() || row.medianNanos() == null || row.is(RowState.FAILED) || row.is(RowState.FEW)) {
            return Optional.empty();
        }
        PairedForks forks = PairedForks.of(analysis, reference.row(), row.row());
        if (!forks.comparable()) {
            return Optional.empty();
        }
        RatioSample sample = forks.ratio();
        RatioEstimate found = sample.at(RatioSample.USUAL);
        if (row.is(RowState.WARMING)) {
            return Optional.of(new Against(reference.variant(), found.ratio(), null, found.ratio(), Verdict.OPEN));
        }
        boolean disturbed = row.is(RowState.DISTURBED) || reference.is(RowState.DISTURBED);
        Looks looks = Looks.of(analysis.run().plan().protocol().forks());
        return Optional.of(new Against(reference.variant(), found.ratio(), found.low(), found.high(),
                disturbed ? Verdict.OPEN : sample.at(looks.confidence(sample.blocks())).verdict()));
    }

    /**
     * How many more blocks are expected to decide the ratio of a row to another.
     *
     * @return 0 when it is decided; empty when they would be too many, or the two share no block
     */
    public static OptionalInt more(RunAnalysis analysis, Result row, Result reference) {
        Looks looks = Looks.of(analysis.run().plan().protocol().forks());
        return sample(analysis, row.row(), reference.row()).map(sample -> sample.at(looks.confidence(sample.blocks())).verdict() != Verdict.OPEN
                ? OptionalInt.of(0) : sample.blocksToDecide(looks).stream().map(all -> Math.max(1, all - sample.blocks())).findFirst()).orElse(OptionalInt.empty());
    }

    /**
     * The median of a row divided by that of a reference, for intervals of any confidence.
     *
     * @return empty when there is no block of both, or too few calls for a median
     */
    public static Optional<RatioSample> sample(RunAnalysis analysis, RowKey row, RowKey reference) {
        PairedForks forks = PairedForks.of(analysis, reference, row);
        return forks.comparable() ? Optional.of(forks.ratio()) : Optional.empty();
    }
}
