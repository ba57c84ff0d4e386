// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.Arrays;
import org.roundtrip.dissect.DissectException;

/**
 * A position in the bytes of a logical message, with the alignment, byte order and end that apply there. In an
 * encapsulation, alignment is counted from its beginning. This class notes no fields.
 */
final class CdrBytes {
    /** Of a message that goes on in fragments. It is less than any value tag, so that no tag is taken for a length. */
    private static final int OPEN_END = 0x7fffff00;

    private final Joined message;
    private final byte[] bytes;
    /** How many values were read by this instance and by those that were made from it. */
    private final int[] steps;
    private final int encapsulation;
    private int at;
    private int end;
    private boolean little;

    private CdrBytes(Joined message, int[] steps, int encapsulation, int at, int end) {
        this.message = message;
        this.bytes = message.bytes();
        this.steps = steps;
        this.encapsulation = encapsulation;
        this.at = at;
        this.end = end;
        this.little = message.head().little();
    }

    /** The place behind the GIOP header. */
    static CdrBytes behindHeader(Joined message) {
        return new CdrBytes(message, new int[1], -1, GiopHeader.BYTES, message.more() ? OPEN_END : message.end());
    }

    /** The first byte of an encapsulation outside of a message. */
    static CdrBytes of(byte[] alone) {
        return new CdrBytes(Joined.of(alone), new int[1], 0, 0, alone.length);
    }

    /** Returns a copy at the same place; not within an encapsulation. */
    CdrBytes copy() {
        return new CdrBytes(message, steps, -1, at, message.more() ? OPEN_END : message.end());
    }

    /** The encapsulation of that many bytes that begins here. */
    CdrBytes within(int length) {
        return new CdrBytes(message, steps, at, at, at + length);
    }

    Joined message() {
        return message;
    }

    int at() {
        return at;
    }

    void at(int place) {
        at = place;
    }

    /** How many bytes of the message or encapsulation are left, at least. */
    int left() {
        return (end == OPEN_END ? message.end() : end) - at;
    }

    /** From now on the message ends with the parts received so far. */
    void endHere() {
        end = Math.max(at, message.end());
    }

    int steps() {
        return steps[0];
    }

    boolean little() {
        return little;
    }

    void little(boolean is) {
        little = is;
    }

    /** How many bytes are missing to a multiple of a size. */
    int toMultiple(int size) {
        int odd = Math.floorMod(at - (encapsulation >= 0 ? encapsulation : message.origin(at)), size);
        return odd == 0 ? 0 : size - odd;
    }

    /**
     * Whether that many bytes were received.
     *
     * @return false when some of them are in a fragment that was not received yet
     * @throws DissectException.Malformed  when the message or encapsulation ends before
     * @throws DissectException.Incomplete when the current part was not received completely
     */
    boolean has(long size) throws DissectException {
        if (size < 0 || size > end - at) {
            throw tooLong();
        }
        if (size <= bytes.length - at) {
            return true;
        }
        if (bytes.length < message.end()) {
            throw DissectException.Incomplete.INSTANCE;
        }
        return false;
    }

    /** How many bytes were received. */
    int atHand() {
        return bytes.length - at;
    }

    /** Whether that many elements can follow, when each has at least {@code least} bytes. */
    boolean mayHave(long count, int least) {
        return count * least <= end - at;
    }

    /** Skips bytes that were received. @return whether some of them are in the part that is read now */
    boolean pass(int size) {
        at += size;
        steps[0]++;
        return size > 0 && at > message.own();
    }

    /** How many of the bytes just skipped are in the part that is read now; at most {@code size}. */
    int own(int size) {
        return Math.min(size, at - message.own());
    }

    /** The number in the bytes just skipped. */
    long number(int size) {
        long value = 0;
        if (little) {
            for (int i = 1; i <= size; i++) {
                value = value << 8 | bytes[at - i] & 0xFF;
            }
        } else {
            for (int i = size; i > 0; i--) {
                value = value << 8 | bytes[at - i] & 0xFF;
            }
        }
        return value;
    }

    /** The next two bytes as a big-endian number. */
    int peekU16() {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    /** Returns a copy of bytes that were skipped. */
    byte[] copy(int from, int length) {
        return Arrays.copyOfRange(bytes, from, from + length);
    }

    static DissectException.Malformed tooLong() {
        return new DissectException.Malformed("giop.over");
    }
}
