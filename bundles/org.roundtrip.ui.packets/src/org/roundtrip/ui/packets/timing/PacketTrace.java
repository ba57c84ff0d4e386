// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/**
 * What the chart needs to know of every packet: beside time and length, which others hold, a byte for each, in chunks
 * that are never copied; and from when to when the packets of a chunk were seen, to find some by time although a file
 * need not be in order. One thread adds and changes, others read up to {@link #size}.
 */
final class PacketTrace {
    private static final int BITS = 12;
    private static final int CHUNK = 1 << BITS;

    private static final class Chunk {
        private final byte[] marks = new byte[CHUNK];
        private volatile long earliest = Long.MAX_VALUE;
        private volatile long latest = Long.MIN_VALUE;
    }

    private final IntToLongFunction times;
    private final IntUnaryOperator lengths;
    private volatile Chunk[] chunks = new Chunk[16];
    private volatile int size;

    /**
     * A trace without packets.
     *
     * @param times   when each packet was seen, in nanoseconds since the origin of the time axis
     * @param lengths of each packet on the wire
     */
    PacketTrace(IntToLongFunction times, IntUnaryOperator lengths) {
        this.times = times;
        this.lengths = lengths;
    }

    /** Adds the next packet, see {@link Mark}. */
    void add(byte mark) {
        int at = size;
        Chunk chunk = chunkFor(at >> BITS);
        chunk.marks[at & CHUNK - 1] = mark;
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

    /** More is known of a packet. */
    void mark(int packet, byte mark) {
        chunks[packet >> BITS].marks[packet & CHUNK - 1] = mark;
    }

    int size() {
        return size;
    }

    long time(int packet) {
        return times.applyAsLong(packet);
    }

    /** Its length on the wire. */
    int length(int packet) {
        return lengths.applyAsInt(packet);
    }

    byte mark(int packet) {
        return chunks[packet >> BITS].marks[packet & CHUNK - 1];
    }

    /** When the last packet was seen; -1 without packets. */
    long end() {
        long end = -1;
        for (int c = 0; c << BITS < size; c++) {
            end = Math.max(end, chunks[c].latest);
        }
        return end;
    }

    /** Visits the packets seen from one time to another, both included, in the order of the file. */
    void between(double from, double to, IntConsumer visitor) {
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

    /** Packets seen between two times, at most so many; null when there are more. */
    int[] few(double from, double to, int most) {
        int[] found = new int[most + 1];
        int[] count = {0};
        between(from, to, packet -> {
            if (count[0] <= most) {
                found[count[0]++] = packet;
            }
        });
        return count[0] > most ? null : Arrays.copyOf(found, count[0]);
    }
}
