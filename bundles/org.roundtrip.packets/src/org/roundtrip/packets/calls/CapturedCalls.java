// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.Packet;

/**
 * The captured calls on the wall clock, in the order in which they began. When a capture has no journal, its calls are the
 * requests found in it, with the times of their packets; they are known after decoding. Immutable.
 */
public final class CapturedCalls {
    /** No calls. */
    public static final CapturedCalls NONE = new CapturedCalls(new long[0], new long[0], 0, false, null);

    /** Where calls overlap, {@link #at} looks at this many calls that began before the moment. */
    private static final int MOST_OVERLAPPING = 64;

    private final long[] starts;
    private final long[] ends;
    private final long errorNanos;
    private final boolean timed;
    private final boolean answered;
    private final CallContents contents;

    CapturedCalls(long[] starts, long[] ends, long errorNanos, boolean timed, CallContents contents) {
        this(starts, ends, errorNanos, timed, true, contents);
    }

    private CapturedCalls(long[] starts, long[] ends, long errorNanos, boolean timed, boolean answered, CallContents contents) {
        this.starts = starts;
        this.ends = ends;
        this.errorNanos = errorNanos;
        this.timed = timed;
        this.answered = answered;
        this.contents = contents;
    }

    CapturedCalls with(CallContents known) {
        return new CapturedCalls(starts, ends, errorNanos, timed, answered, known);
    }

    /** Returns the same calls, as calls that nothing answers. */
    public CapturedCalls oneWay() {
        return new CapturedCalls(starts, ends, errorNanos, timed, false, contents);
    }

    /** Returns the number of calls. */
    public int size() {
        return starts.length;
    }

    /** Whether the times come from a journal and not from packets. */
    public boolean timed() {
        return timed;
    }

    /** Whether the calls are answered; the packets of one-way calls may be sent after these have ended. */
    public boolean answered() {
        return answered;
    }

    /** Returns when a call began, in nanoseconds since 1970. */
    public long startEpochNanos(int call) {
        return starts[call];
    }

    /** Returns when a call ended, in nanoseconds since 1970. */
    public long endEpochNanos(int call) {
        return ends[call];
    }

    /** Returns how long a call took, in nanoseconds. */
    public long durationNanos(int call) {
        return ends[call] - starts[call];
    }

    /** Returns by how many nanoseconds the clocks of calls and packets may differ; 0 when both are the same clock. */
    public long errorNanos() {
        return errorNanos;
    }

    /** Returns the call during which something happened, by time alone; null when there was none. */
    public Long callAt(long epochNanos) {
        int found = at(epochNanos);
        return found < 0 ? null : (Long) (long) found;
    }

    /**
     * Returns the call during which a packet of a connection was captured, by time alone. Returns -1 when there was none,
     * when the times of the calls come from packets, and when the packet has no time.
     */
    public int ofPacket(PacketIndex index, int packet) {
        long time = index.epochNanos(packet);
        return timed && time != Packet.NO_TIME && index.stream(packet) != TcpStreams.NONE ? at(time) : -1;
    }

    /** Returns the same call as {@link #callAt}, or -1 when there was none. */
    public int at(long epochNanos) {
        int found = Arrays.binarySearch(starts, epochNanos);
        int latest = found >= 0 ? lastOf(found) : -found - 2;
        for (int call = latest; call >= 0 && call > latest - MOST_OVERLAPPING; call--) {
            // A call of a journal ends before the next begins. A call of packets ends with its last packet.
            if (timed ? epochNanos < ends[call] : epochNanos <= ends[call]) {
                return call;
            }
        }
        return -1;
    }

    /** Returns the last of the calls that began at the same moment. */
    private int lastOf(int call) {
        int last = call;
        while (last + 1 < starts.length && starts[last + 1] == starts[call]) {
            last++;
        }
        return last;
    }

    /** Returns the packets of a call in the order of the file, with acknowledgements; none until the capture is decoded. */
    public IntStream packets(int call) {
        return contents == null ? IntStream.empty() : contents.packets(call);
    }

    /** Returns the messages of a call in the order of their numbers; none until the capture is decoded. */
    public IntStream messages(int call) {
        return contents == null ? IntStream.empty() : contents.messages(call);
    }
}
