// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.roundtrip.packets.calls.CapturedCalls;

/**
 * When calls started and ended, sorted by their start. Times are nanoseconds since the zero of the time axis, below 0
 * before it. Calls of several callers overlap. Any thread.
 */
public interface CallTimes {
    /** Returns the number of calls. */
    int size();

    /** Returns when a call started. */
    long start(int call);

    /** Returns when a call ended, which is not before its start. */
    long end(int call);

    /** Returns when the last of a call and all that started before it ended. */
    long latestEnd(int call);

    /** Returns the latency of a call. */
    default long duration(int call) {
        return end(call) - start(call);
    }

    /** Returns the times of captured calls. @param zero of the axis, in nanoseconds since 1970 */
    static CallTimes of(CapturedCalls calls, long zero) {
        return new CallTimes() {
            @Override
            public int size() {
                return calls.size();
            }

            @Override
            public long start(int call) {
                return calls.startEpochNanos(call) - zero;
            }

            @Override
            public long end(int call) {
                return calls.endEpochNanos(call) - zero;
            }

            @Override
            public long latestEnd(int call) {
                return calls.latestEndEpochNanos(call) - zero;
            }
        };
    }

    /** Returns the first call that starts at a time or later; {@link #size} if there is none. */
    default int firstStartingFrom(double nanos) {
        return firstThat(call -> start(call) >= nanos);
    }

    /** Returns the first call that is still running at a time, or else the first that starts later. */
    default int firstRunningFrom(double from) {
        return firstThat(call -> start(call) >= from || latestEnd(call) > from);
    }

    /** Returns the first call that, with all after it, has a property; {@link #size} if there is none. */
    private int firstThat(IntPredicate property) {
        int low = 0;
        int high = size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (property.test(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Returns the call running at a time, the last started if there are several; -1 if there is none. */
    default int runningAt(double nanos) {
        return running(nanos, firstStartingFrom(Math.nextUp(nanos)) - 1);
    }

    /** Returns all calls running at a time, the last started first. */
    default IntStream allRunningAt(double nanos) {
        return IntStream.iterate(runningAt(nanos), call -> call >= 0, call -> running(nanos, call - 1));
    }

    /** Returns the last call up to {@code latest} that runs at a time; -1 if there is none. */
    private int running(double nanos, int latest) {
        for (int call = latest; call >= 0 && (nanos < latestEnd(call) || start(call) == nanos); call--) {
            if (nanos < end(call) || start(call) == end(call) && start(call) == nanos) {
                return call;
            }
        }
        return -1;
    }
}
