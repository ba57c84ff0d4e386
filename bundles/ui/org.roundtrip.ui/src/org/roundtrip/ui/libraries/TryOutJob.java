// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.util.Optional;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.corba.own.DescribedOrb;
import org.roundtrip.corba.own.OwnOrb;
import org.roundtrip.corba.own.OwnOrbs;
import org.roundtrip.engine.TryOut;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.providers.Providers;

/** Tries one of the user's ORBs, and appends a line to a text for what comes of each step. It can be cancelled. */
final class TryOutJob extends Job {
    private static final Texts TEXTS = Texts.of(TryOutJob.class);

    private final OwnOrb orb;
    private final Providers providers;
    private final Display display;
    private final Text lines;

    /** A job for an ORB. @param ended called on the thread of the text when nothing more comes, unless that is disposed */
    TryOutJob(OwnOrb orb, Providers providers, Text lines, Runnable ended) {
        super(TEXTS.text("trying", orb.name()));
        this.orb = orb;
        this.providers = providers;
        this.display = lines.getDisplay();
        this.lines = lines;
        // A job that is cancelled before it begins does not run, but it is done.
        addJobChangeListener(IJobChangeListener.onDone(event -> onDisplay(() -> {
            if (event.getResult().matches(IStatus.CANCEL)) {
                append(TEXTS.text("trialCancelled"));
            }
            ended.run();
        })));
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            Optional<String> problem = new DescribedOrb(orb).problem();
            Optional<TryOut> trial = TryOut.of(providers.catalogue(), OwnOrbs.OPTION, orb.name(), RoundtripHome.current(), this::say);
            if (problem.isEmpty() && trial.isPresent()) {
                trial.get().run();
            } else {
                say(problem.orElse(TEXTS.text("noProvider")));
            }
            return Thread.interrupted() ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } catch (InterruptedException e) {
            return Status.CANCEL_STATUS;
        }
    }

    private void say(String sentence) {
        onDisplay(() -> append(sentence));
    }

    private void append(String sentence) {
        lines.append((lines.getCharCount() == 0 ? "" : Text.DELIMITER) + sentence);
    }

    private void onDisplay(Runnable what) {
        display.asyncExec(() -> {
            if (!lines.isDisposed()) {
                what.run();
            }
        });
    }

    @Override
    protected void canceling() {
        Thread trying = getThread();
        if (trying != null) {
            trying.interrupt();
        }
    }
}
