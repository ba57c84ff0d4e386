// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.concurrent.ExecutionException;

/**
 * An asynchronous call in flight, together with what the middleware tells about its end. Generated subclasses are the reply
 * handlers, or have one. An object is made beforehand and used for one call after the other; when a call is given up, its
 * object is not used again, because the answer may still come.
 *
 * <p>The caller's thread sends; any one thread of the middleware then calls {@link #answered} or {@link #failed}, once. What it
 * stored before is seen by the caller that takes the call from its {@link Completions}.
 */
public abstract class PendingCall {
    private final Completions completions;
    /** Of the caller. */
    private int place;
    private long start;
    private long lateness;
    private boolean inFlight;
    private boolean givenUp;
    /** Of the thread that ends the call. */
    private long end;
    private Throwable failure;
    /** The call that ended before this one, and, once both are taken, the one after. */
    PendingCall next;

    /** @param completions of the caller whose call it is */
    protected PendingCall(Completions completions) {
        this.completions = completions;
    }

    /** The call has its answer. */
    protected final void answered() {
        end = completions.now();
        completions.add(this);
    }

    /** The call ended with an exception, be it one that its operation declares. */
    protected final void failed(Throwable thrown) {
        end = completions.now();
        failure = thrown;
        completions.add(this);
    }

    /** The call gets a place in the window. */
    final void takes(int of) {
        place = of;
        failure = null;
        inFlight = true;
    }

    /** The call is about to be sent. @param late by how many nanoseconds; negative when it was to be sent at no certain moment */
    final void begin(long now, long late) {
        lateness = late;
        start = now;
    }

    final int place() {
        return place;
    }

    /** The call is over for the caller. */
    final void over() {
        inFlight = false;
    }

    /** The caller no longer waits for the call. */
    final void giveUp() {
        inFlight = false;
        givenUp = true;
    }

    final boolean inFlight() {
        return inFlight;
    }

    final boolean givenUp() {
        return givenUp;
    }

    final long start() {
        return start;
    }

    final long lateness() {
        return lateness;
    }

    /** How long it took, in nanoseconds. */
    final long nanos() {
        return end - start;
    }

    /** What it ended with; null when it was answered. */
    final Exception failure() {
        return failure == null || failure instanceof Exception ? (Exception) failure : new ExecutionException(failure);
    }
}
