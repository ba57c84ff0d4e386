// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.defect.Defects;
import org.roundtrip.ui.packets.timing.trace.Timeline;
import org.roundtrip.ui.packets.timing.trace.TimelineReader;
import org.roundtrip.ui.packets.timing.trace.TrafficOverview;

/**
 * Reads the timeline of a capture in a job, again each time the capture has grown. It hands it to the view. Methods are
 * called by the user interface's thread.
 */
final class TimelineFollower {
    private static final Texts TEXTS = Texts.of(TimelineFollower.class);

    /** The pause between two reads, so that the view does not slow down the reading of the capture. */
    private static final int AGAIN_MILLIS = 200;
    private final Job job = Job.createSystem(TEXTS.text("tracing"), (ICoreRunnable) this::read);
    private final Display display;
    private final Listener listener;
    private final Defects defects = new Defects();
    private volatile TimelineReader reader;
    private volatile int columns = 1;

    /** Receives what was read, on the user interface's thread. */
    interface Listener {
        /**
         * A capture was read up to now.
         *
         * @param timeline null while the capture has no packets
         * @param overview null with the timeline
         * @param timed    false if the file has no times
         */
        void caughtUp(Timeline timeline, TrafficOverview overview, boolean timed);

        /** An error of the program; a capture that grows is read again nevertheless. @param sentence for people */
        void failed(String sentence);
    }

    TimelineFollower(Display display, Listener listener) {
        this.display = display;
        this.listener = listener;
    }

    /** Begins with another capture. */
    void follow(OpenCapture capture) {
        reader = new TimelineReader(capture);
        job.schedule();
    }

    /** Reads on, because the capture has grown. */
    void grew() {
        job.schedule(AGAIN_MILLIS);
    }

    /** Sets the number of columns of the overview, and reads again. */
    void columns(int count) {
        columns = count;
        job.schedule(AGAIN_MILLIS);
    }

    /** Stops reading; the listener is not called any more for this capture. */
    void stop() {
        job.cancel();
        reader = null;
    }

    private void read(IProgressMonitor monitor) {
        TimelineReader now = reader;
        if (now == null) {
            return;
        }
        try {
            read(now, monitor);
        } catch (RuntimeException e) {
            String sentence = defects.report(e);
            later(now, () -> listener.failed(sentence));
        }
    }

    private void read(TimelineReader now, IProgressMonitor monitor) {
        Timeline timeline = now.catchUp(() -> !monitor.isCanceled());
        boolean timed = now.timed();
        TrafficOverview overview = timeline == null ? null : TrafficOverview.of(timeline, columns);
        if (!monitor.isCanceled()) {
            later(now, () -> listener.caughtUp(timeline, overview, timed));
        }
    }

    private void later(TimelineReader now, Runnable action) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (reader == now) {
                    action.run();
                }
            });
        }
    }
}
