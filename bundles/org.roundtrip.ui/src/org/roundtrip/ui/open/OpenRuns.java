// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;

/**
 * The runs that are shown. One job follows all folders that still grow, 20 times a second; listeners hear of it on the
 * user interface's thread. Found by {@code getSite().getService(OpenRuns.class)}.
 */
public final class OpenRuns {
    private final Display display;
    private final List<OpenRun> runs = new CopyOnWriteArrayList<>();
    private final List<OpenRunsListener> listeners = new CopyOnWriteArrayList<>();
    private final Set<OpenRun> changed = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean telling = new AtomicBoolean();
    private final FollowJob following = new FollowJob(this);

    /** No run is open. */
    public OpenRuns(Display display) {
        this.display = display;
    }

    /** All open runs, in the order in which they were opened. Any thread. */
    public List<OpenRun> all() {
        return List.copyOf(runs);
    }

    /** The open run of a folder. Any thread. */
    public Optional<OpenRun> find(Path folder) {
        Path absolute = folder.toAbsolutePath().normalize();
        return runs.stream().filter(run -> run.folder().folder().equals(absolute)).findFirst();
    }

    /**
     * Opens the run of a folder, or gives the one that is open already. Reads the run's description, so not on the user
     * interface's thread; its calls are read by jobs.
     *
     * @throws InvalidFileException when the folder holds no run that can be read
     */
    public OpenRun open(RunFolder folder) throws InvalidFileException {
        OpenRun opened;
        synchronized (runs) {
            Optional<OpenRun> there = find(folder.folder());
            if (there.isPresent()) {
                return there.get();
            }
            opened = new OpenRun(folder);
            runs.add(opened);
        }
        later(() -> tell(listener -> listener.opened(opened)));
        if (opened.live()) {
            following.schedule();
        } else {
            new ReadJob(this, opened).schedule();
        }
        return opened;
    }

    /** Stops showing a run; one that is under way goes on. User interface's thread. */
    public void close(OpenRun run) {
        if (runs.remove(run)) {
            tell(listener -> listener.closed(run));
            Job.createSystem("Closing a run", (ICoreRunnable) monitor -> release(run)).schedule();
        }
    }

    private static void release(OpenRun run) {
        try {
            run.close();
        } catch (IOException e) {
            ILog.get().warn("The files of a closed run could not be given back.", e);
        }
    }

    /** Begins to tell a listener. Any thread. */
    public void addListener(OpenRunsListener listener) {
        listeners.add(listener);
    }

    /** Stops telling a listener. Any thread. */
    public void removeListener(OpenRunsListener listener) {
        listeners.remove(listener);
    }

    /** More is known of a run. Any thread. */
    void changed(OpenRun run) {
        changed.add(run);
        tellLater();
    }

    private void tellLater() {
        if (telling.compareAndSet(false, true)) {
            later(() -> {
                telling.set(false);
                for (OpenRun run : changed) {
                    changed.remove(run);
                    tell(listener -> listener.changed(run));
                }
            });
        }
    }

    private void tell(Consumer<OpenRunsListener> what) {
        listeners.forEach(what);
    }

    private void later(Runnable action) {
        if (!display.isDisposed()) {
            display.asyncExec(action);
        }
    }
}
