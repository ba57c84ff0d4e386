// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Result;

/**
 * The ratio of the medians of two rows of one run, which may be of different operations.
 *
 * @param slower the row with the larger median
 * @param faster the other
 * @param time   which of the calls' times was compared: the response time where both rows have it
 * @param ratio  median of the slower divided by median of the faster
 * @param forks  forks of each row that were compared
 * @param rough  why the ratio is not for quoting; empty when it can be quoted
 */
public record Comparison(Result slower, Result faster, CallTime time, RatioEstimate ratio, int forks, Optional<Doubt> rough) {

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
        RatioEstimate found = forks.ratio();
        Optional<Doubt> rough = Doubt.of(analysis.run().quick(), forks.count(), one, other).stream().findFirst();
        return Optional.of(found.ratio() < 1 ? new Comparison(one, other, forks.time(), found.inverse(), forks.count(), rough)
                : new Comparison(other, one, forks.time(), found, forks.count(), rough));
    }

    /** Whether the two differ. */
    public boolean differs() {
        return ratio.verdict() == Verdict.DIFFERENT;
    }
}
