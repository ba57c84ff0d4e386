// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.views;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.Previews;

/**
 * Has something made of one payload, provider after provider, in the background: those that answer soon come first, see
 * {@link Previews#soonestFirst}. A cancel ends the processes, too.
 */
final class PreviewJob<T> extends Job {
    private static final Texts TEXTS = Texts.of(PreviewJob.class);
    private final Previews previews;
    private final List<String> providers;
    private final Work<T> work;
    private final Told<T> told;

    /** What is made with one provider. */
    @FunctionalInterface
    interface Work<T> {
        T make(Previews previews, String provider, Consumer<T> soFar) throws PreviewException, InterruptedException;
    }

    /** Hears of what was made, on the thread of this job. */
    interface Told<T> {
        /** A provider has answered, perhaps with a part of what it will. */
        void answered(PreviewJob<T> by, String provider, Answer<T> answer);

        /**
         * Nothing more comes.
         *
         * @param mustWait  whether the reason is that a run is being measured
         * @param cancelled whether the reason is that somebody has cancelled the job
         */
        void ended(PreviewJob<T> by, boolean mustWait, boolean cancelled);
    }

    PreviewJob(Previews previews, List<String> providers, Work<T> work, Told<T> told) {
        super(TEXTS.text("job"));
        this.previews = previews;
        this.providers = previews.soonestFirst(providers);
        this.work = work;
        this.told = told;
    }

    /** Whether it asks these providers, or has. */
    boolean asks(List<String> some) {
        return providers.containsAll(some);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), providers.size());
        boolean mustWait = false;
        try {
            for (int i = 0; i < providers.size() && !mustWait && !monitor.isCanceled(); i++) {
                monitor.subTask(TEXTS.text("making", providers.get(i)));
                mustWait = !make(providers.get(i));
                monitor.worked(1);
            }
            return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } catch (InterruptedException e) {
            return Status.CANCEL_STATUS;
        } finally {
            // The interrupt of a cancel that came late is not for the next job on this thread.
            Thread.interrupted();
            told.ended(this, mustWait, monitor.isCanceled());
        }
    }

    /** @return false when a run is being measured */
    private boolean make(String provider) throws InterruptedException {
        try {
            if (previews.mustWait()) {
                return false;
            }
            T made = work.make(previews, provider,
                    soFar -> told.answered(this, provider, new Answer<>(Optional.of(soFar), "", false)));
            told.answered(this, provider, new Answer<>(Optional.of(made), "", true));
        } catch (PreviewException e) {
            told.answered(this, provider, new Answer<>(Optional.empty(), e.getMessage(), true));
        }
        return true;
    }

    @Override
    protected void canceling() {
        Thread thread = getThread();
        if (thread != null) {
            thread.interrupt();
        }
    }
}
