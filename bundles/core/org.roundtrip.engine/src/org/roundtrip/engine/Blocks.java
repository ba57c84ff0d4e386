// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.analysis.Decisions;
import org.roundtrip.analysis.Floor;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.ratio.Levels;
import org.roundtrip.analysis.ratio.Looks;
import org.roundtrip.files.ForkFigures;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Run;

/**
 * Which fork of a run is next. After the planned ones, blocks are added while a ratio is open and the plan allows more. It looks after so
 * many blocks as {@link Looks} says, and never while a fork measures. It also keeps what later runs want to know of each fork. Used by the
 * engine's thread.
 */
final class Blocks implements Closeable {
    private final RunRecord record;
    private final Forks forks;
    private final RunAnalysis analysis;
    private Optional<Decisions> last = Optional.empty();

    /** @param forks how many the run may have; a fixed number when only the planned ones are made */
    Blocks(RunRecord record, Forks forks) throws IOException {
        this.record = record;
        this.forks = forks;
        this.analysis = RunAnalysis.of(record.folder());
    }

    /** The next fork; empty when there are enough. */
    Optional<Fork> next() throws IOException {
        Optional<Fork> planned = planned();
        int blocks = record.run().blocks();
        if (planned.isPresent() || forks.isFixed() || blocks >= forks.most()) {
            return planned;
        }
        analysis.refresh();
        Decisions decisions = Decisions.of(analysis);
        last = Optional.of(decisions);
        record.log(RunExecution.TEXTS.text("look", blocks, decisions.decided(), decisions.shown()));
        if (!decisions.all()) {
            record.more(ForkOrder.further(record.run(), Looks.of(forks).next(blocks)));
        }
        return planned();
    }

    private Optional<Fork> planned() {
        return record.run().forks().stream().filter(fork -> fork.state() == Fork.State.PLANNED).findFirst();
    }

    /** What is being done, in a few words. @param fork that is next */
    String progress(Fork fork) {
        String row = RunExecution.TEXTS.text("measuring", fork.variant(), fork.row().called());
        return forks.isFixed() ? row : last.map(look -> RunExecution.TEXTS.text("measuring.decided", row, fork.repetition(), forks.most(),
                look.decided(), look.shown())).orElseGet(() -> RunExecution.TEXTS.text("measuring.block", row, fork.repetition(), forks.most()));
    }

    /** A fork has ended. @param fork as it was before @param seconds how long it took */
    void ended(Fork fork, double seconds) throws IOException {
        Fork now = record.run().forks().get(fork.number() - 1);
        if (now.state() != Fork.State.DONE) {
            return;
        }
        analysis.refresh();
        Histogram calls = calls(now);
        if (calls.count() > 0) {
            new ForkFigures(now.number(), seconds, calls.count(), calls.median(), Levels.error(calls)).addTo(record.folder());
        }
    }

    /** The calls of a fork as callers see them. */
    private Histogram calls(Fork fork) {
        Histogram response = analysis.steady(fork, CallTime.RESPONSE);
        return response.count() > 0 ? response : analysis.steady(fork);
    }

    /** All forks have ended. Records how much the floor changed between the start and the end of a quick run. */
    void end() throws IOException {
        Run run = record.run();
        List<Fork> floor = run.forks().stream().filter(fork -> Floor.is(run, fork.provider()) && fork.row().equals(run.forks().getFirst().row())
                && fork.state() == Fork.State.DONE).toList();
        if (run.quick() && ForkOrder.framed(run) && floor.size() == 2) {
            analysis.refresh();
            Histogram start = calls(floor.getFirst()), end = calls(floor.getLast());
            if (start.count() > 0 && end.count() > 0) {
                double drift = (double) end.median() / Math.max(1, start.median());
                record.environment(Map.of(Run.DRIFT, String.format(Locale.ROOT, "%.3f", drift)));
            }
        }
    }

    @Override
    public void close() throws IOException {
        analysis.close();
    }
}
