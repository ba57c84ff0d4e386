// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.ArrayDeque;
import java.util.PriorityQueue;

/**
 * Finds the most calls that were under way at a time. The calls come in the order in which they ended. A call is counted
 * once {@value #AHEAD} later ones have come, because until then one that began before it may come; what begins even
 * earlier counts from then on. For one thread at a time.
 */
final class InFlight {
    private static final int AHEAD = 4096;
    private final PriorityQueue<Long> starts;
    private final ArrayDeque<Long> ends;
    private long lastEnd = Long.MIN_VALUE;
    private long now;
    private long most;
    private boolean overlapped;

    InFlight() {
        starts = new PriorityQueue<>();
        ends = new ArrayDeque<>();
    }

    private InFlight(InFlight other) {
        starts = new PriorityQueue<>(other.starts);
        ends = other.ends.clone();
        now = other.now;
        most = other.most;
    }

    /** Adds a call. @param start its beginning @param end its end, not before that of the call before */
    void add(long start, long end) {
        overlapped |= start < lastEnd;
        if (!overlapped) {
            // Calls of one caller need no more than this.
            most = 1;
            ends.clear();
            starts.clear();
        }
        lastEnd = end;
        starts.add(start);
        ends.add(end);
        if (starts.size() > AHEAD) {
            begin();
        }
    }

    /** The next call begins; those that have ended before it are not under way any more. */
    private void begin() {
        long start = starts.poll();
        while (!ends.isEmpty() && ends.peek() <= start) {
            ends.poll();
            now--;
        }
        now++;
        most = Math.max(most, now);
    }

    /** The most calls at a time so far; 0 without calls. */
    long most() {
        InFlight rest = new InFlight(this);
        while (!rest.starts.isEmpty()) {
            rest.begin();
        }
        return rest.most;
    }
}
