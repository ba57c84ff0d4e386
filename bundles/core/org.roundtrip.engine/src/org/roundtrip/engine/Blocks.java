// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import org.roundtrip.analysis.Decisions;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.ratio.Levels;
import org.roundtrip.analysis.ratio.Looks;
import org.roundtrip.files.ForkFigures;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Forks;

/**
 * Which fork of a run is next. After the planned ones, blocks are added while a ratio is open and the plan allows more. It looks after so
 * many blocks as {@link Looks} says, and never while a fork measures. A {@link QuickRun} goes on in its own way. It also
 * keeps what later runs want to know of each fork. Used by the engine's thread.
 */
final class Blocks implements Closeable {
    private final RunRecord record;
    private final Forks forks;
    private final RunAnalysis analysis;
    private final Optional<QuickRun> quick;
    private Optional<Decisions> last = Optional.empty();

    /** @param forks how many the run may have; a fixed number when only the planned ones are made */
    Blocks(RunRecord record, Forks forks) throws IOException {
        this.record = record;
        this.forks = forks;
        this.analysis = RunAnalysis.of(record.folder());
        this.quick = QuickRun.of(record, analysis);
    }

    /** The next fork; empty when there are enough. */
    Optional<Fork> next() throws IOException {
        Optional<Fork> planned = planned();
        int blocks = record.run().blocks();
        if (planned.isEmpty() && quick.isPresent()) {
            record.more(quick.get().further());
            return planned();
        }
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
        Histogram calls = analysis.seen(now);
        if (calls.count() > 0) {
            new ForkFigures(now.number(), seconds, calls.count(), calls.median(), Levels.error(calls)).addTo(record.folder());
        }
    }

    /** All forks have ended. */
    void end() throws IOException {
        if (quick.isPresent()) {
            quick.get().end();
        }
    }

    @Override
    public void close() throws IOException {
        analysis.close();
    }
}
