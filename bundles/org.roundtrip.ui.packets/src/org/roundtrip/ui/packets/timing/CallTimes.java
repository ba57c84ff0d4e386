// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import org.roundtrip.packets.CapturedCalls;

/** When calls began and ended, in the order in which they began. Any thread. */
interface CallTimes {
    /** So many calls that began before are looked at, where calls overlap. */
    int MOST_OVERLAPPING = 64;

    /** How many. */
    int size();

    /** Nanoseconds since the origin of the time axis. */
    long start(int call);

    /** Nanoseconds since the origin, not before the start. */
    long end(int call);

    /** How long it took. */
    default long duration(int call) {
        return end(call) - start(call);
    }

    /** The calls of a capture on an axis that begins at {@code origin}, in nanoseconds since 1970. */
    static CallTimes of(CapturedCalls calls, long origin) {
        return new CallTimes() {
            @Override
            public int size() {
                return calls.size();
            }

            @Override
            public long start(int call) {
                return calls.startEpochNanos(call) - origin;
            }

            @Override
            public long end(int call) {
                return calls.endEpochNanos(call) - origin;
            }
        };
    }

    /** The first call that begins at a time or later; {@link #size} when none does. */
    default int firstFrom(double nanos) {
        int low = 0;
        int high = size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (start(middle) < nanos) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The first call that is seen between two times, as far as one is under way or begins; else the next. */
    default int firstSeen(double from) {
        int first = firstFrom(from);
        int seen = first;
        for (int call = first - 1; call >= Math.max(0, first - MOST_OVERLAPPING); call--) {
            if (end(call) > from) {
                seen = call;
            }
        }
        return seen;
    }

    /** The latest call under way at a time; -1 when there is none. */
    default int at(double nanos) {
        int next = firstFrom(Math.nextUp(nanos));
        for (int call = next - 1; call >= Math.max(0, next - MOST_OVERLAPPING); call--) {
            if (nanos < end(call) || start(call) == end(call) && start(call) == nanos) {
                return call;
            }
        }
        return -1;
    }
}
