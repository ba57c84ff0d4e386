// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.analysis.Floor;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.RowKey;

/**
 * What follows the block of a quick run. Rows that did not become steady are measured again: others on the same hardware may have
 * disturbed a single fork unseen. Then the floor's first fork is repeated, so that it shows whether the machine changed meanwhile. Used by
 * the engine's thread.
 */
final class QuickRun {
    /** A row has no more further forks. */
    static final int FURTHER = 2;
    private final RunRecord record;
    private final RunAnalysis analysis;
    private int rounds;
    private boolean ending;

    private QuickRun(RunRecord record, RunAnalysis analysis) {
        this.record = record;
        this.analysis = analysis;
    }

    /** Empty for other runs, also for those that are taken up again. */
    static Optional<QuickRun> of(RunRecord record, RunAnalysis analysis) {
        return record.run().quick() && !record.run().environment().containsKey(Run.RESUMED) ? Optional.of(new QuickRun(record, analysis))
                : Optional.empty();
    }

    /** The next forks, when all so far have ended. */
    List<Fork> further() throws IOException {
        if (ending) {
            return List.of();
        }
        analysis.refresh();
        Run run = record.run();
        List<RowKey> unsteady = rounds++ < FURTHER ? RowKey.of(run).stream().filter(analysis::worthAnotherFork).toList() : List.of();
        if (!unsteady.isEmpty()) {
            unsteady.forEach(row -> record.log(RunExecution.TEXTS.text("again", row.variant(), row.called())));
            return ForkOrder.again(run, unsteady);
        }
        ending = Floor.is(run, run.forks().getFirst().provider()) && RowKey.of(run).size() > 1;
        return ending ? ForkOrder.again(run, List.of(run.forks().getFirst().row())) : List.of();
    }

    /** All forks have ended. Records how much the floor changed between the start and the end. */
    void end() throws IOException {
        Fork first = record.run().forks().getFirst(), last = record.run().forks().getLast();
        if (!ending || first.state() != Fork.State.DONE || last.state() != Fork.State.DONE) {
            return;
        }
        analysis.refresh();
        Histogram before = analysis.seen(first), after = analysis.seen(last);
        if (before.count() > 0 && after.count() > 0) {
            double drift = (double) after.median() / Math.max(1, before.median());
            record.environment(Map.of(Run.DRIFT, String.format(Locale.ROOT, "%.3f", drift)));
        }
    }
}
