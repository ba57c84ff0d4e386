// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import org.roundtrip.harness.control.ExplainedException;

/**
 * Makes calls without a pause. For each call it makes the call, reads the clock once, and writes the duration into the journal;
 * the reading ends this call and begins the next. It allocates nothing. The clock is read again after a new block of the
 * journal began, so that this work is in no call. Used by one thread.
 */
public final class TimedLoop implements CallLoop {
    private static final int ANSWERED = Outcome.ANSWERED.code();

    private final CallJournal journal;
    private final Caller caller;
    private final int mask;
    private Failures failures = new Failures();
    private int mostFailures;
    private long least;
    private long done;

    /**
     * Makes a loop over prepared arguments.
     *
     * @param pool entries in the caller's pool, a power of two
     */
    public TimedLoop(CallJournal journal, Caller caller, int pool) {
        if (Integer.bitCount(pool) != 1) {
            throw new IllegalArgumentException("the pool must be a power of two, but is " + pool);
        }
        this.journal = journal;
        this.caller = caller;
        this.mask = pool - 1;
    }

    @Override
    public long run(Phase phase, Limits limits) throws ExplainedException {
        done = 0;
        failures = new Failures();
        mostFailures = phase == Phase.FIRST_CALL ? 0 : Failures.MOST_IN_A_ROW;
        least = limits.least();
        long most = limits.most();
        long limit = limits.nanos() > 0 ? limits.nanos() : Long.MAX_VALUE / 2;
        try {
            long deadline = 0;
            boolean inTime = true;
            while (inTime && done < most) {
                journal.beginSequence(phase, done);
                long start = System.nanoTime();
                journal.start(start);
                if (done == 0) {
                    deadline = start + limit;
                }
                inTime = block(start, deadline, Math.min(most - done, JournalFormat.SEQUENCE_CALLS));
            }
        } finally {
            journal.end();
        }
        return done;
    }

    @Override
    public long done() {
        return done;
    }

    @Override
    public Failures failures() {
        return failures;
    }

    /** Makes the calls of one block. Returns whether the deadline has not passed, or does not count yet. */
    private boolean block(long start, long deadline, long calls) throws ExplainedException {
        long end = done + calls;
        long before = start;
        while (done < end) {
            long now = call((int) done & mask, before);
            if (now - deadline >= 0 && done >= least) {
                return false;
            }
            before = now;
        }
        return true;
    }

    /** A method of its own. The JIT compiles it after some thousand calls, much earlier than a loop around it. */
    private long call(int entry, long before) throws ExplainedException {
        long now;
        try {
            caller.call(entry);
            now = System.nanoTime();
            journal.add(now - before, ANSWERED);
        } catch (Exception e) {
            now = System.nanoTime();
            thrown(e, now - before);
        }
        done++;
        return now;
    }

    private void thrown(Exception e, long nanos) throws ExplainedException {
        boolean declared = caller.declared(e);
        journal.add(nanos, (declared ? Outcome.EXCEPTION : failures.add(done, e)).code());
        if (!declared) {
            failures.check(mostFailures);
        }
    }
}
