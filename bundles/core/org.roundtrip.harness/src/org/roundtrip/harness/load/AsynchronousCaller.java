// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.concurrent.TimeoutException;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Sentences;
import org.roundtrip.harness.timing.Caller;

/**
 * A caller that uses the middleware's own asynchronous stub. A call returns when it is sent; a reply handler gets its
 * end. A timed call is one direct call of that stub, with arguments of its own types and a reply handler that were made
 * beforehand. Calls are sent by one thread.
 */
public abstract class AsynchronousCaller extends Caller {
    private Window one;
    private long mostNanos = Long.MAX_VALUE / 2;

    /** Makes a call that can be sent, with its reply handler. @param completions are told of its end */
    protected abstract PendingCall pending(Completions completions);

    /**
     * Sends a call with the arguments of a pool entry.
     *
     * @throws Exception when it was not sent; the reply handler may be told too
     */
    protected abstract void send(int entry, PendingCall call) throws Exception;

    /** Keeps the result of a call that was answered, as that of the last call. */
    protected abstract void keep(PendingCall call);

    /** Sets for how long a call is waited for, in nanoseconds. */
    final void waitAtMost(long nanos) {
        mostNanos = nanos;
    }

    /** For how long a call is waited for, in nanoseconds. */
    final long mostNanos() {
        return mostNanos;
    }

    /** Why a call was given up. */
    final Exception unanswered() {
        return new ExplainedException(Sentences.text(AsynchronousCaller.class, "unanswered", mostNanos / 1e9), new TimeoutException());
    }

    /** Sends one call and waits for its end. */
    @Override
    public final void call(int entry) throws Exception {
        if (one == null) {
            one = new Window(this, 1, Clock.SYSTEM);
        }
        PendingCall call = one.take();
        call.begin(System.nanoTime(), -1);
        try {
            send(entry, call);
        } catch (Exception e) {
            one.giveUp(call);
            throw e;
        }
        long limit = call.start() + mostNanos;
        while (one.nextEnded() == null) {
            if (System.nanoTime() - limit >= 0) {
                one.giveUp(call);
                throw unanswered();
            }
            one.await(limit);
        }
        one.free(call);
        if (call.failure() != null) {
            throw call.failure();
        }
        keep(call);
    }
}
