// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.roundtrip.capture.packet.Packet;

/**
 * Place, time, lengths and stream of every packet of a file: 24 bytes each, in chunks that are never copied. One thread
 * adds, others may read the packets below {@link #size()} at the same time.
 */
public final class PacketIndex {
    /** The greatest offset that an index can hold: 16 TiB. */
    static final long LAST_OFFSET = (1L << 44) - 1;

    private static final int CHUNK_BITS = 14;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int STREAM_BITS = 17;
    private static final int STREAM_MASK = (1 << STREAM_BITS) - 1;
    private static final VarHandle SIZE;

    static {
        try {
            SIZE = MethodHandles.lookup().findVarHandle(PacketIndex.class, "size", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** @param places in each: the offset, the number of the stream + 1, and one bit for the direction */
    private record Chunk(long[] places, long[] times, int[] lengths, int[] payloads) {
        Chunk() {
            this(new long[CHUNK], new long[CHUNK], new int[CHUNK], new int[CHUNK]);
        }
    }

    private volatile Chunk[] chunks = new Chunk[16];
    private int size;

    /**
     * Adds the next packet.
     *
     * @param offset     its place in the file, see {@link Packet#offset}
     * @param epochNanos when it was captured, in nanoseconds since 1970, or {@link Packet#NO_TIME}
     * @param wireLength its length on the wire, link layer included
     * @param stream     number of its TCP stream, or {@link TcpStreams#NONE}
     * @param fromClient whether the side that opened the stream sent it
     * @param payload    bytes that it carries above TCP
     * @throws IllegalStateException when the index holds {@link Integer#MAX_VALUE} packets already
     */
    void add(long offset, long epochNanos, int wireLength, int stream, boolean fromClient, int payload) {
        int at = size;
        if (at == Integer.MAX_VALUE) {
            throw new IllegalStateException("an index holds no more packets");
        }
        Chunk chunk = chunkFor(at);
        int in = at & CHUNK - 1;
        chunk.places[in] = offset << STREAM_BITS + 1 | stream + 1L << 1 | (fromClient ? 1 : 0);
        chunk.times[in] = epochNanos;
        chunk.lengths[in] = wireLength;
        chunk.payloads[in] = payload;
        SIZE.setRelease(this, at + 1);
    }

    private Chunk chunkFor(int packet) {
        int number = packet >> CHUNK_BITS;
        if (number == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * number);
        }
        if (chunks[number] == null) {
            chunks[number] = new Chunk();
        }
        return chunks[number];
    }

    /** How many packets there are so far. */
    public int size() {
        return (int) SIZE.getAcquire(this);
    }

    /** The place of a packet in the file, in bytes. */
    public long offset(int packet) {
        return place(packet) >>> STREAM_BITS + 1;
    }

    /** When a packet was captured, in nanoseconds since 1970, or {@link Packet#NO_TIME}. */
    public long epochNanos(int packet) {
        return chunks[packet >> CHUNK_BITS].times[packet & CHUNK - 1];
    }

    /** Number of a packet's TCP stream, or {@link TcpStreams#NONE}. */
    public int stream(int packet) {
        return (int) (place(packet) >>> 1 & STREAM_MASK) - 1;
    }

    /** Whether the client of its stream sent a packet; false for a packet without a stream. */
    public boolean fromClient(int packet) {
        return (place(packet) & 1) != 0;
    }

    /** Length of a packet on the wire, link layer included. */
    public int wireLength(int packet) {
        return chunks[packet >> CHUNK_BITS].lengths[packet & CHUNK - 1];
    }

    /** How many bytes a packet carries above TCP; 0 for a packet without a stream. */
    public int payloadLength(int packet) {
        return chunks[packet >> CHUNK_BITS].payloads[packet & CHUNK - 1];
    }

    private long place(int packet) {
        return chunks[packet >> CHUNK_BITS].places[packet & CHUNK - 1];
    }
}
