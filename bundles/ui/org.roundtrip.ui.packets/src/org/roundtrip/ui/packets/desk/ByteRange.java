// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

/**
 * A range of bytes in the selected message, or in the selected packet's frame.
 *
 * @param of   what the bytes are part of
 * @param from the first byte, counted from 0
 * @param to   one after the last byte
 */
public record ByteRange(Whole of, long from, long to) {

    /** What the bytes are a part of. */
    public enum Whole {
        /** The message, across all packets that carry it. */
        MESSAGE,
        /** The packet's frame, including its link layer header. */
        FRAME
    }

    /** @throws IllegalArgumentException if {@code from} is negative or {@code to} is less */
    public ByteRange {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("a range of bytes cannot end before it begins");
        }
    }

    /** Creates a range of bytes of the message. */
    public ByteRange(long from, long to) {
        this(Whole.MESSAGE, from, to);
    }
}
