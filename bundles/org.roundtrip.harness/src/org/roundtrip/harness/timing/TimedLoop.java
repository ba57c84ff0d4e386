// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import org.roundtrip.harness.control.ExplainedException;

/**
 * The timed loop. For each call it makes the call, reads the clock once, and writes one sample into the journal; the reading
 * ends this call and begins the next. It allocates nothing. The clock is read again after a new block of the journal began,
 * so that this work is in no sample. Used by one thread.
 */
public final class TimedLoop {
    private final JournalWriter journal;
    private final Caller caller;
    private final int mask;
    private long done;

    /**
     * Makes a loop over prepared arguments.
     *
     * @param pool entries in the caller's pool, a power of two
     */
    public TimedLoop(JournalWriter journal, Caller caller, int pool) {
        if (Integer.bitCount(pool) != 1) {
            throw new IllegalArgumentException("the pool must be a power of two, but is " + pool);
        }
        this.journal = journal;
        this.caller = caller;
        this.mask = pool - 1;
    }

    /**
     * Makes calls until one of the limits is reached. The time is checked after each call, so a limit of time allows at
     * least one call. Without any limit no call is made.
     *
     * @param calls the most calls, or 0 for no such limit
     * @param nanos nanoseconds after which no call begins, or 0 for no such limit
     * @return calls made
     * @throws ExplainedException when the journal cannot grow
     * @throws Exception          thrown by a call; the samples before it are recorded
     */
    public long run(Phase phase, long calls, long nanos) throws Exception {
        done = 0;
        long most = calls > 0 ? calls : nanos > 0 ? Long.MAX_VALUE : 0;
        long limit = nanos > 0 ? nanos : Long.MAX_VALUE / 2;
        try {
            long deadline = 0;
            boolean inTime = true;
            while (inTime && done < most) {
                journal.begin(phase, done);
                long start = System.nanoTime();
                journal.start(start);
                if (done == 0) {
                    deadline = start + limit;
                }
                inTime = block(start, deadline, Math.min(most - done, JournalFormat.SAMPLES_PER_BLOCK));
            }
        } finally {
            journal.end();
        }
        return done;
    }

    /** Calls that have been made and recorded since the last {@link #run} began. */
    public long done() {
        return done;
    }

    /** Makes the calls of one block. Returns whether the deadline has not passed. */
    private boolean block(long start, long deadline, long calls) throws Exception {
        long end = done + calls;
        long before = start;
        while (done < end) {
            long now = call((int) done & mask, before);
            if (now - deadline >= 0) {
                return false;
            }
            before = now;
        }
        return true;
    }

    /** A method of its own, because the JIT compiles it after some thousand calls, much earlier than a loop around it. */
    private long call(int entry, long before) throws Exception {
        caller.call(entry);
        long now = System.nanoTime();
        journal.add(now - before);
        done++;
        return now;
    }
}
