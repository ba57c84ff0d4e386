// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.defect.Defects;

/** Opens a capture, reads it to its end and decodes it. Reports its progress 20 times a second. */
final class ReadCaptureJob extends Job {
    private static final Texts TEXTS = Texts.of(ReadCaptureJob.class);
    private static final int BATCH = 4_000;
    private static final int PARTS = 1000;
    private static final long PAUSE_NANOS = 50_000_000;

    /** Called on the job's thread. */
    interface Listener {
        /** The file is open; nothing is read yet. */
        void opened(ReadCaptureJob job, OpenCapture capture);

        /** More was read or decoded, or the job has ended. */
        void grew(ReadCaptureJob job);

        /** The file cannot be opened. @param sentence the reason */
        void failed(ReadCaptureJob job, String sentence);
    }

    private final CaptureSource source;
    private final Dissectors dissectors;
    private final Listener listener;
    private final AtomicBoolean ended = new AtomicBoolean();
    private final Defects defects = new Defects();
    private volatile OpenCapture capture;
    private volatile boolean decodeAll;
    private volatile boolean busy = true;
    private long lastReport;
    private int worked;

    ReadCaptureJob(CaptureSource source, Dissectors dissectors, Listener listener) {
        super(TEXTS.text("readingJob", source.title()));
        this.source = source;
        this.dissectors = dissectors;
        this.listener = listener;
    }

    /** Returns what is read. */
    CaptureSource source() {
        return source;
    }

    /** Reports whether the job is reading or decoding, or will. */
    boolean busy() {
        return busy;
    }

    /** Runs again and decodes the capture, however large it is. */
    void decodeAlso() {
        decodeAll = true;
        busy = true;
        schedule();
    }

    /** Stops the job and closes the capture once the job has ended. */
    void end() {
        if (ended.compareAndSet(false, true)) {
            cancel();
            Job.createSystem(getName(), (ICoreRunnable) monitor -> close()).schedule();
        }
    }

    private void close() {
        try {
            join();
            if (capture != null) {
                capture.close();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            ILog.get().warn("A capture file could not be closed.", e);
        }
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), PARTS);
        worked = 0;
        try {
            if (capture == null) {
                capture = OpenCapture.open(source, dissectors, () -> !monitor.isCanceled());
                listener.opened(this, capture);
            }
            read(monitor);
        } catch (IOException e) {
            if (capture == null) {
                listener.failed(this, e instanceof NoSuchFileException ? TEXTS.text("missing", source.file())
                        : String.valueOf(e.getMessage()));
            } else if (!monitor.isCanceled()) {
                ILog.get().warn("A capture could not be read on.", e);
            }
        } catch (RuntimeException e) {
            String sentence = defects.report(e);
            if (capture == null) {
                listener.failed(this, sentence);
            }
        } finally {
            busy = false;
            listener.grew(this);
        }
        return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    private void read(IProgressMonitor monitor) throws IOException {
        while (!capture.complete() && !monitor.isCanceled() && capture.read(BATCH)) {
            report(monitor);
        }
        listener.grew(this);
        if (!monitor.isCanceled() && (decodeAll || capture.size() <= OpenCapture.MOST_DECODED)) {
            capture.decode(() -> {
                report(monitor);
                return !monitor.isCanceled();
            });
        }
    }

    private void report(IProgressMonitor monitor) {
        if (System.nanoTime() - lastReport >= PAUSE_NANOS) {
            int now = (int) (PARTS * (capture.progress() + capture.decodeProgress()) / 2);
            monitor.worked(Math.max(0, now - worked));
            worked = Math.max(worked, now);
            listener.grew(this);
            lastReport = System.nanoTime();
        }
    }
}
