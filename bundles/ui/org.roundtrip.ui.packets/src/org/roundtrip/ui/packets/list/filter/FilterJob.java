// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.io.IOException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.FilterScan;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.defect.Defects;

/**
 * Finds the packets that pass a filter. The packets found so far can be listed while it runs. When the capture has grown, it
 * can be run again for the rest.
 */
final class FilterJob extends Job {
    private static final Texts TEXTS = Texts.of(FilterJob.class);
    private static final int PARTS = 1000;
    private static final long PAUSE_NANOS = 50_000_000;

    /** Called on the job's thread. */
    interface Listener {
        /** Reports progress, at most 20 times a second, and the end. */
        void filtered(FilterJob job);

        /** Reports that a packet cannot be read. */
        void failed(FilterJob job, String sentence);
    }

    private final OpenCapture capture;
    private final Filter filter;
    private final PacketNotes notes;
    private final Listener listener;
    private final PacketSelection found = PacketSelection.empty();
    private volatile boolean busy = true;
    private volatile boolean ended;
    private long reported;
    private int worked;

    FilterJob(OpenCapture capture, Filter filter, PacketNotes notes, Listener listener) {
        super(TEXTS.text("filterJob"));
        this.capture = capture;
        this.filter = filter;
        this.notes = notes;
        this.listener = listener;
    }

    /** The packets found so far. */
    PacketSelection found() {
        return found;
    }

    /** How many packets were examined. */
    int examined() {
        return found.scanned();
    }

    /** Whether it is running or about to run. */
    boolean busy() {
        return busy;
    }

    /** Whether it was stopped, or cannot go on, before it had examined all packets. */
    boolean ended() {
        return ended;
    }

    /** Examines the packets that were read since. */
    void more() {
        if (!busy && examined() < capture.size()) {
            busy = true;
            ended = false;
            schedule();
        }
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), PARTS);
        worked = 0;
        try {
            // The thread must not be interrupted, as that would close the file of the capture for all others.
            FilterScan.run(capture, filter, notes, () -> !monitor.isCanceled(), count -> progress(count, monitor), found);
            ended = monitor.isCanceled();
            return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } catch (IOException e) {
            ended = true;
            if (!monitor.isCanceled()) {
                listener.failed(this, e.getMessage());
            }
            return Status.CANCEL_STATUS;
        } catch (RuntimeException e) {
            ended = true;
            listener.failed(this, new Defects().report(e));
            return Status.CANCEL_STATUS;
        } finally {
            busy = false;
            listener.filtered(this);
        }
    }

    private void progress(int count, IProgressMonitor monitor) {
        if (System.nanoTime() - reported >= PAUSE_NANOS) {
            int now = (int) (PARTS * (double) count / Math.max(1, capture.size()));
            monitor.worked(Math.max(0, now - worked));
            worked = Math.max(now, worked);
            reported = System.nanoTime();
            listener.filtered(this);
        }
    }
}
