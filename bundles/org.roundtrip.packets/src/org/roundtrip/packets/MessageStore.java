// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Piece;

/**
 * The messages of a capture as numbers, 48 bytes for each, in chunks that are never copied. Written by the thread that
 * decodes; afterwards read by any.
 */
final class MessageStore {
    /** More are not listed. */
    static final int MOST = 4_000_000;
    /** Of a message of which no packet was captured, and of one that belongs to no call or has no partner. */
    static final int NONE = -1;

    private static final int CHUNK_BITS = 12;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int INTS = 8;
    private static final int STREAM = 0, HEADLINE = 1, FIRST = 2, LAST = 3, CALL = 4, PARTNER = 5, LENGTH = 6,
            ROLES = 7;

    private record Chunk(int[] ints, long[] from, long[] requestIds) {
        Chunk() {
            this(new int[CHUNK * INTS], new long[CHUNK], new long[CHUNK]);
        }
    }

    private final List<Chunk> chunks = new ArrayList<>();
    private final Headline.Table headlines = new Headline.Table();
    private final RoleCounts roles = new RoleCounts();
    private int size;

    void add(int stream, Message message) {
        if (size >> CHUNK_BITS == chunks.size()) {
            chunks.add(new Chunk());
        }
        int number = size++;
        Chunk chunk = chunks.get(number >> CHUNK_BITS);
        chunk.from[number & CHUNK - 1] = message.from();
        chunk.requestIds[number & CHUNK - 1] = message.requestId();
        set(number, STREAM, stream);
        set(number, HEADLINE, headlines.add(message));
        set(number, FIRST, NONE);
        set(number, LAST, NONE);
        for (Piece piece : message.pieces()) {
            packet(number, (int) piece.packet());
        }
        set(number, CALL, NONE);
        set(number, PARTNER, NONE);
        set(number, LENGTH, (int) Math.min(0xFFFF_FFFFL, message.length()));
        set(number, ROLES, roles.add(message));
    }

    void close() {
        roles.close();
    }

    int size() {
        return size;
    }

    int stream(int message) {
        return get(message, STREAM);
    }

    Headline headline(int message) {
        return headlines.get(get(message, HEADLINE));
    }

    long from(int message) {
        return chunks.get(message >> CHUNK_BITS).from[message & CHUNK - 1];
    }

    long length(int message) {
        return get(message, LENGTH) & 0xFFFF_FFFFL;
    }

    /** It was on the wire only so far. */
    void shorten(int message, long length) {
        set(message, LENGTH, (int) length);
    }

    long requestId(int message) {
        return chunks.get(message >> CHUNK_BITS).requestIds[message & CHUNK - 1];
    }

    int firstPacket(int message) {
        return get(message, FIRST);
    }

    int lastPacket(int message) {
        return get(message, LAST);
    }

    /** A packet with bytes of it was seen. */
    void packet(int message, int packet) {
        int first = get(message, FIRST);
        set(message, FIRST, first == NONE ? packet : Math.min(first, packet));
        set(message, LAST, Math.max(get(message, LAST), packet));
    }

    int call(int message) {
        return get(message, CALL);
    }

    void call(int message, int call) {
        set(message, CALL, call);
    }

    int partner(int message) {
        return get(message, PARTNER);
    }

    void partner(int message, int partner) {
        set(message, PARTNER, partner);
    }

    MessageRow row(int message) {
        Headline headline = headline(message);
        int call = call(message);
        int partner = partner(message);
        return new MessageRow(message, stream(message), headline.protocol(), headline.side(), headline.kind(),
                headline.operation(), requestId(message), from(message), from(message) + length(message),
                firstPacket(message), lastPacket(message), call == NONE ? null : (Integer) call,
                partner == NONE ? null : (Integer) partner, roles.of(get(message, ROLES), length(message)),
                headline.problem());
    }

    private int get(int message, int what) {
        return chunks.get(message >> CHUNK_BITS).ints[(message & CHUNK - 1) * INTS + what];
    }

    private void set(int message, int what, int value) {
        chunks.get(message >> CHUNK_BITS).ints[(message & CHUNK - 1) * INTS + what] = value;
    }
}
