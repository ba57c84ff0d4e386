// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.earlier;

import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.analysis.ratio.Levels;
import org.roundtrip.files.ForkFigures;
import org.roundtrip.model.Run;
import org.roundtrip.model.RowKey;

/**
 * The forks of one row of an earlier run.
 *
 * @param run      the run
 * @param provider id of the row's provider
 * @param row      the row
 * @param forks    those that ended well, at least one
 */
record Work(Run run, String provider, RowKey row, List<ForkFigures> forks) {

    /** How much they differ; empty of a single one. */
    Optional<ForkSpread> spread() {
        return forks.size() < 2 ? Optional.empty()
                : Optional.of(ForkSpread.of(forks.stream().mapToDouble(fork -> Math.log(fork.medianNanos())).toArray()));
    }

    /** The variance of each level; empty of a single fork. */
    Optional<Levels> levels() {
        return spread().map(spread -> Levels.of(spread, forks.stream().mapToDouble(ForkFigures::error).toArray(),
                forks.stream().mapToLong(ForkFigures::calls).average().orElseThrow()));
    }
}
