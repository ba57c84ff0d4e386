// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import org.roundtrip.model.Network;

/**
 * Computes when frames arrive that pass the store-and-forward switch of the network {@code ethernet-100} in one direction. A frame is sent twice: from its host
 * to the switch and, when the switch has all of it, on to the other host. Each link carries one frame after the other at its
 * rate. Times are nanoseconds of any one clock; this class reads no clock. For one thread, but for {@link #latency}.
 *
 * <p>Frames can queue only before the first link, at the device of the sending host. Both links have the same rate, so the
 * switch never holds more than the frame that it passes on.
 */
public final class SwitchTiming {
    /**
     * Bytes on the line that a capture does not show. They are preamble, checksum and the gap before the next frame
     * (IEEE 802.3).
     */
    public static final int OVERHEAD_BYTES = 8 + 4 + 12;
    /** Shorter frames are padded to this length, 64 with their checksum. */
    static final int SHORTEST_BYTES = 60;
    /** How many frames of full size Linux queues at a device. */
    static final int QUEUE_FRAMES = 1000;
    /** Returned instead of a time when the queue was full. */
    public static final long DROPPED = Long.MIN_VALUE;

    private static final int FULL_BYTES = Network.MTU + 14;
    private static final long LONGEST_WAIT = QUEUE_FRAMES * nanos(FULL_BYTES);

    private volatile long latencyNanos;
    private long firstFree;
    private long secondFree;

    /** @param latencyNanos of the switch @param now the time from which the links are free */
    public SwitchTiming(long latencyNanos, long now) {
        this.latencyNanos = latencyNanos;
        firstFree = now;
        secondFree = now;
    }

    /** Gives another latency to the frames that come from now on; none overtakes another. Any thread. */
    public void latency(long nanos) {
        latencyNanos = nanos;
    }

    /** How many nanoseconds a link is busy with a frame of that length. */
    public static long nanos(int bytes) {
        return (Math.max(bytes, SHORTEST_BYTES) + OVERHEAD_BYTES) * 8 * 1000L / Network.Ethernet.MEGABITS;
    }

    /**
     * Takes the next frame and returns when its last bit arrives at the other host, or {@link #DROPPED}.
     *
     * @param handed when the sending host hands it to its device; not earlier than for the frame before
     * @param bytes  its length as a capture shows it
     */
    public long arrival(long handed, int bytes) {
        long begin = Math.max(handed, firstFree);
        if (begin - handed > LONGEST_WAIT) {
            return DROPPED;
        }
        long sending = nanos(bytes);
        firstFree = begin + sending;
        secondFree = Math.max(firstFree + latencyNanos, secondFree) + sending;
        return secondFree;
    }
}
