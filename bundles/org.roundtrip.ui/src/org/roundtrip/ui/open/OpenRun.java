// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.Finding;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/**
 * A run that is shown: its folder, and what has been read of it so far. Identity is the object; {@link OpenRuns} keeps
 * one for each folder. May be read by any thread and never waits; only the jobs of {@link OpenRuns} refresh it.
 */
public final class OpenRun {
    /** Results are for reading, not for following each call; summing up may cost no more than a tenth of the time. */
    private static final long RESULTS_PAUSE_NANOS = 500_000_000L;
    private static final int RESULTS_SHARE = 10;

    private final RunFolder folder;
    private volatile Run run;
    private volatile RunAnalysis analysis;
    private volatile List<Result> results = List.of();
    private volatile String finding = "";
    private boolean resultsStale = true;
    private long nextResults;

    OpenRun(RunFolder folder) throws InvalidFileException {
        this.folder = folder;
        this.run = folder.run();
    }

    /** The folder it is recorded in. */
    public RunFolder folder() {
        return folder;
    }

    /** The run as it was read last. */
    public Run run() {
        return run;
    }

    /** Whether the run is still growing. */
    public boolean live() {
        return run.outcome() == Run.Outcome.RUNNING;
    }

    /** Its calls; empty until they were read for the first time. What it tells is not for the interface's thread. */
    public Optional<RunAnalysis> analysis() {
        return Optional.ofNullable(analysis);
    }

    /** One row for each variant and operation, as of half a second ago at worst; empty until they were read. */
    public List<Result> results() {
        return results;
    }

    /** The run in a sentence; empty until it has ended and was read. */
    public String finding() {
        return finding;
    }

    /** Reads what is new. @return whether anything is @throws IOException when the folder cannot be read any more */
    synchronized boolean refresh() throws IOException {
        boolean changed = true;
        if (analysis == null) {
            analysis = RunAnalysis.of(folder);
        } else {
            changed = analysis.refresh();
        }
        resultsStale |= changed;
        Run now = analysis.run();
        boolean ended = now.outcome() != Run.Outcome.RUNNING;
        long began = System.nanoTime();
        if (resultsStale && (ended || began - nextResults >= 0)) {
            results = analysis.results();
            resultsStale = false;
            nextResults = System.nanoTime() + Math.max(RESULTS_PAUSE_NANOS, (System.nanoTime() - began) * RESULTS_SHARE);
            changed = true;
        }
        if (ended) {
            finding = Finding.of(analysis);
        }
        run = now;
        return changed;
    }

    /** Gives its files back. */
    synchronized void close() throws IOException {
        if (analysis != null) {
            analysis.close();
        }
    }
}
