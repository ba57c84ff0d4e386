// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.concurrent.locks.LockSupport;

/** The monotonic clock, and waiting for a moment on it. Tests have a simulated one. */
interface Clock {
    /** The clock of the machine. Safe for several threads. */
    Clock SYSTEM = new Clock() {
        /** A sleeping thread wakes up late by up to about so much. */
        private static final long SPIN_NANOS = 100_000;

        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public void await(long moment) {
            long left = moment - System.nanoTime();
            while (left > 0) {
                if (left > SPIN_NANOS) {
                    LockSupport.parkNanos(left - SPIN_NANOS);
                }
                left = moment - System.nanoTime();
            }
        }

        @Override
        public void park(long moment) {
            long left = moment - System.nanoTime();
            if (left > 0) {
                LockSupport.parkNanos(left);
            }
        }

        @Override
        public void wake(Thread thread) {
            LockSupport.unpark(thread);
        }
    };

    /** Reads the clock, in nanoseconds. */
    long nanos();

    /** Returns when the moment has come: sleeps, then spins for the last tenth of a millisecond. */
    void await(long moment);

    /** Sleeps until another thread wakes this one, and not longer than until a moment; may return earlier. */
    void park(long moment);

    /** Wakes a thread, or the next {@link #park} of it. */
    void wake(Thread thread);
}
