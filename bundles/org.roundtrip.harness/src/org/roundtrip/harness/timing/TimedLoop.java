// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.model.JournalFormat;
import org.roundtrip.model.Phase;

/**
 * The timed loop. Per call it does the call, one reading of the clock, which ends this call and begins the next, and one
 * sample in the journal; it allocates nothing. Between two blocks of the journal the clock is read anew, so that what a
 * block's beginning costs is in no sample. Used by one thread.
 */
public final class TimedLoop {
    private final JournalWriter journal;
    private final Caller caller;
    private final int mask;
    private long done;

    /**
     * A loop over prepared arguments.
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
     * Calls until one of the limits is reached; a limit of 0 does not count, and without any it makes no call. Time is
     * looked at when a call ends, so there is at least one.
     *
     * @return calls made
     * @throws ExplainedException when the journal cannot grow
     * @throws Exception          what a call threw; the samples before it are recorded
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

    /** The calls of one block; tells whether the deadline is still to come. */
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

    /** A method of its own, so that it is compiled after some thousand calls, long before a loop around it would be. */
    private long call(int entry, long before) throws Exception {
        caller.call(entry);
        long now = System.nanoTime();
        journal.add(now - before);
        done++;
        return now;
    }
}
