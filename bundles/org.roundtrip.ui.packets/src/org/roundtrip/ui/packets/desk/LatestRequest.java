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

/**
 * Asks in the background what takes time to answer. Who asks again gives up what was asked before: only the answer to the
 * last question is heard. Used on the user interface's thread.
 *
 * @param <T> an answer
 */
public final class LatestRequest<T> {
    private final Display display;
    private final Control owner;
    private final String name;
    private Job asking;

    /** Runs in the background. */
    @FunctionalInterface
    public interface Question<T> {
        /**
         * Answers.
         *
         * @param wanted false as soon as the answer is not wanted any more
         * @throws java.util.concurrent.CancellationException when it is not wanted any more
         */
        T answer(BooleanSupplier wanted) throws IOException;
    }

    /**
     * Nothing is asked yet.
     *
     * @param owner nothing is heard any more when it is disposed
     * @param name  what is done, as it stands in the list of jobs
     */
    public LatestRequest(Control owner, String name) {
        this.owner = owner;
        this.name = name;
        display = owner.getDisplay();
        owner.addDisposeListener(disposed -> giveUp());
    }

    /**
     * Asks something.
     *
     * @param answer gets the answer
     * @param failed gets one sentence when there is none
     */
    public void ask(Question<T> question, Consumer<T> answer, Consumer<String> failed) {
        giveUp();
        asking = new Job(name) {
            @Override
            protected IStatus run(IProgressMonitor monitor) {
                try {
                    T found = question.answer(() -> !monitor.isCanceled());
                    later(this, () -> answer.accept(found));
                } catch (CancellationException e) {
                    return Status.CANCEL_STATUS;
                } catch (IOException e) {
                    later(this, () -> failed.accept(String.valueOf(e.getMessage())));
                }
                return Status.OK_STATUS;
            }
        };
        asking.setSystem(true);
        asking.schedule();
    }

    /** The answer is not wanted any more. */
    public void giveUp() {
        if (asking != null) {
            asking.cancel();
            asking = null;
        }
    }

    /** Whether an answer is waited for. */
    public boolean waiting() {
        return asking != null;
    }

    private void later(Job job, Runnable hear) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (asking == job && !owner.isDisposed()) {
                    asking = null;
                    hear.run();
                }
            });
        }
    }
}
