// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.files.JournalReader;

/** Reads a capture from front to end, and tells how far it is five times a second. */
final class ReadPacketsJob extends Job {
    private static final int BATCH = 2_000;
    private static final int PARTS = 1000;
    private static final long PAUSE_NANOS = 200_000_000;

    /** Hears on the job's thread. */
    interface Listener {
        /** The file is open; it is closed by who hears this. */
        void opened(ReadPacketsJob job, Capture capture);

        /** More of it was read, or the end was reached. */
        void grew(ReadPacketsJob job);

        /** It cannot be read, or not any further. */
        void failed(ReadPacketsJob job, String sentence);
    }

    private final Path file;
    private final Path journal;
    private final Listener listener;

    /** @param journal of the calls that were captured, or null */
    ReadPacketsJob(Path file, Path journal, Listener listener) {
        super(NLS.bind(Messages.readingJob, file.getFileName()));
        this.file = file;
        this.journal = journal;
        this.listener = listener;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), PARTS);
        try {
            Capture capture = Capture.open(file, calls());
            listener.opened(this, capture);
            int worked = 0;
            long told = System.nanoTime() - PAUSE_NANOS;
            while (!monitor.isCanceled() && capture.read(BATCH)) {
                if (System.nanoTime() - told >= PAUSE_NANOS) {
                    int now = (int) (PARTS * capture.progress());
                    monitor.worked(now - worked);
                    worked = now;
                    listener.grew(this);
                    told = System.nanoTime();
                }
            }
            listener.grew(this);
            return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } catch (IOException e) {
            if (!monitor.isCanceled()) {
                listener.failed(this, e instanceof NoSuchFileException ? NLS.bind(Messages.missing, file)
                        : String.valueOf(e.getMessage()));
            }
            return Status.OK_STATUS;
        }
    }

    /** Without its journal a capture is shown without calls. */
    private CallTimes calls() {
        if (journal == null) {
            return CallTimes.UNKNOWN;
        }
        try (JournalReader reader = JournalReader.open(journal)) {
            return CallTimes.of(reader);
        } catch (IOException e) {
            return CallTimes.UNKNOWN;
        }
    }
}
