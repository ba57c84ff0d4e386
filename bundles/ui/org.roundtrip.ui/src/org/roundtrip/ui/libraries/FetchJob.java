// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Library;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;

/** Fetches the libraries of a provider, with progress. It can be cancelled; a later one goes on where it ended. */
public final class FetchJob extends Job {
    private static final Texts TEXTS = Texts.of(FetchJob.class);
    private static final int STEPS = 1000;
    private final Providers providers;
    private final List<Library> missing;
    private int done;

    /** A job for what a provider still needs. */
    public FetchJob(KnownProvider provider, Providers providers) {
        super(TEXTS.text("fetching", provider.info().label()));
        this.providers = providers;
        this.missing = provider.missing();
        setUser(true);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), STEPS);
        try {
            providers.libraries().fetch(missing, (bytes, of) -> advance(monitor, (int) (bytes * STEPS / of)));
            return Status.OK_STATUS;
        } catch (InterruptedException e) {
            return Status.CANCEL_STATUS;
        } catch (LibraryException e) {
            return Status.error(e.getMessage(), e);
        } finally {
            monitor.done();
            providers.askAgain();
        }
    }

    private synchronized void advance(IProgressMonitor monitor, int step) {
        if (step > done) {
            monitor.worked(step - done);
            done = step;
        }
    }

    @Override
    protected void canceling() {
        Thread fetching = getThread();
        if (fetching != null) {
            fetching.interrupt();
        }
    }
}
