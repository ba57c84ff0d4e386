// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.CallLoop;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.timing.Failures;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/**
 * Makes calls at the moments of a {@link Pace} and records each as an interval. The clock is read before and after the
 * call. It allocates nothing while calls succeed. Used by one thread.
 */
final class PacedLoop implements CallLoop {
    private final CallJournal journal;
    private final Caller caller;
    private final int mask;
    private final Pace pace;
    private final Clock clock;
    private Failures failures = new Failures();
    private long done;

    /** @param pool entries in the caller's pool, a power of two */
    PacedLoop(CallJournal journal, Caller caller, int pool, Pace pace, Clock clock) {
        this.journal = journal;
        this.caller = caller;
        this.mask = pool - 1;
        this.pace = pace;
        this.clock = clock;
    }

    @Override
    public long run(Phase phase, Limits limits) throws ExplainedException {
        done = 0;
        failures = new Failures();
        long most = limits.most();
        long now = clock.nanos();
        long deadline = limits.nanos() > 0 ? now + limits.nanos() : Long.MAX_VALUE;
        try {
            while (done < most && (now < deadline || done < limits.least())) {
                if (done % JournalFormat.INTERVAL_CALLS == 0) {
                    journal.beginIntervals(phase, done);
                    journal.start(now);
                }
                long moment = pace.next(now);
                if (moment >= deadline && done >= limits.least()) {
                    break;
                }
                now = call(moment);
            }
        } finally {
            journal.end();
        }
        return done;
    }

    private long call(long moment) throws ExplainedException {
        clock.await(moment);
        long start = clock.nanos();
        long lateness = pace.intended() ? start - moment : -1;
        long end;
        try {
            caller.call((int) done & mask);
            end = clock.nanos();
            journal.add(start, lateness, end - start, 0);
        } catch (Exception e) {
            end = clock.nanos();
            boolean declared = caller.declared(e);
            Outcome outcome = declared ? Outcome.EXCEPTION : failures.add(done, e);
            journal.add(start, lateness, end - start, outcome.code());
            if (!declared) {
                failures.check(Failures.MOST_IN_A_ROW);
            }
        }
        done++;
        return end;
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
