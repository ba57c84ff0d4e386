// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.util.OptionalLong;
import java.util.concurrent.Callable;

/**
 * Times the look-up and the connecting of a client separately. The time of a step inside another is subtracted from the
 * outer one, so the two are separate also where a middleware connects while it looks up. Used by one thread.
 */
public final class Steps {
    private long lookup = -1;
    private long connect = -1;
    private long inner;

    /** Times finding the reference; repeated steps add up. */
    public <T> T lookup(Callable<T> step) throws Exception {
        return timed(step, true);
    }

    /** Times opening the transport; repeated steps add up. */
    public <T> T connect(Callable<T> step) throws Exception {
        return timed(step, false);
    }

    /** Nanoseconds of the look-up; empty when there was none. */
    public OptionalLong lookupNanos() {
        return lookup < 0 ? OptionalLong.empty() : OptionalLong.of(lookup);
    }

    /** Nanoseconds of connecting; empty when there was none. */
    public OptionalLong connectNanos() {
        return connect < 0 ? OptionalLong.empty() : OptionalLong.of(connect);
    }

    private <T> T timed(Callable<T> step, boolean lookingUp) throws Exception {
        long outer = inner;
        inner = 0;
        long start = System.nanoTime();
        try {
            return step.call();
        } finally {
            long all = System.nanoTime() - start;
            long own = all - inner;
            inner = outer + all;
            if (lookingUp) {
                lookup = Math.max(lookup, 0) + own;
            } else {
                connect = Math.max(connect, 0) + own;
            }
        }
    }
}
