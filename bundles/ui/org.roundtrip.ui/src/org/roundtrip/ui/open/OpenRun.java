// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.Findings;
import org.roundtrip.analysis.NextStep;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.Called;
import org.roundtrip.ui.defect.Defects;

/**
 * An open run: its folder, its record and results, and its calls. The calls of a run that has ended stay in memory only
 * while a view shows it, or while it is one of a few used last, see {@link RecentAnalyses}; record and results are
 * small. {@link OpenRuns} keeps one object for each folder. Any thread may call its methods; only the jobs of
 * {@link OpenRuns} read files.
 */
public final class OpenRun {
    /** Computing results may take at most a tenth of the time, and happens at most twice a second. */
    private static final long RESULTS_PAUSE_NANOS = 500_000_000L;
    private static final int RESULTS_SHARE = 10;

    private final RunFolder folder;
    private final RecentAnalyses recent;
    private final Consumer<OpenRun> reader;
    private final AtomicReference<RunAnalysis> analysis = new AtomicReference<>();
    private volatile Run run;
    private volatile boolean told;
    private volatile RunLabel label;
    private volatile List<Result> results = List.of();
    private volatile List<Finding> findings = List.of();
    private volatile Optional<NextStep> next = Optional.empty();
    private volatile String problem = "";
    private volatile boolean unreadable;
    private volatile boolean closed;
    private final AtomicInteger views = new AtomicInteger();
    private volatile boolean resultsStale = true;
    /** The variant with which a person compares the others; empty for the floor. */
    private volatile String reference = "";
    /** That with which the results were compared. */
    private volatile String compared = "";
    private long nextResults;
    private final Analyses analyses;
    private final Defects defects = new Defects();

    /** Begins to read the calls of a run. */
    @FunctionalInterface
    interface Analyses {
        RunAnalysis of(RunFolder folder) throws IOException;
    }

    /** @param reader starts a job that calls {@link #refresh}, unless one is about to run */
    OpenRun(RunFolder folder, Analyses analyses, RecentAnalyses recent, Consumer<OpenRun> reader) throws InvalidFileException {
        this.folder = folder;
        this.analyses = analyses;
        this.recent = recent;
        this.reader = reader;
        this.run = folder.run();
        this.label = folder.readableLabel();
    }

    /** Returns the folder of the run. */
    public RunFolder folder() {
        return folder;
    }

    /** Returns the run as it was read last. */
    public Run run() {
        return run;
    }

    /** The engine of this process says how the run stands, sooner than its folder is read. */
    void told(Run now) {
        told = true;
        run = now;
    }

    /** Returns what a person wrote about the run. */
    public RunLabel label() {
        return label;
    }

    void label(RunLabel changed) {
        label = changed;
    }

    /** Whether the run still grows. */
    public boolean live() {
        return run.outcome() == Run.Outcome.RUNNING;
    }

    /**
     * Returns the calls of the run; empty while they are not in memory. Then a job reads them, and the listeners of
     * {@link OpenRuns} are called. The methods of the analysis take time and are not for the user interface's thread.
     */
    public Optional<RunAnalysis> analysis() {
        RunAnalysis now = analysis.get();
        if (!live() && !closed) {
            if (now != null) {
                recent.use(this);
            }
            if (toBeRead()) {
                reader.accept(this);
            }
        }
        return Optional.ofNullable(now);
    }

    /** Whether the calls of a run that has ended are still to be read, or read again. Unlike {@link #analysis} it starts nothing. */
    public boolean toBeRead() {
        return (analysis.get() == null || stale()) && !live() && !closed && !unreadable;
    }

    private boolean stale() {
        return resultsStale || !reference.equals(compared);
    }

    /** Compares the rows with another variant than the floor from now on; a job computes the results again. @param variant its name in the plan */
    public void compareWith(String variant) {
        reference = variant;
        analysis();
    }

    /** The variant that was chosen to compare the others with; empty for the floor. */
    public String reference() {
        return reference;
    }

    /** Returns one row for each variant and operation, at most half a second old; empty until the calls were read. */
    public List<Result> results() {
        return results;
    }

    /** Whether measured calls of an operation were read, so that there is something to draw of it. */
    public boolean measured(Called called) {
        return results.stream().anyMatch(row -> row.calls() > 0 && row.row().equals(called.of(row.variant())));
    }

    /** Returns the findings of the run, strongest first; empty until the run has ended and was read. */
    public List<Finding> findings() {
        return findings;
    }

    /** Returns what to do next. It is empty until the run has ended and was read, and when nothing is to be done. */
    public Optional<NextStep> next() {
        return next;
    }

    /** Returns why the latest attempt to read the run failed, as a sentence; empty when it did not. */
    public String problem() {
        return problem;
    }

    /** A view shows the run from now on: its calls are read and stay in memory until {@link #hide}. Any thread. */
    public void show() {
        views.incrementAndGet();
        analysis();
    }

    /** A view that called {@link #show} does not show the run any more. Any thread. */
    public void hide() {
        views.decrementAndGet();
    }

    boolean shown() {
        return views.get() > 0;
    }

    /** Whether reading failed for good. Then it is not tried again. */
    boolean unreadable() {
        return unreadable;
    }

    /**
     * Reads what is new. An error of the program is reported and becomes the problem of the run; a run that grows may be
     * read again nevertheless.
     *
     * @return whether anything is new, such as a problem
     * @throws IOException when the folder cannot be read any more
     */
    synchronized boolean refresh() throws IOException {
        if (closed) {
            return false;
        }
        String before = problem;
        try {
            boolean changed = read();
            problem = "";
            return changed || !before.isEmpty();
        } catch (IOException e) {
            problem = String.valueOf(e.getMessage());
            unreadable = true;
            throw e;
        } catch (RuntimeException e) {
            problem = defects.report(e);
            unreadable = !live();
            return !problem.equals(before);
        }
    }

    private boolean read() throws IOException {
        RunAnalysis now = analysis.get();
        boolean changed = true;
        if (now == null) {
            now = analyses.of(folder);
            analysis.set(now);
        } else {
            changed = now.refresh();
        }
        resultsStale |= changed;
        Run read = now.run();
        boolean ended = read.outcome() != Run.Outcome.RUNNING;
        long began = System.nanoTime();
        if (stale() && (ended || began - nextResults >= 0)) {
            String chosen = reference;
            results = chosen.isEmpty() ? now.results() : now.results(chosen);
            findings = ended ? Findings.of(now, results) : List.of();
            next = ended ? NextStep.of(now, results, findings) : Optional.empty();
            compared = chosen;
            resultsStale = false;
            nextResults = System.nanoTime() + Math.max(RESULTS_PAUSE_NANOS, (System.nanoTime() - began) * RESULTS_SHARE);
            changed = true;
        }
        if (ended || !told) {
            run = read;
        }
        if (ended) {
            recent.use(this);
        }
        return changed;
    }

    /** Frees the memory of the calls. They are read again when they are needed. */
    void release() {
        RunAnalysis old = analysis.getAndSet(null);
        if (old != null) {
            try {
                old.close();
            } catch (IOException e) {
                ILog.get().warn("The files of a run could not be closed.", e);
            }
        }
    }

    /** Frees the memory of the calls, which are not read again. Waits while they are being read. */
    synchronized void close() {
        closed = true;
        recent.remove(this);
        release();
    }
}
