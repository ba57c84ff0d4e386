// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.model.Drawing;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Base of the commands that have providers make calls with a payload. They refuse while a run is being measured. */
abstract class CallingCommand implements Callable<Integer> {
    private final Context context;
    @Parameters(paramLabel = "FILE", descriptionKey = "FILE")
    private String written;
    @Option(names = "--type", paramLabel = "NAME", descriptionKey = "type")
    private String type;

    CallingCommand(Context context) {
        this.context = context;
    }

    @Override
    public final Integer call() throws RefusedInput, IOException, InterruptedException {
        Previews previews = new Previews(context.catalogue(), context.dissectors(), context.home());
        check();
        context.providers(providers());
        Drawing drawing = PayloadFiles.read(written, type, context);
        PreviewedCall called = called(drawing);
        try {
            if (previews.mustWait()) {
                context.say("preview.busy");
                return Status.BUSY;
            }
        } catch (PreviewException e) {
            throw new IOException(e.getMessage(), e);
        }
        return call(drawing, called, previews);
    }

    /** Returns what is called. What no provider could call is bad input, and nothing is tried then. */
    private PreviewedCall called(Drawing drawing) throws RefusedInput {
        try {
            PreviewedCall called = PreviewedCall.of(drawing);
            check(called);
            return called;
        } catch (PreviewException e) {
            throw new RefusedInput(e.getMessage());
        }
    }

    /** Checks what the user has written. */
    void check() throws RefusedInput {
    }

    /** Checks what shall be called. @throws PreviewException when no provider could call it */
    void check(PreviewedCall called) throws PreviewException {
        called.small();
    }

    /** Returns the ids of the providers that shall call it. */
    abstract List<String> providers();

    /** Does it. @return the exit status */
    abstract int call(Drawing drawing, PreviewedCall called, Previews previews) throws InterruptedException;

    /** Says why a provider did not answer. */
    final void say(String provider, PreviewException failure) {
        context.say("preview.failed", context.catalogue().label(provider), failure.getMessage());
    }

    /**
     * Returns the exit status. That a provider does not carry the payload is an answer; only where none carries it the payload
     * is bad input, as is a provider that cannot be tried here.
     *
     * @param answers how many providers made their calls
     * @param failed  why the others did not
     */
    static int status(int answers, Collection<PreviewException> failed) {
        if (failed.stream().anyMatch(failure -> failure.refusals().isEmpty() && !failure.missing())) {
            return Status.FAILED;
        }
        boolean missing = failed.stream().anyMatch(PreviewException::missing);
        return missing || answers == 0 && !failed.isEmpty() ? Status.REFUSED : Status.DONE;
    }

    final Context context() {
        return context;
    }
}
