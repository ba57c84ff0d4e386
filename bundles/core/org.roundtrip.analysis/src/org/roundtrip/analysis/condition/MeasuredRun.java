// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.model.Counterparts;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/**
 * A run of which conditions are checked, perhaps against an earlier one.
 *
 * @param analysis of the run; belongs to whoever opened it
 * @param rows     its results
 * @param earlier  the run that {@code before} means
 */
public record MeasuredRun(RunAnalysis analysis, List<Result> rows, Optional<Earlier> earlier) {

    /**
     * An earlier run.
     *
     * @param rows its results
     */
    public record Earlier(Run run, List<Result> rows) {
        /** Copies the list. */
        public Earlier {
            rows = List.copyOf(rows);
        }
    }

    /** Copies the list. */
    public MeasuredRun {
        rows = List.copyOf(rows);
    }

    Run run() {
        return analysis.run();
    }

    /** The same row of the earlier run. */
    Optional<Result> before(Result row) {
        return earlier.flatMap(then -> Counterparts.of(run(), then.run()).of(row.row())
                .flatMap(key -> then.rows().stream().filter(each -> each.row().equals(key)).findFirst()));
    }

    /** Whether times of the earlier run may be compared with those of this one. */
    boolean comparable() {
        return earlier.filter(then -> Surroundings.changed(run(), then.run()).isEmpty()).isPresent();
    }
}
