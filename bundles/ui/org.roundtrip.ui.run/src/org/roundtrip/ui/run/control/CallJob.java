// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.engine.CalledOnce;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.Operation;
import org.roundtrip.model.text.Texts;

/** Waits for a call of a server that a person started; can be cancelled. */
final class CallJob extends Job {
    private static final Texts TEXTS = Texts.of(CallJob.class);

    private final Operation operation;
    private final Consumer<LastCall> ended;
    private final Future<CalledOnce> call;

    /** Begins the call. @param ended gets its end, on the job's thread */
    CallJob(ManualServer server, Operation operation, Consumer<LastCall> ended) {
        super(TEXTS.text("calling", operation.name(), server.provider().info().label()));
        this.operation = operation;
        this.ended = ended;
        this.call = server.call(operation);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
        try {
            ended.accept(new LastCall(operation.name(), false, Optional.of(call.get()), ""));
        } catch (ExecutionException e) {
            ended.accept(failed(e.getCause() instanceof RuntimeException || e.getCause() instanceof Error
                    ? Failure.sentence(e.getCause()) : String.valueOf(e.getCause().getMessage())));
        } catch (CancellationException | InterruptedException e) {
            ended.accept(failed(TEXTS.text("callCancelled")));
        } finally {
            monitor.done();
        }
        return Status.OK_STATUS;
    }

    private LastCall failed(String sentence) {
        return new LastCall(operation.name(), false, Optional.empty(), sentence);
    }

    /** Gives the call up; the job ends soon and says so. */
    void giveUp() {
        call.cancel(true);
    }

    @Override
    protected void canceling() {
        giveUp();
    }
}
