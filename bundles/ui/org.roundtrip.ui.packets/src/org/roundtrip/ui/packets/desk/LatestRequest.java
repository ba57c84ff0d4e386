// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.ui.defect.Defects;

/**
 * Reads or computes something in the background for a view. A new request cancels the one before, so the view gets the
 * result of its latest request only. Used on the user interface's thread.
 *
 * @param <T> a result
 */
public final class LatestRequest<T> {
    private static final int PARTS = 1_000;

    private final Display display;
    private final Control owner;
    private final String name;
    private final boolean visible;
    private final Defects defects = new Defects();
    private Job running;

    /** Work in the background uses this to check whether its result is still needed, and to report progress. */
    public interface Work extends BooleanSupplier {
        /** Reports progress. @param share what is done, 0 to 1 */
        void report(double share);
    }

    /** Runs in the background. */
    @FunctionalInterface
    public interface Question<T> {
        /**
         * Computes the result.
         *
         * @param work false as soon as the result is not wanted any more
         * @throws CancellationException when it is not wanted any more
         */
        T answer(Work work) throws IOException;
    }

    private LatestRequest(Control owner, String name, boolean visible) {
        this.owner = owner;
        this.name = name;
        this.visible = visible;
        display = owner.getDisplay();
        owner.addDisposeListener(disposed -> giveUp());
    }

    /**
     * For requests that take moments only: they are not listed among the jobs.
     *
     * @param owner when it is disposed, no result is delivered any more
     * @param name  of the job
     */
    public LatestRequest(Control owner, String name) {
        this(owner, name, false);
    }

    /** For requests that may take long: they are listed among the jobs, where a person can cancel them. */
    public static <T> LatestRequest<T> visible(Control owner, String name) {
        return new LatestRequest<>(owner, name, true);
    }

    /**
     * Cancels the request before and starts a new one.
     *
     * @param answer gets the result, on the user interface's thread
     * @param failed gets one sentence when there is none, on the user interface's thread; an error of the program is
     *               logged too
     */
    public void ask(Question<T> question, Consumer<T> answer, Consumer<String> failed) {
        giveUp();
        running = new Job(name) {
            @Override
            protected IStatus run(IProgressMonitor monitor) {
                monitor.beginTask(getName(), PARTS);
                try {
                    T result = question.answer(new Monitored(monitor));
                    deliver(this, monitor.isCanceled() ? () -> { } : () -> answer.accept(result));
                } catch (CancellationException e) {
                    deliver(this, () -> { });
                } catch (IOException e) {
                    deliver(this, () -> failed.accept(String.valueOf(e.getMessage())));
                } catch (RuntimeException e) {
                    String sentence = defects.report(e);
                    deliver(this, () -> failed.accept(sentence));
                }
                return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
            }
        };
        running.setSystem(!visible);
        running.schedule();
    }

    /** Cancels the request that is running, if any; its result is not delivered. */
    public void giveUp() {
        if (running != null) {
            running.cancel();
            running = null;
        }
    }

    /** Whether a request is running. */
    public boolean waiting() {
        return running != null;
    }

    private void deliver(Job job, Runnable result) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (running == job && !owner.isDisposed()) {
                    running = null;
                    result.run();
                }
            });
        }
    }

    /** Used by the job's thread. */
    private static final class Monitored implements Work {
        private final IProgressMonitor monitor;
        private int worked;

        Monitored(IProgressMonitor monitor) {
            this.monitor = monitor;
        }

        @Override
        public boolean getAsBoolean() {
            return !monitor.isCanceled();
        }

        @Override
        public void report(double share) {
            int now = (int) (PARTS * share);
            monitor.worked(Math.max(0, now - worked));
            worked = Math.max(worked, now);
        }
    }
}
