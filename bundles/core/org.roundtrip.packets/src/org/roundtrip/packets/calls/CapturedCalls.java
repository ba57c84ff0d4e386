// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.packets.decode.PacketMessages;

/**
 * The captured calls on the wall clock, in the order in which they began. When a capture has no journal, its calls are the
 * requests found in it, with the times of their packets; they are known after decoding. Immutable.
 */
public final class CapturedCalls {
    /** No calls. */
    public static final CapturedCalls NONE = new CapturedCalls(new long[0], new long[0], 0, false, Callers.ONE);

    private final long[] starts;
    private final long[] ends;
    /** The latest end of each call and all that began before it. It is the array of the ends when no calls overlap. */
    private final long[] latestEnds;
    private final Callers callers;
    private final long errorNanos;
    private final boolean timed;
    private final boolean answered;
    private final CallContents contents;

    /** @param starts in order @param timed whether the times come from a journal */
    CapturedCalls(long[] starts, long[] ends, long errorNanos, boolean timed, Callers callers) {
        this(starts, ends, latest(starts, ends), callers, errorNanos, timed, true, null);
    }

    private CapturedCalls(long[] starts, long[] ends, long[] latestEnds, Callers callers, long errorNanos, boolean timed,
            boolean answered, CallContents contents) {
        this.starts = starts;
        this.ends = ends;
        this.latestEnds = latestEnds;
        this.callers = callers;
        this.errorNanos = errorNanos;
        this.timed = timed;
        this.answered = answered;
        this.contents = contents;
    }

    private static long[] latest(long[] starts, long[] ends) {
        int call = 1;
        while (call < ends.length && starts[call] >= ends[call - 1]) {
            call++;
        }
        if (call >= ends.length) {
            return ends;
        }
        long[] latest = ends.clone();
        for (; call < latest.length; call++) {
            latest[call] = Math.max(latest[call - 1], latest[call]);
        }
        return latest;
    }

    CapturedCalls with(CallContents known) {
        return new CapturedCalls(starts, ends, latestEnds, callers, errorNanos, timed, answered, known);
    }

    /** Returns the same calls, as calls that nothing answers. */
    public CapturedCalls oneWay() {
        return new CapturedCalls(starts, ends, latestEnds, callers, errorNanos, timed, false, contents);
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

    /** Whether a call began before an earlier one had ended. */
    public boolean overlap() {
        return latestEnds != ends;
    }

    /** Returns when the last of a call and all that began before it ended, in nanoseconds since 1970. */
    public long latestEndEpochNanos(int call) {
        return latestEnds[call];
    }

    /** Returns who made the calls, and on which connections. */
    public Callers callers() {
        return callers;
    }

    /** Returns how long a call took, in nanoseconds. */
    public long durationNanos(int call) {
        return ends[call] - starts[call];
    }

    /** Returns by how many nanoseconds the clocks of calls and packets may differ; 0 when both are the same clock. */
    public long errorNanos() {
        return errorNanos;
    }

    /**
     * Returns the call during which something happened, by time alone. It is the one that began last when several were
     * under way, and null when there was none.
     */
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
        return underWay(epochNanos, latestUntil(epochNanos));
    }

    /**
     * Returns all calls that were under way at a moment, those that began later first. A call of a journal has ended at its
     * end, a call of packets has not ended when its last packet is captured.
     */
    IntStream allAt(long epochNanos) {
        return IntStream.iterate(at(epochNanos), call -> call >= 0, call -> underWay(epochNanos, call - 1));
    }

    /** Returns the last call up to {@code latest} that was under way, or -1. */
    private int underWay(long epochNanos, int latest) {
        for (int call = latest; call >= 0 && before(epochNanos, latestEnds[call]); call--) {
            if (before(epochNanos, ends[call])) {
                return call;
            }
        }
        return -1;
    }

    private boolean before(long epochNanos, long end) {
        return timed ? epochNanos < end : epochNanos <= end;
    }

    private int latestUntil(long epochNanos) {
        int found = Arrays.binarySearch(starts, epochNanos);
        return found >= 0 ? lastOf(found) : -found - 2;
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

    /**
     * Returns the packets that carry data of a call and may cut it, in the order of the file. They are the first and the
     * last packet of each of its messages, also where the packet begins with a message of another call or of none. Where
     * calls do not overlap, all other packets of the call are there, too. What opens, checks or ends a connection in the
     * time of a call does not cut it.
     *
     * @param of which packets carry data, and which of it was sent before
     */
    public IntStream cutting(int call, PacketMessages of) {
        return contents == null ? IntStream.empty() : overlap() ? contents.ends(call)
                : IntStream.concat(contents.ends(call), carrying(call, of).filter(packet -> !ofConnection(call, packet)))
                        .sorted().distinct();
    }

    /**
     * Returns the packets by which the connection of a call is opened or checked within it. They are in the order of the
     * file. There are none where calls overlap, because there nobody knows which of them waits.
     *
     * @param of which packets carry data, and which of it was sent before
     */
    public IntStream opening(int call, PacketMessages of) {
        return overlap() || contents == null ? IntStream.empty()
                : carrying(call, of).filter(packet -> contents.opens(call, packet));
    }

    /**
     * Returns whether a packet of a call only opens, checks, ends or keeps a connection. It carries nothing of the
     * call's request or response.
     */
    public boolean ofConnection(int call, int packet) {
        return contents != null && contents.ofConnection(call, packet);
    }

    private IntStream carrying(int call, PacketMessages of) {
        return packets(call).filter(packet -> of.carries(packet) && !of.again(packet));
    }
}
