// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import java.util.OptionalInt;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.ratio.Looks;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowKey;

/**
 * The ratio of the medians of two rows of one run, which may be of different operations.
 *
 * @param slower the row with the larger median
 * @param faster the other
 * @param time   which of the calls' times was compared: the response time where both rows have it
 * @param ratio  median of the slower divided by median of the faster
 * @param forks  blocks that were compared
 * @param more   how many more blocks would decide it; 0 when it is decided, empty when they would be too many
 * @param rough  why the ratio is not for quoting; empty when it can be quoted
 */
public record Comparison(Result slower, Result faster, CallTime time, RatioEstimate ratio, int forks, OptionalInt more, Optional<Doubt> rough) {

    /**
     * Compares two rows by the blocks in which the forks of both ended well. Takes up to a second; not for a user interface's thread.
     *
     * @return empty when there is no such block, or too few calls for a median
     */
    public static Optional<Comparison> of(RunAnalysis analysis, Result one, Result other) {
        PairedForks forks = PairedForks.of(analysis, one.row(), other.row());
        if (!forks.comparable()) {
            return Optional.empty();
        }
        Looks looks = Looks.of(analysis.run().plan().protocol().forks());
        RatioSample sample = forks.ratio();
        RatioEstimate found = sample.at(looks.confidence(sample.blocks()));
        OptionalInt more = found.verdict() != Verdict.OPEN ? OptionalInt.of(0)
                : sample.blocksToDecide(looks).stream().map(all -> Math.max(1, all - sample.blocks())).findFirst();
        Optional<Doubt> rough = Doubt.of(analysis.run().quick(), sample.blocks(), one, other).stream().findFirst();
        return Optional.of(found.ratio() < 1 ? new Comparison(one, other, forks.time(), found.inverse(), sample.blocks(), more, rough)
                : new Comparison(other, one, forks.time(), found, sample.blocks(), more, rough));
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

    /** Whether the two differ. */
    public boolean differs() {
        return ratio.verdict() == Verdict.DIFFERS;
    }
}
