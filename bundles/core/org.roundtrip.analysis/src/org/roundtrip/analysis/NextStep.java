// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.List;
import java.util.Optional;
import org.roundtrip.files.ForkFigures;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;

/** The one thing to do next after a run: what would make rows quotable, or decide what is open. Immutable. */
public sealed interface NextStep {

    /** Measure again, because of a state of rows. @param state {@code FAILED}, {@code DISTURBED} or {@code FEW} */
    record Again(RowState state) implements NextStep {
    }

    /** Run the plan of a quick run in full. */
    record Whole() implements NextStep {
    }

    /**
     * Add blocks.
     *
     * @param blocks  as many as would decide the first open ratio
     * @param seconds that they take, if they take as long as those before
     */
    record More(int blocks, long seconds) implements NextStep {
    }

    /** Finds the step. @param findings those of the rows. @return empty when nothing is to be done, or too many blocks would be needed */
    static Optional<NextStep> of(RunAnalysis analysis, List<Result> rows, List<Finding> findings) {
        Optional<NextStep> again = List.of(RowState.FAILED, RowState.DISTURBED, RowState.FEW).stream()
                .filter(state -> rows.stream().anyMatch(row -> row.state() == state)).findFirst().map(Again::new);
        return again.or(() -> findings.stream().filter(Finding.Open.class::isInstance).map(Finding.Open.class::cast).findFirst()
                .flatMap(open -> analysis.run().quick() ? Optional.of(new Whole()) : more(analysis, open)));
    }

    private static Optional<NextStep> more(RunAnalysis analysis, Finding.Open open) {
        int blocks = Comparison.more(analysis, open.row(), open.other()).orElse(0);
        return blocks == 0 ? Optional.empty() : Optional.of(new More(blocks, Math.round(blockSeconds(analysis) * blocks)));
    }

    /** As long as forks took on average, times the forks of a block. Of a run that was cancelled some blocks were only planned. */
    private static double blockSeconds(RunAnalysis analysis) {
        double forkSeconds = ForkFigures.of(analysis.folder()).stream().mapToDouble(ForkFigures::seconds).average().orElse(0);
        return forkSeconds * analysis.run().forks().size() / Math.max(1, analysis.run().blocks());
    }
}
