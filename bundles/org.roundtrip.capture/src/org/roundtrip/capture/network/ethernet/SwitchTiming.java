// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import org.roundtrip.model.Network;

/**
 * When frames arrive that go one way through a store-and-forward switch. A frame is sent twice, from its host to the
 * switch and, when the switch has all of it, on to the other host; each link carries one frame after the other at its
 * rate. Times are nanoseconds of any one clock. For one thread.
 *
 * <p>Only what waits for the first link can pile up, in the queue of the sending host's device: behind it both links have
 * one rate, so the switch itself never holds more than it is passing on.
 */
final class SwitchTiming {
    /** What a frame takes on the line besides what a capture shows: preamble, checksum and the gap before the next. */
    static final int OVERHEAD_BYTES = 8 + 4 + 12;
    /** Shorter frames are padded, to 64 with their checksum. */
    static final int SHORTEST_BYTES = 60;
    /** As many frames of full size as Linux queues at a device. */
    static final int QUEUE_FRAMES = 1000;
    /** Told instead of a time: the queue was full. */
    static final long DROPPED = Long.MIN_VALUE;

    private static final int FULL_BYTES = Network.MTU + 14;
    private static final long LONGEST_WAIT = QUEUE_FRAMES * nanos(FULL_BYTES);

    private final long latencyNanos;
    private long firstFree;
    private long secondFree;

    /** @param now when the links begin to be free */
    SwitchTiming(long latencyNanos, long now) {
        this.latencyNanos = latencyNanos;
        firstFree = now;
        secondFree = now;
    }

    /** How long a link is busy with a frame. */
    static long nanos(int bytes) {
        return (Math.max(bytes, SHORTEST_BYTES) + OVERHEAD_BYTES) * 8 * 1000L / Network.Ethernet.MEGABITS;
    }

    /**
     * When a frame's last bit arrives at the other host, or {@link #DROPPED}.
     *
     * @param handed when the sending host hands it to its device; not before the frame before
     * @param bytes  its length as a capture shows it
     */
    long arrival(long handed, int bytes) {
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
