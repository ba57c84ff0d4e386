// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjLongConsumer;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Piece;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.roles.RoleCounts;

/**
 * The messages of a capture in 48 bytes each. The chunks are never copied. The thread that decodes writes; after that,
 * any thread reads.
 */
public final class MessageStore {
    private static final Texts TEXTS = Texts.of(MessageStore.class);

    /** Messages beyond this number are not stored. */
    static final int MOST = 4_000_000;
    /** Stands for no packet, no call or no partner. */
    public static final int NONE = -1;

    private static final int CHUNK_BITS = 12;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int INTS = 8;
    private static final int STREAM = 0, SUMMARY = 1, FIRST = 2, LAST = 3, CALL = 4, PARTNER = 5, LENGTH = 6,
            ROLES = 7;

    private record Chunk(int[] ints, long[] from, long[] requestIds) {
        Chunk() {
            this(new int[CHUNK * INTS], new long[CHUNK], new long[CHUNK]);
        }
    }

    private final List<Chunk> chunks = new ArrayList<>();
    private final MessageSummaries summaries;
    private final RoleCounts roles = new RoleCounts();
    private int size;

    /** @param capture whose dissectors know the purpose of each message */
    MessageStore(IndexedCapture capture) {
        summaries = new MessageSummaries(capture);
    }

    void add(int stream, Message message) {
        if (size >> CHUNK_BITS == chunks.size()) {
            chunks.add(new Chunk());
        }
        int number = size++;
        Chunk chunk = chunks.get(number >> CHUNK_BITS);
        chunk.from[number & CHUNK - 1] = message.from();
        chunk.requestIds[number & CHUNK - 1] = message.requestId();
        set(number, STREAM, stream);
        set(number, SUMMARY, summaries.add(message));
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

    /** All messages are added. Frees what only adding needs. */
    void close() {
        roles.close();
    }

    /** Returns the number of messages. */
    public int size() {
        return size;
    }

    /** Returns the number of the connection of a message. */
    public int stream(int message) {
        return get(message, STREAM);
    }

    /** Returns protocol, side, kind and operation of a message. */
    public MessageSummary summary(int message) {
        return summaries.get(get(message, SUMMARY));
    }

    /** Returns all different summaries. */
    List<MessageSummary> summaries() {
        return summaries.all();
    }

    /** Returns what the operation of a message is for. */
    public Purpose purpose(int message) {
        return summaries.purpose(get(message, SUMMARY));
    }

    /** Returns the offset of the first byte in its direction of the connection. */
    public long from(int message) {
        return chunks.get(message >> CHUNK_BITS).from[message & CHUNK - 1];
    }

    /** Returns the length of a message in bytes. */
    public long length(int message) {
        return get(message, LENGTH) & 0xFFFF_FFFFL;
    }

    /** Adds the bytes of a message by role to a sum. */
    public void addRoles(int message, ObjLongConsumer<ByteRole> sum) {
        roles.addTo(sum, get(message, ROLES), length(message));
    }

    /** Only the first bytes of a message were sent: sets its length to these. */
    void shorten(int message, long length) {
        set(message, LENGTH, (int) length);
    }

    /** Returns the request id, {@link Message#NO_ID} when there is none. */
    public long requestId(int message) {
        return chunks.get(message >> CHUNK_BITS).requestIds[message & CHUNK - 1];
    }

    /** Returns the first packet with bytes of a message, {@link #NONE} when none was captured. */
    public int firstPacket(int message) {
        return get(message, FIRST);
    }

    /** Returns the last packet with bytes of a message, {@link #NONE} when none was captured. */
    public int lastPacket(int message) {
        return get(message, LAST);
    }

    /** Adds a packet that contains bytes of a message. */
    public void packet(int message, int packet) {
        int first = get(message, FIRST);
        set(message, FIRST, first == NONE ? packet : Math.min(first, packet));
        set(message, LAST, Math.max(get(message, LAST), packet));
    }

    /** Returns the call of a message, {@link #NONE} when it belongs to none. */
    public int call(int message) {
        return get(message, CALL);
    }

    /** Assigns a message to a call, or to {@link #NONE}. */
    public void call(int message, int call) {
        set(message, CALL, call);
    }

    /** Returns the response to a request or the request of a response; {@link #NONE} when there is none. */
    public int partner(int message) {
        return get(message, PARTNER);
    }

    void partner(int message, int partner) {
        set(message, PARTNER, partner);
    }

    /** Returns all that is stored of a message. */
    public MessageRow row(int message) {
        MessageSummary summary = summary(message);
        int call = call(message);
        int partner = partner(message);
        return new MessageRow(message, stream(message), summary.protocol(), summary.side(), summary.kind(), summary.carriers(),
                summary.operation(), summary.code(), requestId(message), from(message),
                from(message) + length(message), firstPacket(message), lastPacket(message), call == NONE ? null : (Integer) call,
                partner == NONE ? null : (Integer) partner, roles.of(get(message, ROLES), length(message)),
                summary.problem());
    }

    private int get(int message, int what) {
        return chunks.get(message >> CHUNK_BITS).ints[(message & CHUNK - 1) * INTS + what];
    }

    private void set(int message, int what, int value) {
        chunks.get(message >> CHUNK_BITS).ints[(message & CHUNK - 1) * INTS + what] = value;
    }
}
