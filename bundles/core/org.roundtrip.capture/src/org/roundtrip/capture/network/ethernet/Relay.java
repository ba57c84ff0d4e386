// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import com.sun.jna.Native;
import com.sun.jna.Platform;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * One direction of the switch. One thread receives frames and computes when each has to leave; another thread waits for that
 * time and sends the frame. Both end with the process.
 */
final class Relay {
    /** More frames are in flight only with tiny frames and a long latency. */
    private static final int MOST_IN_FLIGHT = 16_384;
    /** A sleeping thread wakes up some microseconds late, so the last microseconds are spent spinning. */
    private static final long AWAKE_NANOS = 25_000;
    private static final long LATE_NANOS = 100_000;
    private static final int PR_SET_TIMERSLACK = 29;

    private final PacketSocket from;
    private final PacketSocket to;
    private final SwitchTiming passage;
    private final BlockingQueue<FrameBuffer> inFlight = new ArrayBlockingQueue<>(MOST_IN_FLIGHT);
    private final BlockingQueue<FrameBuffer> free = new ArrayBlockingQueue<>(MOST_IN_FLIGHT);
    private volatile long forwarded;
    private volatile long late;
    private volatile long overflown;
    private volatile long refused;
    private long lost;

    static {
        Native.register(Relay.class, Platform.C_LIBRARY_NAME);
    }

    Relay(PacketSocket from, PacketSocket to, long latencyNanos) {
        this.from = from;
        this.to = to;
        this.passage = new SwitchTiming(latencyNanos, System.nanoTime());
    }

    void start(String name) {
        Thread.ofPlatform().daemon().name(name + ", in").start(this::takeIn);
        Thread.ofPlatform().daemon().name(name + ", out").start(this::letOut);
    }

    /** Gives another latency to the frames that come from now on. Any thread. */
    void latency(long nanos) {
        passage.latency(nanos);
    }

    /** Frames sent. */
    long forwarded() {
        return forwarded;
    }

    /** Frames lost: the queue was full, or the kernel lost or refused them. For one thread. */
    long dropped() {
        lost += from.lost();
        return overflown + refused + lost;
    }

    /** Frames sent more than 100 µs after their time, because no processor was free. */
    long late() {
        return late;
    }

    private void takeIn() {
        while (true) {
            FrameBuffer frame = free.poll();
            if (frame == null) {
                frame = new FrameBuffer();
            }
            long handed = from.receive(frame);
            frame.due = passage.arrival(handed, frame.filled - PacketSocket.HEADER_BYTES);
            if (frame.due == SwitchTiming.DROPPED || !inFlight.offer(frame)) {
                overflown++;
                free.offer(frame);
            }
        }
    }

    private void letOut() {
        prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0);
        try {
            while (true) {
                FrameBuffer frame = inFlight.take();
                awaitNanoTime(frame.due);
                if (System.nanoTime() - frame.due > LATE_NANOS) {
                    late++;
                }
                if (to.send(frame)) {
                    forwarded++;
                } else {
                    refused++;
                }
                free.offer(frame);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the switch", e);
        }
    }

    private static void awaitNanoTime(long due) {
        for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
            if (left > AWAKE_NANOS) {
                LockSupport.parkNanos(left - AWAKE_NANOS);
            } else {
                Thread.onSpinWait();
            }
        }
    }

    private static native int prctl(int option, long value, long none, long nothing, long nil);
}
