// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.files.FolderWatch;
import org.roundtrip.ui.theme.Setting;

/**
 * Watches folders, but not while an open run is measured and the window is to be quiet, see {@link Setting#QUIET}. Whoever watches is
 * told once after such a pause, since something may have changed meanwhile. A job begins and ends the watch, because that reads
 * folders. Any thread may close it.
 */
public final class QuietWatch implements AutoCloseable {
    private final OpenRuns runs;
    private final Function<Runnable, FolderWatch> begin;
    private final Runnable changed;
    private final BooleanSupplier quiet;
    private final Job job = Job.createSystem("Watching folders", (ICoreRunnable) monitor -> adapt());
    private final OpenRunsListener listener = new OpenRunsListener() {
        @Override
        public void opened(OpenRun opened) {
            look();
        }

        @Override
        public void changed(OpenRun grown) {
            look();
        }

        @Override
        public void closed(OpenRun closed) {
            look();
        }
    };
    private FolderWatch watch;
    private volatile boolean paused;
    private volatile boolean ended;

    /**
     * Begins to watch soon.
     *
     * @param begin   begins a watch that calls back after each change; called by a job
     * @param changed called after each change, on a thread of the watch or of the job
     */
    public QuietWatch(OpenRuns runs, Function<Runnable, FolderWatch> begin, Runnable changed) {
        this(runs, begin, changed, Setting.QUIET::on);
    }

    /** @param quiet whether the window is to be quiet while a run is measured */
    QuietWatch(OpenRuns runs, Function<Runnable, FolderWatch> begin, Runnable changed, BooleanSupplier quiet) {
        this.runs = runs;
        this.begin = begin;
        this.changed = changed;
        this.quiet = quiet;
        runs.addListener(listener);
        job.schedule();
    }

    private boolean pauses() {
        return runs.measuring() && quiet.getAsBoolean();
    }

    /** Starts the job only when there is something to do, not each time when a run has grown. */
    private void look() {
        if (!ended && paused != pauses()) {
            job.schedule();
        }
    }

    private void adapt() {
        if (pauses()) {
            pause();
        } else if (resume()) {
            changed.run();
        }
    }

    private synchronized void pause() {
        paused = true;
        stop();
    }

    /** Begins to watch. @return whether that ends a pause */
    private synchronized boolean resume() {
        boolean before = paused;
        if (!ended && watch == null) {
            watch = begin.apply(changed);
            paused = false;
        }
        return before && !paused;
    }

    private void stop() {
        if (watch != null) {
            watch.close();
            watch = null;
        }
    }

    @Override
    public synchronized void close() {
        ended = true;
        runs.removeListener(listener);
        job.cancel();
        stop();
    }
}
