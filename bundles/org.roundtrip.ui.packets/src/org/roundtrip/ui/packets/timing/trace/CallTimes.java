// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import org.roundtrip.packets.calls.CapturedCalls;

/** When calls started and ended, sorted by their start, in nanoseconds since the origin of the time axis. Any thread. */
public interface CallTimes {
    /** Where calls overlap, searches look back over this many earlier calls and no more. */
    int MOST_OVERLAPPING = 64;

    /** Returns the number of calls. */
    int size();

    /** Returns when a call started. */
    long start(int call);

    /** Returns when a call ended, which is not before its start. */
    long end(int call);

    /** Returns the latency of a call. */
    default long duration(int call) {
        return end(call) - start(call);
    }

    /** Returns the times of captured calls. @param origin of the axis, in nanoseconds since 1970 */
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

    /** Returns the first call that starts at a time or later; {@link #size} if there is none. */
    default int firstStartingFrom(double nanos) {
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

    /** Returns the first call that is still running at a time, or else the first that starts later. */
    default int firstRunningFrom(double from) {
        int first = firstStartingFrom(from);
        int running = first;
        for (int call = first - 1; call >= Math.max(0, first - MOST_OVERLAPPING); call--) {
            if (end(call) > from) {
                running = call;
            }
        }
        return running;
    }

    /** Returns the call running at a time, the last started if there are several; -1 if there is none. */
    default int runningAt(double nanos) {
        int next = firstStartingFrom(Math.nextUp(nanos));
        for (int call = next - 1; call >= Math.max(0, next - MOST_OVERLAPPING); call--) {
            if (nanos < end(call) || start(call) == end(call) && start(call) == nanos) {
                return call;
            }
        }
        return -1;
    }
}
