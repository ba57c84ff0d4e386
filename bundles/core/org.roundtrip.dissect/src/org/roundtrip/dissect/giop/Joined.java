// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.roundtrip.dissect.MessageReader;

/**
 * The bytes of a logical message. They are those of its first part from its GIOP header on, and those of its fragments
 * after their headers. It stores how far sequences were read, so that reading continues there when the next part
 * arrives.
 */
final class Joined {
    /** How far a sequence was read: the number of its complete elements, and the place where the next one begins. */
    record Reached(int elements, int at) {
    }

    private static final NavigableMap<Integer, Integer> NO_ORIGINS = Collections.emptyNavigableMap();

    private final GiopHeader head;
    /**
     * How far each sequence was read, by the place where it begins. It has that of earlier parts, and with the current
     * part.
     */
    private final Map<Integer, Reached> before;
    private Map<Integer, Reached> now = Map.of();
    private final NavigableMap<Integer, Integer> origins;
    private final byte[] bytes;
    private final int own;
    private final long end;
    private final boolean more;

    private Joined(GiopHeader head, Map<Integer, Reached> before, NavigableMap<Integer, Integer> origins,
            byte[] bytes, int own, long end, boolean more) {
        this.head = head;
        this.before = before;
        this.origins = origins;
        this.bytes = bytes;
        this.own = own;
        this.end = end;
        this.more = more;
    }

    /** The message whose GIOP header was just taken. */
    static Joined first(GiopHeader head, MessageReader in) {
        byte[] bytes = in.look(GiopHeader.BYTES, head.size());
        return new Joined(head, Map.of(), NO_ORIGINS, bytes, GiopHeader.BYTES, GiopHeader.BYTES + head.size(),
                head.more());
    }

    /**
     * Returns these bytes with those of the fragment whose headers were just taken. In GIOP 1.1 values are aligned
     * within the fragment; in GIOP 1.2 that is the same as within the whole.
     *
     * @param headers how many bytes of the fragment were taken
     */
    Joined and(GiopHeader fragment, int headers, MessageReader in) {
        byte[] more = in.look(GiopHeader.BYTES + fragment.size() - headers);
        byte[] all = Arrays.copyOf(bytes, bytes.length + more.length);
        System.arraycopy(more, 0, all, bytes.length, more.length);
        NavigableMap<Integer, Integer> shifted = new TreeMap<>(origins);
        shifted.put(bytes.length, bytes.length - headers);
        return new Joined(head, now, shifted, all, bytes.length,
                bytes.length + GiopHeader.BYTES + fragment.size() - headers, fragment.more());
    }

    /** Wraps bytes that are no message. */
    static Joined of(byte[] bytes) {
        GiopHeader none = new GiopHeader(2, false, false, GiopHeader.Type.FRAGMENT, bytes.length);
        return new Joined(none, Map.of(), NO_ORIGINS, bytes, 0, bytes.length, false);
    }

    /** The request id of GIOP 1.2, which follows the GIOP header in every message that may have fragments. */
    long requestId() {
        int at = GiopHeader.BYTES;
        ByteOrder order = head.little() ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        return bytes.length < at + 4 ? 0 : ByteBuffer.wrap(bytes).order(order).getInt(at) & 0xFFFF_FFFFL;
    }

    /** The header of the first part. */
    GiopHeader head() {
        return head;
    }

    /** The received bytes. */
    byte[] bytes() {
        return bytes;
    }

    /** Place of the first byte that the reader has not taken yet. */
    int own() {
        return own;
    }

    /** Place after the last byte of the parts so far, whether all of it was received or not. */
    int end() {
        return (int) Math.min(end, Integer.MAX_VALUE);
    }

    /** Whether fragments follow. */
    boolean more() {
        return more;
    }

    /** How far the earlier parts go in a sequence. @return null when it does not begin in them */
    Reached reached(int sequence) {
        return before.get(sequence);
    }

    /** Stores how far the parts so far go in a sequence, for the next part. */
    void reach(int sequence, Reached reached) {
        if (now.isEmpty()) {
            now = new HashMap<>();
        }
        now.put(sequence, reached);
    }

    /** The place from which alignment is counted at a place. */
    int origin(int at) {
        var part = origins.isEmpty() ? null : origins.floorEntry(at);
        return part == null ? 0 : part.getValue();
    }
}
