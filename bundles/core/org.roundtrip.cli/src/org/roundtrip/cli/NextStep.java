// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.files.ForkFigures;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** The one thing to do next after a run, as a sentence. */
final class NextStep {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final List<RowState> FIRST = List.of(RowState.FAILED, RowState.DISTURBED, RowState.FEW);

    private NextStep() {
    }

    /** What would make rows quotable or decide what is open; empty when nothing is to be done. */
    static Optional<String> of(RunAnalysis analysis, List<Result> rows, List<Finding> findings) {
        Run run = analysis.run();
        return FIRST.stream().filter(state -> rows.stream().anyMatch(row -> row.state() == state)).findFirst().map(state -> TEXTS.text("next." + state))
                .or(() -> findings.stream().filter(Finding.Open.class::isInstance).map(Finding.Open.class::cast).findFirst()
                        .flatMap(open -> run.quick() ? Optional.of(TEXTS.text("next.whole", run.plan().name())) : more(analysis, open)));
    }

    /** Empty where too many blocks would be needed. */
    private static Optional<String> more(RunAnalysis analysis, Finding.Open open) {
        OptionalInt blocks = Comparison.more(analysis, open.row(), open.other());
        int more = blocks.orElse(0);
        long seconds = Math.round(blockSeconds(analysis) * more);
        return more == 0 ? Optional.empty()
                : Optional.of(TEXTS.text("next.more", more, seconds / 60, seconds % 60, analysis.run().id()));
    }

    /** As long as the forks of a block took on average. */
    private static double blockSeconds(RunAnalysis analysis) {
        return ForkFigures.of(analysis.folder()).stream().mapToDouble(ForkFigures::seconds).sum() / Math.max(1, analysis.run().blocks());
    }
}
