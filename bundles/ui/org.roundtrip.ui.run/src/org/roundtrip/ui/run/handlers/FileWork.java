// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.statushandlers.StatusManager;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.library.Library;

/** Runs actions on files and shows a failure to the person who asked for them. */
final class FileWork {
    private static final Texts TEXTS = Texts.of(FileWork.class);

    private FileWork() {
    }

    /** An action that may fail. */
    @FunctionalInterface
    interface Work {
        void run() throws IOException;
    }

    /** What is done with each of several files. */
    @FunctionalInterface
    interface EachWork {
        void run(Path path) throws IOException;
    }

    /** Does something with files in a job, goes on after a failure, and shows the first failure at the end. */
    static void later(String name, Library library, List<Path> paths, EachWork work) {
        later(name, library, paths, work, () -> { });
    }

    /** The same. @param afterwards runs at the end, in the job */
    static void later(String name, Library library, List<Path> paths, EachWork work, Runnable afterwards) {
        Job.create(name, monitor -> {
            IOException failure = null;
            for (Path path : paths) {
                try {
                    work.run(path);
                } catch (IOException e) {
                    failure = failure == null ? e : failure;
                }
            }
            library.lookAgain();
            afterwards.run();
            return failure == null ? Status.OK_STATUS
                    : Status.error(TEXTS.text("failed", name, failure.getMessage()), failure);
        }).schedule();
    }

    static void attempt(Work work) {
        try {
            work.run();
        } catch (IOException e) {
            StatusManager.getManager().handle(Status.error(e.getMessage(), e), StatusManager.SHOW);
        }
    }
}
