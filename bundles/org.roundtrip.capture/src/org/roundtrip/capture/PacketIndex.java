// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the packets of a file stand, and what tells them apart: 20 bytes for each, in chunks that are never copied. One
 * thread adds, others may read up to {@link #size()} at the same time.
 */
public final class PacketIndex {
    private static final int CHUNK_BITS = 14;
    private static final int CHUNK = 1 << CHUNK_BITS;

    private record Chunk(long[] offsets, long[] times, int[] streams) {
        Chunk() {
            this(new long[CHUNK], new long[CHUNK], new int[CHUNK]);
        }
    }

    private volatile List<Chunk> chunks = List.of();
    private volatile int size;

    /**
     * Adds the next packet.
     *
     * @param stream number of its TCP connection, or {@link StreamTable#NONE}
     * @throws IllegalStateException when there are more than two thousand million
     */
    public void add(Packet packet, int stream) {
        int at = size;
        if (at == Integer.MAX_VALUE) {
            throw new IllegalStateException("an index holds no more packets");
        }
        if (at >> CHUNK_BITS == chunks.size()) {
            List<Chunk> more = new ArrayList<>(chunks);
            more.add(new Chunk());
            chunks = more;
        }
        Chunk chunk = chunks.get(at >> CHUNK_BITS);
        chunk.offsets[at & CHUNK - 1] = packet.offset();
        chunk.times[at & CHUNK - 1] = packet.epochNanos();
        chunk.streams[at & CHUNK - 1] = stream;
        size = at + 1;
    }

    /** Packets so far. */
    public int size() {
        return size;
    }

    /** Where a packet stands in the file. */
    public long offset(int packet) {
        return chunks.get(packet >> CHUNK_BITS).offsets[packet & CHUNK - 1];
    }

    /** When a packet was seen, or {@link Packet#NO_TIME}. */
    public long epochNanos(int packet) {
        return chunks.get(packet >> CHUNK_BITS).times[packet & CHUNK - 1];
    }

    /** Its TCP connection, or {@link StreamTable#NONE}. */
    public int stream(int packet) {
        return chunks.get(packet >> CHUNK_BITS).streams[packet & CHUNK - 1];
    }
}
