// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

/**
 * Some bytes of the message that is looked at, or of the packet's frame.
 *
 * @param of   whose bytes
 * @param from the first, from 0
 * @param to   behind the last
 */
public record ByteRange(Whole of, long from, long to) {

    /** What the bytes are a part of. */
    public enum Whole {
        /** The message, across the packets that carry it. */
        MESSAGE,
        /** The packet's frame, link layer included. */
        FRAME
    }

    /** @throws IllegalArgumentException when the range begins before the whole or ends before it begins */
    public ByteRange {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("a range of bytes cannot end before it begins");
        }
    }

    /** Some bytes of the message. */
    public ByteRange(long from, long to) {
        this(Whole.MESSAGE, from, to);
    }
}
