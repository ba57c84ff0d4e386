// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.BitSet;
import java.util.function.LongToIntFunction;

/** Which calls have no request yet. For one thread. */
final class UnrequestedCalls {
    private final BitSet requested = new BitSet();
    private final long errorNanos;

    /** @param errorNanos by how much the clocks of calls and packets may differ */
    UnrequestedCalls(long errorNanos) {
        this.errorNanos = errorNanos;
    }

    /** Whether a call has no request. */
    boolean contain(int call) {
        return !requested.get(call);
    }

    /** A call has a request from now on. */
    void take(int call) {
        requested.set(call);
    }

    /**
     * Takes the call of a request that was sent at a moment. Closer to the border of two calls than the clocks are exact, this
     * is the one that has no request yet.
     *
     * @param at returns the call that was under way at a moment, or -1
     * @return the call, which may have a request already; -1 when none was under way
     */
    int takeAt(long epochNanos, LongToIntFunction at) {
        int call = at.applyAsInt(epochNanos);
        if (call < 0 || !contain(call)) {
            int later = at.applyAsInt(epochNanos + errorNanos);
            int earlier = at.applyAsInt(epochNanos - errorNanos);
            call = later != call && later >= 0 && contain(later) ? later
                    : call < 0 && earlier >= 0 && contain(earlier) ? earlier : call;
        }
        if (call >= 0) {
            take(call);
        }
        return call;
    }
}
