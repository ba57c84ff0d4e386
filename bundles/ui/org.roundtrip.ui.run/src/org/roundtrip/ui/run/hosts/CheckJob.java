// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.hosts.check.CheckOutcome;
import org.roundtrip.hosts.check.HostCheck;
import org.roundtrip.model.text.Texts;

/** Logs in to a host and looks what it has. It can be cancelled, and leaves nothing on the host. */
final class CheckJob extends Job {
    private static final Texts TEXTS = Texts.of(CheckJob.class);

    /** For each step of a connection. */
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int STEPS = 2;
    private final Host host;
    private final HostList list;
    private final Questions questions;
    private final Hosts hosts;

    CheckJob(Host host, HostList list, Questions questions, Hosts hosts) {
        super(TEXTS.text("checking", host.name()));
        this.host = host;
        this.list = list;
        this.questions = questions;
        this.hosts = hosts;
    }

    /** The host that is checked. */
    Host host() {
        return host;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), STEPS);
        Optional<LastCheck> outcome = Optional.empty();
        try {
            outcome = Optional.of(check(monitor));
            return Status.OK_STATUS;
        } catch (HostException e) {
            if (monitor.isCanceled()) {
                return Status.CANCEL_STATUS;
            }
            outcome = Optional.of(new LastCheck(CheckOutcome.failed(host, e.getMessage())));
            return Status.OK_STATUS;
        } catch (InterruptedException e) {
            return Status.CANCEL_STATUS;
        } finally {
            hosts.ended(host, outcome);
            monitor.done();
        }
    }

    private LastCheck check(IProgressMonitor monitor) throws HostException, InterruptedException {
        monitor.subTask(TEXTS.text("checkConnecting", host.logIn()));
        try (HostConnection connection = HostConnection.open(host, list, questions, LIMIT)) {
            monitor.worked(1);
            monitor.subTask(TEXTS.text("checkLooking"));
            return new LastCheck(CheckOutcome.of(HostCheck.of(connection)));
        }
    }

    @Override
    protected void canceling() {
        Thread checking = getThread();
        if (checking != null) {
            checking.interrupt();
        }
    }
}
