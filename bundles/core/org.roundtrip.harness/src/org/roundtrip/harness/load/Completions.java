// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.concurrent.atomic.AtomicReference;

/**
 * The calls of one caller that have ended and that it has not looked at yet. Any thread adds to them, without a lock and
 * without memory of its own: the calls are linked to each other. One thread takes them.
 */
public final class Completions {
    private final Clock clock;
    private final AtomicReference<PendingCall> latest = new AtomicReference<>();
    private volatile Thread waiting;

    Completions(Clock clock) {
        this.clock = clock;
        rehearse();
    }

    /** Ends a call that was never made. The first call then pays for no class that is linked at its first use. */
    private void rehearse() {
        new PendingCall(this) { }.answered();
        await(clock.nanos());
        take();
    }

    long now() {
        return clock.nanos();
    }

    void add(PendingCall ended) {
        PendingCall before;
        do {
            before = latest.get();
            ended.next = before;
        } while (!latest.compareAndSet(before, ended));
        Thread caller = waiting;
        if (caller != null) {
            clock.wake(caller);
        }
    }

    /** Takes all calls that have ended. @return the first that did, which leads to the others; null when there is none */
    PendingCall take() {
        PendingCall first = null;
        PendingCall rest = latest.get() == null ? null : latest.getAndSet(null);
        while (rest != null) {
            PendingCall before = rest.next;
            rest.next = first;
            first = rest;
            rest = before;
        }
        return first;
    }

    /** Waits until a call has ended, and not longer than until a moment; may return earlier. */
    void await(long moment) {
        waiting = Thread.currentThread();
        if (latest.get() == null) {
            clock.park(moment);
        }
        waiting = null;
    }
}
