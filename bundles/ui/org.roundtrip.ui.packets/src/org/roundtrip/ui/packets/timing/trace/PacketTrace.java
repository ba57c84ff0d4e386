// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/**
 * The packets of a capture for the chart: a {@link PacketKind} each, with times and lengths taken from the capture's
 * index. Packets are kept in chunks, which are never copied. Each chunk keeps its earliest and latest time, so that packets
 * are found by time although a file need not be sorted. One thread adds and changes; others read up to {@link #size}.
 */
public final class PacketTrace {
    private static final int BITS = 12;
    private static final int CHUNK = 1 << BITS;

    private static final class Chunk {
        private final byte[] kinds = new byte[CHUNK];
        private volatile long earliest = Long.MAX_VALUE;
        private volatile long latest = Long.MIN_VALUE;
    }

    private final IntToLongFunction times;
    private final IntUnaryOperator lengths;
    private volatile Chunk[] chunks = new Chunk[16];
    private volatile int size;

    /**
     * Creates a trace without packets.
     *
     * @param times   returns when a packet was seen, in nanoseconds since the zero of the time axis
     * @param lengths returns a packet's length on the wire in bytes
     */
    public PacketTrace(IntToLongFunction times, IntUnaryOperator lengths) {
        this.times = times;
        this.lengths = lengths;
    }

    /** Adds the next packet. @param kind see {@link PacketKind} */
    public void add(byte kind) {
        int at = size;
        Chunk chunk = chunkFor(at >> BITS);
        chunk.kinds[at & CHUNK - 1] = kind;
        long time = times.applyAsLong(at);
        chunk.earliest = Math.min(chunk.earliest, time);
        chunk.latest = Math.max(chunk.latest, time);
        size = at + 1;
    }

    private Chunk chunkFor(int number) {
        if (number == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * number);
        }
        if (chunks[number] == null) {
            chunks[number] = new Chunk();
        }
        return chunks[number];
    }

    /** Changes the kind of a packet, once more is known of it. */
    public void setKind(int packet, byte kind) {
        chunks[packet >> BITS].kinds[packet & CHUNK - 1] = kind;
    }

    /** Returns the number of packets. */
    public int size() {
        return size;
    }

    /** Returns when a packet was seen. */
    public long time(int packet) {
        return times.applyAsLong(packet);
    }

    /** Returns a packet's length on the wire in bytes. */
    public int length(int packet) {
        return lengths.applyAsInt(packet);
    }

    /** Returns a packet's {@link PacketKind}. */
    public byte kind(int packet) {
        return chunks[packet >> BITS].kinds[packet & CHUNK - 1];
    }

    /** Returns the earliest time of all packets, which is below 0 where a file is not sorted; 0 without packets. */
    public long start() {
        long start = 0;
        for (int c = 0; c << BITS < size; c++) {
            start = Math.min(start, chunks[c].earliest);
        }
        return start;
    }

    /** Returns the latest time of all packets; -1 without packets. */
    public long end() {
        long end = -1;
        for (int c = 0; c << BITS < size; c++) {
            end = Math.max(end, chunks[c].latest);
        }
        return end;
    }

    /** Returns how many packets were seen after a time; any number above {@code most} stands for more than that. */
    public int after(double time, int most) {
        return atMost(most, Math.nextUp(time), Double.POSITIVE_INFINITY).map(found -> found.length).orElse(most + 1);
    }

    /** Visits the packets seen between two times, both included, in the order of the file. */
    public void between(double from, double to, IntConsumer visitor) {
        int most = size;
        for (int c = 0; c << BITS < most; c++) {
            Chunk chunk = chunks[c];
            if (chunk.latest < from || chunk.earliest > to) {
                continue;
            }
            boolean inside = chunk.earliest >= from && chunk.latest <= to;
            int last = Math.min(most, c + 1 << BITS);
            for (int packet = c << BITS; packet < last; packet++) {
                if (inside || times.applyAsLong(packet) >= from && times.applyAsLong(packet) <= to) {
                    visitor.accept(packet);
                }
            }
        }
    }

    /** Returns the packets seen between two times; empty if there are more than {@code most}. */
    public Optional<int[]> atMost(int most, double from, double to) {
        int[] found = new int[most + 1];
        int[] count = {0};
        between(from, to, packet -> {
            if (count[0] <= most) {
                found[count[0]++] = packet;
            }
        });
        return count[0] > most ? Optional.empty() : Optional.of(Arrays.copyOf(found, count[0]));
    }
}
