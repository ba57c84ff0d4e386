// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.CallLoop;
import org.roundtrip.harness.timing.Failures;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/**
 * Sends asynchronous calls at the moments of a {@link Pace}, and records each as an interval. It sends while the window
 * has a place. The clock is read before the call is sent, and by the middleware's thread when its reply handler gets the
 * end. The caller's thread records the calls that have ended, in the order in which they did. A call that does not end
 * in time is given up and counts as a time-out. It allocates nothing while calls succeed. Used by one thread.
 */
final class WindowLoop implements CallLoop {
    private final CallJournal journal;
    private final AsynchronousCaller caller;
    private final Window window;
    private final int mask;
    private final Pace pace;
    private final Clock clock;
    private Phase phase;
    private Failures failures = new Failures();
    private long sent;
    private long done;
    /** When to look for calls that have not ended in time. */
    private long nextLook;

    /** @param window of the caller, with no call in flight @param pool entries in the caller's pool, a power of two */
    WindowLoop(CallJournal journal, AsynchronousCaller caller, Window window, int pool, Pace pace, Clock clock) {
        this.journal = journal;
        this.caller = caller;
        this.window = window;
        this.mask = pool - 1;
        this.pace = pace;
        this.clock = clock;
    }

    /** Calls in flight when a limit is reached are waited for. */
    @Override
    public long run(Phase of, Limits limits) throws ExplainedException {
        phase = of;
        sent = 0;
        done = 0;
        failures = new Failures();
        long most = limits.most();
        long now = clock.nanos();
        long deadline = limits.nanos() > 0 ? now + limits.nanos() : Long.MAX_VALUE;
        nextLook = now + caller.mostNanos();
        try {
            if (most > 0) {
                journal.beginIntervals(phase, 0);
                journal.start(now);
            }
            while (sent < most && (sent == 0 || now < deadline || sent < limits.least())) {
                long moment = pace.next(now);
                if (moment >= deadline && sent >= limits.least()) {
                    break;
                }
                clock.await(moment);
                send(moment);
                now = settle();
                while (window.full()) {
                    window.await(nextLook);
                    now = settle();
                }
            }
            while (!window.empty()) {
                window.await(nextLook);
                settle();
            }
        } finally {
            for (PendingCall left = window.oldest(); left != null; left = window.oldest()) {
                window.giveUp(left);
            }
            journal.end();
        }
        return done;
    }

    private void send(long moment) throws ExplainedException {
        PendingCall call = window.take();
        int entry = (int) sent++ & mask;
        long start = clock.nanos();
        call.begin(start, pace.intended() ? start - moment : -1);
        try {
            caller.send(entry, call);
        } catch (Exception e) {
            long nanos = clock.nanos() - start;
            record(call, nanos, e);
            // Its reply handler may still be told.
            window.giveUp(call);
        }
    }

    /** Records the calls that have ended, and gives up those that have not ended in time. @return the time now */
    private long settle() throws ExplainedException {
        for (PendingCall call = window.nextEnded(); call != null; call = window.nextEnded()) {
            record(call, call.nanos(), call.failure());
            window.free(call);
        }
        long now = clock.nanos();
        if (now >= nextLook) {
            PendingCall oldest = window.oldest();
            while (oldest != null && now - oldest.start() >= caller.mostNanos()) {
                record(oldest, now - oldest.start(), caller.unanswered());
                window.giveUp(oldest);
                oldest = window.oldest();
            }
            nextLook = (oldest == null ? now : oldest.start()) + caller.mostNanos();
        }
        return now;
    }

    /** Records a call that is still in its place. @param failure what it ended with; null when it was answered */
    private void record(PendingCall call, long nanos, Exception failure) throws ExplainedException {
        if (done > 0 && done % JournalFormat.INTERVAL_CALLS == 0) {
            journal.beginIntervals(phase, done);
            journal.start(window.oldest().start());
        }
        boolean wrong = failure != null && !caller.declared(failure);
        Outcome outcome = failure == null ? Outcome.ANSWERED : wrong ? failures.add(done, failure) : Outcome.EXCEPTION;
        journal.add(call.start(), call.lateness(), nanos, outcome.code());
        done++;
        if (wrong) {
            failures.check(phase == Phase.FIRST_CALL ? 0 : Failures.MOST_IN_A_ROW);
        }
    }

    @Override
    public long done() {
        return done;
    }

    @Override
    public Failures failures() {
        return failures;
    }
}
