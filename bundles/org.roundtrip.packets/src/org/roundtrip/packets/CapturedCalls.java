// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The captured calls on the wall clock, in the order in which they began. Of a capture without a journal the calls are
 * the requests found in it, with the times of their packets: they are known when it is decoded. Immutable.
 */
public final class CapturedCalls {
    /** Nothing is known of calls. */
    static final CapturedCalls NONE = new CapturedCalls(new long[0], new long[0], 0, false, null);

    /** So many calls under way before a moment are looked at, where calls overlap. */
    private static final int MOST_OVERLAPPING = 64;

    private final long[] starts;
    private final long[] ends;
    private final long errorNanos;
    private final boolean timed;
    private final Belongings belongings;

    CapturedCalls(long[] starts, long[] ends, long errorNanos, boolean timed, Belongings belongings) {
        this.starts = starts;
        this.ends = ends;
        this.errorNanos = errorNanos;
        this.timed = timed;
        this.belongings = belongings;
    }

    CapturedCalls with(Belongings known) {
        return new CapturedCalls(starts, ends, errorNanos, timed, known);
    }

    /** How many there are. */
    public int size() {
        return starts.length;
    }

    /** Whether their times are from a journal, not from packets. */
    public boolean timed() {
        return timed;
    }

    /** When a call began, in nanoseconds since 1970. */
    public long startEpochNanos(int call) {
        return starts[call];
    }

    /** When it ended. */
    public long endEpochNanos(int call) {
        return ends[call];
    }

    /** How long it took in nanoseconds. */
    public long durationNanos(int call) {
        return ends[call] - starts[call];
    }

    /** How far the clock of the calls and that of the packets may be apart; 0 when both are the same. */
    public long errorNanos() {
        return errorNanos;
    }

    /** The call during which something happened, by time alone; null when there was none. */
    public Long callAt(long epochNanos) {
        int found = at(epochNanos);
        return found < 0 ? null : (Long) (long) found;
    }

    /** The same; -1 when there was none. */
    int at(long epochNanos) {
        int found = Arrays.binarySearch(starts, epochNanos);
        int latest = found >= 0 ? lastOf(found) : -found - 2;
        for (int call = latest; call >= 0 && call > latest - MOST_OVERLAPPING; call--) {
            // A call of the journal ends before the next begins; one of packets ends with its last packet.
            if (timed ? epochNanos < ends[call] : epochNanos <= ends[call]) {
                return call;
            }
        }
        return -1;
    }

    /** The last of the calls that began at the same moment. */
    private int lastOf(int call) {
        int last = call;
        while (last + 1 < starts.length && starts[last + 1] == starts[call]) {
            last++;
        }
        return last;
    }

    /** Its packets in the order of the file, acknowledgements included; none until the capture is decoded. */
    public IntStream packets(int call) {
        return belongings == null ? IntStream.empty() : belongings.packets(call);
    }

    /** Its messages, in the order of their numbers; none until the capture is decoded. */
    public IntStream messages(int call) {
        return belongings == null ? IntStream.empty() : belongings.messages(call);
    }
}
