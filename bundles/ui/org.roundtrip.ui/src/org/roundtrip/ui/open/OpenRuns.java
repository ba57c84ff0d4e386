// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.model.Run;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;

/**
 * The open runs. One job follows all folders that still grow, twice a second; listeners are called on the user
 * interface's thread. A closed run is no longer kept. Found by {@code getSite().getService(OpenRuns.class)}.
 */
public final class OpenRuns {
    private final Executor interfaceThread;
    private final OpenRun.Analyses analyses;
    private final List<OpenRun> runs = new CopyOnWriteArrayList<>();
    private final List<OpenRunsListener> listeners = new CopyOnWriteArrayList<>();
    private final Set<OpenRun> changed = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean informing = new AtomicBoolean();
    private final Set<OpenRun> reading = ConcurrentHashMap.newKeySet();
    private final RecentAnalyses recent = new RecentAnalyses();
    private final FollowJob following = new FollowJob(this);
    private volatile boolean toCome;

    /** No run is open. @param interfaceThread runs actions on the user interface's thread, later, in their order */
    public OpenRuns(Executor interfaceThread) {
        this(interfaceThread, RunAnalysis::of);
    }

    OpenRuns(Executor interfaceThread, OpenRun.Analyses analyses) {
        this.interfaceThread = interfaceThread;
        this.analyses = analyses;
    }

    /** Returns all open runs, in the order in which they were opened. Any thread. */
    public List<OpenRun> all() {
        return List.copyOf(runs);
    }

    /**
     * The engine of this process has changed an open run. Listeners hear of it at once, but of its end when its calls are read. Any thread.
     */
    public void told(OpenRun open, Run now) {
        if (now.outcome() == Run.Outcome.RUNNING) {
            open.told(now);
            changed(open);
        }
        following.wakeUp();
    }

    /** Whether runs that were open when the workbench ended are still to be opened again. Any thread. */
    public boolean toCome() {
        return toCome;
    }

    /** Runs that were open when the workbench ended will be opened again; {@link #openedAgain} follows. */
    public void awaitOpenedAgain() {
        toCome = true;
    }

    /** The runs that were open when the workbench ended are open again, except those that are gone. Any thread. */
    public void openedAgain() {
        later(() -> {
            toCome = false;
            inform(OpenRunsListener::openedAgain);
        });
    }

    /** Whether a run that is open still grows. Any thread. */
    public boolean measuring() {
        return runs.stream().anyMatch(run -> run.live() && !run.unreadable());
    }

    /** Returns the open run of a folder. Any thread. */
    public Optional<OpenRun> find(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        return runs.stream().filter(run -> run.folder().folder().equals(absolute)).findFirst();
    }

    /**
     * Opens the run of a folder, or returns the one that is open already. Reads the run's record, so not on the user
     * interface's thread; jobs read its calls.
     *
     * @throws InvalidFileException when the folder holds no run that can be read
     */
    public OpenRun open(RunFolder folder) throws InvalidFileException {
        OpenRun opened = openUnread(folder);
        opened.analysis();
        return opened;
    }

    /** The same, but the calls of a run that has ended are read only when a view shows it. */
    public OpenRun openUnread(RunFolder folder) throws InvalidFileException {
        OpenRun opened;
        synchronized (runs) {
            Optional<OpenRun> there = find(folder.folder());
            if (there.isPresent()) {
                return there.get();
            }
            opened = new OpenRun(folder, analyses, recent, this::readLater);
            runs.add(opened);
        }
        later(() -> inform(listener -> listener.opened(opened)));
        if (opened.live()) {
            following.schedule();
        }
        return opened;
    }

    /** A person has changed the label of a run, which may be open. Any thread. */
    public void labelled(Path folder, RunLabel label) {
        find(folder).ifPresent(run -> {
            run.label(label);
            changed(run);
        });
    }

    /** Starts a job that reads the calls of a run that has ended, unless it is started already. Any thread. */
    private void readLater(OpenRun run) {
        if (reading.add(run)) {
            new ReadJob(this, run).schedule();
        }
    }

    /** A job has read the calls of a run. */
    void read(OpenRun run) {
        reading.remove(run);
        if (runs.contains(run)) {
            changed(run);
        }
    }

    /** Closes a run and frees its memory. The measurement of a run under way continues. User interface's thread. */
    public void close(OpenRun run) {
        if (runs.remove(run)) {
            inform(listener -> listener.closed(run));
            Job.createSystem("Closing a run", (ICoreRunnable) monitor -> run.close()).schedule();
        }
    }

    /** Adds a listener. Any thread. */
    public void addListener(OpenRunsListener listener) {
        listeners.add(listener);
    }

    /** Removes a listener. Any thread. */
    public void removeListener(OpenRunsListener listener) {
        listeners.remove(listener);
    }

    /** More of a run was read. Any thread. */
    void changed(OpenRun run) {
        changed.add(run);
        informLater();
    }

    private void informLater() {
        if (informing.compareAndSet(false, true)) {
            later(() -> {
                informing.set(false);
                for (OpenRun run : changed) {
                    changed.remove(run);
                    inform(listener -> listener.changed(run));
                }
            });
        }
    }

    /** A listener that throws is reported; the others are called nevertheless. */
    private void inform(Consumer<OpenRunsListener> what) {
        listeners.forEach(listener -> SafeRunner.run(() -> what.accept(listener)));
    }

    private void later(Runnable action) {
        interfaceThread.execute(action);
    }
}
