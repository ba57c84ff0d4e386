// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Drawing;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.Previews;

/** Makes the previews of one payload, provider after provider, in the background. A cancel ends the processes, too. */
final class WireJob extends Job {
    private final Previews previews;
    private final Drawing drawing;
    private final List<String> providers;
    private final Consumer<WireAnswer> answered;

    /** @param answered receives each answer on the thread of this job */
    WireJob(Previews previews, Drawing drawing, List<String> providers, Consumer<WireAnswer> answered) {
        super(Messages.job);
        this.previews = previews;
        this.drawing = drawing;
        this.providers = List.copyOf(providers);
        this.answered = answered;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(Messages.job, providers.size());
        try {
            for (String provider : providers) {
                if (monitor.isCanceled()) {
                    return Status.CANCEL_STATUS;
                }
                monitor.subTask(NLS.bind(Messages.making, provider));
                answered.accept(answer(provider));
                monitor.worked(1);
            }
            return Status.OK_STATUS;
        } catch (InterruptedException e) {
            return Status.CANCEL_STATUS;
        } finally {
            // The interrupt of a cancel that came late is not for the next job on this thread.
            Thread.interrupted();
        }
    }

    private WireAnswer answer(String provider) throws InterruptedException {
        try {
            return new WireAnswer(provider, Optional.of(previews.preview(drawing, provider, Map.of())), "");
        } catch (PreviewException e) {
            return new WireAnswer(provider, Optional.empty(), e.getMessage());
        }
    }

    @Override
    protected void canceling() {
        Thread thread = getThread();
        if (thread != null) {
            thread.interrupt();
        }
    }
}
