// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.concurrent.Callable;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.CallLoop;
import org.roundtrip.harness.timing.Failures;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/**
 * Repeats a step of a client's set-up, and records each as an interval. The step is a look-up, or a connection with its
 * first call. Between two of them there may be work that is not on the clock. Used by one thread.
 */
final class SetUpLoop implements CallLoop {
    private final CallJournal journal;
    private final Step step;
    private Failures failures = new Failures();
    private long done;

    SetUpLoop(CallJournal journal, Step step) {
        this.journal = journal;
        this.step = step;
    }

    /** A step that is repeated. */
    interface Step {
        /** Takes the step once; only what goes through {@code timing} is on the clock. */
        Outcome take(Timing timing) throws Exception;
    }

    /** The time of one step, from its first part on the clock. A step without one counts from its beginning. */
    static final class Timing {
        private long start = System.nanoTime();
        private boolean begun;
        private long nanos;

        /** Does a part of the step on the clock; several parts add up. */
        <T> T timed(Callable<T> part) throws Exception {
            long from = System.nanoTime();
            start = begun ? start : from;
            begun = true;
            try {
                return part.call();
            } finally {
                nanos += System.nanoTime() - from;
            }
        }

        /** When the first part began, by the monotonic clock. */
        long start() {
            return start;
        }

        /** How long all parts took. */
        long nanos() {
            return nanos;
        }
    }

    @Override
    public long run(Phase phase, Limits limits) throws ExplainedException {
        done = 0;
        failures = new Failures(phase);
        try {
            while (done < limits.most()) {
                if (done % JournalFormat.INTERVAL_CALLS == 0) {
                    journal.beginIntervals(phase, done);
                    journal.start(System.nanoTime());
                }
                take();
            }
        } finally {
            journal.end();
        }
        return done;
    }

    private void take() throws ExplainedException {
        Timing timing = new Timing();
        try {
            Outcome outcome = step.take(timing);
            journal.add(timing.start(), -1, timing.nanos(), outcome.code());
        } catch (Exception e) {
            journal.add(timing.start(), -1, timing.nanos(), failures.add(done, e).code());
            failures.check(Failures.MOST_IN_A_ROW);
        }
        done++;
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
