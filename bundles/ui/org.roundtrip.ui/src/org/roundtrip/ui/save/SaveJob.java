// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.model.text.Texts;

/** Writes a file in the background, then reports it to {@link SavedFiles}, or the reason why it could not be written. */
public final class SaveJob extends Job {
    private static final Texts TEXTS = Texts.of(SaveJob.class);

    private final Path file;
    private final Writing writing;
    private final SavedFiles saved;

    /** Writes a file. */
    @FunctionalInterface
    public interface Writing {
        /**
         * Writes the whole file. Runs in the background.
         *
         * @param monitor takes the progress; asked whether to go on
         * @throws CancellationException when it did not go on, and has left no file
         */
        void write(Path file, IProgressMonitor monitor) throws IOException;
    }

    private SaveJob(Path file, Writing writing, SavedFiles saved) {
        super(TEXTS.text("saving", file.getFileName()));
        this.file = file;
        this.writing = writing;
        this.saved = saved;
    }

    /** Starts writing. User interface's thread. @param file absolute */
    public static void start(Path file, Writing writing) {
        new SaveJob(file, writing, PlatformUI.getWorkbench().getService(SavedFiles.class)).schedule();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            writing.write(file, monitor);
            saved.add(file);
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (IOException e) {
            return Status.error(TEXTS.text("notSaved", file, e.getMessage()), e);
        }
    }
}
