// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.services.IDisposable;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.theme.Setting;

/**
 * The results of runs that need not be open. A background job reads those that somebody asks for, one after the other, but none while the window
 * is to be quiet. The results of the {@value #MOST} runs that were asked for last stay in memory. User interface's thread only.
 */
public final class KnownResults implements IDisposable {
    private static final Texts TEXTS = Texts.of(KnownResults.class);
    private static final int MOST = 200;
    private static final int PAUSE_MILLIS = 2000;
    private final OpenRuns open;
    private final Display display;
    private final Map<Path, Known> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Path, Known> eldest) {
            return size() > MOST;
        }
    };
    private final SequencedSet<RunItem> asked = new LinkedHashSet<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private final Job reading = new Job(TEXTS.text("reading")) {
        @Override
        protected IStatus run(IProgressMonitor monitor) {
            return readAll(monitor);
        }
    };

    /** @param run as it was when its results were read; they are read again when it has changed */
    private record Known(Run run, List<Result> rows) {
    }

    /** Nothing is known yet. */
    public KnownResults(OpenRuns open, Display display) {
        this.open = open;
        this.display = display;
        reading.setPriority(Job.DECORATE);
    }

    /** The results of a run; empty until they were read. Begins to read them. A run that cannot be read has no rows. */
    public Optional<List<Result>> of(RunItem item) {
        Optional<OpenRun> there = open.find(item.folder()).filter(run -> !run.results().isEmpty());
        if (there.isPresent()) {
            return there.map(OpenRun::results);
        }
        Known before = known.get(item.folder());
        if (before != null && before.run.equals(item.run())) {
            return Optional.of(before.rows);
        }
        if (item.run() != null && item.run().outcome() != Run.Outcome.RUNNING) {
            synchronized (asked) {
                asked.add(item);
            }
            reading.schedule();
        }
        return Optional.empty();
    }

    /** Calls back when more results are known, until a widget is disposed. */
    public void onChange(Control owner, Runnable listener) {
        listeners.add(listener);
        owner.addDisposeListener(disposed -> listeners.remove(listener));
    }

    private IStatus readAll(IProgressMonitor monitor) {
        SubMonitor progress = SubMonitor.convert(monitor);
        for (RunItem next = next(); next != null; next = next()) {
            if (open.measuring() && Setting.QUIET.on()) {
                reading.schedule(PAUSE_MILLIS);
                return Status.OK_STATUS;
            }
            if (progress.isCanceled()) {
                forget();
                return Status.CANCEL_STATUS;
            }
            progress.setWorkRemaining(waiting()).subTask(next.name());
            read(next);
            progress.worked(1);
        }
        return Status.OK_STATUS;
    }

    private RunItem next() {
        synchronized (asked) {
            return asked.isEmpty() ? null : asked.getFirst();
        }
    }

    private int waiting() {
        synchronized (asked) {
            return asked.size();
        }
    }

    private void forget() {
        synchronized (asked) {
            asked.clear();
        }
    }

    /** A run that cannot be read has no results; its row in the tree says why. */
    private void read(RunItem item) {
        List<Result> rows = List.of();
        try (RunAnalysis analysis = RunAnalysis.of(RunFolder.open(item.folder()))) {
            rows = analysis.results();
        } catch (IOException e) {
            // The tree says so.
        }
        Known now = new Known(item.run(), List.copyOf(rows));
        synchronized (asked) {
            asked.remove(item);
        }
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                known.put(item.folder(), now);
                List.copyOf(listeners).forEach(Runnable::run);
            });
        }
    }

    @Override
    public void dispose() {
        reading.cancel();
        listeners.clear();
    }
}
