// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/**
 * A number of seven bits in each byte, the lowest first.
 *
 * @param size how many bytes it has
 */
record Varint(long value, int size) {
    private static final int LONGEST = 10;

    /**
     * Reads a number without taking it.
     *
     * @param ahead how many bytes are before it
     * @param most  how many bytes it may have
     * @return null when it does not end within these
     */
    static Varint peek(MessageReader in, int ahead, int most) {
        long value = 0;
        for (int size = 1; size <= Math.min(LONGEST, most); size++) {
            int next = in.peek(ahead + size - 1);
            if (next < 0) {
                return null;
            }
            value |= (long) (next & 0x7F) << 7 * (size - 1);
            if (next < 0x80) {
                return new Varint(value, size);
            }
        }
        return null;
    }

    /** Reads a number that ends before {@link MessageReader#taken} would be {@code end}, without taking it. */
    static Varint next(MessageReader in, int end) throws DissectException {
        Varint number = peek(in, 0, end - in.taken());
        if (number == null) {
            throw new DissectException.Malformed("protobuf.over");
        }
        return number;
    }

    /** Takes such a number. */
    static Varint take(MessageReader in, int end) throws DissectException {
        Varint number = next(in, end);
        in.skip(number.size);
        return number;
    }
}
